/// Light or dark, under SwiftUI's name.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// Whether contrast is increased, under SwiftUI's name.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
  /// The contrast of the design.
  case standard
  /// Increased contrast.
  case increased
}
