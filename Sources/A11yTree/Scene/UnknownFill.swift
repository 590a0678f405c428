/// An area that is filled with a colour that could not be resolved.
///
/// A shape without a fill and one of unknown colour look the same in a scene, so whoever paints
/// keeps these areas beside it until the backdrops of the texts are resolved.
package struct UnknownFill: Hashable, Sendable {
  /// How many of the scene's items were painted before it.
  package var precedingItems: Int
  /// Where it is painted, in the coordinates of the items.
  package var frame: Rect

  package init(precedingItems: Int, frame: Rect) {
    self.precedingItems = precedingItems
    self.frame = frame
  }
}

extension Scene {
  /// Returns the scene in which the backdrop of every text that stands on such a fill is unknown.
  ///
  /// A fill that opaque shapes or pictures hide from a text is not under it.
  package func marking(
    _ fills: [UnknownFill], environment: ScreenEnvironment
  ) -> Scene {
    guard !fills.isEmpty else { return self }
    var scene = self
    for (index, item) in items.enumerated() {
      guard case .text(var run) = item.content, run.backdrop == nil else { continue }
      let isUnknown = fills.contains { fill in
        fill.precedingItems <= index && isSeen(fill, within: item.frame, under: index, environment)
      }
      guard isUnknown else { continue }
      run.backdrop = .unknown(.color)
      scene.items[index].content = .text(run)
    }
    return scene
  }

  private func isSeen(
    _ fill: UnknownFill, within frame: Rect, under index: Int, _ environment: ScreenEnvironment
  ) -> Bool {
    let pixel = 1 / max(environment.displayScale, 1)
    var ground = Ground(frame: frame, page: environment.pageColor, sliver: pixel)
    ground.lay(.unknown(.color), on: fill.frame, at: fill.precedingItems)
    for place in fill.precedingItems..<index {
      switch items[place].content {
      case .text: continue
      case .image: ground.lay(.unknown(.image), on: items[place].frame, at: place)
      case .shape(let shape):
        guard let color = shape.fill, color.alpha > 0 else { continue }
        ground.lay(.color(color), on: items[place].frame, at: place)
      }
    }
    return ground.backdrop == .unknown(.color)
  }
}
