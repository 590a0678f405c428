extension Rule {
  /// A heading that skips a level.
  ///
  /// Headings without a level have none to skip; a level on what is no heading is heard by nobody
  /// (facts: voiceover.md §6.2).
  static let headingOrder = Rule(
    id: "heading-order",
    title: "Heading levels are not skipped",
    criteria: ["1.3.1"],
    gravest: .advice,
    rationale: """
      Levels are an outline for the ear. Behind a first level a third one sounds as if a heading \
      were missed, and people go back to look for it.
      """,
    fix: "Use the next level: accessibilityHeading(.h2), with accessibilityAddTraits(.isHeader).",
    sees: .content,
    passing: [
      RuleExample(
        "One level after the other, and back",
        """
        header "Plans" headingLevel=1
        header "Free" headingLevel=2
        header "Limits" headingLevel=3
        header "Paid" headingLevel=2
        """)
    ],
    failing: [
      RuleExample(
        "From the first level to the third",
        """
        header "Plans" headingLevel=1
        staticText "Choose one"
        ↓header "Free" headingLevel=3
        """),
      RuleExample("A level without the trait", #"↓staticText "Plans" headingLevel=1"#),
    ],
    inapplicable: [
      RuleExample("Headings without levels", "header \"Plans\"\nheader \"Free\""),
      RuleExample("The first heading may have any level", #"header "Free" headingLevel=2"#),
    ],
    check: .screen(needsScene: false) { context in
      var last: Int?
      return context.stops.compactMap { index in
        let node = context.screen.tree.nodes[index]
        guard let level = node.headingLevel else { return nil }
        guard node.traits.contains(.isHeader) else {
          return Verdict(node: index, judgement: .noHeading(level))
        }
        defer { last = level }
        guard let last else { return nil }
        return Verdict(
          node: index, judgement: level > last + 1 ? .skips(from: last, to: level) : .passed)
      }
    })
}

extension Judgement {
  fileprivate static func skips(from last: Int, to level: Int) -> Self {
    .advice("This heading has level \(level), and the one before it has level \(last).")
  }

  fileprivate static func noHeading(_ level: Int) -> Self {
    .advice("This has the heading level \(level), and is no heading.")
  }
}
