extension Rule {
  /// A name that takes long to hear.
  ///
  /// Source: the limit of A11yUITests, and one of 120 for what is named by its content (facts:
  /// rules-and-peers.md §5); a card or a control around several texts is that (ours).
  static let nameTooLong = Rule(
    id: "name-too-long",
    title: "Names of controls are short",
    criteria: [],
    gravest: .advice,
    rationale: """
      The whole name is read each time the cursor comes by, and what it is called comes last. With \
      Voice Control it has to be said.
      """,
    fix: "Keep what tells it from others, and move the rest to the hint or the content.",
    limits: ["lettersPerName", "lettersPerCardName"],
    passing: [
      RuleExample("Short", #"button "Follow Ada Lovelace""#),
      RuleExample(
        "A card is named by its content",
        #"button "View the article on the moon landing of 1969, 4 minutes" card explicitLabel"#),
    ],
    failing: [
      RuleExample("A sentence", #"↓button "Add this recipe to the list of your favourites""#),
      RuleExample(
        "A picture with a story",
        #"↓image "A bowl of green salad with tomatoes on a wooden table by the sea""#),
    ],
    inapplicable: [
      RuleExample(
        "A text is as long as it is",
        #"staticText "Add this recipe to the list of your favourites to find it again""#),
      RuleExample("No name", "button"),
    ],
    check: .eachStop { element in
      guard element.hasName, element.isControl || element.traits.contains(.isImage) else {
        return .inapplicable
      }
      let budgets = element.context.thresholds.budgets
      let most = element.isNamedByContent ? budgets.lettersPerCardName : budgets.lettersPerName
      let count = element.node.label?.count ?? 0
      return count > most ? .long(element, count, most) : .passed
    })
}

extension RuleElement {
  /// Whether it stands for several texts.
  fileprivate var isNamedByContent: Bool {
    traits.contains(.isCard) || paintedTexts.count > 1
  }
}

extension Judgement {
  fileprivate static func long(_ element: RuleElement, _ count: Int, _ most: Int) -> Self {
    .advice(
      "The name of the \(element.noun) \((element.node.label ?? "").quoted) has \(count) letters; "
        + "\(most) are easy to hear.")
  }
}
