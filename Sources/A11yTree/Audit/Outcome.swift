/// What a rule finds about one element (DESIGN §3; ACT's words).
public enum Outcome: String, Hashable, Sendable, CaseIterable {
  /// The expectation is met.
  case passed
  /// The model proves that the expectation is not met.
  case failed
  /// A person has to judge; a reason code says why.
  case cantTell
  /// A best practice is not met.
  case advice
  /// The rule is not about this element.
  case inapplicable
  /// The rule is not built yet, or the screen does not hold what it measures.
  case untested

  /// Whether it is reported, rather than only counted.
  public var isFinding: Bool { self == .failed || self == .cantTell || self == .advice }

  /// How grave it is, the gravest first.
  package var rank: Int {
    switch self {
    case .failed: 0
    case .cantTell: 1
    case .advice: 2
    case .passed: 3
    case .inapplicable: 4
    case .untested: 5
    }
  }
}
