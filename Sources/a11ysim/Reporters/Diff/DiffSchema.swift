import A11yTree
import CardA11y

/// The JSON Schema of a comparison, for who reads it and for tests.
enum DiffSchema {
  /// What `diff` and `profile diff` write.
  static var document: ReportSchema.Document {
    ReportSchema.Document(
      "diff", "What a11ysim diff, or profile diff, tells of two versions",
      Shape.object([
        "schemaVersion": Shape.version, "old": side, "new": side, "summary": summary,
        "errors": Shape.list(of: Shape.named("error")), "scenarios": Shape.list(of: scenario),
      ]))
  }

  private static let gravity = Shape.words(Gravity.allCases.map(\.name))

  private static var side: JSONValue {
    Shape.object([
      ("kind", Shape.words(["file", "folder", "revision", "workingTree", "profile"])),
      ("name", Shape.text), ("commit", Shape.textOrNull),
    ])
  }

  private static var summary: JSONValue {
    let names = DiffTally.all(in: DiffResult(old: .init(.file, ""), new: .init(.file, "")))
    let members: [(String, JSONValue)] = [
      ("exitStatus", ["enum": [0, 1, 2]]),
      ("failOn", Shape.words(["lost", "worse", "changed", "never"])),
      ("gravity", Shape.orNull(gravity).described("the gravest change, null for none")),
      ("scenarios", Shape.count.described("how many were compared")),
      ("same", Shape.count.described("how many of them are the same")),
    ]
    return Shape.object(members + names.map { ($0.key, Shape.count) })
  }

  private static var scenario: JSONValue {
    let environments = Shape.list(of: Shape.named("settings"))
    return Shape.object([
      ("path", Shape.text), ("oldPath", Shape.textOrNull.described("where the file stood")),
      ("name", Shape.textOrNull), ("presence", Shape.words(["both", "added", "removed"])),
      ("gravity", gravity), ("environments", environments),
      ("environmentsDropped", environments), ("environmentsAdded", environments),
      ("stops", Shape.list(of: stop)),
      (
        "sessions",
        Shape.list(of: stop).described("what only the gestures of scripts make heard")
      ), ("actions", Shape.list(of: action)), ("findings", Shape.list(of: finding)),
      ("sizes", Shape.list(of: size)),
    ])
  }

  /// A stop, or a step of a golden, that is heard otherwise.
  static var stop: JSONValue {
    Shape.object([
      (
        "changes",
        Shape.list(of: Shape.words(StopChange.Kind.self)).described("the gravest first")
      ), ("gravity", gravity),
      ("old", Shape.orNull(heard).described("null for a stop that is new")),
      ("new", Shape.orNull(heard).described("null for a stop that is gone")),
      ("decoration", Shape.flag.described("whether it is a picture that was silent")),
      ("parts", Shape.list(of: part)),
      ("environments", Shape.list(of: Shape.named("settings"))),
    ])
  }

  private static var heard: JSONValue {
    Shape.object([
      ("stop", Shape.ordinal.described("its place among the stops, from 1")),
      ("element", Shape.textOrNull), ("spoken", Shape.text),
      ("words", Shape.count.described("the app's own words")),
    ])
  }

  private static var part: JSONValue {
    Shape.object([
      ("kind", Shape.words(HeardPart.Kind.self)),
      ("change", Shape.words(PartChange.Verdict.self)),
      ("old", Shape.textOrNull), ("new", Shape.textOrNull),
    ])
  }

  private static var action: JSONValue {
    Shape.object([
      ("change", Shape.words(DeedChange.Kind.self)),
      ("gravity", gravity), ("action", Shape.text), ("newAction", Shape.textOrNull),
      ("element", Shape.textOrNull), ("spoken", Shape.text), ("old", Shape.orNull(way)),
      ("new", Shape.orNull(way)), ("environments", Shape.list(of: Shape.named("settings"))),
    ])
  }

  private static var way: JSONValue {
    Shape.object([("gestures", Shape.count), ("seconds", ["type": "number", "minimum": 0])])
  }

  private static var finding: JSONValue {
    Shape.object([
      ("change", Shape.words(FindingChange.Kind.self)),
      ("gravity", gravity), ("rule", Shape.text),
      ("outcome", Shape.words(["failed", "cantTell", "advice"])), ("message", Shape.text),
      ("element", Shape.named("element")), ("evidence", Shape.text),
      ("location", Shape.orNull(Shape.named("location"))),
      ("measured", Shape.orNull(ReportSchema.measure)),
      (
        "measuredBefore",
        Shape.orNull(ReportSchema.measure).described("of what is measured otherwise, else null")
      ),
      ("required", Shape.orNull(ReportSchema.measure)),
      ("count", Shape.count.described("in how many elements")),
      ("environments", Shape.list(of: Shape.named("settings"))),
    ])
  }

  private static var size: JSONValue {
    Shape.object([
      ("gravity", gravity),
      ("kind", Shape.words(SizeTable.Row.Kind.self)), ("title", Shape.text),
      ("element", Shape.named("element")), ("evidence", Shape.text),
      ("old", Shape.orNull(cliff).described("from where on it failed, null for nowhere")),
      ("new", Shape.orNull(cliff).described("from where on it fails, null for nowhere")),
    ])
  }

  private static var cliff: JSONValue {
    Shape.object([
      ("size", Shape.words(DynamicTypeSize.self)), ("rules", Shape.list(of: Shape.text)),
    ])
  }
}
