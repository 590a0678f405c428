extension Rule {
  /// An element that vanishes under the cursor without a successor.
  static let focusLost = Rule(
    id: "focus-lost",
    title: "After an action it is said where the cursor goes",
    criteria: ["2.4.3", "3.2.1"],
    gravest: .cantTell,
    rationale: """
      The element at the cursor vanishes, and the reader goes wherever it likes: to the next one, \
      to the top, or nowhere. Who listens has to find the place again.
      """,
    fix: """
      Tell readers which element gets the cursor, by a layout changed notification or \
      accessibilityFocused, or keep the element.
      """,
    passing: [
      RuleExample(
        "The neighbour gets the cursor",
        """
        screen
        button "Delete" action=delete
        button "Keep" #keep
        > swipeRight
        > doubleTap focus=#keep
        screen
        button "Keep" #keep
        """),
      RuleExample(
        "The element stays",
        """
        screen
        button "Play" #play action=play
        > swipeRight
        > doubleTap
        screen
        button "Pause" #play action=play
        """),
      RuleExample(
        "Another screen",
        """
        screen
        button "Open" action=open
        > swipeRight
        > doubleTap screenChanged
        screen
        header "Details" #details
        """),
    ],
    failing: [
      RuleExample(
        "A row deletes itself",
        """
        screen
        ↓button "Delete" #delete action=delete
        button "Keep" #keep
        > swipeRight
        > doubleTap
        screen
        button "Keep" #keep
        """)
    ],
    inapplicable: [RuleExample("Nothing acts", "staticText \"Row\"\n> swipeRight")],
    check: .eachStep { step in
      guard step.action != nil else { return [] }
      guard let loss = step.losses.first(where: { $0.kind == .focus }) else {
        return [StepJudgement(judgement: .passed)]
      }
      return [StepJudgement(node: loss.node, judgement: .vanished(loss))]
    })
}

extension Judgement {
  fileprivate static func vanished(_ loss: Loss) -> Self {
    .cantTell(
      "\(loss.text.quoted) vanishes with the cursor on it, and nothing says where that goes.",
      reason: "no-destination")
  }
}
