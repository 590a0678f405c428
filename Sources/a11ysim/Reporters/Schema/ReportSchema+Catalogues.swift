import A11yTree
import CardA11y

/// What the program knows, and what is in force.
extension ReportSchema {
  /// The documents of `rules`, `profile`, `config`, `voices` and `--version`.
  static var catalogues: [Document] {
    [
      Document(
        "rules", "The rules that a11ysim rules lists",
        Shape.object(["schemaVersion": Shape.version, "rules": Shape.list(of: rule)])),
      Document("rules-verify", "How a11ysim rules --verify found the rules", verification),
      Document(
        "profile", "The versions of VoiceOver that a11ysim profile list and show tell",
        Shape.object([
          "schemaVersion": Shape.version, "profiles": Shape.list(of: ProfileReport.shape),
        ])),
      Document("config", "What is in force by a11ysim config", config),
      Document(
        "voices", "The words that a11ysim voices knows",
        Shape.object(["schemaVersion": Shape.version, "voices": Shape.list(of: voice)])),
      Document(
        "version", "What a11ysim --version names",
        Shape.object([
          "schemaVersion": Shape.version, "name": ["const": "a11ysim"], "version": Shape.text,
          "profile": Shape.text, "profiles": Shape.texts, "thresholds": Shape.texts,
        ])),
    ]
  }

  private static var rule: JSONValue {
    let criterion = Shape.object([
      "number": Shape.text, "name": Shape.text, "level": Shape.words(["A", "AA", "AAA"]),
      "url": Shape.text, "en301549": Shape.texts, "rgaa": Shape.texts, "raam": Shape.texts,
    ])
    let limit = Shape.object([
      "key": Shape.text, "title": Shape.text,
      "values": Shape.list(of: Shape.object(["value": Shape.text, "thresholds": Shape.texts])),
    ])
    let examples = Shape.list(of: Shape.object(["title": Shape.text, "outline": Shape.text]))
    return Shape.object(
      [
        "id": Shape.text, "title": Shape.text, "outcome": Shape.named("outcome"),
        "wcag": Shape.texts, "built": Shape.flag,
      ],
      optional: [
        "obstacle": Shape.text, "criteria": Shape.list(of: criterion),
        "limits": Shape.list(of: limit), "rationale": Shape.text, "fix": Shape.text,
        "passing": examples, "failing": examples, "inapplicable": examples,
      ])
  }

  private static var verification: JSONValue {
    Shape.object([
      "schemaVersion": Shape.version, "rules": Shape.count, "examples": Shape.count,
      "variants": Shape.texts,
      "mismatches": Shape.list(
        of: Shape.object([
          "rule": Shape.text, "kind": Shape.text, "example": Shape.text, "variant": Shape.text,
          "file": Shape.text, "line": Shape.ordinal, "message": Shape.text,
        ])),
    ])
  }

  private static var config: JSONValue {
    let value: JSONValue = ["type": ["number", "boolean", "string"]]
    let source = Shape.object(
      ["from": Shape.words(["commandLine", "scenario", "config", "thresholds", "default"])],
      optional: [
        "option": Shape.text, "location": Shape.named("location"), "thresholds": Shape.text,
      ])
    return Shape.object([
      "schemaVersion": Shape.version, "path": Shape.text, "config": Shape.textOrNull,
      "settings": Shape.list(
        of: Shape.object(["key": Shape.text, "value": value, "source": source])),
      "limits": Shape.dictionary(of: value),
      "sets": Shape.list(
        of: Shape.object(["name": Shape.text, "limits": Shape.dictionary(of: value)])),
    ])
  }

  private static var voice: JSONValue {
    let phrase = Shape.object([
      "name": Shape.text, "heard": Shape.text, "written": Shape.text, "provenance": Shape.text,
    ])
    return Shape.object(
      ["language": Shape.text, "coverage": Shape.dictionary(of: Shape.count)],
      optional: ["phrases": Shape.list(of: phrase)])
  }
}
