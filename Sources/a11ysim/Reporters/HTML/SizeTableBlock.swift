import A11yTree

/// What becomes of texts and controls at the text sizes, and at which of them what first fails.
struct SizeTableBlock {
  /// The table.
  let table: SizeTable
  /// The scenario.
  let scenario: PageScenario

  /// So many rows are shown, those with a cliff first; machines get all.
  private static let mostRows = 60

  /// Adds the table to a page; nothing where only one size was measured.
  func add(to writer: inout HTMLWriter) {
    guard table.sizes.count > 1, !table.rows.isEmpty else { return }
    writer.leaf("h4", [], "Text sizes")
    addCliffs(to: &writer)
    let texts = table.rows.count { $0.kind == .text }
    writer.element("details") { writer in
      writer.leaf(
        "summary", [],
        "\(texts.words("text")) and "
          + "\((table.rows.count - texts).words("control")) at "
          + "\(table.sizes.count) sizes")
      addTable(to: &writer)
    }
  }

  private func addCliffs(to writer: inout HTMLWriter) {
    let cliffs = table.cliffs
    guard !cliffs.isEmpty else {
      writer.leaf("p", [], "Nothing fails at any of the \(table.sizes.count) sizes measured.")
      return
    }
    writer.element("ul", [("class", "links")]) { writer in
      for cliff in cliffs.prefix(Self.mostRows) {
        writer.element("li") { writer in
          let outcome: Outcome = cliff.isFailure ? .failed : .cantTell
          writer.leaf("span", [("class", "tag \(outcome.rawValue)")], outcome.rawValue)
          writer.words(" from ")
          writer.leaf("strong", [], cliff.from.size.rawValue)
          writer.words(": \(cliff.from.rules.joined(separator: ", ")) at \(cliff.row.words)")
        }
      }
      let rest = cliffs.count - Self.mostRows
      if rest > 0 { writer.leaf("li", [], "and \(rest) more; --format json lists all") }
    }
  }

  private func addTable(to writer: inout HTMLWriter) {
    let isCliff = { (row: SizeTable.Row) in
      table.firstFailure(of: row) != nil || table.firstDoubt(of: row) != nil
    }
    let rows = table.rows.filter(isCliff) + table.rows.filter { !isCliff($0) }
    writer.element(
      "div",
      [
        ("class", "wide"), ("role", "group"), ("tabindex", "0"),
        ("aria-label", "Text sizes of \(scenario.title)"),
      ]
    ) { writer in
      writer.element("table", [("class", "sizes")]) { writer in
        writer.leaf(
          "caption", [],
          "A text: font size, lines of those it may have, height in points. A control: width × "
            + "height. ✂ is cut, ✂? may be, ↩ a word is broken inside, ✗ fails, ? is for a "
            + "person to judge.")
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            writer.leaf("th", [("scope", "col")], "Text or control")
            for size in table.sizes {
              writer.element("th", [("scope", "col")]) {
                $0.leaf("abbr", [("title", size.rawValue)], size.shortName)
              }
            }
          }
        }
        writer.element("tbody") { writer in
          for row in rows.prefix(Self.mostRows) { add(row, to: &writer) }
        }
      }
    }
    let rest = rows.count - Self.mostRows
    if rest > 0 { writer.leaf("p", [], "And \(rest) more rows; --format json lists all.") }
  }

  private func add(_ row: SizeTable.Row, to writer: inout HTMLWriter) {
    writer.element("tr") { writer in
      writer.leaf("th", [("scope", "row")], row.words)
      for cell in row.cells {
        let isFailed = cell?.failed.isEmpty == false
        let isDoubtful = cell?.doubtful.isEmpty == false
        let mark = isFailed ? " ✗" : isDoubtful ? " ?" : ""
        writer.leaf(
          "td", isFailed ? [("class", "failed")] : isDoubtful ? [("class", "cantTell")] : [],
          (cell?.words ?? "") + mark)
      }
    }
  }
}
