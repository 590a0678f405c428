extension Rule {
  /// A data table whose cells have no headers.
  static let tableHeaders = Rule(
    id: "table-headers",
    title: "Cells of data tables have headers",
    criteria: ["1.3.1"],
    gravest: .cantTell,
    rationale: """
      Sighted people look up or to the left to see what a number means. Without headers a person \
      who listens hears "320", and has to remember the column.
      """,
    fix: "Return headers: accessibilityHeaderElements(forColumn:) or (forRow:).",
    passing: [
      RuleExample(
        "A header of the column",
        """
        dataTable rows=2 columns=1 columnHeaders=0:#head
          staticText "Calories" #head cell=0,0
          staticText "320" cell=1,0
        """),
      RuleExample(
        "A header of the row",
        """
        dataTable rows=1 columns=2 rowHeaders=0:#head
          staticText "Calories" #head cell=0,0
          staticText "320" cell=0,1
        """),
    ],
    failing: [
      RuleExample(
        "No headers at all",
        """
        ↓dataTable rows=2 columns=1
          staticText "Calories" cell=0,0
          staticText "320" cell=1,0
        """),
      RuleExample(
        "A column without one",
        """
        ↓dataTable rows=2 columns=2 columnHeaders=0:#head
          staticText "Calories" #head cell=0,0
          staticText "320" cell=1,0
          staticText "12 g" cell=1,1
        """),
    ],
    inapplicable: [
      RuleExample("A list", "list\n  staticText \"320\""),
      RuleExample("A table without cells", "dataTable rows=0 columns=0"),
    ],
    check: .eachNode { element in
      guard let table = element.node.container, table.kind == .dataTable,
        !element.isOutOfReach, !element.isInvisible
      else { return .inapplicable }
      let headers = TableHeaders(table)
      let cells = element.stopsInside.filter { $0.node.cell != nil }
      guard !cells.isEmpty else { return .inapplicable }
      return cells.first { !headers.cover($0.node) }.map { .noHeader($0) } ?? .passed
    })
}

/// The headers of a table's rows and columns.
private struct TableHeaders {
  private let rows: Set<Int>
  private let columns: Set<Int>
  private let cells: Set<NodeID>

  init(_ table: AccessibilityContainer) {
    let (rowHeaders, columnHeaders) = (table.rowHeaders, table.columnHeaders)
    rows = Set(rowHeaders.filter { !$0.cells.isEmpty }.map(\.index))
    columns = Set(columnHeaders.filter { !$0.cells.isEmpty }.map(\.index))
    cells = Set((rowHeaders + columnHeaders).flatMap(\.cells))
  }

  /// Returns whether a cell is a header, or has one; a place that it does not know is no defect.
  func cover(_ node: AccessibilityNode) -> Bool {
    guard let cell = node.cell, !cells.contains(node.id) else { return true }
    if let row = cell.row ?? cell.tableRow, rows.contains(row) { return true }
    if let column = cell.column, columns.contains(column) { return true }
    return cell.row == nil && cell.column == nil
  }
}

extension Judgement {
  fileprivate static func noHeader(_ cell: RuleElement) -> Self {
    .cantTell(
      "The cell \((cell.node.label ?? "").quoted) of this table has no header of its row or its "
        + "column.", reason: "no-header")
  }
}
