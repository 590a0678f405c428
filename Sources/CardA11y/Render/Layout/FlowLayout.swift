import A11yTree

/// Rows that are filled greedily from the leading edge, without spacing.
///
/// A view joins a row where `row + width <= offered width`, else it begins the next; one that is
/// too wide alone wraps inside (facts: seed-systems.md §2.6, the buttons of the ODS cards).
extension LayoutEngine {
  mutating func flowSize(_ node: Int, _ proposal: Proposal) -> Size {
    let cells = flow(node, proposal)
    return Size(
      width: cells.map { $0.x + $0.size.width }.max() ?? 0,
      height: cells.map { $0.y + $0.size.height }.max() ?? 0)
  }

  mutating func placeFlow(_ node: Int, at origin: Point, _ proposal: Proposal) {
    let offer = Proposal(width: proposal.width, height: nil)
    for cell in flow(node, proposal) {
      place(cell.node, at: Point(x: origin.x + cell.x, y: origin.y + cell.y), offer)
    }
  }

  private struct Cell {
    var node: Int
    var x: Double
    var y: Double
    var size: Size
  }

  private mutating func flow(_ node: Int, _ proposal: Proposal) -> [Cell] {
    let limit = proposal.width ?? .infinity
    let offer = Proposal(width: proposal.width, height: nil)
    var cells: [Cell] = []
    var x = 0.0
    var y = 0.0
    var rowHeight = 0.0
    for child in tree.children(of: node) {
      let size = size(child, offer)
      if x > 0, x + size.width > limit {
        x = 0
        y += rowHeight
        rowHeight = 0
      }
      cells.append(Cell(node: child, x: x, y: y, size: size))
      x += size.width
      rowHeight = max(rowHeight, size.height)
    }
    return cells
  }
}
