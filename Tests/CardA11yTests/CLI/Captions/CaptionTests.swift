import A11yTree
import Testing

@testable import a11ysim

/// Captions from a scenario file to the two formats, each read by a reader of its own.
@MainActor
struct CaptionTests {
  private let world = FakeWorld([
    "S/plan.scenario.json": #"""
    { "name": "Plan --> <b>&", "tree": { "children": [
        { "id": "a", "isElement": true, "label": "Pot-au-feu & <more>", "language": "fr",
          "traits": ["button"], "action": "buy", "hint": "Ouvre la \"recette\"." },
        { "id": "b", "isElement": true, "label": "Buy --> \u001b[2J\u202e\u0000x",
          "traits": ["header"],
          "customActions": [ { "name": "Share", "action": "share" } ] },
        { "id": "c", "isElement": true, "label": "🎂" } ] } }
    """#,
    "S/like.scenario.json": #"""
    { "screen": [ { "type": "Button", "label": "Like", "accessibilityIdentifier": "like",
        "action": "like" } ],
      "actions": { "like": {
        "set": { "like": { "label": "Unlike" } }, "announce": "You like this" } },
      "script": [ { "gesture": "swipeRight" }, { "gesture": "doubleTap" },
        { "gesture": "swipeRight" } ],
      "scripts": [ { "reader": "keyboard", "steps": [ { "gesture": "tab" } ] } ] }
    """#,
  ])

  private func webVTT(_ arguments: String...) throws -> WebVTTFile {
    #expect(world.run(["transcript", "--format", "webvtt"] + arguments) == .passed)
    return try WebVTTFile(world.output)
  }

  private func ssml(_ arguments: String...) -> SSMLFile {
    #expect(world.run(["transcript", "--format", "ssml"] + arguments) == .passed)
    let file = SSMLFile(world.output)
    #expect(file.flaws == [])
    return file
  }

  @Test func eachThingThatIsHeardIsACue() throws {
    let file = try webVTT("S/plan.scenario.json")
    #expect(
      file.cues == [
        .init(
          id: "1.1.swipeRight", start: 0, end: 1059,
          payload: "<v VoiceOver><lang fr>Pot-au-feu &amp; &lt;more&gt;, bouton</lang></v>",
          words: "Pot-au-feu & <more>, bouton"),
        .init(
          id: "1.1.swipeRight 2", start: 2059, end: 2883,
          payload: "<v.hint VoiceOver><lang fr>Ouvre la \"recette\".</lang></v>",
          words: "Ouvre la \"recette\"."),
        .init(
          id: "1.2.swipeRight", start: 3383, end: 4450,
          payload: "<v VoiceOver>Buy --&gt; [2J x, heading</v>", words: "Buy --> [2J x, heading"),
        .init(
          id: "1.2.swipeRight 2", start: 5450, end: 6517,
          payload: "<v.cue VoiceOver>Actions available</v>", words: "Actions available"),
        .init(
          id: "1.3.swipeRight", start: 7017, end: 7217, payload: "<v VoiceOver>🎂</v>", words: "🎂"),
      ])
    #expect(
      file.comments == [
        """
        Plan -- > <b>& · S/plan.scenario.json
        ios-26 · en · phone 390 × 844 @3x · large · light · leftToRight
        language en; times are estimates, at 100 % of the rate of en, 15 letters a second (reported)
        """
      ])
  }

  @Test func theSameIsMarkedUpForASynthesiser() {
    let file = ssml("S/plan.scenario.json")
    #expect(
      file.root == [
        "version": "1.1", "xmlns": "http://www.w3.org/2001/10/synthesis", "xml:lang": "en",
      ])
    #expect(
      file.metas == [
        "Plan --> <b>& · S/plan.scenario.json; ios-26 · en · phone 390 × 844 @3x · large · light · "
          + "leftToRight"
      ])
    #expect(file.marks == ["1.1.swipeRight", "1.2.swipeRight", "1.3.swipeRight"])
    #expect(
      file.sentences == [
        [.init(text: "Pot-au-feu & <more>, bouton", language: "fr")],
        [.init(text: "Ouvre la \"recette\".", language: "fr")],
        [.init(text: "Buy --> [2J x, heading")], [.init(text: "Actions available")],
        [.init(text: "🎂")],
      ])
    #expect(file.pauses == [1000, 500, 1000, 500])
    #expect(file.rates == ["100%"])
  }

  /// The new label cuts off what the app announces: only the label is heard to its end.
  @Test func whatIsCutOffIsNotHeard() throws {
    let file = try webVTT("S/like.scenario.json")
    #expect(file.cues.map(\.words) == ["Like, button", "[cut off]", "Unlike", "[boundary]"])
    #expect(file.cues.map { $0.end - $0.start } == [667, 300, 400, 300])
    #expect(file.comments.last == "cut off by other speech: You like this")
    let spoken = ssml("S/like.scenario.json")
    #expect(spoken.sentences.map { $0.map(\.text).joined() } == ["Like, button", "Unlike"])
    #expect(
      spoken.marks == [
        "1.1.swipeRight", "1.2.doubleTap", "1.2.doubleTap.cut-off", "1.3.swipeRight",
        "1.3.swipeRight.boundary",
      ])
  }

  @Test func sessionsFollowEachOther() throws {
    let file = try webVTT("S")
    #expect(file.cues.map { String($0.id.prefix(1)) }.joined() == "111122222")
    #expect(file.cues[4].start == file.cues[3].end + 2000)
    #expect(file.comments.count == 3)
    #expect(ssml("S").pauses.contains(2000))
  }

  @Test func aLanguageHasItsOwnRateAndIsNamed() throws {
    let french = try webVTT("S/like.scenario.json", "--locale", "fr_CA")
    #expect(
      french.comments[0].contains(
        "language fr-CA; times are estimates, at 100 % of the rate of fr, 17"))
    let others = try webVTT("S/plan.scenario.json", "--locale", "fr")
    #expect(others.comments[0].contains("\nunverified words of fr: "), "\(others.comments)")
    #expect(ssml("S/like.scenario.json", "--locale", "fr_CA").root["xml:lang"] == "fr-CA")
    let odd = ssml("S/like.scenario.json", "--locale", "fr-\"><x")
    #expect(odd.root["xml:lang"] == "fr")
  }

  @Test func sessionsInSeveralLanguagesNameThem() throws {
    world.files["S/like.scenario.json"] = Array(
      #"{ "environment": { "locale": "de" }, "screen": ["Hallo"] }"#.utf8)
    let file = ssml("S")
    #expect(file.root["xml:lang"] == "de")
    #expect(file.languages == ["en", "en", "en"])
  }

  @Test func whoListensFastHearsFasterAndPausesAsLong() throws {
    let slow = try webVTT("S/like.scenario.json")
    let fast = try webVTT("S/like.scenario.json", "--speech-rate", "200")
    #expect(fast.cues.map { $0.end - $0.start } == [333, 300, 200, 300])
    #expect(fast.cues[1].start - fast.cues[0].end == slow.cues[1].start - slow.cues[0].end)
    #expect(ssml("S/like.scenario.json", "--speech-rate", "200").rates == ["200%"])
  }

  @Test func otherFormatsAreWrittenBesides() throws {
    let status = world.run(
      "transcript", "S/like.scenario.json", "--format", "webvtt=a.vtt", "--format", "ssml=a.ssml")
    #expect(status == .passed)
    #expect(world.output.contains("tab"))
    #expect(try WebVTTFile(world.text(of: "a.vtt") ?? "").cues.count == 4)
    #expect(SSMLFile(world.text(of: "a.ssml") ?? "").flaws == [])
  }

  @Test(
    arguments: [
      (["--format", "webvtt", "--reader", "keyboard"], "Full Keyboard Access says nothing"),
      (["--format", "ssml=x", "--check"], "--check shows no captions; leave out --format ssml"),
      (["--format", "webvtt", "--matrix"], "--matrix shows no captions"),
      (["--speech-rate", "50"], "--speech-rate is for --format webvtt and --format ssml"),
      (["--format", "webvtt", "--speech-rate", "9"], "expected a percentage from 10 to 1000"),
      (["--format", "webvtt", "--speech-rate", "x"], "expected a whole number from 1, found 'x'"),
      (["--format", "srt"], "unknown format 'srt'"),
    ] as [([String], String)])
  func whatHasNoCaptionsIsRefused(arguments: [String], message: String) {
    #expect(world.run(["transcript", "S"] + arguments) == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors.contains(message), "\(world.errors)")
  }

  /// Sessions on random screens: both formats hold, and both say what the transcript says.
  @Test(arguments: 0..<40)
  func everySessionCanBeRead(seed: UInt64) throws {
    var screens = RandomScreens(seed: seed)
    var screen = screens.screen()
    screen.environment.locale = ["en", "fr", "ja"][Int(seed % 3)]
    let transcript = try Transcript(swipingThrough: screen)
    let report = TranscriptReport(
      path: "p", name: nil, rendering: seed.isMultiple(of: 2) ? .comma : .snapshot,
      reader: .newest, transcripts: [transcript])
    let sessions = CaptionedSession.all(in: [report], percent: 100)
    let file = try WebVTTFile(WebVTTReport(sessions: sessions, percent: 100).text)
    let spoken = SSMLFile(SSMLReport(sessions: sessions, percent: 100).text)
    #expect(spoken.flaws == [])
    #expect(file.cues.map(\.words) == spoken.sentences.map { $0.map(\.text).joined() })
    let announcements = transcript.steps.compactMap(\.announcement)
    for announcement in announcements {
      for rendering in Rendering.allCases {
        #expect(
          announcement.passages(rendering).map(\.text).joined()
            == announcement.spoken(rendering))
      }
    }
  }
}
