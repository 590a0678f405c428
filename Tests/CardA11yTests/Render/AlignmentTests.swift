import CardA11y
import Testing

/// Where views stand to each other: guides, baselines, choices of layout.
@MainActor
struct AlignmentTests {
  private func frames(_ width: Double = 390, _ view: some View) -> [Rect] {
    view.screen(in: environment { $0.width = width }).scene.items.map(\.frame)
  }

  private func box(_ width: Double, _ height: Double = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func aGuideMovesTheViewBesideItsSiblings() {
    let column = frames(
      390,
      VStack(alignment: .leading, spacing: 0) {
        box(50)
        box(50).alignmentGuide(.leading) { $0.width - 10 }
      })
    #expect(column.map(\.x) == [40, 0])
    let row = frames(
      390,
      HStack(alignment: .top, spacing: 0) {
        box(10, 30)
        box(10, 20).alignmentGuide(.top) { _ in -5 }
        box(10, 20).alignmentGuide(.bottom) { _ in -5 }
      })
    #expect(row.map(\.y) == [0, 5, 0])
  }

  @Test func aGuideKnowsOtherAlignments() {
    let frames = frames(
      390,
      VStack(alignment: .trailing, spacing: 0) {
        box(60)
        box(20).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      })
    #expect(frames.map(\.x) == [0, 50])
  }

  @Test func guidesAreHeardThroughWhatStandsAround() {
    let frames = frames(
      390,
      VStack(alignment: .leading, spacing: 0) {
        box(50)
        HStack(spacing: 0) {
          box(10)
          box(30).alignmentGuide(.leading) { _ in 0 }
        }.padding(4)
      })
    // The second box says where the leading edge of its row stands: 14 points inside.
    #expect(frames.map(\.x) == [14, 4, 14])
  }

  @Test func depthAndFramesHeedGuides() {
    let depth = frames(
      390,
      ZStack(alignment: .topLeading) {
        box(40, 40)
        box(10, 10).alignmentGuide(.leading) { _ in -15 }.alignmentGuide(.top) { _ in -5 }
      })
    #expect(depth[1] == Rect(x: 15, y: 5, width: 10, height: 10))
    let framed = frames(
      390,
      box(10).alignmentGuide(.trailing) { _ in 0 }.frame(width: 50, alignment: .trailing))
    #expect(framed[0].x == 50)
  }

  @Test func lastBaselinesAreShared() {
    let screen = HStack(alignment: .lastTextBaseline) {
      Text("One\nTwo")
      Text("Three")
      box(10, 10)
    }.screen()
    let texts = screen.texts
    #expect(texts[0].frame.y == 0)
    #expect(texts[1].frame.y == 22)
    // A view without text stands on the baseline: 22 + 16.33 − 10.
    #expect(abs((screen.scene.items.last?.frame.y ?? 0) - 28.33) < 0.01)
  }

  @Test func baselinesOfGroupsAreThoseOfTheirTexts() {
    let screen = HStack(alignment: .firstTextBaseline) {
      Text("Big").font(.largeTitle)
      VStack(alignment: .leading, spacing: 0) {
        Text("small").font(.caption)
        Text("below").font(.caption)
      }.padding(.top, 7)
    }.screen()
    let frames = screen.texts.map(\.frame)
    // 34 × 1950/2048 = 32.37 and 12 × 1950/2048 = 11.43, each to the nearest pixel.
    #expect(abs(frames[1].y - (32.333 - 11.333)) < 0.34)
    #expect(frames[2].y > frames[1].maxY - 0.1)
  }

  @Test(arguments: [(DynamicTypeSize.xxxLarge, true), (.accessibility1, false)])
  func aLayoutMaySwitchWithTheTextSize(size: DynamicTypeSize, isRow: Bool) throws {
    struct Switching: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        let layout =
          size.isAccessibilitySize
          ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
        layout {
          Text("One")
          Text("Two")
        }
      }
    }
    let screen = Switching().screen(in: environment { $0.dynamicType = size })
    #expect((screen.texts[0].frame.y == screen.texts[1].frame.y) == isRow)
    #expect(
      screen.elements.map(\.id.path) == [
        "Switching/AnyLayout/Text", "Switching/AnyLayout/Text[1]",
      ])
  }

  @Test(
    arguments: [
      (300, ["Opening hours"]), (90, ["Hours"]), (20, ["H"]), (1, ["H"]),
    ] as [(Double, [String])])
  func theFirstViewThatFitsIsShown(width: Double, labels: [String]) {
    let screen = ViewThatFits(in: .horizontal) {
      Text("Opening hours")
      Text("Hours").accessibilityAddTraits(.isModal)
      Text("H")
    }.screen(in: environment { $0.width = width })
    #expect(screen.labels == labels)
    #expect(screen.texts.map(\.run.text) == labels)
  }

  @Test func whatIsNotShownSilencesNothing() {
    let screen = VStack {
      Text("Before")
      ViewThatFits {
        Text("Shown")
        Text("Not shown").accessibilityAddTraits(.isModal)
      }
    }.screen()
    #expect(screen.labels == ["Before", "Shown"])
  }

  @Test func aHeightMayDecideWhatFits() {
    let frames = frames(
      390,
      ViewThatFits(in: .vertical) {
        box(10, 60)
        box(10, 30)
      }.frame(height: 40))
    #expect(frames.map(\.height) == [30])
  }

  @Test func lazyStacksTakeTheRoomAcross() {
    let lazy = frames(
      200, LazyVStack(alignment: .trailing, spacing: 0) { box(20) }.background(Color.blue))
    #expect(lazy.map(\.width) == [200, 20] && lazy[1].x == 180)
    let plain = frames(
      200, VStack(alignment: .trailing, spacing: 0) { box(20) }.background(Color.blue))
    #expect(plain.map(\.width) == [20, 20])
    let row = frames(200, LazyHStack(alignment: .bottom) { box(20, 10) }.frame(height: 50))
    #expect(row[0].y == 40)
  }

  @Test func gridsGrowToTheSideAsWell() {
    let frames = frames(
      390,
      LazyHGrid(rows: [GridItem(.fixed(20), spacing: 5), GridItem(.fixed(30))], spacing: 4) {
        box(10, 10)
        box(40, 10)
        box(25, 10)
      })
    #expect(frames.map(\.x) == [15, 0, 44])
    #expect(frames.map(\.y) == [5, 35, 5])
  }

  /// A scroll view takes what is offered along its axis, and what its content needs across it.
  @Test func scrollViewsAreAsWideAsTheirContent() {
    let frames = frames(
      200,
      VStack {
        ScrollView { box(50) }.background(Color.blue)
      }.frame(maxWidth: .infinity))
    #expect(frames.map(\.x) == [75, 75])
    #expect(frames[0].width == 50)
  }
}
