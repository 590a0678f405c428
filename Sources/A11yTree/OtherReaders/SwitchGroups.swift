/// What Switch Control's item scanning highlights: items, and groups that are entered.
///
/// A group is a container, a card, or whatever keeps its children together, with more than one
/// entry inside; groups nest as their nodes do, and stand where the first item of them stands
/// (ours). That groups are entered and left one level at a time is the iPhone user guide's.
public struct SwitchGroups: Hashable, Sendable {
  /// What is highlighted one after the other on the whole screen.
  public let entries: [Entry]

  /// Something that is highlighted at once.
  public indirect enum Entry: Hashable, Sendable {
    /// The stop at a place of the reading.
    case item(place: Int)
    /// The node at an index of the tree, with what is highlighted inside.
    case group(node: Int, entries: [Entry])
  }

  /// Finds the groups of a screen.
  public init(_ reading: Reading) {
    var builder = Builder()
    for place in reading.operableStops { builder.add(place, of: reading) }
    entries = builder.entries(of: 0)
  }
}

extension SwitchGroups.Entry {
  /// The places of the stops that it covers, in order.
  public var places: [Int] {
    switch self {
    case .item(let place): [place]
    case .group(_, let entries): entries.flatMap(\.places)
    }
  }
}

/// Groups in one flat list, the screen itself first.
private struct Builder {
  private var groups: [(node: Int, children: [Child])] = [(-1, [])]
  private var numbers: [Int: Int] = [:]

  private enum Child {
    case item(Int)
    case group(Int)
  }

  mutating func add(_ place: Int, of reading: Reading) {
    let tree = reading.tree
    let path = tree.ancestors(of: reading.stops[place].node).filter(tree.isSwitchGroup)
    var group = 0
    for node in path.reversed() { group = number(of: node, in: group) }
    groups[group].children.append(.item(place))
  }

  private mutating func number(of node: Int, in outer: Int) -> Int {
    if let number = numbers[node] { return number }
    let number = groups.count
    numbers[node] = number
    groups.append((node, []))
    groups[outer].children.append(.group(number))
    return number
  }

  /// Returns what a group holds; one with a single entry is no group of its own.
  func entries(of number: Int) -> [SwitchGroups.Entry] {
    groups[number].children.flatMap { child -> [SwitchGroups.Entry] in
      switch child {
      case .item(let place): return [.item(place: place)]
      case .group(let inner):
        let entries = entries(of: inner)
        return entries.count < 2 ? entries : [.group(node: groups[inner].node, entries: entries)]
      }
    }
  }
}

extension AccessibilityTree {
  fileprivate func isSwitchGroup(_ index: Int) -> Bool {
    nodes[index].container != nil || nodes[index].groupsChildren
      || !nodes[index].traits.isDisjoint(with: [.isTabBar, .isCard])
  }
}
