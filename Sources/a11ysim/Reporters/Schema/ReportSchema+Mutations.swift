import A11yTree
import CardA11y

/// What would be noticed.
extension ReportSchema {
  /// What `mutate` writes.
  static var mutation: JSONValue {
    Shape.object([
      "schemaVersion": Shape.version,
      "summary": Shape.object(
        score + [
          ("total", Shape.count), ("possible", Shape.count), ("score", Shape.orNull(Shape.number)),
          ("required", Shape.orNull(Shape.number)), ("passed", Shape.flag),
        ]),
      "errors": Shape.list(of: Shape.named("error")),
      "kinds": Shape.list(of: Shape.object([("kind", Shape.text)] + score)),
      "killers": Shape.list(of: Shape.object(["by": means, "mutants": Shape.count])),
      "scenarios": Shape.list(
        of: Shape.object(
          [("path", Shape.text), ("name", Shape.textOrNull)] + score
            + [("mutants", Shape.list(of: mutant))])),
    ])
  }

  private static let means = Shape.words(MutantResult.Killer.Means.self)

  private static let score = MutantResult.Standing.allCases.map { ($0.rawValue, Shape.count) }

  private static var mutant: JSONValue {
    let remarks = Shape.list(
      of: Shape.object(["rule": Shape.text, "outcome": Shape.named("outcome")]))
    return Shape.object([
      "kind": Shape.text, "standing": Shape.words(MutantResult.Standing.self),
      "element": Shape.named("element"), "detail": Shape.text,
      "location": Shape.orNull(Shape.named("location")),
      "killers": Shape.list(of: Shape.object(["by": means, "name": Shape.text])),
      "remarks": remarks, "covered": remarks,
      "differs": Shape.list(
        of: Shape.object(["in": Shape.text, "environment": Shape.named("settings")])),
      "fix": Shape.textOrNull,
    ])
  }
}
