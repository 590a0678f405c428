/// Which text counts as large, for which a lower contrast is enough.
///
/// Judged at the default text size: a person's own choice of a larger one never relaxes it
/// (facts: platform.md §2.3). Bold is a weight of 700 or more, except for `apple`.
public enum LargeText: String, Hashable, Sendable, CaseIterable {
  /// From 18 points, or 14 bold, read as iOS points.
  case iosPoints = "ios-points"
  /// From 24 points, or 18.66 bold, as a WCAG point is 1.333 CSS pixels.
  case wcag
  /// From 18 points, or any bold; semibold is what iOS calls bold in most text styles.
  case apple

  /// Returns whether a text of a font counts as large.
  public func isLarge(_ font: ResolvedFont) -> Bool {
    let isBold = font.weight >= 700
    return switch self {
    case .iosPoints: font.declaredSize >= 18 || (isBold && font.declaredSize >= 14)
    case .wcag: font.declaredSize >= 24 || (isBold && font.declaredSize >= 18.66)
    case .apple: font.declaredSize >= 18 || font.weight >= 600
    }
  }
}

/// A named set of limits (facts: rules-and-peers.md §5.2).
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
  /// The width and height that a target needs where others are close, in points.
  public var targetSize = 24.0
  /// The contrast ratio that text needs at level AAA.
  public var enhancedTextContrast = 7.0
  /// The contrast ratio that large text needs at level AAA.
  public var enhancedLargeTextContrast = 4.5
  /// The width and height that a target needs at level AAA, in points.
  public var enhancedTargetSize = 44.0
  /// The width and height below which the platform's guidelines allow no target, in points.
  public var leastTargetSize = 28.0
  /// By how much a target may miss a size, in points.
  public var targetTolerance = 0.0
  /// The letters that the name of a control may have.
  public var nameLength = 40
  /// The letters that the name of a card may have, which stands for its content.
  public var contentLength = 120
  /// The words that one stop may say.
  public var stopWords = 40
  /// Whether what level AAA asks for is required, rather than advised.
  public var requiresEnhanced = false

  private init(_ name: String) {
    self.name = name
  }

  /// The sets that have a name, the default one first.
  public static let all: [Thresholds] = [wcag22AA, wcag22AAA, apple, androidParity, strict]

  /// WCAG 2.2 at the levels A and AA.
  public static let wcag22AA = Thresholds("wcag22-aa")
  /// WCAG 2.2 with the criteria of level AAA.
  public static let wcag22AAA: Thresholds = {
    var thresholds = Thresholds("wcag22-aaa")
    thresholds.requiresEnhanced = true
    return thresholds
  }()
  /// Apple's own readings.
  public static let apple: Thresholds = {
    var thresholds = Thresholds("apple")
    thresholds.largeText = .apple
    thresholds.targetTolerance = 0.1
    return thresholds
  }()
  /// The limits of Android's checks.
  public static let androidParity = Thresholds("android-parity")
  /// Everything that level AAA asks for.
  public static let strict: Thresholds = {
    var thresholds = Thresholds("strict")
    thresholds.requiresEnhanced = true
    return thresholds
  }()

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
