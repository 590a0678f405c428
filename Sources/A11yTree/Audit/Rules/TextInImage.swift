extension Rule {
  /// A picture with words in it.
  ///
  /// A screen knows no pixels: only a tree that states what is drawn in a picture is judged.
  static let textInImage = Rule(
    id: "text-in-image",
    title: "Words are text, not a picture of it",
    criteria: ["1.4.5"],
    gravest: .cantTell,
    rationale: """
      Words in a picture do not grow with the text size, are not translated, and blur for people \
      who zoom in.
      """,
    fix: "Draw the words as Text over the picture.",
    passing: [
      RuleExample("A picture that shows no words", #"image "A bowl of salad" visibleText="""#)
    ],
    failing: [
      RuleExample("A banner", #"↓image "Summer sale" visibleText="Summer sale, 50 % off""#)
    ],
    inapplicable: [
      RuleExample("Nothing is known of what is drawn", #"image "A bowl of salad""#),
      RuleExample("A text", #"staticText "Summer sale" visibleText="Summer sale""#),
      RuleExample(
        "A text over a picture",
        """
        image "Summer sale" visibleText="Summer sale"
          text "Summer sale" size=17
        """),
    ],
    check: .eachNode { element in
      guard element.traits.contains(.isImage), !element.isInvisible,
        let drawn = element.node.background.visibleText, element.paintedTexts.isEmpty
      else { return .inapplicable }
      return drawn.hasWords ? .words(element, drawn) : .passed
    })
}

extension Judgement {
  fileprivate static func words(_ element: RuleElement, _ drawn: String) -> Self {
    .cantTell(
      "The \(element.title) shows the words \(drawn.quoted); a logo may.", reason: "words-drawn")
  }
}
