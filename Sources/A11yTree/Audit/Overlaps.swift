/// Which painted texts meet other texts, or lie partly under a control.
struct Overlaps {
  /// What a text meets.
  struct Meeting {
    /// The item of the other one.
    var item: Int
    /// The common part.
    var common: Rect
    /// Whether it would not meet it with widths at the band's lower end.
    var isDoubtful: Bool
    /// The control that covers it, nil for another text.
    var control: RuleElement?
  }

  /// What is painted at a place: a text, or a surface or picture of a control.
  private struct Piece {
    var item: Int
    var frame: Rect
    var owner: RuleElement
    var isText: Bool
  }

  /// For the item of each text that meets something, the first thing that it meets.
  private(set) var meetings: [Int: Meeting] = [:]
  private let items: [SceneItem]
  /// What something can be hidden behind, by its height.
  private var surfaces = PaintedAreas()

  init(_ context: RuleContext) {
    items = context.screen.scene.items
    for (index, item) in items.enumerated() where item.isSurface { surfaces.add(index, item.frame) }
    let pieces = (Self.texts(of: context) + Self.surfaces(of: context))
      .sorted { ($0.frame.y, $0.item) < ($1.frame.y, $1.item) }
    for (place, piece) in pieces.enumerated() {
      for other in pieces[(place + 1)...] {
        guard other.frame.y < piece.frame.maxY - MeasuringBand.pixel else { break }
        let (lower, upper) = piece.item < other.item ? (piece, other) : (other, piece)
        meet(lower, upper)
      }
    }
  }

  private static func texts(of context: RuleContext) -> [Piece] {
    context.texts.filter(\.isInSight).map {
      Piece(item: $0.item, frame: $0.visibleFrame, owner: $0.owner, isText: true)
    }
  }

  private static func surfaces(of context: RuleContext) -> [Piece] {
    var owners: [Int: RuleElement] = [:]
    for stop in context.stops {
      let control = RuleElement(context: context, index: stop)
      guard control.isControl, !control.isScrolledTo else { continue }
      for inner in stop..<context.screen.tree.subtreeEnd(of: stop) { owners[inner] = control }
    }
    return context.screen.scene.items.enumerated().compactMap { place, item in
      guard let owner = owners[item.owner], item.isSurface, item.frame.isFinite else { return nil }
      return Piece(item: place, frame: item.frame, owner: owner, isText: false)
    }
  }

  private mutating func meet(_ lower: Piece, _ upper: Piece) {
    guard lower.isText else { return }
    let common = lower.frame.intersection(upper.frame)
    guard common.width > MeasuringBand.pixel, common.height > MeasuringBand.pixel else { return }
    if !upper.isText {
      let isApart = !upper.owner.holds(lower.owner) && !lower.owner.holds(upper.owner)
      guard isApart, !upper.frame.surrounds(lower.frame) else { return }
    }
    guard !isLayerApart(lower, upper) else { return }
    let widest = max(lower.frame.width, upper.isText ? upper.frame.width : 0)
    let isDoubtful = common.width <= widest * MeasuringBand.share
    note(lower.item, upper.item, common, isDoubtful, upper.isText ? nil : upper.owner)
    if upper.isText { note(upper.item, lower.item, common, isDoubtful, nil) }
  }

  private mutating func note(
    _ item: Int, _ other: Int, _ common: Rect, _ isDoubtful: Bool, _ control: RuleElement?
  ) {
    if let known = meetings[item], !known.isDoubtful || isDoubtful { return }
    meetings[item] = Meeting(
      item: other, common: common, isDoubtful: isDoubtful, control: control)
  }

  /// Returns whether something between them covers the lower one, as a sheet covers a page.
  private func isLayerApart(_ lower: Piece, _ upper: Piece) -> Bool {
    surfaces.candidates(under: lower.frame).contains { index in
      index > lower.item && index < upper.item && items[index].frame.surrounds(lower.frame)
    }
  }
}

extension SceneItem {
  /// Whether something can be hidden behind it.
  fileprivate var isSurface: Bool {
    switch content {
    case .text: false
    case .image: true
    case .shape(let shape): (shape.fill?.alpha ?? 0) > 0 || shape.pattern != nil
    }
  }
}

extension Rect {
  /// Returns whether another rectangle lies inside, but for rounding.
  func surrounds(_ other: Rect) -> Bool { !overhang(of: other).isSeen }
}
