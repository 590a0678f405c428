import A11yTree
import CardA11y

/// The cliff table of one scenario: what becomes of its texts and controls at each text size.
struct SizesReport {
  /// The file of the scenario.
  let path: String
  /// The name of the scenario, nil where it has none.
  let name: String?
  /// The settings, but for the text size.
  let environment: ScreenEnvironment
  /// The table.
  let table: SizeTable

  /// The members for machines.
  var members: [JSONValue.Member] {
    [
      .init("path", .string(path)), .init("name", JSONValue(name)),
      .init("environment", .object(otherSettings.map(\.member))),
    ] + table.members
  }

  /// Adds the table to a page: first what fails from which size on, then a block a row.
  func add(to page: inout Page) {
    page.line(Span("\(verdict) · \(settingWords)", .faint), hang: 0)
    let cliffs = table.cliffs
    if !cliffs.isEmpty {
      page.gap()
      page.table(
        cliffs.map { cliff in
          [
            Span("from \(cliff.from.size.rawValue)"),
            Span(cliff.isFailure ? "failed" : "cantTell", cliff.isFailure ? .bad : .doubtful),
            Span("\(cliff.from.rules.joined(separator: ", ")) at \(cliff.row.words)"),
          ]
        }, indent: 0)
    }
    for row in table.rows {
      page.gap()
      page.line(
        Span(row.words, .strong),
        Span(row.location.map { " · \($0.text)" } ?? "", .place))
      page.table(block(of: row))
    }
  }

  /// Returns the table as Markdown: a row a text or control, a column a size.
  var markdown: String {
    "## \((name ?? path).markdown)\n\n\(markdownTable)"
  }

  /// The table as Markdown, without a heading.
  var markdownTable: String {
    var text = "\(verdict.markdown) · \(settingWords.markdown)\n\n"
    text += "| | " + table.sizes.map(\.shortName).joined(separator: " | ")
    text += " | first failure |\n|---|" + String(repeating: "---|", count: table.sizes.count + 1)
    text += "\n"
    for row in table.rows {
      let cells = row.cells.map { $0.map(\.words) ?? "" }
      let cliff = table.firstFailure(of: row).map {
        "**\($0.size.rawValue)**: \($0.rules.joined(separator: ", "))"
      }
      text += "| \(row.words.markdown) | \(cells.joined(separator: " | ")) | \(cliff ?? "") |\n"
    }
    return text + "\nA text: font size, lines (of those it may have), height in points; "
      + "a control: width × height. ✂ is cut, ✂? may be, ↩ a word is broken inside.\n"
  }

  private var verdict: String {
    let failing = table.rows.count { table.firstFailure(of: $0) != nil }
    let texts = table.rows.count { $0.kind == .text }
    return "\(failing) of \(texts) texts and \(table.rows.count - texts) controls fail at some size"
  }

  private var otherSettings: [EnvironmentEntry] {
    environment.entries.filter { $0.key != "dynamicType" }
  }

  private var settingWords: String {
    let words = ["width", "colorScheme", "legibilityWeight", "layoutDirection", "locale"]
    return otherSettings.filter { words.contains($0.key) }.map(\.words).joined(separator: ", ")
  }

  private func block(of row: SizeTable.Row) -> [[Span]] {
    var block = [[Span("")] + table.sizes.map { Span($0.shortName, .faint) }]
    func add(_ name: String, _ value: (SizeTable.Cell) -> String) {
      let values = row.cells.map { $0.map(value) ?? "" }
      guard values.contains(where: { !$0.isEmpty }) else { return }
      block.append([Span(name, .faint)] + values.map { Span($0) })
    }
    add("font") { $0.run.map { ($0.font.size * $0.scaleFactor).short } ?? "" }
    add("lines") { $0.run.map(\.lineWords) ?? "" }
    if row.kind == .control { add("width") { $0.size.width.short } }
    add("height") { $0.size.height.short }
    add("cut") { $0.run?.truncation.words("cut") ?? "" }
    add("torn") { $0.run?.tearsWords == true ? "torn" : "" }
    block.append(
      [Span("fails", .faint)]
        + row.cells.map { cell in
          guard let cell else { return Span("") }
          if !cell.failed.isEmpty { return Span("✗", .bad) }
          return cell.doubtful.isEmpty ? Span("") : Span("?", .doubtful)
        })
    if block.last?.dropFirst().allSatisfy(\.text.isEmpty) == true { block.removeLast() }
    return block
  }
}

