import A11yTree

/// What the modifiers around a view decide about its paint.
struct PaintContext {
  var opacity = 1.0
  /// Whether the colour of the shape inside could not be resolved.
  var isFillUnknown = false
  private(set) var clip: Rect?
  private(set) var rounded: (frame: Rect, radius: Double)?
  /// What the content should stay inside of (see `SceneItem.room`).
  private(set) var room: Rect?

  mutating func clip(to frame: Rect, cornerRadius: Double) {
    clip = clip.map { $0.intersection(frame) } ?? frame
    if cornerRadius > 0 { rounded = (frame, cornerRadius) }
    bound(by: frame)
  }

  /// Narrows the room to a frame.
  mutating func bound(by frame: Rect) {
    room = room.map { $0.intersection(frame) } ?? frame
  }

  /// Narrows the room to a frame across the axes along which its content scrolls.
  mutating func scroll(_ content: [Rect], in frame: Rect, along axes: ScrollSpec) {
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
}

/// Collects what is painted, back to front.
struct ScenePainter {
  private(set) var scene = Scene()
  private(set) var unknownFills: [UnknownFill] = []
  private var shadow: (frame: Rect, radius: Double)?

  /// Casts a shadow from the next shape that fills a frame.
  mutating func castShadow(_ radius: Double, around frame: Rect) {
    shadow = (frame, radius)
  }

  mutating func paint(
    _ content: SceneItem.Content, frame: Rect, owner: Int, precedingNodes: Int,
    source: SourceLocation?, in context: PaintContext
  ) {
    let visible = context.clip.map { frame.intersection($0) } ?? frame
    var item = SceneItem(
      owner: owner, precedingNodes: precedingNodes, frame: visible, content: content)
    item.source = source
    switch content {
    case .text(var run):
      item.frame = frame
      if frame.height - visible.height > 0.5 || frame.width - visible.width > 0.5 {
        run.truncation = .certain
      }
      run.color = run.color?.multiplyingAlpha(by: context.opacity)
      item.content = .text(run)
    case .shape(let shape):
      if context.isFillUnknown, context.opacity > 0, !visible.isEmpty {
        unknownFills.append(UnknownFill(precedingItems: scene.items.count, frame: visible))
      }
      guard !visible.isEmpty, let painted = self.painted(shape, frame, context) else { return }
      item.content = .shape(painted)
    case .image(var image):
      guard !visible.isEmpty else { return }
      image.tint = image.tint?.multiplyingAlpha(by: context.opacity)
      item.content = .image(image)
    }
    if let room = context.room, item.frame.leaves(room) { item.room = room }
    scene.items.append(item)
  }

  private mutating func painted(
    _ shape: ShapeItem, _ frame: Rect, _ context: PaintContext
  ) -> ShapeItem? {
    var shape = shape
    shape.fill = visible(shape.fill, context.opacity)
    shape.stroke = visible(shape.stroke, context.opacity)
    guard shape.fill != nil || shape.stroke != nil else { return nil }
    if let rounded = context.rounded, rounded.frame == frame,
      shape.form == .rectangle(cornerRadius: 0)
    {
      shape.form = .rectangle(cornerRadius: rounded.radius)
    }
    if let shadow, shadow.frame == frame, shape.fill != nil {
      shape.shadowRadius = shadow.radius
      self.shadow = nil
    }
    return shape
  }

  private func visible(_ color: SRGBColor?, _ opacity: Double) -> SRGBColor? {
    guard let color = color?.multiplyingAlpha(by: opacity), color.alpha > 0 else { return nil }
    return color
  }
}

extension Rect {
  /// Returns whether a part of it lies outside of another one: more than half a point.
  fileprivate func leaves(_ room: Rect) -> Bool {
    x < room.x - 0.5 || y < room.y - 0.5 || maxX > room.maxX + 0.5 || maxY > room.maxY + 0.5
  }
}

extension SRGBColor {
  fileprivate func multiplyingAlpha(by opacity: Double) -> SRGBColor {
    var result = self
    result.alpha *= opacity
    return result
  }
}
