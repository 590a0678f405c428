import A11yTree
import Testing

@testable import a11ysim

/// What a person reads: the gravest first, with the line of the file, and no more than asked.
@MainActor
struct AuditTextFormatTests {
  private let reports = ReportWorld()

  @Test func theGravestStandFirst() throws {
    reports.audit()
    let text = reports.world.output
    let titles = ["Failures", "Baseline", "Warnings", "Expected", "Suppressed", "Known", "Advice"]
    let places = try titles.map { title in
      try #require(text.ranges(of: "\n\(title) ").first ?? text.ranges(of: "\(title) ·").first)
        .lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test func theLineOfTheFileIsShownWithAMark() {
    reports.audit()
    #expect(
      reports.world.output.contains(
        """
          S/a.scenario.json:11:39: failed: swipeRight is not heard as expected
            11 | {"gesture": "swipeRight", "expect": "Pale"}],
               |                                     ^~~~~~
            expected  “Pale”
        """), "\(reports.world.output)")
  }

  @Test func coloursStandOnATerminalOnly() {
    reports.world.columns = 80
    reports.audit()
    #expect(reports.world.output.contains("\u{1B}[1;31m^~~~~~\u{1B}[0m\n"))
    reports.world.variables["NO_COLOR"] = "1"
    reports.audit()
    #expect(!reports.world.output.contains("\u{1B}"))
  }

  @Test func whatIsLeftOutIsCounted() {
    reports.audit("--max-findings", "1")
    let text = reports.world.output
    #expect(text.matches(of: #/: failed: /#).count == 1)
    #expect(
      text.contains(
        """

        and 12 more: 2 failed, 1 suppression-expired, 1 expected-finding-missing, \
        1 expectation-not-met, 1 golden-differs, 1 baseline-fixed, 1 baseline-stale, 1 cantTell, \
        1 suppression-unused, 2 advice; leave out --max-findings, or see --format json, for all

        """), "\(text)")
    #expect(text.contains("3 failed, 1 cantTell, 2 advice in 1 scenario"))
    for word in ["0", "-1", "many"] {
      #expect(reports.world.run("audit", "S", "--max-findings", word) == .notMeasured)
      #expect(
        reports.world.errors.contains("--max-findings: expected a whole number from 1, found"))
    }
  }

  /// A long line of 90 columns with the value behind column 70.
  nonisolated private static let long =
    String(repeating: "x", count: 70) + "\"ab\"" + String(repeating: "y", count: 16)

  @Test(arguments: [
    (#"  {"a": "b"}"#, 3, "7 | {\"a\": \"b\"}\n      | ^~~~~~~~~~"),
    (#"  {"a": "b"}"#, 9, "7 | {\"a\": \"b\"}\n      |       ^~~"),
    (#"  ["a}\"", 1], 2"#, 3, "7 | [\"a}\\\"\", 1], 2\n      | ^~~~~~~~~~~"),
    ("{ \"open\": [", 1, "7 | { \"open\": [\n      | ^~~~~~~~~~~"),
    ("  12.5, 3", 3, "7 | 12.5, 3\n      | ^~~~"),
    ("\ttrue }", 2, "7 | true }\n      | ^~~~"),
    ("}", 1, "7 | }\n      | ^"),
    ("\"a\u{1B}b\" c", 1, "7 | \"a\\u{1B}b\" c\n      | ^~~~~~~~~~"),
    (
      long, 71,
      "7 | …\(String(repeating: "x", count: 44))\"ab\"\(String(repeating: "y", count: 16))\n"
        + "      | \(String(repeating: " ", count: 45))^~~~"
    ),
  ])
  func aValueIsMarked(line: String, column: Int, shown: String) {
    var page = Page()
    page.add(SourceExcerpt(text: line, line: 7, column: column), .bad)
    #expect(page.text(in: .plain) == "    \(shown)\n")
  }

  @Test func aPlaceBehindTheLineIsNotShown() {
    #expect(SourceExcerpt(text: "ab", line: 1, column: 3) == nil)
    #expect(SourceExcerpt(text: "ab", line: 1, column: 0) == nil)
  }

  @Test func aLongRunTellsHowFarItIsOnATerminalOnly() {
    let world = FakeWorld(
      Dictionary(
        uniqueKeysWithValues: (0..<6).map {
          ("S/\($0).scenario.json", #"{"screen": ["Plan"]}"#)
        }))
    world.secondsPerRead = 1
    #expect(world.run("audit", "S") == .passed)
    #expect(world.errors == "")
    world.columns = 40
    #expect(world.run("audit", "S") == .passed)
    #expect(world.errors.hasPrefix("\r\u{1B}[K2 of 6 audited, now S/2.scenario.json\r\u{1B}[K3 of"))
    #expect(world.errors.hasSuffix("\r\u{1B}[K"))
    world.columns = 10
    #expect(world.run("audit", "S") == .passed)
    #expect(world.errors.hasPrefix("\r\u{1B}[K2 of 6 au\r"))
    world.variables["TERM"] = "dumb"
    #expect(world.run("audit", "S") == .passed)
    #expect(world.errors == "")
  }
}
