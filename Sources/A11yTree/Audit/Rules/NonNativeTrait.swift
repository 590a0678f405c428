extension Rule {
  /// A trait that the platform does not have.
  static let nonNativeTrait = Rule(
    id: "non-native-trait",
    title: "Traits are those of the platform",
    criteria: [],
    gravest: .advice,
    rationale: """
      iOS has no such trait, so VoiceOver on a device says nothing in its place. What the design \
      system's page promises is heard only here.
      """,
    fix: "Say it in the label or the value, or leave it out (--native-traits-only).",
    sees: .content,
    passing: [
      RuleExample("A button", #"button "Follow""#)
    ],
    failing: [
      RuleExample(
        "The card trait",
        """
        ↓semanticGroup card
          staticText "Plan"
        ↓button "Open" card
        """)
    ],
    inapplicable: [
      RuleExample("No trait at all", #"element "Plan""#)
    ],
    check: .eachNode { element in
      guard !element.traits.isEmpty, !element.isOutOfReach else { return .inapplicable }
      guard element.traits.contains(.isCard) else { return .passed }
      return element.isControl ? .interactiveCard : .card
    })
}

extension Judgement {
  fileprivate static let card = advice("iOS has no trait \"card\".")

  /// The page promises Return too (DESIGN §4).
  fileprivate static let interactiveCard = advice(
    "iOS has no trait \"card\", and its keyboards activate by Space, not by Return.")
}
