import CardA11y
import Testing

/// How a team writes tests of its views under Swift Testing, and what a failure looks like.
@MainActor
struct SwiftTestingTests {
  private var salad: some View {
    ODSCardVerticalImageFirst(
      title: Text("Summer Salad"), imageSource: .image(Image("salad")), subtitle: Text("Fresh")
    ) {
      Button("Cook") {}
    }
  }

  @Test func whatIsHeardIsExpected() throws {
    #expect(
      try salad.transcriptDifference(
        from: """
          Summer Salad, Fresh
          Cook, button
          """) == nil)
    #expect(try salad.screen().transcript().spokenText() == "Summer Salad, Fresh\nCook, button\n")
  }

  @Test func nothingFails() {
    #expect(salad.audit().difference() == nil)
    #expect(salad.screen().audit().difference() == nil)
  }

  @Test func adviceIsLookedAtWhereItIsAskedFor() {
    let screen = salad.screen()
    #expect(screen.audit().difference(atLeast: .advice) != nil)
    #expect(
      screen.audit().difference(from: #"advice contrast-text-aa "Cook""#, atLeast: .advice) == nil)
    #expect(
      screen.audit(without: ["contrast-text-aa"]).difference(atLeast: .advice) == nil)
  }

  @Test func everySizeInBothSchemesIsJudged() {
    #expect(salad.audit().screenCount == 24)
    #expect(salad.audit(in: [ScreenEnvironment()]).screenCount == 1)
    let environments = [ScreenEnvironment].everySizeAndScheme
    #expect(Set(environments).count == 24)
  }

  /// An expectation prints the value that is not nil behind an arrow, by its description.
  @Test func aFailureShowsWhatIsHeardInstead() throws {
    let difference = try salad.transcriptDifference(from: "Summer Salad, Fresh\nCook, link")
    #expect(
      difference.map { "\($0)" } == """

          Summer Salad, Fresh
        - Cook, link
        + Cook, button
        """)
  }

  @Test func aFailureShowsWhatIsFoundAndWhere() throws {
    let text = Text("Plan").font(.system(size: 13))
    let difference = try #require(VStack { text }.audit().difference())
    #expect(difference.lines.count == 1)
    #expect(
      "\(difference)".hasPrefix(
        "\n+ failed dt-fixed-font \"Plan\": The text \"Plan\" stays at 13 pt at every text size. "
          + "(CardA11yTests/SwiftTestingTests.swift:"))
  }

  @Test func hintsAndActionsStandBelow() throws {
    let view = Button("Cook") {}.accessibilityHint("Opens the recipe.")
      .accessibilityAction(named: "Share") {}
    #expect(
      try view.transcriptDifference(
        from: """
          Cook, button
            hint: Opens the recipe.
            cue: Actions available
          """) == nil)
  }

  @Test func aLanguageWithoutPhrasesIsAnError() {
    var environment = ScreenEnvironment()
    environment.locale = "tlh"
    #expect(throws: MissingLanguage.self) { try salad.transcript(in: environment) }
  }
}

struct TextDifferenceTests {
  @Test func theSameLinesDifferInNothing() {
    #expect(TextDifference(from: "a\nb", to: "a\nb\n") == nil)
    #expect(TextDifference(from: "", to: "") == nil)
  }

  @Test func linesAroundAreShownAndFarOnesAreNot() {
    let expected = (1...20).map { "\($0)" }.joined(separator: "\n")
    let found = expected.replacing("10\n", with: "ten\n").replacing("\n1\n", with: "\n")
    let difference = TextDifference(from: expected, to: found) { " (\($0) letters)" }
    #expect(
      difference?.description == """

          …
          8
          9
        - 10
        + ten (ten letters)
          11
          12
          …
        """)
  }

  @Test func everyLineOfAnEmptyExpectationCameUp() {
    #expect(TextDifference(from: "", to: "a\nb")?.lines == ["+ a", "+ b"])
    #expect(TextDifference(from: "a\nb", to: "")?.lines == ["- a", "- b"])
  }
}
