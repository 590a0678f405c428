extension Rule {
  /// A picture that the reader reaches, but that has no name.
  static let nameMissingImage = Rule(
    id: "name-missing-image",
    title: "Pictures that are read have a name",
    criteria: ["1.1.1"],
    gravest: .failed,
    rationale: """
      A screen reader stops and says only "image", so a person knows that something is missing, \
      and not what.
      """,
    fix: "Give it a label that says what it shows, or hide it: Image(decorative:).",
    sees: .content,
    passing: [
      RuleExample("A picture with a label", #"image "A bowl of salad""#)
    ],
    failing: [
      RuleExample(
        "A picture without a label",
        """
        group
          ↓image
            picture "IMG_0042"
          staticText "Summer Salad"
        """)
    ],
    inapplicable: [
      RuleExample("A picture inside of a combined element", "element \"Salad\"\n  image"),
      RuleExample("A hidden picture", "group\n  image elementsHidden"),
      RuleExample("A button with a picture, which is a control", "button image"),
      RuleExample(
        "A picture that says it is decorative has a rule of its own",
        """
        image
          picture "salad" decorative
        """),
    ],
    check: .eachStop { element in
      guard element.traits.contains(.isImage), !element.isControl else { return .inapplicable }
      guard !element.paintsOnlyDecoration else { return .inapplicable }
      return element.hasName ? .passed : .noName
    })
}

extension Judgement {
  fileprivate static let noName = failed("This image has no name.")
}
