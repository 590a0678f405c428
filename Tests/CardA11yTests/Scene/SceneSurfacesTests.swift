import Testing

@testable import A11yTree

/// What is seen of a text, computed by hand from the layers around it.
struct SceneSurfacesTests {
  private let frame = Rect(x: 20, y: 20, width: 100, height: 20)
  private let card = Rect(x: 0, y: 0, width: 390, height: 100)
  private let gray = SRGBColor(hex: 0x808080)

  private func shape(
    _ fill: SRGBColor? = nil, _ pattern: Pattern? = nil, on rect: Rect? = nil,
    in groups: PaintGroup...
  ) -> SceneItem {
    var item = SceneItem(
      owner: 0, precedingNodes: 1, frame: rect ?? card,
      content: .shape(ShapeItem(fill: fill, pattern: pattern)))
    item.groups = groups
    return item
  }

  private func text(_ color: SRGBColor, in groups: PaintGroup...) -> SceneItem {
    let run = TextRun(text: "Text", font: ResolvedFont(size: 17), color: color)
    var item = SceneItem(owner: 0, precedingNodes: 1, frame: frame, content: .text(run))
    item.groups = groups
    return item
  }

  private func picture(_ colors: [SRGBColor] = []) -> SceneItem {
    SceneItem(
      owner: 0, precedingNodes: 1, frame: card,
      content: .image(ImageItem(name: "salad", colors: colors)))
  }

  private func surfaces(_ items: SceneItem..., scheme: ColorScheme = .light) -> [Surface] {
    var scene = PaintedScene()
    scene.items = items
    var environment = ScreenEnvironment()
    environment.colorScheme = scheme
    let all = SceneSurfaces(scene, environment: environment)
    for (index, item) in items.enumerated() {
      if case .text(let run) = item.content { return all.surfaces(ofText: index, run) }
    }
    return []
  }

  private func seen(_ surfaces: [Surface]) -> [String] {
    surfaces.map { surface in
      surface.pairs.map { "\($0.front) on \($0.back)" }.joined(separator: " | ")
    }
  }

  @Test func everythingUnderATextIsLaidOverThePage() {
    #expect(seen(surfaces(text(.black))) == ["#000000 on #FFFFFF"])
    #expect(seen(surfaces(shape(gray), text(.white))) == ["#FFFFFF on #808080"])
    let veil = SRGBColor(hex: 0xFFFFFF, alpha: 0.5)
    #expect(seen(surfaces(shape(.black), shape(veil), text(.black))) == ["#000000 on #808080"])
    // Black at 20 % on white.
    let faint = SRGBColor(hex: 0, alpha: 0.2)
    #expect(seen(surfaces(shape(.white), text(faint))) == ["#CCCCCC on #FFFFFF"])
  }

  @Test func whatIsPaintedOverATextCountsToo() {
    let veil = SRGBColor(hex: 0xFFFFFF, alpha: 0.5)
    #expect(seen(surfaces(text(.black), shape(veil))) == ["#808080 on #FFFFFF"])
    #expect(seen(surfaces(text(.black), shape(gray))) == [])
    let half = Rect(x: 0, y: 0, width: 70, height: 100)
    #expect(seen(surfaces(text(.black), shape(gray, on: half))) == ["#000000 on #FFFFFF"])
    let over = surfaces(text(.black), picture())
    #expect(over.map(\.least) == [1] && over.map(\.greatest) == [21])
  }

  @Test func eachPartOfATextHasItsSurface() {
    let left = Rect(x: 0, y: 0, width: 70, height: 100)
    let found = surfaces(shape(.black), shape(gray, on: left), text(.white))
    #expect(seen(found) == ["#FFFFFF on #000000", "#FFFFFF on #808080"])
  }

