import A11yTree
import CardA11y

/// For what each pair of a palette's colours is enough, as text, JSON and Markdown.
struct PaletteReport {
  /// The file, or the name of the theme.
  let path: String
  /// The colours.
  let palette: Palette
  /// The appearances that are shown.
  let appearances: [Appearance]
  /// What lies under translucent colours, the nearest first.
  var overs: [SRGBColor] = []

  /// A colour that has no value in an appearance.
  struct Missing {
    /// The name of the colour.
    var token: String
    /// The appearance.
    var appearance: Appearance
  }

  /// The colours that have no value in an appearance that is shown.
  var missing: [Missing] {
    appearances.flatMap { appearance in
      palette.tokens.filter { $0.values[appearance] == nil }
        .map { Missing(token: $0.name, appearance: appearance) }
    }
  }

  /// The colours whose value in an appearance is another one's.
  private var inherited: [Missing] {
    appearances.flatMap { appearance in
      palette.tokens.filter { $0.inherited.contains(appearance) }
        .map { Missing(token: $0.name, appearance: appearance) }
    }
  }

  /// Returns the opaque colour under the palette's own in an appearance.
  func page(in appearance: Appearance) -> SRGBColor {
    var environment = ScreenEnvironment()
    environment.colorScheme = appearance.scheme
    environment.contrast = appearance.contrast
    return overs.reversed().reduce(environment.pageColor) { $1.over($0) }
  }

  /// Returns the pairs of an appearance, by the place of the front and then of the ground.
  func pairs(in appearance: Appearance) -> [[Palette.Pair?]] {
    let count = palette.tokens.count
    var rows = Array(repeating: [Palette.Pair?](repeating: nil, count: count), count: count)
    for pair in palette.pairs(in: appearance, over: page(in: appearance)) {
      rows[pair.foreground][pair.background] = pair
    }
    return rows
  }

  /// Returns how many pairs are enough for something.
  func count(of use: Palette.Use, in appearance: Appearance) -> Int {
    palette.pairs(in: appearance, over: page(in: appearance)).count { $0.use == use }
  }

  /// The report for a person.
  var page: Page {
    var page = Page()
    page.line(
      Span(palette.name, .strong),
      Span(" · \(palette.tokens.count) colours, each row on each column", .faint))
    page.line(
      "T enough for text (4.5:1), L for large text and graphics (3:1), · for neither", indent: 2)
    for appearance in appearances { add(appearance, to: &page) }
    addRemarks(to: &page)
    return page
  }

  private func add(_ appearance: Appearance, to page: inout Page) {
    page.gap()
    page.line(
      Span(appearance.words, .strong), Span(" · over \(self.page(in: appearance))", .faint))
    let names = palette.tokens.map(\.name.unicodeScalars.count).max() ?? 0
    let hexes = palette.tokens.map { ($0.values[appearance].map { "\($0)" } ?? "none") }
    let width = hexes.map(\.utf8.count).max() ?? 0
    let head = String(repeating: " ", count: 4 + names + 2 + width)
    let numbers = palette.tokens.indices.map { Self.right("\($0 + 1)", 3) }.joined()
    page.line(Span(head + numbers, .faint), indent: 2)
    for (index, row) in pairs(in: appearance).enumerated() {
      let name = palette.tokens[index].name
      let padding = String(repeating: " ", count: names - name.unicodeScalars.count + 2)
      var spans: [Span] = [
        Span(Self.right("\(index + 1)", 2) + "  "), Span(name + padding),
        Span(hexes[index] + String(repeating: " ", count: width - hexes[index].utf8.count)),
      ]
      spans += row.enumerated().map { column, pair in
        guard column == index else { return pair?.mark ?? Span("  ?", .doubtful) }
        return Span(column == row.count - 1 ? "" : "   ")
      }
      page.line(spans, indent: 2)
    }
    page.line(
      "\(count(of: .text, in: appearance)) pairs for text, ",
      "\(count(of: .largeText, in: appearance)) more for large text and graphics, ",
      "\(count(of: .none, in: appearance)) for neither", indent: 2)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }

  private func addRemarks(to page: inout Page) {
    if !missing.isEmpty || !inherited.isEmpty { page.gap() }
    for entry in missing {
      page.line(
        Span("failed", .bad), ": \(entry.token) has no value in \(entry.appearance.words)")
    }
    for entry in inherited {
      page.line(
        Span("advice", .doubtful),
        ": \(entry.token) has no value of its own in \(entry.appearance.words); light's counts")
    }
  }

  /// The report for machines.
  var value: JSONValue {
    .object([
      .schemaVersion, .init("path", .string(path)), .init("name", .string(palette.name)),
      .init("tokens", .array(palette.tokens.map(value))),
      .init("appearances", .array(appearances.map(value))),
      .init("missing", .array(missing.map(\.value))),
      .init("inherited", .array(inherited.map(\.value))),
    ])
  }

  private func value(_ token: Palette.Token) -> JSONValue {
    .object([
      .init("name", .string(token.name)),
      .init(
        "values",
        .object(
          appearances.map { .init($0.rawValue, JSONValue(token.values[$0].map { "\($0)" })) })),
    ])
  }

  private func value(_ appearance: Appearance) -> JSONValue {
    let page = page(in: appearance)
    return .object([
      .init("appearance", .string(appearance.rawValue)),
      .init("page", .string("\(page)")),
      .init(
        "pairs",
        .array(
          palette.pairs(in: appearance, over: page).map { pair in
            .object([
              .init("foreground", .string(palette.tokens[pair.foreground].name)),
              .init("background", .string(palette.tokens[pair.background].name)),
              .init("ratio", .number(pair.ratio.value)), .init("use", .string(pair.use.rawValue)),
              .init(
                "passes",
                .object(
                  ContrastRequirement.allCases.map {
                    .init($0.rawValue, .bool(pair.ratio.passes($0)))
                  })),
            ])
          })),
    ])
  }

  /// The report for a page that renders it.
  var markdown: String {
    var text = "# \(palette.name.markdown)\n\nEach row on each column. **bold**: enough for text "
    text += "(4.5:1); plain: for large text and graphics (3:1); ~~struck~~: for neither.\n"
    for appearance in appearances {
      text += "\n## \(appearance.words)\n\nOver \(page(in: appearance)).\n\n| |"
      text += palette.tokens.map { " \($0.name.markdown) |" }.joined() + "\n|---|"
      text += String(repeating: "---|", count: palette.tokens.count) + "\n"
      for (index, row) in pairs(in: appearance).enumerated() {
        let hex = palette.tokens[index].values[appearance].map { " `\($0)`" } ?? " none"
        text += "| \(palette.tokens[index].name.markdown)\(hex) |"
        text += row.map { " \($0?.markdown ?? "") |" }.joined() + "\n"
      }
    }
    for entry in missing {
      text += "\n**failed**: \(entry.token.markdown) has no value in \(entry.appearance.words).\n"
    }
    return text
  }
}

extension PaletteReport.Missing {
  fileprivate var value: JSONValue {
    .object([
      .init("token", .string(token)), .init("appearance", .string(appearance.rawValue)),
    ])
  }
}

extension Palette.Pair {
  fileprivate var mark: Span {
    switch use {
    case .text: Span("  T", .good)
    case .largeText: Span("  L")
    case .none: Span("  ·", .faint)
    }
  }

  fileprivate var markdown: String {
    switch use {
    case .text: "**\(ratio)**"
    case .largeText: "\(ratio)"
    case .none: "~~\(ratio)~~"
    }
  }
}
