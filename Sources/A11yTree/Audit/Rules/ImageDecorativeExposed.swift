extension Rule {
  /// A picture without information of its own that the reader stops at.
  static let imageDecorativeExposed = Rule(
    id: "image-decorative-exposed",
    title: "Pictures without information are not read",
    criteria: ["1.1.1"],
    gravest: .failed,
    rationale: """
      Each such picture costs a swipe and says nothing, or says twice what the text beside it \
      says already.
      """,
    fix: "Hide it from readers: Image(decorative:) or accessibilityHidden(true).",
    sees: .content,
    passing: [
      RuleExample(
        "A picture that tells more than the text beside it",
        """
        group
          image "A bowl of salad"
          staticText "Summer Salad"
        """)
    ],
    failing: [
      RuleExample(
        "A picture that is declared decorative and read all the same",
        """
        ↓image "Salad"
          picture "salad" decorative
        """),
      RuleExample(
        "A picture named like the text beside it",
        """
        group
          ↓image "summer salad"
          staticText "Summer Salad"
        """),
    ],
    inapplicable: [
      RuleExample(
        "A decorative picture that is hidden",
        """
        group elementsHidden
          picture "salad" decorative
        staticText "Summer Salad"
        """),
      RuleExample("A button with a picture", #"button "Cook" image"#),
    ],
    check: .screen(needsScene: false) { context in
      context.stops.indices.map { place in
        let element = RuleElement(context: context, index: context.stops[place])
        return Verdict(node: element.index, judgement: judge(element, at: place))
      }
    })

  private static func judge(_ element: RuleElement, at place: Int) -> Judgement {
    guard element.traits.contains(.isImage), !element.isControl else { return .inapplicable }
    if element.paintsOnlyDecoration { return .declaredDecorative(element) }
    guard let name = element.node.label?.comparable, !name.isEmpty else { return .inapplicable }
    let stops = element.context.stops
    let neighbours = stops[max(0, place - 1)...min(stops.count - 1, place + 1)]
    for neighbour in neighbours where neighbour != element.index {
      let label = element.context.screen.tree[neighbour].label
      if label?.comparable == name { return .repeatsText(element) }
    }
    return .passed
  }
}

extension Judgement {
  fileprivate static func declaredDecorative(_ element: RuleElement) -> Self {
    .failed("This \(element.title) is declared decorative, and readers stop at it.")
  }

  fileprivate static func repeatsText(_ element: RuleElement) -> Self {
    .cantTell(
      "This \(element.title) says the same as the element beside it.", reason: "repeats-text")
  }
}
