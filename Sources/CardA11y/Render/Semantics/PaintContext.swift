import A11yTree

/// What the modifiers around a view decide about its paint.
struct PaintContext {
  /// What is painted is painted for this, nil where nothing is declared.
  var purpose: PaintPurpose?
  private(set) var clip: Rect?
  private(set) var rounded: (frame: Rect, radius: Double)?
  /// What the content should stay inside of (see `SceneItem.room`).
  private(set) var room: Rect?
  /// What the scroll views around show before anything is scrolled.
  private var window: Rect?

  mutating func clip(to frame: Rect, cornerRadius: Double) {
    clip = clip.map { $0.intersection(frame) } ?? frame
    let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
    if radius > 0 { rounded = (frame, radius) }
    bound(by: frame)
  }

  /// Narrows the room to a frame.
  mutating func bound(by frame: Rect) {
    room = room.map { $0.intersection(frame) } ?? frame
  }

  /// Enters a scroll view, which cuts its content across its axes and moves it along.
  ///
  /// One that is as wide as the page cuts no more than the page does.
  mutating func scroll(_ content: [Rect], in frame: Rect, along axes: ScrollSpec, page: Rect) {
    window = window.map { $0.intersection(frame) } ?? frame
    roomAcross(content, frame, axes)
    var cut = frame
    if axes.horizontal { (cut.x, cut.width) = (-Self.farAway, 2 * Self.farAway) }
    if axes.vertical { (cut.y, cut.height) = (-Self.farAway, 2 * Self.farAway) }
    if axes.vertical, frame.x <= page.x, frame.maxX >= page.maxX { return }
    clip = clip.map { $0.intersection(cut) } ?? cut
  }

  /// Narrows the room across the axes; along them it reaches as far as the content does.
  private mutating func roomAcross(_ content: [Rect], _ frame: Rect, _ axes: ScrollSpec) {
    bound(by: frame)
    guard var room else { return }
    if axes.horizontal {
      room.x = content.map(\.x).min() ?? frame.x
      room.width = (content.map(\.maxX).max() ?? frame.maxX) - room.x
    }
    if axes.vertical {
      room.y = content.map(\.y).min() ?? frame.y
      room.height = (content.map(\.maxY).max() ?? frame.maxY) - room.y
    }
    self.room = room
  }

  /// Tells a node what of its frame is seen.
  func mark(_ node: inout AccessibilityNode) {
    if let clip, reaches(node.frame, outOf: clip) {
      node.background.visibleFrame = node.frame.intersection(clip)
    }
    if let window, reaches(node.frame, outOf: window) { node.background.isScrolledTo = true }
  }

  /// Returns what is cut of an item within a frame, nil for nothing.
  func cut(of frame: Rect) -> SceneItem.Clip? {
    if let clip, reaches(frame, outOf: clip) {
      let radius = rounded?.frame == clip ? rounded?.radius ?? 0 : 0
      return SceneItem.Clip(
        frame: radius > 0 ? clip : frame.intersection(clip), cornerRadius: radius)
    }
    guard let rounded, cutsCorner(of: frame, rounded.frame, rounded.radius) else { return nil }
    return SceneItem.Clip(frame: rounded.frame, cornerRadius: rounded.radius)
  }

  private func cutsCorner(of frame: Rect, _ outer: Rect, _ radius: Double) -> Bool {
    [frame.x, frame.maxX].contains { x in
      [frame.y, frame.maxY].contains { y in
        let across = max(outer.x + radius - x, x - outer.maxX + radius, 0)
        let along = max(outer.y + radius - y, y - outer.maxY + radius, 0)
        let reach = radius + Self.tolerance
        return across > 0 && along > 0 && across * across + along * along > reach * reach
      }
    }
  }

  private func reaches(_ frame: Rect, outOf outer: Rect) -> Bool {
    let inside = frame.intersection(outer)
    return frame.width - inside.width > Self.tolerance
      || frame.height - inside.height > Self.tolerance
  }

  /// Less than a pixel is rounding.
  private static let tolerance = 0.5
  /// Beyond everything that can be laid out.
  private static let farAway = 1e8
}
