extension Rule {
  /// Two elements with one identifier.
  static let idDuplicate = Rule(
    id: "id-duplicate",
    title: "Identifiers name one element each",
    criteria: [],
    gravest: .advice,
    rationale: """
      A test that looks for the identifier finds the first of them, or none: it checks something \
      else than it says.
      """,
    fix: "Add what tells them apart: accessibilityIdentifier(\"follow-\\(person.id)\").",
    sees: .content,
    passing: [
      RuleExample("Two identifiers", "button \"A\" identifier=a\nbutton \"B\" identifier=b"),
      RuleExample("A part that is no stop", "button \"A\" identifier=a\n  element identifier=a"),
    ],
    failing: [
      RuleExample(
        "The second one is reported",
        """
        button "Follow" identifier=follow
        staticText "Ada"
        ↓button "Follow" identifier=follow
        """)
    ],
    inapplicable: [
      RuleExample("No identifier", #"button "Follow""#)
    ],
    check: .screen(needsScene: false) { context in
      var seen: Set<String> = []
      return context.stops.map { index in
        let identifier = context.screen.tree.nodes[index].identifier ?? ""
        guard !identifier.isEmpty else { return Verdict(node: index, judgement: .inapplicable) }
        let isFirst = seen.insert(identifier).inserted
        return Verdict(node: index, judgement: isFirst ? .passed : .second(identifier))
      }
    })
}

extension Judgement {
  fileprivate static func second(_ identifier: String) -> Self {
    .advice("Another element of this screen has the identifier \(identifier.quoted).")
  }
}
