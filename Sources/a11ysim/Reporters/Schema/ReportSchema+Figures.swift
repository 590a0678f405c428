import A11yTree
import CardA11y

/// What is measured.
extension ReportSchema {
  /// The documents of `effort`, `sizes`, `contrast` and `bench`.
  static var figures: [Document] {
    [
      Document("effort", "What a11ysim effort counts to each action", Shape.oneOrMany(effort)),
      Document(
        "sizes", "What a11ysim sizes measures at each text size",
        Shape.oneOrMany(
          [
            ("path", Shape.text), ("name", Shape.textOrNull),
            ("environment", Shape.named("settings")),
          ] + sizeTable)),
      Document("contrast", "What a11ysim contrast measures of a pair", contrast),
      Document("contrast-tokens", "What a11ysim contrast --tokens measures of a palette", palette),
      Document(
        "bench", "How fast a11ysim bench found this machine",
        Shape.object([
          "schemaVersion": Shape.version, "seed": Shape.text,
          "figures": Shape.list(
            of: Shape.object([
              "name": Shape.text, "unit": Shape.text, "count": Shape.count,
              "seconds": Shape.number, "nanosecondsEach": Shape.number,
            ])),
          "violation": Shape.textOrNull,
        ])),
    ]
  }

  /// The members of a cliff table.
  static var sizeTable: [(String, JSONValue)] {
    let cliff = Shape.orNull(
      Shape.object(["size": Shape.words(DynamicTypeSize.self), "rules": Shape.texts]))
    let cell = Shape.object(
      [
        "width": Shape.number, "height": Shape.number, "failed": Shape.texts,
        "cantTell": Shape.texts,
      ],
      optional: [
        "font": Shape.number, "lines": Shape.count, "lineLimit": Shape.orNull(Shape.count),
        "neededLines": Shape.count, "cut": Shape.words(["none", "possible", "certain"]),
        "tearsWords": Shape.flag, "scaleFactor": Shape.number,
      ])
    let row = Shape.object([
      "kind": Shape.words(["text", "control"]), "title": Shape.text,
      "element": Shape.named("element"), "evidence": Shape.text,
      "location": Shape.orNull(Shape.named("location")),
      "cells": Shape.list(of: Shape.orNull(cell)), "firstFailure": cliff, "firstDoubt": cliff,
    ])
    return [
      ("sizes", Shape.list(of: Shape.words(DynamicTypeSize.self))),
      ("rows", Shape.list(of: row)),
    ]
  }

  private static var effort: KeyValuePairs<String, JSONValue> {
    let way = Shape.orNull(
      Shape.object([
        "gestures": Shape.count, "rotorMoves": Shape.count, "seconds": Shape.number,
        "moves": Shape.list(
          of: Shape.object([
            "gesture": Shape.text, "count": Shape.count, "rotor": Shape.textOrNull,
          ])),
      ]))
    return [
      "path": Shape.text, "name": Shape.textOrNull, "reader": reader,
      "environment": Shape.named("environment"),
      "speechRate": Shape.object([
        "language": Shape.text, "lettersPerSecond": Shape.number, "provenance": Shape.text,
      ]),
      "actions": Shape.list(
        of: Shape.object([
          "action": Shape.text, "deed": Shape.text, "stop": Shape.ordinal,
          "element": Shape.named("element"),
          "location": Shape.orNull(Shape.named("location")), "swiping": way, "rotor": way,
        ])),
    ]
  }

  private static func requirements(_ value: JSONValue) -> JSONValue {
    Shape.object(ContrastRequirement.allCases.map { ($0.rawValue, value) })
  }

  private static var contrast: JSONValue {
    Shape.object(
      [
        "schemaVersion": Shape.version, "foreground": Shape.text, "background": Shape.text,
        "ratio": Shape.number, "passes": requirements(Shape.flag),
        "suggestions": Shape.list(of: Shape.named("suggestion")),
        "seen": Shape.list(of: Shape.object(["foreground": Shape.text, "background": Shape.text])),
      ],
      optional: [
        "range": Shape.object([
          "least": Shape.number, "greatest": Shape.number, "reason": Shape.text,
        ]),
        "outcomes": requirements(Shape.words(["passed", "failed", "cantTell"])),
        "readings": Shape.list(
          of: Shape.object([
            "reading": Shape.words(LargeText.self), "large": Shape.flag,
            "required": Shape.number, "outcome": Shape.words(["passed", "failed", "cantTell"]),
          ])),
        "systemColors": Shape.text, "required": Shape.words(ContrastRequirement.self),
        "passed": Shape.flag,
      ])
  }

  private static var palette: JSONValue {
    let appearance = Shape.words(Appearance.self)
    let place = Shape.object(["token": Shape.text, "appearance": appearance])
    let pair = Shape.object([
      "foreground": Shape.text, "background": Shape.text, "ratio": Shape.number,
      "use": Shape.text, "passes": requirements(Shape.flag),
    ])
    return Shape.object([
      "schemaVersion": Shape.version, "path": Shape.text, "name": Shape.text,
      "tokens": Shape.list(
        of: Shape.object(["name": Shape.text, "values": Shape.dictionary(of: Shape.textOrNull)])),
      "appearances": Shape.list(
        of: Shape.object([
          "appearance": appearance, "page": Shape.text, "pairs": Shape.list(of: pair),
        ])),
      "missing": Shape.list(of: place), "inherited": Shape.list(of: place),
    ])
  }
}
