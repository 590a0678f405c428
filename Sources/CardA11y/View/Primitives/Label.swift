/// A title with a picture before it, under SwiftUI's name.
///
/// One element that says the title; the picture is not spoken (facts: seed-systems.md §5.2).
nonisolated public struct Label<Title: View, Icon: View>: _LocatedView, @unchecked Sendable {
  private let title: Title
  private let icon: Icon
  /// The line on which the label was written.
  public var _source: _SourceMark?

  /// Creates a title with a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The picture, then the title.
  public var body: some View {
    HStack {
      icon.accessibilityHidden(true)
      title
    }
    .accessibilityElement(children: .combine)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a title with a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Creates a title with a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }

  /// Creates a title with a symbol of the system.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// Creates a title with a picture of the app.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}
