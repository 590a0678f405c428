extension Rule {
  /// A name that several controls answer to.
  ///
  /// Reported once for each name, at the first of them (ours). Facts: rules-and-peers.md §4,
  /// no. 10: the words that become ambiguous are told.
  static let voiceControlAmbiguous = Rule(
    id: "voice-control-ambiguous",
    title: "What a person calls by its name is one control",
    criteria: [],
    gravest: .advice,
    rationale: """
      Voice Control answers "Tap Follow" with a number for each control of that name, and the \
      person has to say one of them: twice the effort, on every card of a feed.
      """,
    fix: "Give each a name of its own: accessibilityInputLabels([\"Follow Ada\", \"Follow\"]).",
    sees: .content,
    passing: [
      RuleExample(
        "Two names",
        """
        button "Follow Ada" action=follow(ada)
        button "Follow Grace" action=follow(grace)
        """),
      RuleExample(
        "Input labels tell them apart",
        """
        button "Follow" inputLabels="Follow Ada" action=follow(ada)
        button "Follow" inputLabels="Follow Grace" action=follow(grace)
        """),
      RuleExample(
        "Two ways to one action",
        """
        button "Follow" action=follow
        link "Follow" action=follow
        """),
    ],
    failing: [
      RuleExample(
        "One name",
        """
        ↓button "Follow" action=follow(ada)
        button "Follow" action=follow(grace)
        button "follow" action=follow(alan)
        """),
      RuleExample(
        "Another role is no help",
        """
        ↓link "Help" action=page
        button "Help" action=call
        """),
      RuleExample(
        "A further name that is shared",
        """
        ↓button "Share" inputLabels="Share","Send" action=share
        button "Reply" inputLabels="Reply","Send" action=reply
        """),
    ],
    inapplicable: [
      RuleExample("Texts are not called", "staticText \"Follow\"\nstaticText \"Follow\""),
      RuleExample("A control without a name", "button action=follow"),
      RuleExample("A control that is disabled", "button \"Follow\" notEnabled action=follow"),
    ],
    check: .screen(needsScene: false) { context in
      let names = SpokenNames(context.reading)
      var shared: [Int: (name: String, count: Int)] = [:]
      for (name, items) in names.ambiguous {
        guard let first = items.first, shared[first.place] == nil,
          !context.doTheSame(items.map(\.place))
        else { continue }
        shared[first.place] = (name, items.count)
      }
      return names.items.map { item in
        let judgement: Judgement =
          item.names.isEmpty
          ? .inapplicable : shared[item.place].map { .ambiguous($0.name, $0.count) } ?? .passed
        return Verdict(node: context.stops[item.place], judgement: judgement)
      }
    })
}

extension RuleContext {
  /// Returns whether the stops at some places all have the same action, which is known.
  fileprivate func doTheSame(_ places: [Int]) -> Bool {
    let actions = places.map { screen.tree[stops[$0]].defaultAction }
    return actions.allSatisfy { $0 != nil && $0 == actions[0] }
  }
}

extension Judgement {
  fileprivate static func ambiguous(_ name: String, _ count: Int) -> Self {
    .advice(
      "\"Tap \(name)\" means \(count) controls of this screen; Voice Control asks for a number.")
  }
}
