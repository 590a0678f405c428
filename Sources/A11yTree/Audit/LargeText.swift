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
