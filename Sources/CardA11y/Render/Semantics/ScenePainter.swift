import A11yTree

/// What the modifiers around a view decide about its paint.
struct PaintContext {
  var opacity = 1.0
  /// Whether the colour of the shape inside could not be resolved.
  var isFillUnknown = false
  private(set) var clip: Rect?
  private(set) var rounded: (frame: Rect, radius: Double)?
  /// What the scroll views around show before anything is scrolled.
  private var window: Rect?

  mutating func clip(to frame: Rect, cornerRadius: Double) {
    clip = clip.map { $0.intersection(frame) } ?? frame
    let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
    if radius > 0 { rounded = (frame, radius) }
  }

  /// Enters a scroll view, which cuts its content across its axis and moves it along.
  ///
  /// One that is as wide as the page cuts no more than the page does.
  mutating func scroll(in frame: Rect, along axis: StackAxis, page: Rect) {
    window = window.map { $0.intersection(frame) } ?? frame
    var cut = frame
    if axis == .horizontal {
      (cut.x, cut.width) = (-Self.farAway, 2 * Self.farAway)
    } else {
      (cut.y, cut.height) = (-Self.farAway, 2 * Self.farAway)
      if frame.x <= page.x, frame.maxX >= page.maxX { return }
    }
    clip = clip.map { $0.intersection(cut) } ?? cut
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
      item.clip = context.cut(of: frame)
      if frame.height - visible.height > 0.5 {
        run.truncation = .certain
      } else if frame.width - visible.width > 0.5 {
        // The width is measured within a band, the height is not.
        let isCertain = frame.width - visible.width > frame.width * MeasuringBand.share
        if isCertain {
          run.truncation = .certain
        } else if run.truncation == .none {
          run.truncation = .possible
        }
      }
      run.color = run.color?.multiplyingAlpha(by: context.opacity)
      item.content = .text(run)
    case .shape(let shape):
      if context.isFillUnknown, context.opacity > 0, !visible.isEmpty {
        unknownFills.append(UnknownFill(precedingItems: scene.items.count, frame: visible))
      }
      guard !visible.isEmpty, let painted = self.painted(shape, frame, context) else { return }
      item.content = .shape(painted)
      item.clip = painted.hasCorners ? context.cut(of: visible) : nil
    case .image(var image):
      guard !visible.isEmpty else { return }
      image.tint = image.tint?.multiplyingAlpha(by: context.opacity)
      item.content = .image(image)
      item.clip = context.cut(of: visible)
    }
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

extension ShapeItem {
  /// Whether it reaches into the corners of its frame.
  fileprivate var hasCorners: Bool { form == .rectangle(cornerRadius: 0) }
}

extension SRGBColor {
  fileprivate func multiplyingAlpha(by opacity: Double) -> SRGBColor {
    var result = self
    result.alpha *= opacity
    return result
  }
}
