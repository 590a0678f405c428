import A11yTree
import CardA11y

/// The kinds of mutations, with what each does and stands for.
struct MutationKindsReport {
  /// The kinds, in their order.
  let kinds: [MutationKind]

  /// The list for machines.
  var value: JSONValue {
    .object([
      .schemaVersion,
      .init(
        "kinds",
        .array(
          kinds.map {
            .object([
              .init("kind", .string($0.name)), .init("summary", .string($0.summary)),
              .init("origin", .string($0.origin)), .init("fix", .string($0.remedy)),
            ])
          })),
    ])
  }

  /// The list for a person.
  var page: Page {
    var page = Page()
    for kind in kinds {
      page.gap()
      page.line(Span(kind.name, .strong), Span("  an element \(kind.summary)"), hang: 4)
      page.line(Span("in code: \(kind.origin)"), indent: 4)
      page.line(Span("noticed by: \(kind.remedy)"), indent: 4)
    }
    return page
  }

  /// The list for a page that renders it.
  var markdown: String {
    "| kind | an element … | in code | noticed by |\n|---|---|---|---|\n"
      + kinds.map { kind in
        let cells = [kind.name, kind.summary, kind.origin, kind.remedy].map(\.markdown)
        return "| \(cells.joined(separator: " | ")) |\n"
      }.joined()
  }
}
