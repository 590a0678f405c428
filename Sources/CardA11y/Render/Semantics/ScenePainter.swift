import A11yTree

/// Collects what is painted, back to front.
struct ScenePainter {
  private(set) var scene = PaintedScene()
  private var shadow: (frame: Rect, radius: Double)?
  /// The open groups, the outermost first.
  private var groups: [PaintGroup] = []
  private var groupCount = 0

  /// Casts a shadow from the next shape that fills a frame.
  mutating func castShadow(_ radius: Double, around frame: Rect) {
    shadow = (frame, radius)
  }

  /// Paints what follows in a group of its own; returns what `closeGroup` needs.
  mutating func openGroup(
    opacity: Double = 1, blendMode: BlendMode = .normal, isIsolated: Bool = false
  ) -> Int {
    groupCount += 1
    groups.append(
      PaintGroup(groupCount, opacity: opacity, blendMode: blendMode, isIsolated: isIsolated))
    return scene.items.count
  }

  /// Ends the group that was opened last; one of a single item becomes the item's own alpha.
  mutating func closeGroup(_ firstItem: Int) {
    guard let group = groups.popLast(), group.blendMode == .normal else { return }
    guard group.opacity > 0 else {
      for place in firstItem..<scene.items.count { scene.items[place].disappear() }
      return
    }
    guard scene.items.count == firstItem + 1 else { return }
    var item = scene.items[firstItem]
    guard item.groups.last == group, item.content.multiplyAlpha(by: group.opacity) else { return }
    item.groups.removeLast()
    scene.items[firstItem] = item
  }

  mutating func paint(
    _ content: SceneItem.Content, frame: Rect, owner: Int, precedingNodes: Int,
    source: SourceLocation?, in context: PaintContext
  ) {
    guard !groups.contains(where: { $0.opacity <= 0 }) || content.isText else { return }
    let visible = context.clip.map { frame.intersection($0) } ?? frame
    var item = SceneItem(
      owner: owner, precedingNodes: precedingNodes, frame: visible, content: content)
    item.groups = groups
    item.purpose = context.purpose
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
      item.content = .text(run)
    case .shape(let shape):
      guard !visible.isEmpty, let painted = painted(shape, frame, visible, context) else { return }
      item.content = .shape(painted)
      item.clip = painted.hasCorners ? context.cut(of: visible) : nil
    case .image:
      guard !visible.isEmpty else { return }
      item.clip = context.cut(of: visible)
    }
    if let room = context.room, item.frame.leaves(room) { item.room = room }
    scene.items.append(item)
  }

  private mutating func painted(
    _ shape: ShapeItem, _ frame: Rect, _ visible: Rect, _ context: PaintContext
  ) -> ShapeItem? {
    var shape = shape
    if shape.fill?.alpha == 0 { shape.fill = nil }
    if shape.stroke?.alpha == 0 { shape.stroke = nil }
    shape.pattern = shape.pattern?.cut(from: frame, to: visible)
    shape.strokePattern = shape.strokePattern?.cut(from: frame, to: visible)
    let fills = shape.fill != nil || shape.pattern != nil
    guard fills || shape.stroke != nil || shape.strokePattern != nil else { return nil }
    if let rounded = context.rounded, rounded.frame == frame,
      shape.form == .rectangle(cornerRadius: 0)
    {
      shape.form = .rectangle(cornerRadius: rounded.radius)
    }
    if let shadow, shadow.frame == frame, fills {
      shape.shadowRadius = shadow.radius
      self.shadow = nil
    }
    return shape
  }
}

extension SceneItem {
  /// Makes a text of a transparent view transparent; nothing else of it is painted.
  fileprivate mutating func disappear() {
    guard case .text(var run) = content else { return }
    run.color = .clear
    run.pattern = nil
    content = .text(run)
    groups = []
  }
}

extension Rect {
  /// Returns whether a part of it lies outside of another one: more than half a point.
  fileprivate func leaves(_ room: Rect) -> Bool {
    x < room.x - 0.5 || y < room.y - 0.5 || maxX > room.maxX + 0.5 || maxY > room.maxY + 0.5
  }
}

extension ShapeItem {
  /// Whether it reaches into the corners of its frame.
  fileprivate var hasCorners: Bool { form == .rectangle(cornerRadius: 0) }
}

extension SceneItem.Content {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// Makes what is painted translucent; returns false for what has no alpha of its own.
  fileprivate mutating func multiplyAlpha(by opacity: Double) -> Bool {
    switch self {
    case .text(var run):
      guard opacity == 1 || run.pattern == nil else { return false }
      run.color = run.color?.multiplyingAlpha(by: opacity)
      self = .text(run)
    case .shape(var shape):
      let isSimple =
        shape.pattern == nil && shape.strokePattern == nil
        && (shape.fill == nil || shape.stroke == nil)
      guard opacity == 1 || isSimple else { return false }
      shape.fill = shape.fill?.multiplyingAlpha(by: opacity)
      shape.stroke = shape.stroke?.multiplyingAlpha(by: opacity)
      self = .shape(shape)
    case .image(var image):
      guard opacity == 1 || image.tint != nil else { return false }
      image.tint = image.tint?.multiplyingAlpha(by: opacity)
      self = .image(image)
    }
    return true
  }
}

extension Pattern {
  /// Returns the pattern of a frame for the part of it that is seen.
  fileprivate func cut(from frame: Rect, to visible: Rect) -> Pattern {
    guard frame != visible, case .gradient(var gradient) = self else { return self }
    let move = { (point: Point) in
      Point(
        x: (frame.x + frame.width * point.x - visible.x) / visible.width,
        y: (frame.y + frame.height * point.y - visible.y) / visible.height)
    }
    switch gradient.form {
    case .linear(let from, let to): gradient.form = .linear(from: move(from), to: move(to))
    case .radial(let center, let startRadius, let endRadius):
      gradient.form = .radial(
        center: move(center), startRadius: startRadius, endRadius: endRadius)
    case .angular(let center): gradient.form = .angular(center: move(center))
    }
    return .gradient(gradient)
  }
}
