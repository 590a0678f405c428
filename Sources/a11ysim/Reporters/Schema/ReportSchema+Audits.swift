import A11yTree
import CardA11y

/// What is found, what is known, and what differs.
extension ReportSchema {
  /// The documents of `audit`, `mutate` and `baseline`.
  static var audits: [Document] {
    [
      Document("audit", "What a11ysim audit found", audit),
      Document("mutate", "What a11ysim mutate found that nothing would notice", mutation),
      Document(
        "mutate-list", "The kinds of mutations that a11ysim mutate --list shows",
        Shape.object([
          "schemaVersion": Shape.version,
          "kinds": Shape.list(
            of: Shape.object([
              "kind": Shape.text, "summary": Shape.text, "origin": Shape.text, "fix": Shape.text,
            ])),
        ])),
      Document("baseline", "How a11ysim baseline found a baseline", baselineRun),
    ]
  }

  private static var audit: JSONValue {
    Shape.object([
      "schemaVersion": Shape.version,
      "tool": Shape.object(["name": ["const": "a11ysim"], "version": Shape.text]),
      "summary": summary, "errors": Shape.list(of: Shape.named("error")),
      "baseline": Shape.orNull(baseline),
      "clusters": Shape.list(
        of: Shape.object([
          "rule": Shape.text, "outcome": outcome, "component": Shape.text, "place": Shape.text,
          "count": Shape.count, "scenarios": Shape.texts,
        ])),
      "scenarios": Shape.list(of: scenario),
    ])
  }

  private static let outcome = Shape.named("outcome")
  private static let location = Shape.named("location")
  private static let locationOrNull = Shape.orNull(location)
  private static let element = Shape.named("element")
  private static let settings = Shape.list(of: Shape.named("settings"))

  private static var summary: JSONValue {
    let counts = [
      "scenarios", "environments", "failed", "cantTell", "advice", "occurrences", "expected",
      "missing", "suppressed", "suppressionsUnused", "suppressionsExpired", "expectations",
      "expectationsFailed", "goldens", "goldensFailed", "errors",
    ]
    return Shape.object(
      [("exitStatus", ["enum": [0, 1, 2]])] + counts.map { ($0, Shape.count) }
        + [("failOn", outcome)])
  }

  private static var scenario: JSONValue {
    Shape.object([
      "path": Shape.text, "name": Shape.textOrNull, "profile": Shape.text,
      "config": Shape.textOrNull, "thresholds": Shape.text,
      "largeText": Shape.words(LargeText.self), "failOn": outcome,
      "environments": Shape.list(of: Shape.named("environment")),
      "findings": Shape.list(of: finding),
      "missing": Shape.list(of: Shape.object(["description": Shape.text, "location": location])),
      "sizeTable": Shape.object(sizeTable),
      "suppressions": Shape.list(
        of: Shape.object([
          "description": Shape.text, "reason": Shape.text, "expires": Shape.textOrNull,
          "expired": Shape.flag, "suppressed": Shape.count, "location": location,
        ])),
      "expectations": Shape.list(
        of: Shape.object([
          "gesture": Shape.text, "expected": Shape.text, "actual": Shape.text,
          "passed": Shape.flag, "location": location,
        ])),
      "goldens": Shape.list(of: golden), "unverifiedWords": Shape.named("unverifiedWords"),
      "coverage": coverage,
    ])
  }

  private static var finding: JSONValue {
    Shape.object([
      "rule": Shape.text, "outcome": outcome, "expected": Shape.flag, "suppressed": Shape.flag,
      "excuse": Shape.textOrNull,
      "baseline": Shape.orNull(Shape.words(["known", "new", "expired"])),
      "reason": Shape.textOrNull, "wcag": Shape.texts, "message": Shape.text, "element": element,
      "evidence": Shape.text, "location": locationOrNull, "place": Shape.textOrNull,
      "count": Shape.ordinal, "environments": settings,
      "occurrences": Shape.list(
        of: Shape.object([
          "element": element, "location": locationOrNull, "outcome": outcome,
          "message": Shape.text, "reason": Shape.textOrNull, "measured": Shape.orNull(measure),
          "required": Shape.orNull(measure), "fix": Shape.textOrNull,
          "suggestions": Shape.list(of: Shape.named("suggestion")), "environments": settings,
        ])),
      "measured": Shape.orNull(measure), "required": Shape.orNull(measure), "fix": Shape.text,
      "suggestions": Shape.list(of: Shape.named("suggestion")),
    ])
  }

  /// What was measured, or is required.
  static var measure: JSONValue {
    [
      "anyOf": [
        Shape.object([
          "value": Shape.number, "unit": Shape.words(["ratio", "pt", "lines", "gestures", "s"]),
        ]),
        Shape.object(["width": Shape.number, "height": Shape.number, "unit": ["const": "pt"]]),
      ]
    ]
  }

  private static var coverage: JSONValue {
    let outcomes = [
      "passed", "failed", "cantTell", "advice", "inapplicable", "exempt", "untested",
    ]
    return Shape.object([
      "rules": Shape.list(
        of: Shape.object([("rule", Shape.text)] + outcomes.map { ($0, Shape.count) })),
      "texts": Shape.object([
        "measured": Shape.count, "notDecidable": Shape.count, "exempt": Shape.count,
      ]),
      "exemptions": Shape.list(
        of: Shape.object([
          "rule": Shape.text, "reason": Shape.text, "element": element, "evidence": Shape.text,
          "location": locationOrNull, "environments": settings,
        ])),
      "untested": Shape.texts, "disabled": Shape.texts,
    ])
  }

  private static var baseline: JSONValue {
    let counts = ["known", "new", "expired", "fixed", "stale", "notMeasured"]
    let remainder = Shape.object([
      "state": Shape.words(["stale", "fixed"]),
      "why": Shape.words(["fixed", "elementGone", "scenarioGone", "ruleOff"]),
      "scenario": Shape.text, "rule": Shape.text, "outcome": outcome, "element": Shape.text,
      "label": Shape.textOrNull, "evidence": Shape.text, "count": Shape.ordinal,
      "location": locationOrNull,
    ])
    return Shape.object(
      [("path", Shape.text)] + counts.map { ($0, Shape.count) }
        + [("remainders", Shape.list(of: remainder))])
  }

  private static var baselineRun: JSONValue {
    let finding = Shape.object([
      "rule": Shape.text, "outcome": outcome, "element": Shape.text, "label": Shape.textOrNull,
      "message": Shape.text, "location": locationOrNull,
    ])
    return Shape.object([
      "schemaVersion": Shape.version, "action": Shape.words(["update", "prune", "check"]),
      "written": Shape.flag, "baseline": Shape.orNull(baseline), "new": Shape.list(of: finding),
      "expired": Shape.list(of: finding),
    ])
  }
}
