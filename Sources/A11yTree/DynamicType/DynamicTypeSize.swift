/// The twelve text sizes that a person can choose, under SwiftUI's names.
///
/// Source: Apple, Human Interface Guidelines, Typography (facts: platform.md §1.1).
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest size outside of the accessibility sizes.
  case xxxLarge
  /// The first accessibility size, AX1.
  case accessibility1
  /// The second accessibility size, AX2.
  case accessibility2
  /// The third accessibility size, AX3; body text exceeds 200 % from here on.
  case accessibility3
  /// The fourth accessibility size, AX4.
  case accessibility4
  /// The largest size, AX5.
  case accessibility5

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The position among the twelve, from 0.
  public var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Returns whether a size is the smaller of the two.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.index < right.index
  }
}
