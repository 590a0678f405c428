import Testing

@testable import a11ysim

/// What keeps an audit from being green: each has its own message and its own status, never 0.
///
/// DESIGN §6; facts: rules-and-peers.md §3 and §6.6 (a broken configuration, an unknown rule and
/// no input at all were green elsewhere).
@MainActor
struct AuditExitStatusTests {
  /// A world in which something is wrong, and what is said about it.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    var arguments = ["audit", "S"]
    let status: ExitCode
    let message: String
    var testDescription: String { name }
  }

  nonisolated private static let plain = #"{"screen": ["Plan"]}"#
  nonisolated private static let orange =
    ##"{"screen": [{"type": "Text", "text": "A", "foregroundStyle": "#F16E00"}]"##
  nonisolated private static let head = #"{"a11ysim":"baseline","schemaVersion":1}"# + "\n"
  nonisolated private static let stale =
    #"{"scenario":"S/a.scenario.json","rule":"dt-truncates","outcome":"failed","element":"Text"}"#

  /// What keeps an audit from being green.
  nonisolated static let rows: [Row] = [
    Row(
      name: "broken configuration", files: ["S/a.scenario.json": plain, ".a11ysim.json": "{"],
      status: .notMeasured,
      message: ".a11ysim.json:1:2: error: the file ends here; expected a key in double quotes"),
    Row(
      name: "unknown rule in the configuration",
      files: ["S/a.scenario.json": plain, ".a11ysim.json": #"{"rules": {"nope": "off"}}"#],
      status: .notMeasured, message: "error: “rules.nope”: unknown rule “nope”"),
    Row(
      name: "unknown rule in a scenario",
      files: ["S/a.scenario.json": #"{"screen": ["a"], "audit": {"expect": [{"rule": "nope"}]}}"#],
      status: .notMeasured, message: "error: “audit.expect[0].rule”: unknown rule “nope”"),
    Row(
      name: "unknown rule in a baseline",
      files: [
        "S/a.scenario.json": plain,
        "b": head + #"{"scenario":"x","rule":"nope","outcome":"failed","element":""}"#,
      ],
      arguments: ["audit", "S", "--baseline", "b"], status: .notMeasured,
      message: "b:2:24: error: “rule”: unknown rule “nope”"),
    Row(
      name: "folder without a scenario", files: ["S/notes.txt": ""], status: .notMeasured,
      message: "S: error: no file below is named *.scenario.json"),
    Row(
      name: "missing file", files: [:], arguments: ["audit", "S/none.scenario.json"],
      status: .notMeasured, message: "S/none.scenario.json: error: no such file or folder"),
    Row(
      name: "missing baseline", files: ["S/a.scenario.json": plain],
      arguments: ["audit", "S", "--baseline", "none"], status: .notMeasured,
      message: "none: error: no such file or folder"),
    Row(
      name: "stale entry of a baseline", files: ["S/a.scenario.json": plain, "b": head + stale],
      arguments: ["audit", "S", "--baseline", "b"], status: .found,
      message: "b:2:1: stale: dt-truncates at Text in S/a.scenario.json, whose element is gone"),
    Row(
      name: "expired entry of a baseline",
      files: [
        "S/a.scenario.json": orange + "}",
        "b": head + #"{"scenario":"S/a.scenario.json","rule":"contrast-text-aa","#
          + #""outcome":"failed","element":"Text","label":"A","evidence":"text-0 3.0:1","#
          + #""expires":"2026-01-01"}"#,
      ],
      arguments: ["audit", "S", "--baseline", "b"], status: .found,
      message: "Its entry in the baseline has expired."),
    Row(
      name: "expired suppression",
      files: [
        "S/a.scenario.json": orange + #", "audit": {"suppress": [{"rule": "contrast-text-aa","#
          + #" "reason": "agreed", "expires": "2026-01-01"}]}}"#
      ],
      status: .found, message: "the suppression of contrast-text-aa expired on 2026-01-01"),
    Row(
      name: "expected finding that is missing",
      files: [
        "S/a.scenario.json":
          #"{"screen": ["Plan"], "audit": {"expect": [{"rule": "dt-truncates"}]}}"#
      ],
      status: .found, message: "the expected finding did not occur: dt-truncates"),
    Row(
      name: "finding", files: ["S/a.scenario.json": orange + "}"], status: .found,
      message: "failed: 1 failed, "),
    Row(
      name: "findings, and a file that cannot be read",
      files: ["S/a.scenario.json": orange + "}", "S/b.scenario.json": "{"], status: .notMeasured,
      message: "S/b.scenario.json:1:2: error: "),
  ]

  @Test(arguments: rows)
  func nothingWrongIsGreen(row: Row) {
    let world = FakeWorld(row.files)
    #expect(A11ySim.run(row.arguments, console: world.console) == row.status)
    #expect((world.output + world.errors).contains(row.message), "\(world.output + world.errors)")
  }

  @Test func whatSuppressesNothingOnlyWarns() {
    let world = FakeWorld([
      "S/a.scenario.json": #"{"screen": ["Plan"], "audit": {"suppress": [{"rule": "dt-truncates","#
        + #" "reason": "r"}]}}"#
    ])
    #expect(world.run("audit", "S") == .passed)
    #expect(world.output.contains("warning: this suppresses nothing: dt-truncates"))
  }
}
