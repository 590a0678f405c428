import CardA11y
import Testing

/// What gradients, materials, groups and purposes become in the scene.
@MainActor
struct PaintTests {
  private func items(_ view: some View, in environment: ScreenEnvironment = .init()) -> [SceneItem]
  {
    view.screen(in: environment).scene.items
  }

  private func outline(_ view: some View) -> String {
    var options = Outline.Options()
    (options.showsIDs, options.showsLocations) = (false, false)
    let lines = Outline.print(view.screen(), options: options).split(separator: "\n")
    let painted = lines.map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("shape") || $0.hasPrefix("text") || $0.hasPrefix("picture") }
    // Frames, sizes and lines are the layout's.
    return painted.map { line in
      line.split(separator: " ").filter { word in
        !["size=", "style=", "frame="].contains { word.hasPrefix($0) }
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  @Test func gradientsAndMaterialsFillAndColour() {
    let run = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    #expect(
      outline(Text("A").background(run))
        == "shape pattern=linear:0,0.5,1,0.5:#FFFFFF/0,#000000/1\ntext \"A\" color=#000000")
    #expect(
      outline(Text("A").background(.thinMaterial, in: Capsule()))
        == "shape capsule pattern=material:thin\ntext \"A\" color=#000000")
    #expect(
      outline(Text("A").foregroundStyle(run))
        == "text \"A\" pattern=linear:0,0.5,1,0.5:#FFFFFF/0,#000000/1")
    let stops = Gradient(stops: [
      .init(color: .black, location: 0.5), .init(color: .white, location: 0.2),
    ])
    #expect(
      outline(RadialGradient(gradient: stops, center: .top, startRadius: 1, endRadius: 9))
        == "shape pattern=radial:0.5,0,1,9:#000000/0.5,#FFFFFF/0.5")
    #expect(
      outline(Rectangle().fill(AngularGradient(colors: [.black], center: .center)))
        == "shape pattern=angular:0.5,0.5:#000000/0")
    #expect(
      outline(Rectangle().stroke(.regularMaterial, lineWidth: 2))
        == "shape strokePattern=material:regular strokeWidth=2")
  }

  @Test func aColourWithoutValueKeepsItsName() {
    let brand = Color("brand")
    #expect(
      outline(Text("A").foregroundStyle(brand).background(brand.opacity(0.5)))
        == "shape pattern=unknown:brand\ntext \"A\" pattern=unknown:brand")
    #expect(
      outline(LinearGradient(colors: [.white, brand], startPoint: .top, endPoint: .bottom))
        == "shape pattern=unknown:brand")
  }

  /// A gradient that is cut off keeps its colours in their places.
  @Test func aGradientIsClippedWithItsShape() throws {
    let run = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
    let view = run.frame(width: 100, height: 200).offset(y: -50).frame(width: 100, height: 100)
      .clipped()
    let item = try #require(items(view).first)
    #expect(item.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    guard case .shape(let shape) = item.content, case .gradient(let gradient) = shape.pattern
    else {
      Issue.record("no gradient")
      return
    }
    // The shape lies from -100 to 100 of the screen.
    #expect(gradient.form == .linear(from: Point(x: 0.5, y: -1), to: Point(x: 0.5, y: 1)))
  }

  @Test func whatIsTranslucentTogetherIsAGroup() {
    let card = Text("A").background(Color.white)
    #expect(
      outline(card.opacity(0.5))
        == "shape fill=#FFFFFF group=1@0.5\ntext \"A\" color=#000000 group=1@0.5")
    #expect(
      outline(card.compositingGroup().opacity(0.5).opacity(0.5))
        == "shape fill=#FFFFFF group=1@0.5 group=2@0.5 group=3!\n"
        + "text \"A\" color=#000000 group=1@0.5 group=2@0.5 group=3!")
    #expect(
      outline(card.blendMode(.multiply))
        == "shape fill=#FFFFFF group=1*multiply\ntext \"A\" color=#000000 group=1*multiply")
    #expect(outline(card.opacity(1).blendMode(.normal)) == outline(card))
  }

  @Test func whatIsTranslucentAloneHasTheAlphaItself() {
    #expect(outline(Text("A").opacity(0.5)) == "text \"A\" color=#000000@0.5")
    #expect(
      outline(Text("A").opacity(0.5).compositingGroup().opacity(0.5))
        == "text \"A\" color=#000000@0.25")
    #expect(
      outline(Text("A").opacity(0.5).background(Color.white))
        == "shape fill=#FFFFFF\ntext \"A\" color=#000000@0.5")
    #expect(
      outline(Color("brand").opacity(0.5).frame(height: 9).opacity(0.5))
        == "shape pattern=unknown:brand group=1@0.5")
  }

  @Test func whatIsTransparentIsNotPaintedNorHeard() {
    let view = VStack {
      VStack {
        Text("A").background(Color.white)
        Text("B")
      }
      .opacity(0)
      Text("C")
    }
    #expect(
      outline(view)
        == "text \"A\" color=#000000@0\ntext \"B\" color=#000000@0\ntext \"C\" color=#000000")
    #expect(view.screen().labels == ["C"])
  }

  @Test func purposesAndUnderlinesAreKept() {
    #expect(
      outline(
        VStack {
          Text("A").paintPurpose(.logotype)
          Text("B").underline()
          Text("C").underline(false)
        }.underline())
        == "text \"A\" underline color=#000000 purpose=logotype\n"
        + "text \"B\" underline color=#000000\ntext \"C\" color=#000000")
    let picture = Image("salad").colorRange([.white, .black])
    #expect(outline(picture).hasPrefix("picture \"salad\" colors=#FFFFFF,#000000"))
  }

  /// The value is that of the system whose reader is simulated.
  @Test func systemColoursHaveGenerations() {
    var values = EnvironmentValues()
    #expect(Color.blue._resolve(in: values) == SRGBColor(hex: 0x0088FF))
    values.systemColors = .iOS13
    #expect(Color.blue._resolve(in: values) == SRGBColor(hex: 0x007AFF))
    let text =
      #"{ "reader": { "profile": "ios-18" }, "screen": ["#
      + #"{ "type": "Text", "text": "A", "foregroundStyle": "systemBlue" }] }"#
    let screens = try? Scenario(text, path: "a.json").screens
    #expect(screens?.first?.text("A")?.color == SRGBColor(hex: 0x007AFF))
  }

  @Test func coloursHaveSpaces() {
    let resolved = { (color: Color) in color._resolve(in: EnvironmentValues())?.description }
    #expect(resolved(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000")
    #expect(resolved(Color(.displayP3, red: 1, green: 0, blue: 0)) == "#FF0000")
    #expect(resolved(Color(.displayP3, red: 0.238, green: 0.532, blue: 0.611)) == "#058A9E")
    #expect(resolved(Color(.sRGBLinear, red: 1, green: 0.215861, blue: 0)) == "#FF8000")
    #expect(resolved(Color(white: 0.5, opacity: 0.2)) == "#80808033")
    #expect(resolved(Color(hue: 0.5, saturation: 1, brightness: 1)) == "#00FFFF")
    #expect(resolved(Color(hue: 1.0 / 12, saturation: 1, brightness: 0.5)) == "#804000")
    #expect(resolved(Color(hue: .nan, saturation: 2, brightness: -1)) == "#000000")
  }
}
