import CardA11y
import Testing

/// The rules about text sizes, on views (facts: rules-and-peers.md §5).
@MainActor
struct SizeRuleTests {
  private func findings(
    _ view: some View, at sizes: [DynamicTypeSize] = [.large], width: Double = 390
  ) -> [String] {
    let screens = sizes.map { size in
      view.screen(
        in: environment {
          $0.dynamicType = size
          $0.width = width
        })
    }
    return Audit.run(screens).findings
      .filter { $0.rule.hasPrefix("dt-") || $0.rule.hasPrefix("target-") }
      .filter { $0.outcome != .advice || $0.rule == "dt-target-shrinks" }
      .map { "\($0.outcome.rawValue) \($0.rule) \($0.element.label ?? "")" }
  }

  @Test func textsOnEachOtherOverlap() {
    let pile = ZStack {
      Text("Summer salad")
      Text("Two seats left")
    }
    #expect(
      findings(pile) == ["failed dt-overlap Summer salad", "failed dt-overlap Two seats left"])
    let sheet = ZStack {
      Text("Summer salad")
      Text("Two seats left").padding(24).background(Color.white)
    }
    #expect(findings(sheet) == [], "what a sheet covers is not on the same layer")
  }

  @Test func aTextHalfUnderAButtonIsFound() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("Two seats left")
      Button("Book") {}.padding(16).background(Color.white).offset(x: 0, y: -32)
    }
    #expect(findings(view).contains("failed dt-overlap Two seats left"))
  }

  @Test func aCardOfAFixedHeightLosesItsTextAtLargeSizes() {
    let card = VStack(alignment: .leading, spacing: 0) {
      Text("Summer salad with lemon").fixedSize(horizontal: false, vertical: true)
    }
    .frame(height: 40).clipped()
    let below = VStack(alignment: .leading, spacing: 0) {
      card
      Text("Next")
    }
    #expect(findings(below, width: 150) == ["failed dt-truncates Summer salad with lemon"])
    #expect(findings(below, width: 390) == [])
    let overflowing = VStack(alignment: .leading, spacing: 0) {
      Text("Summer salad with lemon").fixedSize(horizontal: false, vertical: true)
        .frame(height: 20, alignment: .top)
      Text("Next")
    }
    #expect(findings(overflowing, width: 120).contains("failed dt-overlap Next"))
  }

  @Test func whatReachesOutOfTheScreenIsFoundAndWhatScrollsIsNot() {
    let long = Text("A supporting text to describe something at length").fixedSize()
    let label = "A supporting text to describe something at length"
    #expect(findings(long, width: 320) == ["failed dt-offscreen \(label)"])
    #expect(findings(ScrollView(.horizontal) { long }, width: 320) == [])
    let drawer = Text("Menu").offset(x: 400, y: 0)
    #expect(findings(drawer) == ["cantTell dt-offscreen Menu"])
  }

  /// The text is 3 % too wide at most, which real letters may or may not be.
  @Test func withinTheBandAPersonJudges() throws {
    let text = Text("A supporting text").fixedSize()
    let natural = try #require(text.screen().scene.items.first?.frame.width)
    #expect(
      findings(text, width: natural - 2) == ["cantTell dt-offscreen A supporting text"])
    #expect(findings(text, width: natural * 0.96) == ["failed dt-offscreen A supporting text"])
  }

  @Test func aButtonOutOfTheScreenIsFound() {
    let view = HStack(spacing: 0) {
      Text("Plan").fixedSize().frame(width: 380)
      Button {
      } label: {
        Image(systemName: "xmark").frame(width: 44, height: 44)
      }
      .accessibilityLabel("Close").fixedSize()
    }
    #expect(findings(view).contains("failed dt-offscreen Close"))
  }

  @Test func aCarouselThatIsTooLowCutsItsCards() {
    let carousel = ScrollView(.horizontal) {
      Text("Summer salad").font(.title)
        .fixedSize(horizontal: true, vertical: true)
    }
    .frame(height: 20)
    #expect(findings(carousel) == ["failed dt-truncates Summer salad"])
  }

  @Test func aLimitOfTheSizeIsFoundAtTheSizeThatReaches200Percent() {
    let capped = Text("Plan").environment(\.dynamicTypeSize, .xxxLarge)
    #expect(findings(capped, at: DynamicTypeSize.allCases) == ["failed dt-partial Plan"])
    #expect(findings(capped, at: [.large, .accessibility2]) == [], "nothing is proved by these")
    #expect(findings(Text("Plan"), at: DynamicTypeSize.allCases) == [])
    let title = Text("Plan").font(.largeTitle)
    #expect(findings(title, at: DynamicTypeSize.allCases) == [], "176 % is all that it reaches")
  }

  @Test func aSqueezedRowIsFound() {
    let row = HStack {
      Button("Remove everything") {}
      Text("Ingredients of the day")
    }
    let found = findings(row, at: [.accessibility3], width: 200)
    #expect(found.contains("cantTell dt-word-split Ingredients of the day"))
    #expect(findings(row, at: [.large]) == [])
    #expect(
      findings(Text("Ingredients"), at: [.accessibility1], width: 30)
        == ["failed dt-word-split Ingredients"], "two letters a line")
  }

  @Test func aControlThatShrinksIsAdvice() {
    let button = Button {
    } label: {
      Text("Follow").padding(12)
    }
    #expect(
      findings(button, at: DynamicTypeSize.allCases) == ["advice dt-target-shrinks Follow"])
    #expect(findings(button, at: [.large, .accessibility3]) == [])
  }

  /// 24 points less the band of a text that decides the width.
  @Test func aSmallTargetWithinTheBandIsForAPerson() throws {
    let outline = { (width: Double) in
      """
      button "OK" frame=0,0,\(width),24
        text "OK" size=17 style=body frame=0,0,\(width),20
      button "No" frame=\(width),0,44,44
      """
    }
    let outcomes = try [23.5, 22, 24].map { width in
      Audit.run([try Outline.parse(outline(width))]).findings
        .filter { $0.rule == "target-min-aa" }.map(\.outcome)
    }
    #expect(outcomes == [[.cantTell], [.failed], []])
  }
}
