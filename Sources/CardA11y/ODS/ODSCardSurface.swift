/// The surface that Orange's cards share: background, round corners, shadow, outer room.
private struct ODSCardSurface: ViewModifier {
  @Environment(\.odsTheme) private var theme

  func body(content: Content) -> some View {
    content
      .background(theme.cardBackground)
      .cornerRadius(10)
      .shadow(radius: ODSSpacing.xs)
      .padding(ODSSpacing.s)
  }
}

extension View {
  func odsCardSurface() -> some View {
    modifier(ODSCardSurface())
  }
}