extension SizeTable {
  /// The members for machines.
  var members: [JSONValue.Member] {
    [
      .init("sizes", .strings(sizes.map(\.rawValue))),
      .init("rows", .array(rows.map { value($0) })),
    ]
  }

  /// What fails or is left to a person from which size on, the smallest size first.
  var cliffs: [(row: Row, from: Cliff, isFailure: Bool)] {
    let failures = rows.compactMap { row in firstFailure(of: row).map { (row, $0, true) } }
    let doubts = rows.compactMap { row in
      firstFailure(of: row) == nil ? firstDoubt(of: row).map { (row, $0, false) } : nil
    }
    return [failures, doubts].flatMap { list in
      sizes.flatMap { size in list.filter { $0.1.size == size } }
    }
  }

  private func value(_ row: Row) -> JSONValue {
    .object([
      .init("kind", .string(row.kind.rawValue)), .init("title", .string(row.title)),
      .init(
        "element",
        .object([
          .init("id", .string(row.element.id.path)), .init("label", JSONValue(row.element.label)),
        ])),
      .init("evidence", .string(row.evidence)),
      .init("location", row.location?.value ?? .null),
      .init("cells", .array(zip(sizes, row.cells).map { $1.map { $0.value } ?? .null })),
      .init("firstFailure", firstFailure(of: row).value),
      .init("firstDoubt", firstDoubt(of: row).value),
    ])
  }
}

extension SizeTable.Cliff? {
  /// The size with its rules for machines.
  var value: JSONValue {
    guard let self else { return .null }
    return .object([
      .init("size", .string(self.size.rawValue)), .init("rules", .strings(self.rules)),
    ])
  }
}

extension SizeTable.Row {
  /// What it is and what it says.
  var words: String { kind == .text ? "text \"\(title)\"" : title }
}

extension SizeTable.Cell {
  fileprivate var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init("width", .number(size.width)), .init("height", .number(size.height)),
    ]
    if let run {
      members += [
        .init("font", .number(run.font.size)), .init("lines", .number(run.lineCount)),
        .init("lineLimit", run.lineLimit.map { .number($0) } ?? .null),
        .init("neededLines", .number(run.neededLines)),
        .init("cut", .string(run.truncation.rawValue)),
        .init("tearsWords", .bool(run.tearsWords)),
        .init("scaleFactor", .number(run.scaleFactor)),
      ]
    }
    return .object(
      members + [.init("failed", .strings(failed)), .init("cantTell", .strings(doubtful))])
  }

  /// The size, for a text behind its font and its lines; marks tell that it is cut or torn.
  var words: String {
    guard let run else { return "\(size.width.short) × \(size.height.short)" }
    let marks = [
      run.truncation == .none ? nil : run.truncation == .certain ? " ✂" : " ✂?",
      run.tearsWords ? " ↩" : nil,
    ]
    return "\((run.font.size * run.scaleFactor).short) · \(run.lineWords) · \(size.height.short)"
      + marks.compactMap(\.self).joined()
  }
}

extension TextRun {
  /// The painted lines, with the most that it may have: `1/2`.
  fileprivate var lineWords: String { "\(lineCount)" + (lineLimit.map { "/\($0)" } ?? "") }
}

extension TextRun.Truncation {
  /// Returns a word for what happens, with a question mark where it may.
  fileprivate func words(_ word: String) -> String {
    switch self {
    case .none: ""
    case .possible: word + "?"
    case .certain: word
    }
  }
}

extension Double {
  /// The number with at most one decimal, none from 100 on.
  fileprivate var short: String {
    guard isFinite, magnitude < 1e9 else { return "?" }
    let tenths = Int((self * 10).rounded())
    guard tenths.magnitude < 1000, !tenths.isMultiple(of: 10) else { return "\(Int(rounded()))" }
    return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}

extension DynamicTypeSize {
  /// The name as HIG's tables and people write it: `xS`, `L`, `AX3`.
  var shortName: String {
    switch self {
    case .xSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "xL"
    case .xxLarge: "xxL"
    case .xxxLarge: "xxxL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }
}
