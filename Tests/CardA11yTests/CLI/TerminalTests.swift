import Testing

@testable import a11ysim

struct TerminalTests {
  /// Text of any origin, and what a terminal gets to see of it.
  nonisolated static let escapes: [(String, String)] = [
    ("Grüße, 你好 👩‍👩‍👧", "Grüße, 你好 👩‍👩‍👧"),
    ("\u{1B}[2Jgone", "\\u{1B}[2Jgone"),
    ("a\u{7}b\u{0}c\td\r\n", "a\\u{7}b\\u{0}c\\u{9}d\\u{D}\\u{A}"),
    ("\u{7F}\u{9B}31m", "\\u{7F}\\u{9B}31m"),
    ("\u{202E}live\u{2066}x\u{2069}", "\\u{202E}live\\u{2066}x\\u{2069}"),
    ("a\u{2028}b", "a\\u{2028}b"),
    ("\u{200F}שלום", "\u{200F}שלום"),
  ]

  @Test(arguments: escapes)
  func whatSteersATerminalIsShownInstead(text: String, shown: String) {
    #expect(text.escaped() == shown)
  }

  @Test func jsonKeepsItsMeaning() {
    #expect("{\"a\":\"\u{9B}\u{202E}é\"}\n".escapedJSON() == "{\"a\":\"\\u009B\\u202Eé\"}\n")
  }

  @Test func colorsComeFromInkAloneAndOnlyWhereWanted() {
    var page = Page()
    page.line(Span("\u{1B}[31mred", .bad), " plain")
    #expect(page.text(in: .plain) == "\\u{1B}[31mred plain\n")
    #expect(
      page.text(in: Style(columns: nil, isColored: true))
        == "\u{1B}[1;31m\\u{1B}[31mred\u{1B}[0m plain\n")
  }

  @Test func linesBreakAtSpacesBelowWhatTheyContinue() {
    var page = Page()
    page.line(
      Span("Carbonara, the dish,", .strong), " is cut at two lines of text", indent: 2, hang: 2)
    #expect(
      page.text(in: Style(columns: 30, isColored: false)) == """
          Carbonara, the dish, is cut
            at two lines of text

        """)
  }

  @Test func aGapIsNeverDoubled() {
    var page = Page()
    page.gap()
    page.line("a")
    page.gap()
    page.gap()
    page.line("b")
    #expect(page.text(in: .plain) == "a\n\nb\n")
  }

  @Test(
    arguments: [
      ([:], 100, Style(columns: 100, isColored: true)),
      (["NO_COLOR": "1"], 100, Style(columns: 100, isColored: false)),
      (["NO_COLOR": ""], 100, Style(columns: 100, isColored: true)),
      (["TERM": "dumb"], 80, Style(columns: 80, isColored: false)),
      ([:], nil, .plain),
    ] as [([String: String], Int?, Style)])
  func colorsNeedATerminalThatWantsThem(
    variables: [String: String], columns: Int?, style: Style
  ) {
    let world = FakeWorld()
    world.variables = variables
    world.columns = columns
    #expect(world.console.style(of: .output) == style)
  }

  @Test func theWordThatWasMeantIsSuggested() {
    #expect("tre".suggestion(among: ["tree", "rules"]) == "; did you mean 'tree'?")
    #expect("xyz".suggestion(among: ["tree", "rules"]) == "")
    #expect(
      "xyz".suggestion(among: ["tree", "rules"], listing: true)
        == "; expected one of tree, rules")
  }
}
