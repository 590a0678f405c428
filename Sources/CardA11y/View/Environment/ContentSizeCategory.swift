import A11yTree

/// The text size that the person has chosen, under the older of SwiftUI's names.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest of the usual sizes.
  case extraExtraExtraLarge
  /// The first of the accessibility sizes.
  case accessibilityMedium
  /// The second of the accessibility sizes.
  case accessibilityLarge
  /// The third of the accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension EnvironmentValues {
  /// The text size under the older of SwiftUI's names.
  public var sizeCategory: ContentSizeCategory {
    get {
      let place = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)
      return place.map { ContentSizeCategory.allCases[$0] } ?? .large
    }
    set {
      let place = ContentSizeCategory.allCases.firstIndex(of: newValue)
      dynamicTypeSize = place.map { DynamicTypeSize.allCases[$0] } ?? .large
    }
  }
}
