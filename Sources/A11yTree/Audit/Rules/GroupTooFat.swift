extension Rule {
  /// A stop that says more than people keep in mind.
  ///
  /// A text of its own is as long as it is; what was combined is not (ours). Scripts without spaces
  /// are counted by two letters a word (ours).
  static let groupTooFat = Rule(
    id: "group-too-fat",
    title: "One stop does not say too much",
    criteria: [],
    gravest: .advice,
    rationale: """
      What was combined is read in one go. Nobody can go back by a word less than all of it, or skip \
      what is not wanted.
      """,
    fix: "Leave details out of the group, or move them to accessibilityCustomContent.",
    limits: ["wordsPerStop"],
    sees: .content,
    passing: [
      RuleExample("A few words", #"element "Summer Salad, 20min, Fresh and quick""#)
    ],
    failing: [
      RuleExample(
        "A recipe in one stop",
        """
        ↓element "Summer Salad, take two tomatoes and a cucumber, wash them well, cut them into \
        slices, mix oil and vinegar with a pinch of salt and some pepper, pour it over the slices, \
        leave it for ten minutes, put bread on the table, serve, enjoy it"
        """)
    ],
    inapplicable: [
      RuleExample(
        "A text",
        """
        staticText "Take two tomatoes and a cucumber, wash them well, cut them into slices, mix \
        oil and vinegar with a pinch of salt and some pepper, pour it over the slices, leave it for \
        ten minutes, put bread on the table, and serve it to all who came to eat"
        """),
      RuleExample("Nothing to say", "element"),
    ],
    check: .eachStop { element in
      guard !element.traits.contains(.isStaticText), !element.isField, !element.wording.isEmpty
      else { return .inapplicable }
      let node = element.node
      let important = node.customContent.filter(\.isImportant)
      var count =
        element.wording.spokenWordCount + (node.value.map { Wording($0) }?.spokenWordCount ?? 0)
      for content in important {
        count += Wording(content.label).spokenWordCount + Wording(content.value).spokenWordCount
      }
      let most = element.context.thresholds.budgets.wordsPerStop
      return count > most ? .fat(element, count, most) : .passed
    })
}

extension Wording {
  fileprivate var spokenWordCount: Int {
    words.reduce(0) { count, word in
      count + (word.isWrittenWithoutSpaces ? (word.unicodeScalars.count + 1) / 2 : 1)
    }
  }
}

extension Judgement {
  fileprivate static func fat(_ element: RuleElement, _ count: Int, _ most: Int) -> Self {
    .advice(
      "The \(element.noun) \((element.node.label ?? "").quoted) says \(count) words in one go; "
        + "\(most) are easy to keep in mind.")
  }
}
