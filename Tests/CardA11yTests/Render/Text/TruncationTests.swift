import A11yTree
import CardA11y
import Testing

/// What stays visible of a text that is cut, and how it is kept from being cut.
@MainActor
struct TruncationTests {
  private func run(_ view: some View, _ width: Double = 390) throws -> TextRun {
    try #require(view.screen(in: environment { $0.width = width }).texts.first?.run)
  }

  private func visible(_ view: some View, _ width: Double) throws -> [String] {
    let run = try run(view, width)
    return run.paintedLines(width: width).map(\.text)
  }

  @Test(
    arguments: [
      (.tail, 1, ["Opening hours o…"]), (.head, 1, ["…ours of the shop"]),
      (.middle, 1, ["Openin…the shop"]), (.tail, 2, ["Opening hours of", "the shop"]),
    ] as [(Text.TruncationMode, Int, [String])])
  func theRestStandsWhereTheModeSays(
    mode: Text.TruncationMode, limit: Int, expected: [String]
  ) throws {
    let text = Text("Opening hours of the shop").lineLimit(limit).truncationMode(mode)
    let lines = try visible(text, 140)
    #expect(lines == expected)
  }

  @Test func onlyTheLastLineIsCut() throws {
    let text = Text("A supporting text to describe something").lineLimit(2)
    let tail = try visible(text, 140)
    #expect(tail == ["A supporting text", "to describe som…"])
    let head = try visible(text.truncationMode(.head), 140)
    #expect(head == ["A supporting text", "…cribe something"])
  }

