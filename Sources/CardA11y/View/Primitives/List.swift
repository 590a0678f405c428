/// Rows that scroll, under SwiftUI's name.
///
/// Nothing is said of a list: neither its bounds nor the place of a row (facts: seed-systems.md
/// §5.2). Rows of one line are 44 points apart; that holds by the room between them (ours).
nonisolated public struct List<Content: View>: View, @unchecked Sendable {
  private let content: Content

  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows below each other.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: ListMetrics.gap) { content }
        .padding(.vertical, ListMetrics.gap / 2)
        .padding(.horizontal)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension List {
  /// Creates a list with a row for each element, which a key path tells apart.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each element that knows its identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }
}

private enum ListMetrics {
  /// Between two rows, so that texts of 22 points stand in rows of 44.
  static let gap = 22.0
}

/// Rows with a header and a footer, under SwiftUI's name.
///
/// The header is a heading, the footer a text; both are read where they stand (facts:
/// seed-systems.md §5.2). The header keeps its case, as on iOS 26.
nonisolated public struct Section<Header: View, Content: View, Footer: View>: View,
  @unchecked Sendable
{
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// Creates a section of rows with what stands above and below them.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The header, the rows, the footer.
  public var body: some View {
    VStack(alignment: .leading, spacing: ListMetrics.gap) {
      header
        .font(.headline)
        .foregroundStyle(.secondary)
        .accessibilityAddTraits(.isHeader)
      content
      footer
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section of rows with what stands above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
    footer = EmptyView()
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section of rows with a title above them.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    header = Text(title)
    self.content = content()
    footer = EmptyView()
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section of rows.
  public init(@ViewBuilder content: () -> Content) {
    header = EmptyView()
    self.content = content()
    footer = EmptyView()
  }
}
