/// A row of a list, with a disclosure indicator where it leads somewhere.
///
/// The page names it for "iOS-style list items with disclosure indicators"; its properties are
/// ours. With an action the row is one button, without it is one text; symbols are silent.
public struct DSListRow: View {
  let title: String
  let subtitle: String?
  let systemImage: String?
  let action: ButtonAction?

  /// Creates a row; with an action it leads somewhere.
  public init(
    title: String, subtitle: String? = nil, systemImage: String? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      title: title, subtitle: subtitle, systemImage: systemImage,
      reference: action.map { .closure($0) })
  }

  package init(title: String, subtitle: String?, systemImage: String?, reference: ButtonAction?) {
    self.title = title
    self.subtitle = subtitle
    self.systemImage = systemImage
    action = reference
  }

  /// The texts between the two symbols.
  public var body: some View {
    if let action {
      Button(action: action, label: row).buttonStyle(.plain)
    } else {
      row.accessibilityElement(children: .combine)
    }
  }

  private var row: some View {
    HStack(spacing: DSSpacing.md) {
      if let systemImage {
        Image(systemName: systemImage).accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: DSSpacing.xs) {
        Text(title).font(.body)
        if let subtitle {
          Text(subtitle).font(.subheadline).foregroundStyle(DSColor.muted)
        }
      }
      Spacer()
      if action != nil {
        Image(systemName: "chevron.forward")
          .foregroundStyle(DSColor.muted)
          .accessibilityHidden(true)
      }
    }
    .foregroundStyle(DSColor.foreground)
    .padding(.horizontal, DSSpacing.md)
    .padding(.vertical, DSSpacing.sm)
    .frame(minHeight: 44)
  }
}

extension DSListRow {
  static let schema = ViewSchema(
    "DSListRow", "A row of a list, with a disclosure indicator where it leads somewhere.",
    [
      .required("title", .string, "the text of the row"),
      .optional("subtitle", .string, "the text below it"),
      .optional("systemImage", .string, "the symbol before it, which is not spoken"),
      .optional("action", .string, "the name of what it does; makes the row a button"),
    ]
  ) { properties throws(InputError) in
    DSListRow(
      title: try properties.requiredString("title"), subtitle: try properties.string("subtitle"),
      systemImage: try properties.string("systemImage"), reference: try properties.action())
  }
}
