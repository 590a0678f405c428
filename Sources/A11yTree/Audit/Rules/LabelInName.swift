extension Rule {
  /// A control that is called otherwise than it shows.
  ///
  /// Of several texts the largest, and of these the first, is the label that is seen, and the text
  /// on a card may be no label at all (ours); one or two letters are a sign. Names for Voice Control
  /// count too.
  static let labelInName = Rule(
    id: "label-in-name",
    title: "The name holds the label that is seen",
    criteria: ["2.5.3"],
    gravest: .failed,
    rationale: """
      People who speak to their device say what they see. "Tap Send" does nothing where the button \
      is called "Submit form".
      """,
    fix: "Begin the label with the text that is shown, or add accessibilityInputLabels(_:).",
    passing: [
      RuleExample(
        "The text, and more",
        """
        button "Follow Ada Lovelace" explicitLabel
          text "Follow" size=17
        """),
      RuleExample(
        "Another name for Voice Control",
        """
        button "Submit the form" explicitLabel inputLabels="Send"
          text "Send" size=17
        """),
      RuleExample(
        "The title of a card",
        """
        button "Apollo lands on the moon" card explicitLabel
          text "Apollo" size=22
          text "20 July 1969" size=13
        """),
    ],
    failing: [
      RuleExample(
        "Other words",
        """
        ↓button "Submit the form" explicitLabel
          text "Send" size=17
        """),
      RuleExample(
        "A part of the words",
        """
        ↓button "Send it" explicitLabel
          text "Send a message" size=17
        """),
      RuleExample(
        "The words come late, which is advised against",
        """
        ↓button "Please follow" explicitLabel
          text "Follow" size=17
        """),
      RuleExample(
        "Several texts: a person has to judge which is the label",
        """
        ↓button "View the article" card explicitLabel
          text "Apollo" size=22
          text "20 July 1969" size=13
        """),
    ],
    inapplicable: [
      RuleExample(
        "A name that is read off the content", "button \"Send\"\n  text \"Send\" size=17"),
      RuleExample(
        "A sign",
        """
        button "Close" explicitLabel
          text "X" size=17
        """),
      RuleExample(
        "A text",
        """
        staticText "Two seats are left" explicitLabel
          text "2 left" size=17
        """),
    ],
    check: .screen(needsScene: true) { context in
      context.stops.map { index in
        Verdict(node: index, judgement: judge(RuleElement(context: context, index: index)))
      }
    })

  private static func judge(_ element: RuleElement) -> Judgement {
    guard element.isControl, element.node.hasExplicitLabel, element.hasName else {
      return .inapplicable
    }
    let texts = element.paintedTexts
    guard let label = texts.max(by: { $0.font.size < $1.font.size })?.text.visibleLabel else {
      return .inapplicable
    }
    let names = [element.wording] + element.node.inputLabels.map { Wording($0) }
    if names.contains(where: { $0.begins(with: label) }) { return .passed }
    let isHeld = names.contains { $0.contains(label) }
    guard texts.count == 1, !element.traits.contains(.isCard) else {
      return isHeld ? .passed : .lacksTitle(element, label)
    }
    return isHeld ? .comesLate(element, label) : .lacks(element, label)
  }
}

extension String {
  /// The words that are seen, nil for a sign.
  fileprivate var visibleLabel: Wording? {
    let wording = Wording(self)
    guard let first = wording.text.unicodeScalars.first else { return nil }
    return wording.text.unicodeScalars.count > 2 || !Script(first).hasSpaces ? wording : nil
  }
}

extension Judgement {
  fileprivate static func lacks(_ element: RuleElement, _ label: Wording) -> Self {
    .failed("The \(element.title) shows the text \(label.text.quoted), which its name lacks.")
  }

  fileprivate static func lacksTitle(_ element: RuleElement, _ label: Wording) -> Self {
    .cantTell(
      "The \(element.title) shows the text \(label.text.quoted), which its name lacks; a person has "
        + "to judge whether it is the label.", reason: "may-be-no-label")
  }

  fileprivate static func comesLate(_ element: RuleElement, _ label: Wording) -> Self {
    .advice(
      "The name of the \(element.title) does not begin with the text that it shows, "
        + "\(label.text.quoted).")
  }
}
