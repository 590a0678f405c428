import CardA11y
import Testing

/// Sizes and places as SwiftUI gives them: proposal down, size up.
@MainActor
struct LayoutTests {
  /// The frames of the filled areas of a view on a page of a width.
  private func frames(_ width: Double = 390, _ view: some View) -> [Rect] {
    view.screen(in: environment { $0.width = width }).scene.items.map(\.frame)
  }

  private func box(_ width: Double, _ height: Double = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  /// facts: seed-systems.md §7, button flow goldens: 342 points are offered.
  @Test(arguments: [(192.0, 2), (192.5, 1), (400.0, 1)])
  func flowJoinsARowWhereTheWidthsFit(second: Double, inFirstRow: Int) {
    let frames = frames(
      342,
      HFlow {
        box(150); box(second)
      })
    #expect(frames.count { $0.y == 0 } == inFirstRow)
    #expect(frames[1].x == (inFirstRow == 2 ? 150 : 0))
  }

  @Test func stackServesTheLeastFlexibleChildFirst() {
    let frames = frames(
      300,
      HStack(spacing: 10) {
        Color.red.frame(height: 10)
        box(100)
        Color.blue.frame(maxWidth: 50).frame(height: 10)
      })
    #expect(frames.map(\.width) == [130, 100, 50])
    #expect(frames.map(\.x) == [0, 140, 250])
  }

  @Test func layoutPriorityIsServedBeforeTheOthers() {
    let frames = frames(
      200,
      HStack(spacing: 0) {
        Color.red.frame(height: 10)
        Color.blue.frame(height: 10).layoutPriority(1)
      })
    #expect(frames.map(\.width) == [200])
  }

  @Test func spacerTakesWhatIsLeft() {
    let frames = frames(
      200,
      HStack(spacing: 0) {
        box(20); Spacer(); box(30)
      })
    #expect(frames.map(\.x) == [0, 170])
  }

  @Test func textBesideASpacerNeedNotWrap() {
    let screen = HStack {
      Text("Longer than one half")
      Spacer()
    }.screen(in: environment { $0.width = 200 })
    #expect(screen.texts.map(\.run.lineCount) == [1])
  }

  @Test func rightToLeftTurnsTheWholePage() {
    let screen = HStack(spacing: 0) {
      box(20); box(30)
    }
    .screen(in: environment { $0.layoutDirection = .rightToLeft })
    #expect(screen.scene.items.map(\.frame.x) == [370, 340])
  }

  @Test func alignmentAndPadding() {
    let frames = frames(
      100,
      VStack(alignment: .trailing, spacing: 4) {
        box(50); box(20)
      }.padding(8))
    #expect(frames.map(\.x) == [8, 38])
    #expect(frames.map(\.y) == [8, 22])
  }

  @Test(arguments: [(ContentMode.fit, 40.0, 20.0), (.fill, 100.0, 50.0)])
  func ratioFitsOrFills(mode: ContentMode, width: Double, height: Double) {
    let frames = frames(
      100,
      Color.red.aspectRatio(2, contentMode: mode).frame(width: mode == .fit ? 40 : 100, height: 50))
    #expect(frames[0].width == width)
    #expect(frames[0].height == height)
  }

  @Test func clippedPicturesEndAtTheirFrame() {
    let frames = frames(
      200, Image("photo").resizable().aspectRatio(contentMode: .fill).frame(maxHeight: 60).clipped()
    )
    #expect(frames == [Rect(x: 0, y: 0, width: 200, height: 60)])
  }

  @Test func flexibleGridSharesTheWidth() {
    let frames = frames(
      200,
      LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0), GridItem(spacing: 0)], spacing: 2) {
        Color.red.frame(height: 10)
        Color.blue.frame(height: 30)
        Color.green.frame(height: 10)
      })
    #expect(frames.map(\.width) == [40, 160, 40])
    #expect(frames.map(\.y) == [10, 0, 32])
  }

  @Test func textWrapsAndKnowsItsLines() throws {
    let screen = Text("A supporting text to describe something").frame(width: 140).lineLimit(2)
      .screen()
    let run = try #require(screen.texts.first?.run)
    #expect(run.lineCount == 2)
    #expect(run.neededLines == 3)
    #expect(run.truncation == .certain)
  }

  @Test func firstBaselinesAreShared() {
    let screen = HStack(alignment: .firstTextBaseline) {
      Text("Big").font(.largeTitle)
      Text("small").font(.caption)
    }.screen()
    let tops = screen.texts.map(\.frame.y)
    #expect(tops[0] == 0)
    #expect(tops[1] > 15)
  }

  @Test func fixedFontsDoNotScale() {
    let view = VStack {
      Text("Fixed").font(.system(size: 17, weight: .semibold))
      Text("Body")
      Text("Custom").font(.custom("Any", size: 17))
    }
    let runs = view.screen(in: environment { $0.dynamicType = .accessibility5 }).texts.map(\.run)
    #expect(runs.map(\.font.size) == [17, 53, 48])
    #expect(runs.map(\.font.declaredSize) == [17, 17, 17])
    #expect(runs[0].font.weight == 600)
  }

  @Test func severalViewsInsideOfAModifierStandInsideOfIt() {
    let padded = frames(
      200,
      Group {
        box(40)
        box(100)
      }.padding(16))
    #expect(padded.map(\.x) == [46, 16])
    let trailing = frames(
      200,
      Group {
        box(40)
        box(100)
      }.frame(maxWidth: .infinity, alignment: .trailing))
    #expect(trailing.map(\.x) == [130, 100])
  }

  @Test func framesStayFinite() {
    var view = AnyView(box(100))
    for _ in 0..<300 { view = AnyView(view.scaleEffect(100)) }
    let areFinite = frames(390, view).allSatisfy(\.isFinite)
    #expect(areFinite)
  }
}
