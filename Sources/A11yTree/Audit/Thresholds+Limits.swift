extension Thresholds {
  /// One limit of a set, under the name of its property.
  public struct Limit: Hashable, Sendable {
    /// The name of the property.
    public let key: String
    /// What it limits, in a few words.
    public let title: String
    /// The value.
    public let value: Value

    /// What a limit holds.
    public enum Value: Hashable, Sendable, CustomStringConvertible {
      /// A ratio, a length in points, or a count.
      case number(Double)
      /// Whether something is required.
      case flag(Bool)
      /// One of several readings.
      case word(String)

      /// The value as people read it.
      public var description: String {
        switch self {
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .flag(let isOn): isOn ? "yes" : "no"
        case .word(let word): word
        }
      }
    }

    fileprivate init(_ key: String, _ title: String, _ value: Value) {
      self.key = key
      self.title = title
      self.value = value
    }
  }

  /// Every limit, in one order for all sets; the budgets last.
  public var limits: [Limit] {
    [
      Limit("largeText", "text that counts as large", .word(largeText.rawValue)),
      Limit("textContrast", "contrast of text", .number(textContrast)),
      Limit("largeTextContrast", "contrast of large text", .number(largeTextContrast)),
      Limit("nonTextContrast", "contrast of outlines", .number(nonTextContrast)),
      Limit("enhancedTextContrast", "contrast of text, AAA", .number(enhancedTextContrast)),
      Limit(
        "enhancedLargeTextContrast", "contrast of large text, AAA",
        .number(enhancedLargeTextContrast)),
      Limit(
        "requiresEnhancedContrast", "contrast of AAA required", .flag(requiresEnhancedContrast)),
      Limit("targetSize", "targets close to others", .number(targetSize)),
      Limit("leastTargetSize", "least target of the platform", .number(leastTargetSize)),
      Limit("enhancedTargetSize", "large targets", .number(enhancedTargetSize)),
      Limit(
        "requiresEnhancedTargetSize", "large targets required", .flag(requiresEnhancedTargetSize)),
      Limit("targetTolerance", "by how much a target may miss", .number(targetTolerance)),
      Limit("failOn", "least grave outcome that fails", .word(failOn.rawValue)),
    ]
      + Budget.all.map { budget in
        Limit(
          budget.key, budget.title,
          budgets[budget].map { .number(Double($0)) } ?? .word("none"))
      }
  }
}
