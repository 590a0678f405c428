import A11yTree

/// Grids of columns, filled row by row.
///
/// Columns share the width in their order: fixed ones take theirs, a flexible one its part of
/// what is left, an adaptive one as many columns as fit (facts: seed-systems.md §2.7). Without a
/// spacing of their own, columns and rows stand 8 points apart.
extension LayoutEngine {
  private static let defaultSpacing = 8.0

  mutating func gridSize(_ node: Int, _ spec: GridSpec, _ proposal: Proposal) -> Size {
    let columns = columns(spec, width: proposal.width)
    let rows = rowHeights(tree.children(of: node), columns)
    let spacing = (spec.spacing ?? Self.defaultSpacing) * Double(max(0, rows.count - 1))
    return Size(width: columns.last?.end ?? 0, height: rows.reduce(spacing, +))
  }

  mutating func placeGrid(
    _ node: Int, _ spec: GridSpec, at origin: Point, _ proposal: Proposal
  ) {
    let columns = columns(spec, width: proposal.width)
    guard !columns.isEmpty else { return }
    let children = tree.children(of: node)
    let rows = rowHeights(children, columns)
    var top = origin.y
    for (row, height) in rows.enumerated() {
      for (column, child) in children.dropFirst(row * columns.count).prefix(columns.count)
        .enumerated()
      {
        let track = columns[column]
        placeAligned(
          child, track.alignment ?? spec.alignment, in: Size(width: track.width, height: height),
          at: Point(x: origin.x + track.start, y: top), Proposal(width: track.width, height: nil))
      }
      top += height + (spec.spacing ?? Self.defaultSpacing)
    }
  }

  private struct Track {
    var start: Double
    var width: Double
    var alignment: UnitAlignment?
    var end: Double { start + width }
  }

  private mutating func rowHeights(_ children: [Int], _ columns: [Track]) -> [Double] {
    guard !columns.isEmpty else { return [] }
    var rows: [Double] = []
    for (index, child) in children.enumerated() {
      let column = index % columns.count
      if column == 0 { rows.append(0) }
      let size = size(child, Proposal(width: columns[column].width, height: nil))
      rows[rows.count - 1] = max(rows[rows.count - 1], size.height)
    }
    return rows
  }

  private func columns(_ spec: GridSpec, width: Double?) -> [Track] {
    let width = width.flatMap { $0.isFinite ? $0 : nil } ?? 0
    let gaps = spec.columns.dropLast().map { $0.spacing ?? Self.defaultSpacing }
    var remaining = width - gaps.reduce(0, +)
    for column in spec.columns {
      if case .fixed(let width) = column.sizing { remaining -= width }
    }
    var sharing = spec.columns.count { column in
      if case .fixed = column.sizing { false } else { true }
    }
    var tracks: [Track] = []
    var start = 0.0
    for column in spec.columns {
      let share = max(0, remaining) / Double(max(1, sharing))
      let widths: [Double]
      switch column.sizing {
      case .fixed(let width):
        widths = [width]
      case .flexible(let minimum, let maximum):
        widths = [min(max(share, minimum), maximum)]
      case .adaptive(let minimum, let maximum):
        widths = adaptive(minimum, maximum, column.spacing ?? Self.defaultSpacing, share)
      }
      if case .fixed = column.sizing {
      } else {
        sharing -= 1
        remaining -= share
      }
      for width in widths {
        tracks.append(Track(start: start, width: width, alignment: column.alignment))
        start += width + (column.spacing ?? Self.defaultSpacing)
      }
    }
    return tracks
  }

  /// As many equal columns of at least a minimum as a width holds, one at the least.
  private func adaptive(
    _ minimum: Double, _ maximum: Double, _ spacing: Double, _ width: Double
  ) -> [Double] {
    let fitting = ((width + spacing) / max(1, minimum + spacing)).rounded(.down)
    let count = min(max(1, Int(exactly: fitting) ?? 1), 1000)
    let each = (width - spacing * Double(count - 1)) / Double(count)
    return Array(repeating: min(max(each, 0), maximum), count: count)
  }
}
