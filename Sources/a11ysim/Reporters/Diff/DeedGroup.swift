import A11yTree
import CardA11y

/// Changes of what can be done that are one: what stands behind a new stop takes a gesture more.
struct DeedGroup {
  /// Where it is so.
  let environments: [ScreenEnvironment]
  /// What became of each; one at least.
  private(set) var changes: [DeedChange]

  /// The most actions that are named.
  private static let mostNames = 3

  /// Draws together the changes that are of one kind and as many gestures.
  static func all(_ changes: [Occurring<DeedChange>]) -> [DeedGroup] {
    var groups: [DeedGroup] = []
    for change in changes {
      let own = change.value
      let place = groups.firstIndex { group in
        guard let first = group.changes.first, [.harder, .easier].contains(own.kind) else {
          return false
        }
        return group.environments == change.environments && first.kind == own.kind
          && first.difference == own.difference
      }
      if let place {
        groups[place].changes.append(own)
      } else {
        groups.append(DeedGroup(environments: change.environments, changes: [own]))
      }
    }
    return groups
  }

  /// Returns the changes in words.
  func entry(at place: String) -> DiffEntry {
    let first = changes[0]
    let names = changes.prefix(Self.mostNames).map { $0.name }
    let rest = changes.count - names.count
    var subject: [DiffText] = []
    for (number, name) in names.enumerated() {
      if number > 0 { subject.append(", ") }
      subject += name
    }
    if rest > 0 { subject.append(.plain(" and \(rest) more")) }
    return DiffEntry(
      gravity: first.gravity, word: first.word, subject: subject, details: details, place: place)
  }

  private var details: [[DiffText]] {
    let first = changes[0]
    if let action = first.newAction, first.kind == .replaced {
      return [["now \(action.name)"]]
    }
    guard let difference = first.difference else {
      return first.kind == .unreachable ? [["no way leads there any more"]] : []
    }
    let count = abs(difference)
    let words =
      "\(count) \(count == 1 ? "gesture" : "gestures") \(difference > 0 ? "more" : "less")"
    guard changes.count == 1, let old = first.old, let new = first.new else {
      return [[.plain("\(words) each")]]
    }
    return [[.plain("\(old.gestures) gestures → \(new.gestures)")]]
  }
}

extension DeedChange {
  /// How many gestures more it takes, nil where there is no way on one side.
  fileprivate var difference: Int? {
    guard let old, let new else { return nil }
    return new.gestures - old.gestures
  }

  fileprivate var name: [DiffText] {
    [.plain("\(action.name) at "), stop.isEmpty ? .plain("a silent stop") : .heard(stop)]
  }

  fileprivate var word: String {
    switch kind {
    case .lost: "action lost"
    case .unreachable: "out of reach"
    case .harder: "more gestures"
    case .replaced: "other action"
    case .new: "new action"
    case .easier: "fewer gestures"
    }
  }
}
