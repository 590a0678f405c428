/// A contrast that WCAG 2.2 asks for; a ratio passes when it is at least the minimum.
public enum ContrastRequirement: String, Hashable, Sendable, CaseIterable {
  /// Text, level AA: 4.5.
  case aaText
  /// Large text, level AA: 3.
  case aaLargeText
  /// Text, level AAA: 7.
  case aaaText
  /// Large text, level AAA: 4.5.
  case aaaLargeText
  /// What identifies a control or its state, and meaningful graphics: 3.
  case nonText

  /// The least ratio that passes.
  public var minimum: Double {
    switch self {
    case .aaText: 4.5
    case .aaLargeText: 3
    case .aaaText: 7
    case .aaaLargeText: 4.5
    case .nonText: 3
    }
  }

  /// The number of the success criterion.
  public var successCriterion: String {
    switch self {
    case .aaText, .aaLargeText: "1.4.3"
    case .aaaText, .aaaLargeText: "1.4.6"
    case .nonText: "1.4.11"
    }
  }
}
