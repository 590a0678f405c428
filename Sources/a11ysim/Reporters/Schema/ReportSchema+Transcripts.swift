import A11yTree
import CardA11y

/// What is heard, and what is there to be heard.
extension ReportSchema {
  /// The documents of `transcript`, `explain` and `tree`.
  static var transcripts: [Document] {
    [
      Document(
        "transcript", "What a11ysim transcript heard",
        Shape.oneOrMany(
          scenario + session + [("unverifiedWords", Shape.named("unverifiedWords"))],
          optional: [("scripts", Shape.list(of: Shape.object(session)))])),
      Document(
        "transcript-matrix", "What a11ysim transcript --matrix heard",
        Shape.oneOrMany([
          "path": Shape.text, "name": Shape.textOrNull, "rendering": rendering, "reader": reader,
          "technology": technology, "profile": Shape.text,
          "transcripts": Shape.list(
            of: Shape.object([
              "environments": Shape.list(of: Shape.named("settings")),
              "steps": Shape.list(of: step),
            ])),
          "unverifiedWords": Shape.named("unverifiedWords"),
        ])),
      Document(
        "transcript-check", "How a11ysim transcript --check found the goldens",
        Shape.object(["schemaVersion": Shape.version, "goldens": Shape.list(of: golden)])),
      Document(
        "transcript-update", "Which goldens a11ysim transcript --update wrote",
        Shape.object([
          "schemaVersion": Shape.version,
          "goldens": Shape.list(of: Shape.object(["path": Shape.text, "written": Shape.flag])),
        ])),
      Document(
        "explain", "Why a11ysim explain says what is heard",
        Shape.oneOrMany([
          "path": Shape.text, "name": Shape.textOrNull, "rendering": rendering, "reader": reader,
          "profile": Shape.text, "environment": Shape.named("environment"),
          "stops": Shape.list(of: stop),
        ])),
      Document(
        "tree", "The screens that a11ysim tree shows",
        Shape.oneOrMany([
          "path": Shape.text, "name": Shape.textOrNull,
          "environment": Shape.named("environment"),
          "children": Shape.list(of: Shape.named("node")),
        ])),
    ]
  }

  private static let rendering = Shape.words(Rendering.self)
  private static let technology = Shape.words(AssistiveTechnology.self)

  /// A golden that was compared.
  static var golden: JSONValue {
    Shape.object([
      "path": Shape.text, "passed": Shape.flag, "exists": Shape.flag, "difference": Shape.texts,
      "headings": Shape.list(of: Shape.object(["old": Shape.textOrNull, "new": Shape.textOrNull])),
      "steps": Shape.list(of: stopChange),
    ])
  }

  /// Who listens, in the form of a scenario's `reader`.
  static var reader: JSONValue {
    Shape.object([
      "profile": Shape.text,
      "verbosity": Shape.object([
        "hints": Shape.flag, "actions": Shape.flag, "moreContent": Shape.flag,
        "controls": Shape.text, "tableHeaders": Shape.flag, "rowAndColumnNumbers": Shape.flag,
        "containerDescriptions": Shape.flag,
      ]),
      "nativeTraitsOnly": Shape.flag,
    ])
  }

  private static var scenario: [(String, JSONValue)] {
    [
      ("path", Shape.text), ("name", Shape.textOrNull), ("rendering", rendering),
      ("reader", reader),
    ]
  }

  /// The members of a transcript; of several, those after the first stand under `scripts`.
  private static var session: [(String, JSONValue)] {
    [
      ("technology", technology), ("profile", Shape.text),
      ("environment", Shape.named("environment")), ("steps", Shape.list(of: step)),
    ]
  }

  private static var segment: JSONValue {
    Shape.object([
      "kind": Shape.words(Announcement.Segment.Kind.self), "text": Shape.text,
    ])
  }

  private static var step: JSONValue {
    Shape.object([
      "gesture": Shape.text, "to": Shape.textOrNull, "spoken": Shape.textOrNull,
      "hint": Shape.textOrNull, "cues": Shape.texts, "segments": Shape.list(of: segment),
      "focus": Shape.textOrNull, "sound": Shape.textOrNull, "action": Shape.textOrNull,
      "announcements": Shape.texts, "notes": Shape.texts,
      "losses": Shape.list(
        of: Shape.object(["rule": Shape.text, "element": Shape.text, "text": Shape.text])),
    ])
  }

  private static var stop: JSONValue {
    let location = Shape.orNull(Shape.named("location"))
    let part = Shape.object([
      "kind": Shape.words(Announcement.Segment.Kind.self), "text": Shape.text,
      "rule": Shape.text, "why": Shape.text,
      "node": Shape.object([
        "id": Shape.text, "identifier": Shape.textOrNull, "label": Shape.textOrNull,
      ]),
      "location": location,
      "sources": Shape.list(of: Shape.object(["text": Shape.text, "location": location])),
      "phrase": Shape.textOrNull, "provenance": Shape.textOrNull,
    ])
    return Shape.object([
      "stop": Shape.ordinal, "count": Shape.ordinal, "focus": Shape.text, "spoken": Shape.text,
      "hint": Shape.textOrNull, "cues": Shape.texts, "segments": Shape.list(of: part),
      "hintParts": Shape.list(of: part), "cueParts": Shape.list(of: part),
    ])
  }
}
