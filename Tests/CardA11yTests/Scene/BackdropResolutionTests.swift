import A11yTree
import Testing

struct BackdropResolutionTests {
  private let orange = SRGBColor(hex: 0xF16E00)
  private let blue = SRGBColor(hex: 0x0000FF)

  /// What lies under a text at 20, 20 of 100 × 20 points, painted after some items.
  private func backdrop(
    under items: [SceneItem], scheme: ColorScheme = .light, text: Rect = Rect(20, 20, 100, 20)
  ) -> Backdrop {
    var scene = PaintedScene()
    scene.items = items + [self.text(text)]
    var environment = ScreenEnvironment()
    environment.colorScheme = scheme
    let alone = scene.backdrop(ofItem: items.count, environment: environment)
    let resolved = scene.resolvingBackdrops(environment: environment)
    guard case .text(let run) = resolved.items[items.count].content else { return alone }
    #expect(run.backdrop == alone)
    return alone
  }

  private func text(_ frame: Rect) -> SceneItem {
    let run = TextRun(text: "Text", font: ResolvedFont(size: 17), color: .black)
    return SceneItem(owner: 0, precedingNodes: 1, frame: frame, content: .text(run))
  }

  private func shape(_ frame: Rect, _ fill: SRGBColor?, stroke: SRGBColor? = nil) -> SceneItem {
    SceneItem(
      owner: 0, precedingNodes: 1, frame: frame,
      content: .shape(ShapeItem(fill: fill, stroke: stroke, strokeWidth: stroke == nil ? 0 : 1)))
  }

  private func image(_ frame: Rect) -> SceneItem {
    SceneItem(
      owner: 0, precedingNodes: 1, frame: frame, content: .image(ImageItem(name: "salad")))
  }

  @Test func thePageLiesUnderATextThatStandsOnNothing() {
    #expect(backdrop(under: []) == .colors([.white]))
    #expect(backdrop(under: [], scheme: .dark) == .colors([.black]))
    #expect(backdrop(under: [shape(Rect(0, 200, 390, 50), orange)]) == .colors([.white]))
    #expect(backdrop(under: [shape(Rect(0, 0, 390, 20), orange)]) == .colors([.white]))
  }

  @Test func theUppermostSurfaceCounts() {
    let card = shape(Rect(0, 0, 390, 100), orange)
    let badge = shape(Rect(10, 10, 200, 40), blue)
    #expect(backdrop(under: [card]) == .colors([orange]))
    #expect(backdrop(under: [card, badge]) == .colors([blue]))
    #expect(backdrop(under: [badge, card]) == .colors([orange]))
  }

  @Test func translucentSurfacesAreLaidOver() {
    let card = shape(Rect(0, 0, 390, 100), .black)
    let veil = shape(Rect(0, 0, 390, 100), SRGBColor(hex: 0xFFFFFF, alpha: 0.5))
    #expect(backdrop(under: [veil]) == .colors([.white]))
    #expect(backdrop(under: [card, veil]) == .colors([SRGBColor(hex: 0x808080)]))
    let invisible = shape(Rect(0, 0, 390, 100), .clear)
    #expect(backdrop(under: [card, invisible]) == .colors([.black]))
  }

  @Test func aTextOverTwoSurfacesHasBoth() {
    let left = shape(Rect(0, 0, 70, 100), orange)
    let right = shape(Rect(70, 0, 320, 100), blue)
    #expect(backdrop(under: [left, right]) == .colors([orange, blue]))
    #expect(backdrop(under: [right, left]) == .colors([blue, orange]))
    #expect(backdrop(under: [left]) == .colors([.white, orange]))
    let middle = shape(Rect(50, 25, 10, 5), blue)
    #expect(backdrop(under: [middle]) == .colors([.white, blue]))
  }

  @Test func aSliverOfLessThanAPointDoesNotCount() {
    #expect(backdrop(under: [shape(Rect(0, 0, 20.9, 100), orange)]) == .colors([.white]))
    #expect(backdrop(under: [shape(Rect(20.9, 0, 300, 100), orange)]) == .colors([orange]))
    #expect(backdrop(under: [shape(Rect(0, 0, 21, 100), orange)]) == .colors([.white, orange]))
  }

