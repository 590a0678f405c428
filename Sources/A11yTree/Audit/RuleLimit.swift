/// A limit with which a rule compares, under each named set of thresholds.
public struct RuleLimit: Sendable {
  /// What is compared, in a few words.
  public let name: String
  /// The limit as people read it.
  private let value: @Sendable (Thresholds) -> String

  /// Creates a limit from what is compared and its value under given thresholds.
  init(_ name: String, _ value: @escaping @Sendable (Thresholds) -> String) {
    self.name = name
    self.value = value
  }

  /// Creates a limit that is a measure.
  static func measure(
    _ name: String, _ value: @escaping @Sendable (Thresholds) -> Measure
  ) -> RuleLimit {
    RuleLimit(name) { value($0).description }
  }

  /// Creates the limit that says how grave it is to miss what only level AAA asks for.
  static let enhancedOutcome = RuleLimit("outcome") { thresholds in
    (thresholds.requiresEnhanced ? Outcome.failed : .advice).rawValue
  }

  /// Returns the limit under given thresholds.
  public func value(under thresholds: Thresholds) -> String { value(thresholds) }

  /// Returns the values with the names of the thresholds that have them, the default one first.
  public var values: [(value: String, thresholds: [String])] {
    var values: [(value: String, thresholds: [String])] = []
    for thresholds in Thresholds.all {
      let value = value(thresholds)
      if let place = values.firstIndex(where: { $0.value == value }) {
        values[place].thresholds.append(thresholds.name)
      } else {
        values.append((value, [thresholds.name]))
      }
    }
    return values
  }
}