  /// A line that ends early does not lie on what the frame covers behind it.
  @Test func theLinesOfATextCountWhereTheyAreKnown() {
    let right = Rect(x: 80, y: 0, width: 310, height: 100)
    var run = TextRun(text: "Text", font: ResolvedFont(size: 17), color: .black)
    run.lines = [TextLine(text: "Text", x: 0, baseline: 16, width: 40)]
    let short = SceneItem(owner: 0, precedingNodes: 1, frame: frame, content: .text(run))
    #expect(seen(surfaces(shape(gray, on: right), short)) == ["#000000 on #FFFFFF"])
    run.lines.append(TextLine(text: "Text", x: 0, baseline: 19, width: 100))
    let long = SceneItem(owner: 0, precedingNodes: 1, frame: frame, content: .text(run))
    #expect(
      seen(surfaces(shape(gray, on: right), long)) == ["#000000 on #FFFFFF", "#000000 on #808080"])
  }

  /// A card that is translucent as a whole keeps the text at its own distance from its ground.
  @Test func aGroupIsLaidOverAsAWhole() {
    let group = PaintGroup(1, opacity: 0.5)
    let whole = PaintGroup(2, isIsolated: true)
    #expect(
      seen(surfaces(shape(.white, in: group, whole), text(.black, in: group, whole), scheme: .dark))
        == ["#000000 on #808080"])
    // Without compositingGroup(), each view may be translucent by itself: both are followed.
    let open = surfaces(shape(.white, in: group), text(.black, in: group), scheme: .dark)
    #expect(seen(open) == ["#000000 on #808080 | #404040 on #808080"])
    #expect(open.map(\.reason) == [.opacity])
    #expect(open.map(\.least) == [SeenPair(SRGBColor(hex: 0x404040), beside: gray).ratio.value])
    // On a light page both are the same.
    #expect(
      seen(surfaces(shape(.white, in: group), text(.black, in: group))) == ["#808080 on #FFFFFF"])
    // A text alone in a group, and the card outside of it.
    #expect(
      seen(surfaces(shape(.white), text(.black, in: group), scheme: .dark))
        == ["#808080 on #FFFFFF"])
  }

  @Test func groupsInsideOfGroupsMultiply() {
    let outer = PaintGroup(1, opacity: 0.5)
    let inner = PaintGroup(2, opacity: 0.5)
    #expect(seen(surfaces(text(.black, in: outer, inner))) == ["#BFBFBF on #FFFFFF"])
  }

  @Test func aGroupIsBlended() {
    let yellow = SRGBColor(hex: 0xFFCC00)
    let multiply = PaintGroup(1, blendMode: .multiply)
    #expect(
      seen(surfaces(shape(yellow), text(gray, in: multiply))) == ["#806600 on #FFCC00"])
    let screen = PaintGroup(1, blendMode: .screen)
    #expect(seen(surfaces(shape(gray), text(gray, in: screen))) == ["#C0C0C0 on #808080"])
    let overlay = PaintGroup(1, blendMode: .overlay)
    let light = SRGBColor(hex: 0x999999)
    #expect(
      seen(surfaces(shape(light), text(.black, in: overlay))) == ["#333333 on #999999"])
  }

  private func linear(_ stops: (Double, SRGBColor)..., down: Bool = false) -> Pattern {
    .gradient(
      GradientFill(
        form: .linear(from: .zero, to: down ? Point(x: 0, y: 1) : Point(x: 1, y: 0)),
        stops: stops.map { .init(color: $1, location: $0) }))
  }

  @Test func aGradientCountsAlongTheTextsExtent() throws {
    // From x = 20 to 120 of 0 to 390: 5.1 % to 30.8 % of the way from white to black.
    let found = surfaces(shape(nil, linear((0, .white), (1, .black))), text(.black))
    let surface = try #require(found.first)
    #expect(found.count == 1 && surface.reason == .gradient)
    #expect(surface.backs.first == SRGBColor(hex: 0xF2F2F2))
    #expect(surface.backs.last == SRGBColor(hex: 0xB1B1B1))
    #expect(surface.least == ContrastRatio(.black, SRGBColor(hex: 0xB1B1B1)).value)
    #expect(surface.greatest == ContrastRatio(.black, SRGBColor(hex: 0xF2F2F2)).value)
    // The way down is 100 high: 20 % to 40 %.
    let down = surfaces(shape(nil, linear((0, .white), (1, .black), down: true)), text(.black))
    #expect(down.first?.backs.first == SRGBColor(hex: 0xCCCCCC))
    #expect(down.first?.backs.last == SRGBColor(hex: 0x999999))
  }

  @Test func stopsWithinTheTextCountAndStopsBesideItDoNot() {
    let dip = linear((0, .white), (0.15, .black), (0.3, .white), (0.5, gray), (1, gray))
    let found = surfaces(shape(nil, dip), text(.black))
    #expect(found.first?.backs.contains(.black) == true)
    #expect(found.first?.least == 1 && found.first?.greatest == 21)
    #expect(found.first?.backs.contains(gray) == false)
    let hard = linear((0, .white), (0.5, .white), (0.5, .black), (1, .black))
    #expect(seen(surfaces(shape(nil, hard), text(.black))) == ["#000000 on #FFFFFF"])
  }

  @Test func betweenTwoColoursOfARunTheTextMayVanish() {
    // No stop has the gray's luminance, and somewhere between them is its place.
    let found = surfaces(
      shape(nil, linear((0, .white), (0.2, .black), (1, .black))), text(gray))
    #expect(found.first?.least == 1)
  }

  @Test func aRadialGradientCountsByDistance() {
    let form = GradientFill.Form.radial(
      center: Point(x: 0, y: 0), startRadius: 0, endRadius: 1000)
    let stops: [GradientFill.Stop] = [
      .init(color: .white, location: 0), .init(color: .black, location: 1),
    ]
    let found = surfaces(
      shape(nil, .gradient(GradientFill(form: form, stops: stops))), text(.black))
    // The nearest corner is 28.3 points away, the farthest 126.5.
    #expect(found.first?.backs.first == SRGBColor(hex: 0xF8F8F8))
    #expect(found.first?.backs.last == SRGBColor(hex: 0xDFDFDF))
    let angular = GradientFill(form: .angular(center: .zero), stops: stops)
    let around = surfaces(shape(nil, .gradient(angular)), text(.black))
    #expect(around.first?.least == 1 && around.first?.greatest == 21)
  }

  @Test func aPictureOfARangeIsKnownThatFar() {
    let dark = [SRGBColor(hex: 0x101010), SRGBColor(hex: 0x404040)]
    let found = surfaces(picture(dark), text(.white))
    #expect(found.map(\.reason) == [.picture])
    #expect(found.map(\.least) == [ContrastRatio(.white, dark[1]).value])
    #expect(surfaces(picture([gray]), text(.white)).map(\.reason) == [nil])
  }

  @Test func aVeilOverWhatIsNotKnownLeavesARange() {
    let veil = SRGBColor(hex: 0, alpha: 0.8)
    for pattern in [Pattern.material(.thin), .unknown(name: "brand")] {
      let found = surfaces(shape(nil, pattern), shape(veil), text(.white))
      #expect(seen(found) == ["#FFFFFF on #000000 | #FFFFFF on #333333"])
    }
    let found = surfaces(picture(), shape(veil), text(.white))
    #expect(found.map(\.reason) == [.image] && (found.first?.least ?? 0) > 12)
    let named = surfaces(shape(nil, .unknown(name: "brand")), text(.white))
    #expect(named.map(\.unknownName) == ["brand"] && named.map(\.least) == [1])
  }

  /// Many gradients over each other are too many colours to follow: their hull is.
  @Test func theRangeOfManyGradientsHoldsAllOfTheirColours() throws {
    let run = linear(
      (0, SRGBColor(hex: 0xFF0000, alpha: 0.5)), (1, SRGBColor(hex: 0xFF, alpha: 0.5)))
    let found = surfaces(
      shape(nil, run), shape(nil, run), shape(nil, run), shape(nil, run), text(.white))
    let surface = try #require(found.first)
    #expect(surface.pairs.count < 100)
    #expect(surface.least >= 1 && surface.least < surface.greatest)
  }
}
