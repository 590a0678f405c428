import CardA11y
import FoundationXML
import Testing

@testable import a11ysim

/// Scenarios with everything that an audit can have to say, and the reports on them.
@MainActor
struct ReportWorld {
  let world = FakeWorld()

  /// The formats for machines, with the files into which they are written.
  nonisolated static let files: [OutputPlan.Format: String] = [
    .json: "r.json", .junit: "r.xml", .sarif: "r.sarif", .github: "r.log", .gitlab: "r.gitlab",
    .checkstyle: "r.checkstyle", .markdown: "r.md",
  ]

  private static let faint = ##""foregroundStyle": "#BBBBBB""##

  /// Creates the files: of each kind of entry one at least.
  init() {
    let texts = ["Faint", "Faint", "Shown", "Agreed", "Known", "Over"].map {
      #"{"type": "Text", "text": "\#($0)", \#(Self.faint)}"#
    }
    world.files = [
      "S/a.scenario.json": #"""
      {"name": "Mixed", "matrix": {"colorScheme": ["light", "dark"]}, "screen": [
        \#(texts.joined(separator: ",\n  ")),
        {"type": "Text", "text": "Glass", "modifiers": [{"background": "thinMaterial"}]},
        {"type": "DSCard", "content": ["Plan", "Two seats"]}],
       "script": [{"gesture": "swipeRight", "expect": "Faint"},
        {"gesture": "swipeRight", "expect": "Pale"}],
       "audit": {
        "expect": [{"rule": "contrast-text-aa", "element": "Shown", "reason": "to see it"},
         {"rule": "dt-truncates"}],
        "suppress": [{"rule": "contrast-text-aa", "element": "Agreed", "reason": "agreed"},
         {"rule": "contrast-text-aa", "element": "Faint", "reason": "old",
          "expires": "2026-01-01"},
         {"rule": "dt-truncates", "reason": "none"}]}}
      """#,
      "S/a.transcript": "# another time\n", "S/b.scenario.json": "{",
      "b.jsonl": #"""
      {"a11ysim":"baseline","schemaVersion":1}
      \#(Self.entry("contrast-text-aa", "Known", "text-0 1.9:1"))
      \#(Self.entry("contrast-text-aa", "Over", "text-0 1.9:1", #","expires":"2026-01-01""#))
      \#(Self.entry("dt-truncates", "Faint", "text-0"))
      \#(Self.entry("dt-truncates", "Gone", "text-0"))

      """#,
    ].mapValues { Array($0.utf8) }
  }

  private static func entry(
    _ rule: String, _ label: String, _ evidence: String, _ more: String = ""
  ) -> String {
    #"{"scenario":"S/a.scenario.json","rule":"\#(rule)","outcome":"failed","element":"Text","#
      + #""label":"\#(label)","evidence":"\#(evidence)"\#(more)}"#
  }

  /// Audits once, into every format; text goes to standard output.
  @discardableResult
  func audit(_ arguments: String...) -> ExitCode {
    let formats = Self.files.flatMap { ["--format", "\($0.key.rawValue)=\($0.value)"] }
    return world.run(
      ["audit", "S", "--baseline", "b.jsonl", "--format", "text"] + formats + arguments)
  }

  /// Returns a report that the last audit wrote.
  func text(_ format: OutputPlan.Format) -> String {
    world.text(of: Self.files[format] ?? "") ?? ""
  }

  /// Returns a report that the last audit wrote as JSON.
  func value(_ format: OutputPlan.Format) throws -> JSONValue {
    try JSONParser.parse(Array(text(format).utf8))
  }

  /// Returns a report that the last audit wrote as XML.
  func root(_ format: OutputPlan.Format) throws -> XMLElement {
    try #require(try XMLDocument(xmlString: text(format), options: []).rootElement())
  }
}

extension XMLElement {
  /// The elements inside.
  var inner: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }

  /// The names of the attributes.
  var attributeNames: [String] { (attributes ?? []).compactMap(\.name) }

  /// Returns the value of an attribute, nil where there is none.
  func value(_ name: String) -> String? { attribute(forName: name)?.stringValue }
}
