extension Rule {
  /// A change of status of which nothing is heard.
  ///
  /// What is cut off, and what changes unsaid, is the reader's to tell: `TranscriptStep.losses`.
  static let announcementLost = Rule(
    id: "announcement-lost",
    title: "A change of status is heard to its end",
    criteria: ["4.1.3"],
    gravest: .cantTell,
    rationale: """
      What an app says of an action is cut off by what the reader says of it at the same time, or \
      something changes and nothing is said at all. Who listens does not learn of it.
      """,
    fix: """
      Post an announcement of high priority, or post it once the reader has spoken; announce what \
      changes away from the cursor.
      """,
    passing: [
      RuleExample(
        "Nothing else is said",
        """
        button "Save" action=save
        > swipeRight
        > doubleTap announce="Saved"
        """),
      RuleExample(
        "A high priority is not cut off",
        """
        screen
        button "Like" #like action=like
        > swipeRight
        > doubleTap announce=high:"One like"
        screen
        button "Unlike" #like action=like
        """),
      RuleExample(
        "A change away from the cursor is announced",
        """
        screen
        button "Add" action=add
        staticText "1 item"
        > swipeRight
        > doubleTap announce="2 items"
        screen
        button "Add" action=add
        staticText "2 items"
        """),
    ],
    failing: [
      RuleExample(
        "The new label cuts it off",
        """
        screen
        ↓button "Like" #like action=like
        > swipeRight
        > doubleTap announce="One like"
        screen
        button "Unlike" #like action=like
        """),
      RuleExample(
        "Of two the first",
        """
        ↓button "Save" action=save
        > swipeRight
        > doubleTap announce="Saved" announce="All done"
        """),
      RuleExample(
        "Nothing says that the number has changed",
        """
        screen
        button "Add" action=add
        ↓staticText "1 item"
        > swipeRight
        > doubleTap
        screen
        button "Add" action=add
        staticText "2 items"
        """),
    ],
    inapplicable: [
      RuleExample("Nothing acts", "staticText \"1 item\"\n> swipeRight\n> doubleTap")
    ],
    check: .eachStep { step in
      guard step.action != nil else { return [] }
      let lost = step.losses.filter { $0.kind == .announcement }
      let announced = Set(step.announcements.map(\.text))
      let losses = lost.map { loss in
        StepJudgement(
          node: loss.node, evidence: loss.text,
          judgement: announced.contains(loss.text) ? .cutOff(loss) : .unsaid(loss))
      }
      return losses.isEmpty ? [StepJudgement(judgement: .passed)] : losses
    })
}

extension Judgement {
  fileprivate static func cutOff(_ loss: Loss) -> Self {
    .cantTell(
      "The announcement \(loss.text.quoted) is cut off by what is said at the same time.",
      reason: "cut-off")
  }

  fileprivate static func unsaid(_ loss: Loss) -> Self {
    .cantTell("\(loss.text.quoted) is new on the screen, and nothing says so.", reason: "unsaid")
  }
}
