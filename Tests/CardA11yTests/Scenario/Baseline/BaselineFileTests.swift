import CardA11y
import Testing

struct BaselineFileTests {
  private static let head = #"{"a11ysim":"baseline","schemaVersion":1}"#

  private func read(_ lines: String...) throws -> Baseline {
    try BaselineFile.read(Array(lines.joined(separator: "\n").utf8), path: "b.jsonl")
  }

  private func entry(
    _ scenario: String, _ label: String?, count: Int = 1, owner: String? = nil
  ) -> BaselineEntry {
    BaselineEntry(
      scenario: scenario,
      identity: FindingIdentity(
        rule: "contrast-text-aa", outcome: .failed, element: "Card/Text", label: label,
        evidence: "text-0 3.0:1"),
      count: count, note: .init(owner: owner))
  }

  @Test func anEntryIsALineAndLinesAreSorted() {
    let text = BaselineFile.text(
      of: Baseline([entry("b.json", "A"), entry("a.json", "B"), entry("a.json", nil, count: 3)]))
    #expect(
      text == """
        \(Self.head)
        {"scenario":"a.json","rule":"contrast-text-aa","outcome":"failed","element":"Card/Text","evidence":"text-0 3.0:1","count":3}
        {"scenario":"a.json","rule":"contrast-text-aa","outcome":"failed","element":"Card/Text","label":"B","evidence":"text-0 3.0:1"}
        {"scenario":"b.json","rule":"contrast-text-aa","outcome":"failed","element":"Card/Text","label":"A","evidence":"text-0 3.0:1"}

        """)
  }

  /// What two branches add merges line by line, so no other line may change.
  @Test func aFurtherEntryIsAFurtherLineAndNothingElse() {
    let old = [entry("a.json", "A"), entry("c.json", "C")]
    let before = Set(BaselineFile.text(of: Baseline(old)).split(separator: "\n"))
    let after = BaselineFile.text(of: Baseline([entry("b.json", "B")] + old)).split(separator: "\n")
    #expect(after.count == before.count + 1)
    #expect(before.isSubset(of: after))
  }

  @Test func entriesThatSayTheSameAreCountedTogether() throws {
    let same = Baseline([entry("a.json", "A"), entry("a.json", "A", count: 2)])
    #expect(BaselineFile.text(of: same).contains(#""count":3"#))
    let owned = Baseline([entry("a.json", "A"), entry("a.json", "A", owner: "Ada")])
    #expect(BaselineFile.text(of: owned).split(separator: "\n").count == 3)
    #expect(BaselineFile.text(of: Baseline([entry("a.json", "A", count: 0)])) == Self.head + "\n")
  }

  /// Any baseline is read as it is written, and written as it was read.
  @Test func readingAndWritingMirrorEachOther() throws {
    var generator = SplitMix64(seed: 3)
    let texts = ["", "a", "b/c.json", "ä\"\\\n", "💥", "\u{1B}[31m"]
    for round in 0..<200 {
      let entries = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        let text = { texts[Int.random(in: 0..<texts.count, using: &generator)] }
        return BaselineEntry(
          scenario: text(),
          identity: FindingIdentity(
            rule: "dt-truncates", outcome: .advice, element: text(),
            label: Bool.random(using: &generator) ? text() : nil, evidence: text()),
          count: Int.random(in: 1...3, using: &generator),
          note: .init(
            owner: Bool.random(using: &generator) ? text() : nil, reason: nil,
            expires: Day("2026-12-31")))
      }
      let text = BaselineFile.text(of: Baseline(entries))
      let again = try BaselineFile.read(Array(text.utf8), path: "b.jsonl")
      #expect(BaselineFile.text(of: again) == text, "seed 3, round \(round)")
      #expect(
        again.entries.map(\.count).reduce(0, +) == entries.map(\.count).reduce(0, +))
    }
  }

  @Test func blankLinesAndForeignLineEndsAreNoMistake() throws {
    let baseline = try read(
      Self.head + "\r", "", "  ",
      #"{"scenario":"a","rule":"card-nested","outcome":"advice","element":"Card"}"# + "\r", "")
    #expect(baseline.entries.map(\.identity.element) == ["Card"])
    #expect(baseline.entries.first?.location?.line == 4)
  }

  @Test(arguments: [
    ("", "b.jsonl: error: this is no baseline: it is empty"),
    (
      "{}",
      "b.jsonl:1:1: error: this is no baseline; its first line is "
        + #"{"a11ysim":"baseline","schemaVersion":1}"#
    ),
    ("[]", "b.jsonl:1:1: error: expected an object, found an array"),
    (
      #"{"a11ysim":"baseline","schemaVersion":2}"#,
      "b.jsonl:1:39: error: “schemaVersion”: this program reads baselines of version 1"
    ),
    (
      "\(head)\n<<<<<<< ours",
      "b.jsonl:2:1: error: “<” is not allowed here; expected a value"
    ),
    (
      "\(head)\n\n{\"scenario\":\"a\",\"rule\":\"card-nestd\"}",
      "b.jsonl:3:24: error: “rule”: unknown rule “card-nestd”; did you mean “card-nested”?"
    ),
    (
      "\(head)\n{\"rule\":\"card-nested\",\"outcome\":\"passed\"}",
      "b.jsonl:2:33: error: “outcome”: unknown value “passed”; expected one of failed, cantTell, advice"
    ),
    (
      "\(head)\n{\"rule\":\"card-nested\",\"outcome\":\"failed\"}",
      "b.jsonl:2:1: error: the key “element” is missing"
    ),
    (
      "\(head)\n{\"owner\":\"Ada\",\"expire\":\"2026-12-31\"}",
      "b.jsonl:2:16: error: unknown key “expire”; did you mean “expires”?"
    ),
  ])
  func aMistakeIsNamedWithItsPlace(text: String, message: String) {
    let error = #expect(throws: InputError.self) {
      try BaselineFile.read(Array(text.utf8), path: "b.jsonl")
    }
    #expect(error?.description == message)
  }
}
