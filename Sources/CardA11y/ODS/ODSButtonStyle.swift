/// How much a button of the Orange design system stands out.
public enum ODSButtonEmphasis: String, Hashable, Sendable, CaseIterable {
  /// Filled with the accent.
  case high
  /// Filled with the colour of labels.
  case medium
  /// Outlined.
  case low
  /// Text in the accent, as in cards.
  case lowest
}

/// The look of Orange's buttons (facts: seed-systems.md §2.6).
public struct ODSButtonStyle: ButtonStyle {
  private let emphasis: ODSButtonEmphasis
  private let fullWidth: Bool
  @Environment(\.odsTheme) private var theme

  /// Creates the look of an emphasis.
  public init(emphasis: ODSButtonEmphasis, fullWidth: Bool = false) {
    self.emphasis = emphasis
    self.fullWidth = fullWidth
  }

  /// Returns the label with room around it, at least 50 by 50 points.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(
      ODSButtonSurface(text: text, fill: fill, border: border, fullWidth: fullWidth))
  }

  private var text: Color {
    switch emphasis {
    case .high: theme.highEmphasisText
    case .medium: Color(system: "systemBackground")
    case .low: Color(system: "label")
    case .lowest: theme.accent
    }
  }

  private var fill: Color? {
    switch emphasis {
    case .high: theme.accent
    case .medium: Color(system: "label")
    case .low: .clear
    case .lowest: nil
    }
  }

  private var border: Color {
    emphasis == .low ? Color(system: "label") : .clear
  }
}

/// What Orange's buttons have in common: font, room, corners, and how they look while disabled.
struct ODSButtonSurface: ViewModifier {
  let text: Color
  /// The surface, nil where there is none while disabled either.
  let fill: Color?
  let border: Color
  let fullWidth: Bool
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .odsFont(.bodyLBold)
      .foregroundStyle(isEnabled ? text : Color(system: "tertiaryLabel"))
      .padding(ODSSpacing.m)
      .frame(minWidth: 50, maxWidth: fullWidth ? .infinity : nil, minHeight: 50)
      .background(surface)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(isEnabled ? border : .clear, lineWidth: 2))
      .cornerRadius(8)
  }

  private var surface: Color {
    guard let fill else { return .clear }
    return isEnabled ? fill : Color(system: "quaternarySystemFill")
  }
}

/// The zero to two buttons of a card: beside each other where they fit, else below each other.
struct ODSCardButtons: View {
  let first: Button<Text>?
  let second: Button<Text>?

  var body: some View {
    if first != nil || second != nil {
      HFlow {
        first
        second
      }
      .buttonStyle(ODSButtonStyle(emphasis: .lowest))
    }
  }
}
