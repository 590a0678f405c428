import CardA11y
import Testing

@testable import a11ysim

/// Everything that is written as JSON is of the published shape.
@MainActor
struct ReportSchemaTests {
  /// Returns whether a document is of a shape that is published under a name, and of one that is
  /// published for all.
  private func isValid(_ world: FakeWorld, by name: String) throws -> Bool {
    let value = try JSONParser.parse(Array(world.output.utf8))
    return try [name, nil].allSatisfy { name in
      let schema = try #require(ReportSchema.schema(of: name))
      return JSONSchemaValidator(root: schema).accepts(value)
    }
  }

  nonisolated private static let scenario = #"""
    {"name": "Plans", "matrix": {"dynamicType": ["large", "accessibility5"]}, "screen": [
      {"type": "DSCard", "action": "open", "accessibilityLabel": "Plan", "content": ["Plan", "Two"]},
      {"type": "Text", "text": "Faint and long, long, long and longer than a line is", "lineLimit": 1,
       "foregroundStyle": "#BBBBBB"}],
     "scripts": [{"steps": [{"gesture": "swipeRight", "expect": "Plan, button, card"}]},
      {"environment": {"locale": "fr"}, "steps": [{"gesture": "doubleTap"}]}]}
    """#
  nonisolated private static let tokens =
    ##"{"ink": {"$type": "color", "$value": "#000"}, "page": {"$type": "color", "$value": "#FFF"}}"##

  nonisolated private static let rows: [(name: String, arguments: [String])] = [
    ("audit", ["audit", "S"]), ("audit", ["audit", "S/b.scenario.json"]),
    ("transcript", ["transcript", "S"]), ("transcript", ["transcript", "S/a.scenario.json"]),
    ("transcript-matrix", ["transcript", "--matrix", "S"]),
    ("transcript-matrix", ["transcript", "--matrix", "S/a.scenario.json"]),
    ("transcript-check", ["transcript", "--check", "S/a.scenario.json"]),
    ("transcript-update", ["transcript", "--update", "S/a.scenario.json"]),
    ("explain", ["explain", "S/a.scenario.json", "--stop", "1"]),
    ("tree", ["tree", "S/a.scenario.json"]), ("effort", ["effort", "S/a.scenario.json"]),
    ("effort", ["effort", "S"]), ("sizes", ["sizes", "S/a.scenario.json"]),
    ("sizes", ["sizes", "S"]), ("contrast", ["contrast", "#777", "#FFF"]),
    ("contrast", ["contrast", "#777", "thinMaterial", "--size", "17", "--require", "aa"]),
    ("contrast-tokens", ["contrast", "--tokens", "t.json"]), ("rules", ["rules"]),
    ("rules", ["rules", "contrast-text-aa"]),
    ("diff", ["diff", "S/a.scenario.json", "S/c.json"]), ("profile", ["profile", "list"]),
    ("diff", ["profile", "diff", "ios-17", "ios-26", "S/a.scenario.json"]),
    ("profile", ["profile", "show", "ios-18"]), ("mutate", ["mutate", "S/c.json"]),
    ("mutate-list", ["mutate", "--list"]),
    ("baseline", ["baseline", "update", "S/a.scenario.json", "--baseline", "b"]),
    ("diff", ["diff", "S/a.scenario.json", "S/c.json"]),
    ("diff", ["profile", "diff", "ios-18", "ios-26", "S"]), ("profile", ["profile", "list"]),
    ("profile", ["profile", "show", "ios-18"]),
    ("config", ["config", "S/a.scenario.json", "--thresholds", "apple"]),
    ("version", ["--version"]), ("voices", ["voices"]), ("voices", ["voices", "fr"]),
  ]

  @Test(arguments: rows)
  func whatACommandWritesIsOfThePublishedShape(name: String, arguments: [String]) throws {
    let world = FakeWorld([
      "S/a.scenario.json": Self.scenario, "S/b.scenario.json": "{", "t.json": Self.tokens,
      "S/c.json": #"{"screen": ["Plan", "Two seats"]}"#,
    ])
    _ = world.run(arguments + ["--format", "json"])
    #expect(!world.output.isEmpty, "\(world.errors)")
    #expect(try isValid(world, by: name), "\(world.output)")
  }

  @Test func anAuditWithEverythingInItIsOfThePublishedShape() throws {
    let reports = ReportWorld()
    reports.audit()
    let schema = try #require(ReportSchema.schema(of: "audit"))
    let value = try reports.value(.json)
    #expect(JSONSchemaValidator(root: schema).accepts(value))
    #expect(value.at("baseline", "remainders")?.elements.count == 2)
  }

  /// A schema that takes everything would be none.
  @Test(arguments: ["scenarios", "schemaVersion", "errors"])
  func anAuditWithoutAMemberOrWithAnotherIsRefused(key: String) throws {
    let world = FakeWorld(["S/a.scenario.json": Self.scenario])
    _ = world.run("audit", "S", "--format", "json")
    let value = try JSONParser.parse(Array(world.output.utf8))
    let validator = JSONSchemaValidator(root: try #require(ReportSchema.schema(of: "audit")))
    #expect(validator.accepts(value))
    #expect(!validator.accepts(JSONValue(.object(value.members.filter { $0.key != key }))))
    let more = JSONValue.Member("more", 1)
    #expect(!validator.accepts(JSONValue(.object(value.members + [more]))))
  }

  /// Those two take their time, and are tried by `.ci/check_reports.py`.
  @Test func everyDocumentIsTried() {
    #expect(Set(Self.rows.map(\.name) + ["bench", "rules-verify"]) == Set(ReportSchema.names))
  }

  @Test func everyReferenceIsDefined() throws {
    for name in ReportSchema.names + [nil] {
      let schema = try #require(ReportSchema.schema(of: name))
      let defined = Set(schema["$defs"]?.keys ?? [])
      let text = JSONWriter.compact(schema)
      let named = text.matches(of: #/"\$ref":"#\/\$defs\/([^"]+)"/#).map { String($0.output.1) }
      #expect(Set(named).isSubset(of: defined))
      #expect(!text.contains("null,\"type\""))
    }
  }

  @Test func theCommandPrintsThem() throws {
    let world = FakeWorld()
    #expect(world.run("schema", "report") == .passed)
    #expect(world.output == ReportSchema.schema()?.report)
    #expect(world.run("schema", "report", "audit") == .passed)
    #expect(world.output == ReportSchema.schema(of: "audit")?.report)
    #expect(world.run("schema") == .passed)
    #expect(world.output.contains("A scenario of a11ysim"))
  }

  @Test(arguments: [
    (["reprt"], "schema: unknown schema 'reprt'; did you mean 'report'?"),
    (["report", "audti"], "schema: unknown document 'audti'; did you mean 'audit'?"),
    (["report", "--config"], "--config and report exclude each other"),
  ])
  func aMistakeIsNamed(arguments: [String], message: String) {
    let world = FakeWorld()
    #expect(world.run(["schema"] + arguments) == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
  }
}
