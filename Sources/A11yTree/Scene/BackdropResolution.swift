extension Scene {
  /// Returns what lies under a text, from the shapes and pictures that are painted before it.
  ///
  /// - Parameters:
  ///   - index: The index of the text's item; what it paints itself is not looked at.
  ///   - environment: The settings that give the page its colour and a pixel its size.
  /// - Returns: The colours under its frame; the page's for an index that is no item's.
  package func backdrop(ofItem index: Int, environment: ScreenEnvironment) -> Backdrop {
    guard items.indices.contains(index) else { return .colors([environment.pageColor]) }
    let frame = items[index].frame
    return backdrop(of: frame, over: Array(items.indices.prefix(index)), environment: environment)
  }

  /// Returns the scene with the backdrop of every text that has none yet.
  package func resolvingBackdrops(environment: ScreenEnvironment) -> Scene {
    var scene = self
    var painted = PaintedAreas()
    for (index, item) in items.enumerated() {
      if case .text(var run) = item.content {
        guard run.backdrop == nil else { continue }
        run.backdrop = backdrop(
          of: item.frame, over: painted.candidates(under: item.frame), environment: environment)
        scene.items[index].content = .text(run)
      } else {
        painted.add(index, item.frame)
      }
    }
    return scene
  }

  /// Lays the fills of items under a frame over the page, from the back.
  private func backdrop(
    of frame: Rect, over candidates: [Int], environment: ScreenEnvironment
  ) -> Backdrop {
    let hiding = candidates.lastIndex { opaqueFill(of: items[$0], covering: frame) != nil }
    if let hiding, hiding == candidates.count - 1,
      let fill = opaqueFill(of: items[candidates[hiding]], covering: frame)
    {
      return .colors([fill])
    }
    let pixel = 1 / max(environment.displayScale, 1)
    var ground = Ground(frame: frame, page: environment.pageColor, sliver: pixel)
    for index in candidates.dropFirst(hiding ?? 0) {
      let item = items[index]
      switch item.content {
      case .text: continue
      case .image: ground.lay(.unknown(.image), on: item.frame, at: index)
      case .shape(let shape):
        guard let fill = shape.fill, fill.alpha > 0 else { continue }
        ground.lay(.color(fill), on: item.frame, at: index)
      }
    }
    return ground.backdrop
  }

  /// Returns the colour with which an item hides all that lies behind it within a frame.
  private func opaqueFill(of item: SceneItem, covering frame: Rect) -> SRGBColor? {
    guard case .shape(let shape) = item.content, let fill = shape.fill, fill.alpha >= 1,
      item.frame.x <= frame.x, item.frame.y <= frame.y, item.frame.maxX >= frame.maxX,
      item.frame.maxY >= frame.maxY
    else { return nil }
    return fill
  }
}

extension ScreenEnvironment {
  /// The colour of the page under everything, `systemBackground`.
  package var pageColor: SRGBColor {
    SystemColors.color(named: "systemBackground", scheme: colorScheme, contrast: contrast)
      ?? (colorScheme == .light ? .white : .black)
  }
}
