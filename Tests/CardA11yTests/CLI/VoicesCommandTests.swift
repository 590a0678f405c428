import A11yTree
import CardA11y
import Testing

@testable import a11ysim

/// The languages of the reader, and what their words rest on.
@MainActor
struct VoicesCommandTests {
  private let world = FakeWorld()

  @Test func everyLanguageIsListedWithItsCoverage() throws {
    #expect(world.run("voices") == .passed)
    for voice in Phrases.all {
      let verified = voice.names(.verified).count
      #expect(world.output.contains("\(voice.language)  \(verified) verified, "))
    }
    #expect(world.run("voices", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["schemaVersion"]?.content == .number(1))
    guard case .array(let voices) = value["voices"]?.content else {
      Issue.record("no voices")
      return
    }
    #expect(voices.map { $0["language"]?.content } == Phrases.all.map { .string($0.language) })
    for voice in voices {
      guard case .object(let coverage) = voice["coverage"]?.content else {
        Issue.record("no coverage")
        continue
      }
      #expect(coverage.map(\.key) == ["verified", "reported", "unverified", "missing"])
      let counts = coverage.map { member -> Double in
        if case .number(let count) = member.value.content { count } else { -1 }
      }
      #expect(counts.reduce(0, +) == Double(Phrase.allCases.count))
    }
  }

  @Test(arguments: ["fr", "fr-CA", "FR"])
  func theWordsOfOneLanguageAreListed(language: String) throws {
    #expect(world.run("voices", language) == .passed)
    let french = try Phrases.speaking("fr")
    #expect(world.output.hasPrefix("fr: 0 verified, 5 reported, "))
    let lines = world.output.split(separator: "\n").dropFirst()
    #expect(lines.count == Phrase.allCases.count)
    for (phrase, line) in zip(Phrase.allCases, lines) {
      let provenance = french[phrase].provenance.rawValue
      #expect(line.contains("  \(phrase.name) ") && line.contains(" \(provenance) "), "\(line)")
      #expect(line.hasSuffix("  \(french[phrase].heard)"), "\(line)")
    }
  }

  @Test func programsGetTheWords() throws {
    #expect(world.run("voices", "fr", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    guard case .array(let voices) = value["voices"]?.content, voices.count == 1,
      case .array(let phrases) = voices[0]["phrases"]?.content
    else {
      Issue.record("no phrases")
      return
    }
    let button = phrases.first { $0["name"]?.content == .string("button") }
    #expect(
      button.map(JSONWriter.compact)
        == #"{"name":"button","heard":"bouton","written":"Bouton.","provenance":"reported"}"#)
  }

  @Test func aMissingLanguageIsAnErrorThatNamesThoseThatExist() {
    #expect(world.run("voices", "tlh") == .notMeasured)
    #expect(world.output == "")
    #expect(
      world.errors == """
        a11ysim: error: no phrases for the language 'tlh'; known languages: en, de, ru, fr, es, ja, ar
        See 'a11ysim voices --help'.

        """)
  }

  @Test func reportsSayWhereUnverifiedWordsWereHeard() throws {
    let world = FakeWorld([
      "a.json": #"{"tree":{"isElement":true,"label":"Salade","traits":["image","link"]}}"#
    ])
    let note = "\nunverified words of fr: image; see a11ysim voices fr\n"
    #expect(world.run("transcript", "a.json", "--locale", "fr") == .passed)
    #expect(world.output.hasSuffix(note))
    #expect(world.run("transcript", "a.json", "--locale", "fr", "--matrix") == .passed)
    #expect(world.output.hasSuffix(note))
    #expect(world.run("transcript", "a.json") == .passed)
    #expect(!world.output.contains("unverified"))
    #expect(
      world.run("transcript", "a.json", "--locale", "fr", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    let words = JSONWriter.compact(value["unverifiedWords"] ?? .null)
    #expect(words == #"[{"language":"fr","phrase":"image"}]"#)
  }

  @Test func anAuditSaysSoToo() throws {
    let world = FakeWorld([
      "S/a.scenario.json": """
      { "screen": [ { "type": "DSCard", "content": ["Plan"] } ],
        "script": [ { "gesture": "swipeRight" } ] }
      """,
      "S/a.fr.transcript": "",
    ])
    #expect(world.run("transcript", "--update", "S") == .passed)
    #expect(world.run("audit", "S") == .passed)
    #expect(world.output.contains("  unverified  fr: card; see a11ysim voices fr\n"))
    #expect(world.run("audit", "S", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    guard case .array(let scenarios) = value["scenarios"]?.content else {
      Issue.record("no scenarios")
      return
    }
    let words = scenarios.map { JSONWriter.compact($0["unverifiedWords"] ?? .null) }
    #expect(words == [#"[{"language":"fr","phrase":"card"}]"#])
  }
}
