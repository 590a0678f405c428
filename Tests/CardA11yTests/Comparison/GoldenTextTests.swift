import Testing

@testable import A11yTree

struct GoldenTextTests {
  /// Whatever a transcript holds, its golden is understood and holds as many steps.
  @Test func everyTranscriptIsUnderstood() throws {
    let seed: UInt64 = 20_260_823
    var screens = RandomScreens(seed: seed)
    for number in 0..<200 {
      var screen = screens.screen()
      screen.environment.locale = "en"
      let technology = AssistiveTechnology.allCases[number % AssistiveTechnology.allCases.count]
      let transcript = try Transcript(walking: screen, with: technology)
      let sessions = GoldenText.sessions(transcript.text())
      let place: Comment = "seed \(seed), screen \(number)"
      #expect(sessions?.count == 1, place)
      #expect(sessions?[0].steps.count == transcript.steps.count, place)
      #expect(sessions?[0].heading == HeardSession(transcript).heading, place)
    }
  }

  private let golden = """
    # ios-26 · en · phone 390
    swipeRight      Soup, 20min
    swipeRight      Cook, button
                    hint: Opens the recipe.
                    cue: Actions available
    doubleTap       [no speech]
                    action: cook
                    announced: Cooking
    rotor “Links”   Links
    swipeRight      [boundary]

    """

  @Test func aGoldenIsTheSameAsItself() {
    #expect(GoldenDifference(from: golden, to: golden) == nil)
  }

  @Test(
    arguments: [
      ("Cook, button\n", "Prepare, button\n", ["renamed: Cook, button → Prepare, button"]),
      ("swipeRight      Soup, 20min\n", "", ["lost: Soup, 20min"]),
      ("announced: Cooking", "announced: Done", ["renamed:  → "]),
      ("                announced: Cooking\n", "", ["renamed:  → "]),
      ("                hint: Opens the recipe.\n", "", ["renamed: Cook, button → Cook, button"]),
      ("doubleTap  ", "tripleTap  ", ["renamed:  → "]),
      ("swipeRight      [boundary]\n", "", ["gone: "]),
      ("[boundary]\n", "Share, button\n", ["renamed:  → Share, button"]),
    ] as [(String, String, [String])])
  func whatDiffersIsTold(from: String, to: String, changes: [String]) throws {
    let text = golden.replacing(from, with: to, maxReplacements: 1)
    let difference = try #require(GoldenDifference(from: golden, to: text))
    let summaries = difference.changes.map { change in
      change.summary.split(separator: ";").first.map(String.init)?
        .replacing("LOST ", with: "").replacing("noisier ", with: "")
    }
    #expect(summaries == changes)
    #expect(difference.headings == [])
  }

  /// The reader's words are known by the language of the first line.
  @Test(
    arguments: [
      ("en", "Cook, button", "Cook", "lost trait button"),
      ("en", "Cook", "Cook, dimmed, button", "gained state dimmed; gained trait button"),
      ("fr", "Salt, bouton, activé", "Salt, bouton, désactivé", ""),
      ("xx", "Cook, button", "Cook", "lost words button"),
      ("en", "Salt, switch button, on", "Salt, switch button, off", "reworded state on → off"),
    ] as [(String, String, String, String)])
  func theReadersOwnWordsAreKnown(locale: String, old: String, new: String, parts: String) throws {
    let texts = [old, new].map { "# ios-26 · \(locale) · phone 390\nswipeRight  \($0)\n" }
    let change = try #require(GoldenDifference(from: texts[0], to: texts[1])?.changes.first)
    guard !parts.isEmpty else {
      #expect(change.gravity == .changed)
      return
    }
    #expect(change.summary.split(separator: "; ").dropFirst().joined(separator: "; ") == parts)
    #expect(!change.kinds.contains(.noisier))
  }

  @Test func anotherReaderIsNoChangeOfSteps() {
    let text = golden.replacing("ios-26", with: "ios-18")
    let difference = GoldenDifference(from: golden, to: text)
    #expect(
      difference?.headings == [
        .init(old: "ios-26 · en · phone 390", new: "ios-18 · en · phone 390")
      ])
    #expect(difference?.changes == [])
  }

  @Test func aSessionMoreOrLessIsTold() {
    let more = golden + "\n# ios-26 · fr\nswipeRight  Soupe\n"
    #expect(GoldenDifference(from: golden, to: more)?.headings.map(\.old) == [nil])
    #expect(GoldenDifference(from: more, to: golden)?.changes.map(\.kinds) == [[.lost]])
  }

  /// Only lines can tell what differs from something that is no transcript.
  @Test(
    arguments: [
      "", "old\n", "swipeRight  Soup\n", "# ios-26\n   hint: without a step\n",
      "# ios-26\nflyAway  Soup\n", "# ios-26\nswipeRight Soup\n", "# ios-26\nrotor “Links\n",
    ])
  func whatIsNoTranscriptIsNotUnderstood(text: String) {
    #expect(GoldenDifference(from: text, to: golden) == nil)
  }
}
