extension DynamicTypeSize {
  /// Creates a size from SwiftUI's name, UIKit's name or UIKit's raw string.
  ///
  /// `accessibility1`, `accessibilityMedium` and `UICTContentSizeCategoryAccessibilityM` are one.
  /// - Returns: nil for any other name.
  public init?(name: some StringProtocol) {
    let name = String(name)
    guard let size = Self.allCases.first(where: { $0.spellings.contains(name) }) else { return nil }
    self = size
  }

  /// UIKit's name of the size, `extraSmall` to `accessibilityExtraExtraExtraLarge`.
  public var uiKitName: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// The raw string of UIKit's content size category, as launch arguments carry it.
  public var contentSizeCategory: String {
    let suffix =
      switch self {
      case .xSmall: "XS"
      case .small: "S"
      case .medium: "M"
      case .large: "L"
      case .xLarge: "XL"
      case .xxLarge: "XXL"
      case .xxxLarge: "XXXL"
      case .accessibility1: "AccessibilityM"
      case .accessibility2: "AccessibilityL"
      case .accessibility3: "AccessibilityXL"
      case .accessibility4: "AccessibilityXXL"
      case .accessibility5: "AccessibilityXXXL"
      }
    return "UICTContentSizeCategory" + suffix
  }

  private var spellings: [String] { [rawValue, uiKitName, contentSizeCategory] }
}

extension TextStyle {
  /// Creates a style from SwiftUI's name, UIKit's name or UIKit's raw string.
  ///
  /// `title`, `title1` and `UICTFontTextStyleTitle1` are one.
  /// - Returns: nil for any other name.
  public init?(name: some StringProtocol) {
    let name = String(name)
    let style = Self.allCases.first {
      name == $0.rawValue || name == $0.uiKitName || name == $0.fontTextStyle
    }
    guard let style else { return nil }
    self = style
  }

  /// UIKit's name of the style: `title1` and `caption1` where SwiftUI has `title` and `caption`.
  public var uiKitName: String {
    switch self {
    case .title: "title1"
    case .caption: "caption1"
    default: rawValue
    }
  }

  /// The raw string of UIKit's text style.
  public var fontTextStyle: String {
    let suffix =
      switch self {
      case .largeTitle: "Title0"
      case .title: "Title1"
      case .title2: "Title2"
      case .title3: "Title3"
      case .headline: "Headline"
      case .body: "Body"
      case .callout: "Callout"
      case .subheadline: "Subhead"
      case .footnote: "Footnote"
      case .caption: "Caption1"
      case .caption2: "Caption2"
      }
    return "UICTFontTextStyle" + suffix
  }
}
