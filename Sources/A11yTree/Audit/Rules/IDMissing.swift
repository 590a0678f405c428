extension Rule {
  /// A control that tests cannot name, on a screen whose other controls they can.
  ///
  /// A screen without any identifier is not tested by them, so that it is left out (ours).
  static let idMissing = Rule(
    id: "id-missing",
    title: "Controls have an identifier where others have one",
    criteria: [],
    gravest: .advice,
    rationale: """
      A test can find this control by its label only, and breaks with the next wording or language.
      """,
    fix: "Add accessibilityIdentifier(_:), which is never spoken.",
    sees: .content,
    passing: [
      RuleExample("Two identifiers", "button \"A\" identifier=a\nbutton \"B\" identifier=b")
    ],
    failing: [
      RuleExample(
        "One of three",
        """
        button "Follow" identifier=follow
        staticText "Ada"
        ↓button "Share"
        """)
    ],
    inapplicable: [
      RuleExample("No control has one", "button \"Follow\"\nstaticText \"Ada\" identifier=a")
    ],
    check: .screen(needsScene: false) { context in
      let controls = context.stops.map { RuleElement(context: context, index: $0) }
        .filter(\.isControl)
      guard controls.contains(where: \.hasIdentifier) else { return [] }
      return controls.map { control in
        Verdict(
          node: control.index, judgement: control.hasIdentifier ? .passed : .missing(control))
      }
    })
}

extension RuleElement {
  fileprivate var hasIdentifier: Bool { !(node.identifier ?? "").isEmpty }
}

extension Judgement {
  fileprivate static func missing(_ element: RuleElement) -> Self {
    .advice("The \(element.title) has no identifier, other controls of this screen have one.")
  }
}
