/// The text styles of iOS, under SwiftUI's names.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// 34 points at the default size.
  case largeTitle
  /// 28 points at the default size; UIKit's title1.
  case title
  /// 22 points at the default size.
  case title2
  /// 20 points at the default size.
  case title3
  /// 17 points at the default size, semibold.
  case headline
  /// 17 points at the default size.
  case body
  /// 16 points at the default size.
  case callout
  /// 15 points at the default size.
  case subheadline
  /// 13 points at the default size.
  case footnote
  /// 12 points at the default size; UIKit's caption1.
  case caption
  /// 11 points at the default size.
  case caption2
}
