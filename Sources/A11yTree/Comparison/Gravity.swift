/// How grave a change is, the gravest first.
package enum Gravity: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// Something that could be heard or done is gone, or something fails that did not.
  case lost
  /// It takes more to hear or to do the same, or a person has to judge more.
  case worse
  /// It is different.
  case changed
  /// It takes less, or less is wrong.
  case better

  /// Returns whether the first is graver.
  package static func < (left: Gravity, right: Gravity) -> Bool { left.rawValue < right.rawValue }

  /// The word for machines and for the command line.
  package var name: String {
    switch self {
    case .lost: "lost"
    case .worse: "worse"
    case .changed: "changed"
    case .better: "better"
    }
  }
}