  @Test func whatFollowsANewlineIsCutWithoutANeedForWidth() throws {
    #expect(try visible(Text("one\ntwo\nthree").lineLimit(2), 390) == ["one", "two…"])
    #expect(
      try visible(Text("one\ntwo").lineLimit(1).truncationMode(.middle), 390) == ["one…two"])
  }

  @Test func aLineThatHoldsNothingShowsTheEllipsis() throws {
    #expect(try visible(Text("Wide").lineLimit(1), 10) == ["…"])
  }

  @Test func aHyphenIsPaintedWhereTheLineEnds() throws {
    let text = Text("super\u{AD}cali\u{AD}fragil\u{AD}istic")
    let wide = try visible(text, 390)
    #expect(wide == ["supercalifragilistic"])
    let middling = try visible(text, 90)
    #expect(middling == ["supercali-", "fragilistic"])
    let narrow = try visible(text, 55)
    #expect(narrow == ["super-", "cali-", "fragil-", "istic"])
  }

  @Test func wordsThatAreWiderThanALineAreTorn() throws {
    let torn = try run(Text("Einwilligungserklärung"), 100)
    #expect(torn.tearsWords && torn.truncation == .none)
    #expect(torn.paintedLines(width: 100).map(\.text) == ["Einwilligungs", "erklärung"])
    #expect(try !run(Text("Two words"), 60).tearsWords)
  }

  @Test(
    arguments: [
      (TextAlignment.leading, false, [0, 0]), (.center, false, [0, 37]),
      (.trailing, false, [0, 75]),
      (.leading, true, [0, 75]), (.center, true, [0, 37]), (.trailing, true, [0, 0]),
    ] as [(TextAlignment, Bool, [Int])])
  func linesStandWhereTheyAreAligned(
    alignment: TextAlignment, isRightToLeft: Bool, insets: [Int]
  ) throws {
    let screen = Text("one two three\nfour").multilineTextAlignment(alignment).screen(
      in: environment { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight })
    let text = try #require(screen.texts.first)
    #expect(text.frame.x == (isRightToLeft ? 390 - text.frame.width : 0))
    #expect(text.run.lines.map { Int($0.x) } == insets)
    #expect(text.run.lines.map { Int($0.baseline) } == [16, 38])
  }

  @Test func fontsShrinkAsFarAsIsNeeded() throws {
    let text = Text("Opening hours").lineLimit(1)
    let full = try #require(text.screen().texts.first?.frame.width)
    let roomy = try run(text.minimumScaleFactor(0.5), full + 1)
    #expect(roomy.scaleFactor == 1 && roomy.minimumScaleFactor == 0.5)
    let shrunk = try run(text.minimumScaleFactor(0.5), full * 0.8)
    #expect(shrunk.scaleFactor > 0.76 && shrunk.scaleFactor <= 0.8)
    #expect(shrunk.truncation != .certain && shrunk.font.size == 17)
    #expect(shrunk.paintedLines(width: 0).map(\.text) == ["Opening hours"])
    let cut = try run(text.minimumScaleFactor(0.9), full * 0.7)
    #expect(cut.scaleFactor == 0.9 && cut.truncation == .certain)
  }

  @Test func aFixedSizeIsNeverCut() throws {
    let screen = Text("Opening hours of the shop").lineLimit(1).fixedSize()
      .screen(in: environment { $0.width = 100 })
    let text = try #require(screen.texts.first)
    #expect(text.run.truncation == .none && text.frame.width > 150)
  }

  /// facts: platform.md §1.4, n·lineHeight + (n−1)·leading, here 20.29 + (n − 1) × 22.
  @Test func roomIsReservedForLines() {
    func height(_ view: some View) -> Double { view.screen().texts[0].frame.height }
    let text = Text("One")
    #expect(height(text.lineLimit(3, reservesSpace: true)) == 193.0 / 3)
    #expect(height(text.lineLimit(2...4)) == height(Text("One\nTwo")))
    #expect(height(text.lineLimit(2...)) == height(Text("One\nTwo")))
    #expect(height(text.lineLimit(...3)) == height(text))
    #expect(height(Text("1\n2\n3").lineLimit(2...)) == 193.0 / 3)
  }

  @Test func aHeightLimitsTheLines() throws {
    let text = Text("A supporting text to describe something").frame(width: 140, height: 43)
    let run = try run(text)
    #expect(run.lineCount == 2 && run.neededLines == 3 && run.truncation == .certain)
  }

  @Test func lettersAndLinesStandFurtherApart() throws {
    func frame(_ view: some View) -> Rect { view.screen().texts[0].frame }
    let plain = frame(Text("abcd"))
    #expect(abs(frame(Text("abcd").tracking(2)).width - plain.width - 8) < 0.34)
    #expect(frame(Text("abcd").kerning(2)) == frame(Text("abcd").tracking(2)))
    #expect(frame(Text("abcd").tracking(2).kerning(9)) == frame(Text("abcd").tracking(2)))
    #expect(
      frame(Group { Text("abcd").tracking(2) }.tracking(9)) == frame(Text("abcd").tracking(2)))
    let lines = Text("a\nb\nc")
    #expect(frame(lines.lineSpacing(5)).height - frame(lines).height == 10)
  }

  /// facts: platform.md §1.5: ranges intersect, and limit what is set outside of them.
  @Test func textSizesAreSetAndKeptInRanges() {
    func size(_ view: some View) -> Double {
      view.screen(in: environment { $0.dynamicType = .accessibility5 }).texts[0].run.font.size
    }
    let text = Text("Body")
    #expect(size(text.dynamicTypeSize(.large)) == 17)
    #expect(size(text.dynamicTypeSize(...DynamicTypeSize.xxxLarge)) == 23)
    #expect(
      size(text.dynamicTypeSize(.small ... .xxxLarge).dynamicTypeSize(...DynamicTypeSize.xLarge))
        == 19)
    #expect(
      size(text.dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility3)) == 19)
  }

  /// HIG, "Bold Text": system fonts follow, an app's own fonts do not by themselves.
  @Test func boldTextMakesSystemFontsHeavier() {
    let view = VStack {
      Text("Body")
      Text("Custom").font(.custom("Any", size: 17))
    }
    let runs = view.screen(in: environment { $0.legibilityWeight = .bold }).texts.map(\.run)
    #expect(runs.map(\.font.weight) == [600, 400])
  }

  @Test func metricsScaleAsTheLeadingDoes() {
    struct Box: View {
      @ScaledMetric(relativeTo: .body) var side = 30.0
      var body: some View { Color.red.frame(width: side, height: side) }
    }
    let sides = [DynamicTypeSize.medium, .large, .accessibility5].map { size in
      Box().screen(in: environment { $0.dynamicType = size }).scene.items[0].frame.width
    }
    #expect(sides == [86.0 / 3, 30, 254.0 / 3])  // 30 × 21/22, 30 × 62/22, nearest pixel
  }
}
