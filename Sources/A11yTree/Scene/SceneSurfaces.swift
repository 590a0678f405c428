/// What is seen within frames of a scene, with everything that is painted there laid together.
package struct SceneSurfaces: Sendable {
  private let items: [SceneItem]
  private let page: SRGBColor
  private var painted = PaintedAreas()

  /// What is looked at: a text, an outline or a symbol, in its place of the z-order.
  struct Subject {
    /// The index of the item; what it fills itself with lies under the subject.
    var item: Int
    var layer: PaintLayer
  }

  package init(_ scene: PaintedScene, environment: ScreenEnvironment) {
    items = scene.items
    page = environment.pageColor
    for (index, item) in items.enumerated() {
      if case .text = item.content { continue }
      painted.add(index, item.frame)
    }
  }

  /// Returns the surfaces under a text, from the back; none where something covers it whole.
  ///
  /// - Parameters:
  ///   - index: The index of the text's item.
  ///   - run: The text; a backdrop that it carries counts instead of what is painted.
  /// - Returns: One surface for each part on which something else is seen.
  package func surfaces(ofText index: Int, _ run: TextRun) -> [Surface] {
    guard items.indices.contains(index) else { return [] }
    let item = items[index]
    var layer = run.layer(in: item.frame)
    switch run.backdrop {
    case nil: layer.groups = item.groups
    case .colors(let colors)?:
      return colors.map { surface(of: [layer], page: $0.over(page)) }
    case .range(let colors, let reason)?:
      return [surface(of: [PaintLayer(colors: colors, reason: reason, groups: []), layer])]
    case .unknown(let reason)?:
      let ground = PaintLayer(colors: PaintLayer.anyColor, reason: reason, groups: [])
      return [surface(of: [ground, layer])]
    }
    return surfaces(ofText: item, Subject(item: index, layer: layer), run)
  }

  /// Returns the surfaces under the lines of a text where its frame has several.
  func surfaces(ofText item: SceneItem, _ subject: Subject, _ run: TextRun) -> [Surface] {
    let all = surfaces(of: item.frame, subject: subject)
    guard all.count > 1, !run.lines.isEmpty else { return all }
    let size = run.font.size * run.scaleFactor
    var found: [Surface] = []
    var isPlaced = false
    for line in run.lines {
      let frame = Rect(
        x: item.frame.x + line.x,
        y: item.frame.y + line.baseline - size * SystemFont.ascentFactor, width: line.width,
        height: size * SystemFont.lineHeightFactor)
      guard frame.isFinite, !frame.isEmpty else { continue }
      isPlaced = true
      for surface in surfaces(of: frame, subject: subject) where !found.contains(surface) {
        found.append(surface)
      }
    }
    return isPlaced ? found : all
  }

  /// Returns the surfaces within a frame, from the back.
  ///
  /// - Parameters:
  ///   - frame: What is looked at.
  ///   - subject: What lies over them; nil for the surfaces themselves.
  ///   - end: The index before which items count.
  ///   - sliver: How far a surface must reach into the frame to count, in points.
  /// - Returns: One surface for each part on which something else is seen.
  func surfaces(
    of frame: Rect, subject: Subject? = nil, before end: Int = .max,
    sliver: Double = Ground.sliver
  ) -> [Surface] {
    let candidates = painted.candidates(under: frame).filter { $0 < end }
    let subjectItem = subject?.item ?? .max
    let hiding = candidates.lastIndex { index in
      index <= subjectItem && items[index].isOpaque && items[index].frame.holds(frame)
    }
    var ground = Ground(frame: frame, item: hiding.map { candidates[$0] }, sliver: sliver)
    let isIcon = items.indices.contains(subjectItem) && items[subjectItem].isPicture
    for index in candidates.dropFirst((hiding ?? -1) + 1) {
      let item = items[index]
      guard item.isSurface, !(index == subjectItem && isIcon) else { continue }
      // Symbols side by side may touch; none is the ground of another (ours).
      if isIcon, item.isSymbol { continue }
      if index > subjectItem, item.isOpaque {
        ground.cover(item.frame)
      } else {
        ground.lay(index, on: item.frame, isOpaque: item.isOpaque)
      }
    }
    guard !ground.isTooFine else {
      let ground = PaintLayer(colors: PaintLayer.anyColor, reason: .color, groups: [])
      return [surface(of: [ground] + (subject.map { [$0.layer] } ?? []))]
    }
    var surfaces: [Surface] = []
    for area in ground.areas.sorted(by: { $0.place < $1.place }) {
      let surface = surface(of: area, subject)
      if !surfaces.contains(surface) { surfaces.append(surface) }
    }
    return surfaces
  }

  private func surface(of area: Ground.Area, _ subject: Subject?) -> Surface {
    var layers: [PaintLayer] = []
    var name: String?
    var subject = subject
    for index in area.items {
      if let above = subject, index > above.item {
        layers.append(above.layer)
        subject = nil
      }
      let isOnTop = subject == nil
      guard let layer = items[index].layer(within: area.frame, isOnTop: isOnTop) else { continue }
      if case .shape(let shape) = items[index].content, case .unknown(let own?) = shape.pattern {
        name = own
      }
      layers.append(layer)
    }
    if let subject { layers.append(subject.layer) }
    return surface(of: layers, unknownName: name)
  }

  private func surface(
    of layers: [PaintLayer], page: SRGBColor? = nil, unknownName: String? = nil
  ) -> Surface {
    let (pixels, reason) = Compositor.pixels(of: layers, page: page ?? self.page)
    return Surface(
      pairs: pixels.map { SeenPair($0.front, beside: $0.back) }, reason: reason,
      unknownName: unknownName)
  }
}

extension SceneItem {
  fileprivate var isPicture: Bool {
    if case .image = content { true } else { false }
  }

  fileprivate var isSymbol: Bool {
    if case .image(let image) = content { image.source == .symbol } else { false }
  }

  /// Whether it fills its frame with anything.
  fileprivate var isSurface: Bool {
    switch content {
    case .text: false
    case .shape(let shape): shape.fill.map { $0.alpha > 0 } ?? (shape.pattern != nil)
    case .image: true
    }
  }
}

extension TextRun {
  /// Returns what the text paints itself with.
  fileprivate func layer(in frame: Rect) -> PaintLayer {
    var layer =
      if let color {
        PaintLayer(colors: [color], reason: nil, groups: [])
      } else if let pattern {
        pattern.layer(within: frame, of: frame, [])
      } else {
        PaintLayer(colors: PaintLayer.anyColor, reason: .color, groups: [])
      }
    layer.isSubject = true
    return layer
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