  @Test func whatIsOverAPictureIsUnknown() {
    let picture = image(Rect(0, 0, 390, 100))
    #expect(backdrop(under: [picture]) == .unknown(.image))
    let veil = shape(Rect(0, 0, 390, 100), SRGBColor(hex: 0, alpha: 0.5))
    #expect(
      backdrop(under: [picture, veil]) == .range([.black, SRGBColor(hex: 0x808080)], .image))
    #expect(backdrop(under: [picture, shape(Rect(0, 0, 390, 100), orange)]) == .colors([orange]))
    #expect(backdrop(under: [picture, shape(Rect(0, 0, 60, 100), orange)]) == .unknown(.image))
    #expect(backdrop(under: [image(Rect(200, 0, 100, 100))]) == .colors([.white]))
  }

  @Test func outlinesAndOtherTextsAreNoSurface() {
    let outline = shape(Rect(0, 0, 390, 100), nil, stroke: orange)
    #expect(backdrop(under: [outline, text(Rect(0, 0, 390, 100))]) == .colors([.white]))
  }

  @Test func aPatternOfHundredsOfSurfacesIsUnknown() {
    let checks = (0..<300).map { (index: Int) -> SceneItem in
      let x = 20 + Double(index % 50) * 2
      let y = 20 + Double(index / 50) * 3
      return shape(Rect(x, y, 1, 1.5), SRGBColor(hex: UInt32(index)))
    }
    #expect(backdrop(under: checks) == .unknown(.color))
  }

  @Test func extremeFramesAreSafe() {
    let wide = shape(Rect(-1e300, -1e300, 2e300, 2e300), orange)
    #expect(backdrop(under: [wide]) == .colors([orange]))
    #expect(backdrop(under: [shape(Rect(.nan, 0, 9, 9), orange)]) == .colors([.white]))
    #expect(backdrop(under: [wide], text: Rect(0, -1e200, 9, 2e200)) == .colors([orange]))
    #expect(backdrop(under: [wide], text: Rect(0, 0, 0, 20)) == .colors([orange]))
    #expect(
      PaintedScene().backdrop(ofItem: 3, environment: ScreenEnvironment()) == .colors([.white]))
  }

  @Test func aBackdropThatIsKnownIsKept() {
    var scene = PaintedScene()
    let run = TextRun(
      text: "Text", font: ResolvedFont(size: 17), backdrop: .unknown(.color))
    scene.items = [
      SceneItem(owner: 0, precedingNodes: 1, frame: Rect(0, 0, 9, 9), content: .text(run))
    ]
    #expect(scene.resolvingBackdrops(environment: ScreenEnvironment()) == scene)
  }

  /// The bands that speed the search up never leave a surface out.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func allTextsAreResolvedAsEachAlone(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var scene = PaintedScene()
    for _ in 0..<60 {
      let frame = Rect(
        .random(in: -20...300, using: &numbers), .random(in: -20...2000, using: &numbers),
        .random(in: 1...300, using: &numbers), .random(in: 1...1500, using: &numbers))
      let fill = SRGBColor(
        hex: .random(in: 0...0xFFFFFF, using: &numbers),
        alpha: Bool.random(using: &numbers) ? 1 : 0.5)
      let kind = Int.random(in: 0...4, using: &numbers)
      scene.items.append(kind == 0 ? image(frame) : kind < 3 ? text(frame) : shape(frame, fill))
    }
    let environment = ScreenEnvironment()
    let resolved = scene.resolvingBackdrops(environment: environment)
    for (index, item) in resolved.items.enumerated() {
      guard case .text(let run) = item.content else { continue }
      let alone = scene.backdrop(ofItem: index, environment: environment)
      #expect(run.backdrop == alone, "seed \(seed)")
    }
  }
}

extension Rect {
  fileprivate init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
