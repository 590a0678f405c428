/// One of the four appearances in which a colour may have a value of its own.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark
  /// Light with increased contrast.
  case lightHighContrast
  /// Dark with increased contrast.
  case darkHighContrast

  /// Returns the appearance of a scheme and a contrast.
  public init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
    switch (scheme, contrast) {
    case (.light, .standard): self = .light
    case (.dark, .standard): self = .dark
    case (.light, .increased): self = .lightHighContrast
    case (.dark, .increased): self = .darkHighContrast
    }
  }

  /// Light or dark.
  public var scheme: ColorScheme {
    self == .light || self == .lightHighContrast ? .light : .dark
  }

  /// Whether contrast is increased.
  public var contrast: ColorSchemeContrast {
    self == .light || self == .dark ? .standard : .increased
  }

  /// The appearance in words: `dark, increased contrast`.
  public var words: String {
    scheme.rawValue + (contrast == .increased ? ", increased contrast" : "")
  }

  /// The appearance that stands for this one where it has no values of its own.
  var ordinary: Appearance? {
    switch self {
    case .light: nil
    case .dark, .lightHighContrast: .light
    case .darkHighContrast: .dark
    }
  }
}
