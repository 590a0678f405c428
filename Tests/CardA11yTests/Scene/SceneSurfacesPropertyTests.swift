import Testing

@testable import A11yTree

/// The interval of contrasts holds the contrast of every colour that may really be there.
struct SceneSurfacesPropertyTests {
  private struct Layer {
    var item: SceneItem
    /// The colour that the layer really has at the point that is looked at.
    var actual: SRGBColor
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func theIntervalHoldsWhatIsReallySeen(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let frame = Rect(x: 0, y: 0, width: 100, height: 20)
    let layers = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
      layer(on: frame, &numbers)
    }
    let color = SRGBColor(
      hex: .random(in: 0...0xFFFFFF, using: &numbers),
      alpha: Bool.random(using: &numbers) ? 1 : .random(in: 0.3...1, using: &numbers))
    let run = TextRun(text: "Text", font: ResolvedFont(size: 17), color: color)
    var scene = PaintedScene()
    scene.items = layers.map(\.item)
    scene.items.append(
      SceneItem(owner: 0, precedingNodes: 1, frame: frame, content: .text(run)))
    let found = SceneSurfaces(scene, environment: ScreenEnvironment())
      .surfaces(ofText: layers.count, run)
    let surface = try #require(found.first)
    #expect(found.count == 1, "seed \(seed)")

    let back = layers.reduce(SRGBColor.white) { $1.actual.over($0) }
    let ratio = SeenPair(color, on: back).ratio.value
    // Channels are rounded at each step.
    #expect(ratio >= surface.least - 0.05, "seed \(seed): \(ratio) < \(surface.least)")
    #expect(ratio <= surface.greatest + 0.2, "seed \(seed): \(ratio) > \(surface.greatest)")
  }

  private func layer(on frame: Rect, _ numbers: inout SplitMix64) -> Layer {
    let random = { (numbers: inout SplitMix64) in
      SRGBColor(
        hex: .random(in: 0...0xFFFFFF, using: &numbers),
        alpha: Bool.random(using: &numbers) ? 1 : .random(in: 0...1, using: &numbers))
    }
    var content: SceneItem.Content
    var actual = random(&numbers)
    switch Int.random(in: 0...3, using: &numbers) {
    case 0: content = .shape(ShapeItem(fill: actual))
    case 1:
      content = .image(ImageItem(name: "salad"))
      actual.alpha = 1
    case 2:
      content = .shape(ShapeItem(pattern: .material(.thin)))
      actual.alpha = 1
    default:
      let (start, end) = (random(&numbers), random(&numbers))
      let share = Double.random(in: 0...1, using: &numbers)
      let mix = { (path: KeyPath<SRGBColor, UInt8>) in
        (Double(start[keyPath: path]) * (1 - share) + Double(end[keyPath: path]) * share) / 255
      }
      actual = SRGBColor(
        unitRed: mix(\.red), green: mix(\.green), blue: mix(\.blue),
        alpha: start.alpha * (1 - share) + end.alpha * share)
      let gradient = GradientFill(
        form: .linear(from: .zero, to: Point(x: 1, y: 0)),
        stops: [.init(color: start, location: 0), .init(color: end, location: 1)])
      content = .shape(ShapeItem(pattern: .gradient(gradient)))
    }
    let item = SceneItem(owner: 0, precedingNodes: 1, frame: frame, content: content)
    return Layer(item: item, actual: actual)
  }
}
