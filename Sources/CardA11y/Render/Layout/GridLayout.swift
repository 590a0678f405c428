import A11yTree

/// Grids of tracks, filled line by line: columns of a grid that grows downwards, rows of one that
/// grows to the side.
///
/// Tracks share the room in their order: fixed ones take theirs, a flexible one its part of what is
/// left, an adaptive one as many tracks as fit (facts: seed-systems.md §2.7). Without a spacing of
/// their own, tracks and lines stand 8 points apart.
extension LayoutEngine {
  private static let defaultSpacing = 8.0

  mutating func gridSize(_ node: Int, _ spec: GridSpec, _ proposal: Proposal) -> Size {
    let tracks = tracks(spec, room: proposal.length(spec.axis.other))
    let lines = lineLengths(tree.children(of: node), spec, tracks)
    let spacing = (spec.spacing ?? Self.defaultSpacing) * Double(max(0, lines.count - 1))
    return Size(along: spec.axis, lines.reduce(spacing, +), across: tracks.last?.end ?? 0)
  }

  mutating func placeGrid(
    _ node: Int, _ spec: GridSpec, at origin: Point, _ proposal: Proposal
  ) {
    let tracks = tracks(spec, room: proposal.length(spec.axis.other))
    guard !tracks.isEmpty else { return }
    let children = tree.children(of: node)
    var start = 0.0
    for (line, length) in lineLengths(children, spec, tracks).enumerated() {
      for (index, child) in children.dropFirst(line * tracks.count).prefix(tracks.count)
        .enumerated()
      {
        let track = tracks[index]
        let place = Size(along: spec.axis, start, across: track.start)
        placeAligned(
          child, track.alignment ?? spec.alignment,
          in: Size(along: spec.axis, length, across: track.length),
          at: Point(x: origin.x + place.width, y: origin.y + place.height),
          track.offer(spec.axis))
      }
      start += length + (spec.spacing ?? Self.defaultSpacing)
    }
  }

  private struct Track {
    var start: Double
    var length: Double
    var alignment: UnitAlignment?
    var end: Double { start + length }

    func offer(_ axis: StackAxis) -> Proposal {
      Proposal.ideal.replacing(axis.other, with: length)
    }
  }

  private mutating func lineLengths(
    _ children: [Int], _ spec: GridSpec, _ tracks: [Track]
  ) -> [Double] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Double] = []
    for (index, child) in children.enumerated() {
      let place = index % tracks.count
      if place == 0 { lines.append(0) }
      let size = size(child, tracks[place].offer(spec.axis))
      lines[lines.count - 1] = max(lines[lines.count - 1], size.length(spec.axis))
    }
    return lines
  }

  private func tracks(_ spec: GridSpec, room: Double?) -> [Track] {
    let room = room.flatMap { $0.isFinite ? $0 : nil } ?? 0
    let gaps = spec.tracks.dropLast().map { $0.spacing ?? Self.defaultSpacing }
    var remaining = room - gaps.reduce(0, +)
    var sharing = 0
    for track in spec.tracks {
      if case .fixed(let length) = track.sizing { remaining -= length } else { sharing += 1 }
    }
    var tracks: [Track] = []
    var start = 0.0
    for track in spec.tracks {
      let share = max(0, remaining) / Double(max(1, sharing))
      let lengths: [Double]
      switch track.sizing {
      case .fixed(let length):
        lengths = [length]
      case .flexible(let minimum, let maximum):
        lengths = [min(max(share, minimum), maximum)]
      case .adaptive(let minimum, let maximum):
        lengths = adaptive(minimum, maximum, track.spacing ?? Self.defaultSpacing, share)
      }
      if case .fixed = track.sizing {
      } else {
        sharing -= 1
        remaining -= share
      }
      for length in lengths {
        tracks.append(Track(start: start, length: length, alignment: track.alignment))
        start += length + (track.spacing ?? Self.defaultSpacing)
      }
    }
    return tracks
  }

  /// As many equal tracks of at least a minimum as a length holds, one at the least.
  private func adaptive(
    _ minimum: Double, _ maximum: Double, _ spacing: Double, _ length: Double
  ) -> [Double] {
    let fitting = ((length + spacing) / max(1, minimum + spacing)).rounded(.down)
    let count = min(max(1, Int(exactly: fitting) ?? 1), 1000)
    let each = (length - spacing * Double(count - 1)) / Double(count)
    return Array(repeating: min(max(each, 0), maximum), count: count)
  }
}
