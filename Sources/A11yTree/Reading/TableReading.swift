/// Finds, for each cell of a data table, its headers and whether it begins a row.
///
/// Source: facts: voiceover.md §8.
struct TableReading {
  private let tree: AccessibilityTree
  private let index: Int
  private let container: AccessibilityContainer
  /// The smallest column of a cell that starts in the row.
  private let firstColumns: [Int: Int]
  /// The cells by their identity, empty where nothing is a header.
  private let cells: [NodeID: Int]

  init(tree: AccessibilityTree, index: Int, container: AccessibilityContainer) {
    self.tree = tree
    self.index = index
    self.container = container
    let hasHeaders = !container.rowHeaders.isEmpty || !container.columnHeaders.isEmpty
    var firstColumns: [Int: Int] = [:]
    var cells: [NodeID: Int] = [:]
    for node in index..<tree.subtreeEnd(of: index) {
      guard let cell = tree.nodes[node].cell else { continue }
      if hasHeaders { cells[tree.nodes[node].id] = node }
      guard let row = cell.tableRow ?? cell.row, let column = cell.column else { continue }
      firstColumns[row] = min(column, firstColumns[row] ?? column)
    }
    self.firstColumns = firstColumns
    self.cells = cells
  }

  func context(of node: Int) -> Stop.Context {
    guard let cell = tree.nodes[node].cell else { return .none }
    var isFirst = false
    if let row = cell.row, let column = cell.column {
      isFirst = column <= firstColumns[row] ?? column
    }
    var headers: [Int] = []
    if isFirst, let row = cell.row {
      headers += find(row, in: container.rowHeaders).filter { $0 != node }
    }
    if let column = cell.column {
      headers += find(column, in: container.columnHeaders).filter { header in
        header != node && !(isFirst && isDirectlyAbove(header, cell))
      }
    }
    return .cell(Stop.TableContext(table: index, isFirstInRow: isFirst, headers: headers))
  }

  private func find(_ place: Int, in headers: [AccessibilityContainer.Headers]) -> [Int] {
    let entry = headers.first { $0.index == place }
    return entry?.cells.compactMap { cells[$0] } ?? []
  }

  private func isDirectlyAbove(_ header: Int, _ cell: TableCell) -> Bool {
    guard let above = tree.nodes[header].cell, let row = cell.row else { return false }
    return above.row.map { $0 &+ 1 } == row && above.column == cell.column
  }
}
