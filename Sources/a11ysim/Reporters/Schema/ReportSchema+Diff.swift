import A11yTree
import CardA11y

/// What another version changes.
extension ReportSchema {
  /// The documents of `diff`, which `profile diff` writes as well, and of `profile`.
  static var comparisons: [Document] {
    [
      Document("diff", "What a11ysim diff and a11ysim profile diff found changed", difference),
      Document(
        "profile", "The versions of VoiceOver that a11ysim profile list and show tell of",
        Shape.object([
          "schemaVersion": Shape.version,
          "profiles": Shape.list(
            of: Shape.object([
              "name": Shape.text, "newest": Shape.flag, "badgesAreValues": Shape.flag,
              "knowsExpandedStatus": Shape.flag,
            ])),
        ])),
    ]
  }

  private static let gravity = Shape.words(Gravity.allCases.map(\.name))
  private static let settings = Shape.list(of: Shape.named("settings"))

  private static var difference: JSONValue {
    Shape.object([
      "schemaVersion": Shape.version, "old": side, "new": side, "summary": summary,
      "errors": Shape.list(of: Shape.named("error")), "scenarios": Shape.list(of: scenario),
    ])
  }

  private static var side: JSONValue {
    Shape.object([
      "kind": Shape.words(["file", "folder", "revision", "workingTree", "profile"]),
      "name": Shape.text, "commit": Shape.textOrNull,
    ])
  }

  private static var summary: JSONValue {
    let nothing = DiffResult(old: .init(.file, ""), new: .init(.file, ""))
    return Shape.object(
      [
        ("exitStatus", ["enum": [0, 1, 2]]),
        ("failOn", Shape.words(["lost", "worse", "changed", "never"])),
        ("gravity", Shape.orNull(gravity)), ("scenarios", Shape.count), ("same", Shape.count),
      ] + DiffTally.all(in: nothing).map { ($0.key, Shape.count) })
  }

  private static var scenario: JSONValue {
    let environments = Shape.list(of: Shape.named("environment"))
    return Shape.object([
      "path": Shape.text, "oldPath": Shape.textOrNull, "name": Shape.textOrNull,
      "presence": Shape.words(["both", "added", "removed"]), "gravity": gravity,
      "environments": environments, "environmentsDropped": environments,
      "environmentsAdded": environments, "stops": Shape.list(of: stopChange),
      "sessions": Shape.list(of: stopChange), "actions": Shape.list(of: action),
      "findings": Shape.list(of: finding), "sizes": Shape.list(of: size),
    ])
  }

  /// What became of a stop, or of the step of a golden.
  static var stopChange: JSONValue {
    let heard = Shape.object([
      "stop": Shape.ordinal, "element": Shape.textOrNull, "gesture": Shape.textOrNull,
      "spoken": Shape.text, "words": Shape.count,
    ])
    let part = Shape.object([
      "kind": Shape.words(HeardPart.Kind.self), "change": Shape.words(PartChange.Verdict.self),
      "old": Shape.textOrNull, "new": Shape.textOrNull,
    ])
    return Shape.object([
      "changes": Shape.list(of: Shape.words(StopChange.Kind.self)), "gravity": gravity,
      "old": Shape.orNull(heard), "new": Shape.orNull(heard), "decoration": Shape.flag,
      "parts": Shape.list(of: part), "environments": settings,
    ])
  }

  private static var action: JSONValue {
    let way = Shape.object(["gestures": Shape.count, "seconds": Shape.number])
    return Shape.object([
      "change": Shape.words(DeedChange.Kind.self), "gravity": gravity, "action": Shape.text,
      "newAction": Shape.textOrNull, "element": Shape.textOrNull, "spoken": Shape.text,
      "old": Shape.orNull(way), "new": Shape.orNull(way), "environments": settings,
    ])
  }

  private static var finding: JSONValue {
    let measured = Shape.orNull(measure)
    return Shape.object([
      "change": Shape.words(FindingChange.Kind.self), "gravity": gravity, "rule": Shape.text,
      "outcome": Shape.named("outcome"), "message": Shape.text,
      "element": Shape.named("element"), "evidence": Shape.text,
      "location": Shape.orNull(Shape.named("location")), "measured": measured,
      "measuredBefore": measured, "required": measured, "count": Shape.ordinal,
      "environments": settings,
    ])
  }

  private static var size: JSONValue {
    let cliff = Shape.orNull(
      Shape.object(["size": Shape.words(DynamicTypeSize.self), "rules": Shape.texts]))
    return Shape.object([
      "gravity": gravity, "kind": Shape.words(SizeTable.Row.Kind.self), "title": Shape.text,
      "element": Shape.named("element"), "evidence": Shape.text, "old": cliff, "new": cliff,
    ])
  }
}
