/// A named set of limits (facts: rules-and-peers.md §5.1 and §5.2).
///
/// A set that is stricter than another in one limit is not more lenient in any other, but for the
/// readings of Apple's and Android's own checks, which are theirs.
public struct Thresholds: Hashable, Sendable {
  /// The name, as the command line and reports have it.
  public let name: String
  /// Which text counts as large.
  public var largeText = LargeText.iosPoints
  /// The contrast ratio that text needs.
  public var textContrast = 4.5
  /// The contrast ratio that large text needs.
  public var largeTextContrast = 3.0
  /// The contrast ratio that the outline of a control needs.
  public var nonTextContrast = 3.0
  /// The contrast ratio that text needs at level AAA.
  public var enhancedTextContrast = 7.0
  /// The contrast ratio that large text needs at level AAA.
  public var enhancedLargeTextContrast = 4.5
  /// Whether the contrast of level AAA is required, rather than advised.
  public var requiresEnhancedContrast = false
  /// The width and height that a target needs where others are close, in points.
  public var targetSize = 24.0
  /// The width and height below which the platform's guidelines allow no target, in points.
  public var leastTargetSize = 28.0
  /// The width and height of a target that everyone hits, in points.
  public var enhancedTargetSize = 44.0
  /// Whether that size is required, rather than advised.
  public var requiresEnhancedTargetSize = false
  /// By how much a target may miss a size, in points.
  public var targetTolerance = 0.0
  /// The least grave outcome that fails an audit where nobody says otherwise.
  public var failOn = Outcome.failed
  /// How much of something a card may have.
  public var budgets = Budgets()

  private init(_ name: String, _ differ: (inout Thresholds) -> Void = { _ in }) {
    self.name = name
    differ(&self)
  }

  /// The sets that have a name, the default one first.
  public static let all: [Thresholds] = [wcag22AA, wcag22AAA, apple, androidParity, strict]

  /// WCAG 2.2 at the levels A and AA.
  public static let wcag22AA = Thresholds("wcag22-aa")

  /// WCAG 2.2 with the criteria of level AAA: 1.4.6 and 2.5.5.
  public static let wcag22AAA = Thresholds("wcag22-aaa") {
    $0.requiresEnhancedContrast = true
    $0.requiresEnhancedTargetSize = true
  }

  /// Apple's own readings: targets of 44 points, large text from 18 points or in any bold.
  public static let apple = Thresholds("apple") {
    $0.largeText = .apple
    $0.requiresEnhancedTargetSize = true
    $0.targetTolerance = 0.1
  }

  /// The limits of Android's checks: targets of 48 units, ratios that may miss theirs by 0.01.
  public static let androidParity = Thresholds("android-parity") {
    $0.textContrast = 4.49
    $0.largeTextContrast = 2.99
    $0.nonTextContrast = 2.99
    $0.enhancedTargetSize = 48
    $0.requiresEnhancedTargetSize = true
  }

  /// The strictest of each; what passes here passes by every other set (ours), advice included.
  public static let strict = Thresholds("strict") {
    $0.largeText = .wcag
    $0.requiresEnhancedContrast = true
    $0.enhancedTargetSize = 48
    $0.requiresEnhancedTargetSize = true
    $0.failOn = .advice
  }

  /// Returns the set of a name, nil where there is none.
  public static func named(_ name: some StringProtocol) -> Thresholds? {
    all.first { $0.name == name }
  }

  /// Returns the contrast ratio that a text of a font needs, by a reading of large text.
  func contrast(for font: ResolvedFont, by reading: LargeText) -> Double {
    reading.isLarge(font) ? largeTextContrast : textContrast
  }

  /// Returns the contrast ratio that a text of a font needs at level AAA.
  func enhancedContrast(for font: ResolvedFont) -> Double {
    largeText.isLarge(font) ? enhancedLargeTextContrast : enhancedTextContrast
  }
}
