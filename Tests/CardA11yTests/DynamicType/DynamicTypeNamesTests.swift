import A11yTree
import Testing

struct DynamicTypeNamesTests {
  /// SwiftUI's name, UIKit's, UIKit's raw string (facts: UIKit_DynamicType, OpenSwiftUI).
  private static let sizes: [(String, String, String)] = [
    ("xSmall", "extraSmall", "UICTContentSizeCategoryXS"),
    ("small", "small", "UICTContentSizeCategoryS"),
    ("medium", "medium", "UICTContentSizeCategoryM"),
    ("large", "large", "UICTContentSizeCategoryL"),
    ("xLarge", "extraLarge", "UICTContentSizeCategoryXL"),
    ("xxLarge", "extraExtraLarge", "UICTContentSizeCategoryXXL"),
    ("xxxLarge", "extraExtraExtraLarge", "UICTContentSizeCategoryXXXL"),
    ("accessibility1", "accessibilityMedium", "UICTContentSizeCategoryAccessibilityM"),
    ("accessibility2", "accessibilityLarge", "UICTContentSizeCategoryAccessibilityL"),
    ("accessibility3", "accessibilityExtraLarge", "UICTContentSizeCategoryAccessibilityXL"),
    ("accessibility4", "accessibilityExtraExtraLarge", "UICTContentSizeCategoryAccessibilityXXL"),
    (
      "accessibility5", "accessibilityExtraExtraExtraLarge",
      "UICTContentSizeCategoryAccessibilityXXXL"
    ),
  ]

  private static let styles: [(String, String, String)] = [
    ("largeTitle", "largeTitle", "UICTFontTextStyleTitle0"),
    ("title", "title1", "UICTFontTextStyleTitle1"),
    ("title2", "title2", "UICTFontTextStyleTitle2"),
    ("title3", "title3", "UICTFontTextStyleTitle3"),
    ("headline", "headline", "UICTFontTextStyleHeadline"),
    ("body", "body", "UICTFontTextStyleBody"),
    ("callout", "callout", "UICTFontTextStyleCallout"),
    ("subheadline", "subheadline", "UICTFontTextStyleSubhead"),
    ("footnote", "footnote", "UICTFontTextStyleFootnote"),
    ("caption", "caption1", "UICTFontTextStyleCaption1"),
    ("caption2", "caption2", "UICTFontTextStyleCaption2"),
  ]

  @Test(arguments: zip(DynamicTypeSize.allCases, sizes))
  func everySpellingOfASizeIsKnown(size: DynamicTypeSize, names: (String, String, String)) {
    #expect(DynamicTypeSize(name: names.0) == size)
    #expect(DynamicTypeSize(name: names.1) == size)
    #expect(DynamicTypeSize(name: names.2) == size)
    #expect(size.uiKitName == names.1)
    #expect(size.contentSizeCategory == names.2)
  }

  @Test(arguments: zip(TextStyle.allCases, styles))
  func everySpellingOfAStyleIsKnown(style: TextStyle, names: (String, String, String)) {
    #expect(TextStyle(name: names.0) == style)
    #expect(TextStyle(name: names.1) == style)
    #expect(TextStyle(name: names.2) == style)
    #expect(style.uiKitName == names.1)
    #expect(style.fontTextStyle == names.2)
  }

  @Test(arguments: ["", "Large", "extralarge", "accessibility6", "UICTContentSizeCategory"])
  func otherNamesAreUnknown(name: String) {
    #expect(DynamicTypeSize(name: name) == nil)
    #expect(TextStyle(name: name) == nil)
  }
}
