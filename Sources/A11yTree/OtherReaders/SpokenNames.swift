/// The names by which Voice Control knows what can be operated on a screen.
///
/// An element goes by its input labels, the most important first, else by its label; one that
/// has neither can only be called by its number. Sources: facts: seed-systems.md §5.4,
/// voiceover.md §9.
public struct SpokenNames: Hashable, Sendable {
  /// The elements, in reading order.
  public let items: [Item]

  /// An element that can be called.
  public struct Item: Hashable, Sendable {
    /// The place among the stops of the reading.
    public let place: Int
    /// The number by which it can be called while numbers are shown, from 1.
    public let number: Int
    /// Its names, the shown one first; empty where it has none.
    public let names: [String]
    /// The names in a form that can be compared.
    fileprivate let keys: [String]
  }

  /// Finds the names on a screen.
  public init(_ reading: Reading) {
    items = reading.operableStops.enumerated().map { offset, place in
      let names = reading.tree.spokenNames(of: reading.stops[place].node)
      return Item(place: place, number: offset + 1, names: names, keys: names.map(\.comparable))
    }
  }

  /// Returns the elements that some words mean: those with that name, else those with a name
  /// that begins with them.
  ///
  /// Beginnings are enough because a person reads a name off the screen, and long ones are cut
  /// short (ours; facts: rules-and-peers.md §5, label-in-name).
  public func items(called words: String) -> [Item] {
    let key = words.comparable
    guard !key.isEmpty else { return [] }
    let exact = items.filter { $0.keys.contains(key) }
    guard exact.isEmpty else { return exact }
    let beginning = key + " "
    return items.filter { $0.keys.contains { $0.hasPrefix(beginning) } }
  }

  /// The names that several elements share, each as it is shown first, in reading order.
  public var ambiguous: [(name: String, items: [Item])] {
    var places: [String: Int] = [:]
    var groups: [(name: String, items: [Item])] = []
    for item in items {
      for (name, key) in zip(item.names, item.keys) where !key.isEmpty {
        guard let group = places[key] else {
          places[key] = groups.count
          groups.append((name, [item]))
          continue
        }
        if groups[group].items.last != item { groups[group].items.append(item) }
      }
    }
    return groups.filter { $0.items.count > 1 }
  }
}

extension AccessibilityTree {
  /// Returns the names by which Voice Control knows an element, the shown one first.
  fileprivate func spokenNames(of index: Int) -> [String] {
    let labels = nodes[index].inputLabels.filter { Optional($0).isSpoken }
    if !labels.isEmpty { return labels.map(\.heard) }
    guard let label = nodes[index].label, nodes[index].label.isSpoken else { return [] }
    return [label.heard]
  }
}
