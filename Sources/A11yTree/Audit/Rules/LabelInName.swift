extension Rule {
  /// A control whose visible text is not what it is called.
  ///
  /// The one text that a control paints is its visible label. Of several each may be it, and what
  /// stands on a card may be content (ours), so that there a person has to judge where the name
  /// begins with none. Input labels are names too (ours), as Voice Control takes them for such.
  static let labelInName = Rule(
    id: "label-in-name",
    title: "A control is called by the text that it shows",
    criteria: ["2.5.3"],
    gravest: .failed,
    rationale: """
      With Voice Control a person says what can be read: "Tap Buy". Where the name is another one, \
      nothing happens, and nothing tells what to say instead.
      """,
    fix: "Begin the label with the visible text, or add it: accessibilityInputLabels([\"Buy\"]).",
    passing: [
      RuleExample(
        "The name begins with the text",
        """
        button "Buy the Solo plan" action=buy
          text "Buy" size=17
        """),
      RuleExample(
        "An input label is the text",
        """
        button "Solo plan, order now" inputLabels="Buy" action=buy
          text "Buy" size=17
        """),
      RuleExample(
        "Another case and other signs",
        """
        button "learn more" action=learn
          text "Learn more…" size=17
        """),
      RuleExample(
        "One of several texts",
        """
        button "Summer Salad" action=open
          text "Summer Salad" size=17
          text "20min" size=13
        """),
    ],
    failing: [
      RuleExample(
        "Another name",
        """
        ↓button "Order the Solo plan" action=buy
          text "Buy" size=17
        """),
      RuleExample(
        "A part of a word is another word",
        """
        ↓button "Buyer's guide" action=guide
          text "Buy" size=17
        """),
      RuleExample(
        "A name that holds the text further on is not found by it",
        """
        ↓button "Solo plan, buy" action=buy
          text "Buy" size=17
        """),
      RuleExample(
        "None of several texts",
        """
        ↓button "View the recipe" action=open
          text "Summer Salad" size=17
          text "20min" size=13
        """),
    ],
    inapplicable: [
      RuleExample(
        "A sign without words",
        """
        button "Close" action=close
          text "✕" size=17
        """),
      RuleExample(
        "A field shows what is typed",
        """
        textEntry "Name"
          text "Ada" size=17
        """),
      RuleExample(
        "A text",
        """
        staticText "Price: four dollars"
          text "$4" size=17
        """),
      RuleExample(
        "A control without a name",
        """
        button action=buy
          text "Buy" size=17
        """),
    ],
    check: .screen(needsScene: true) { context in
      context.stops.map { index in
        Verdict(node: index, judgement: judge(RuleElement(context: context, index: index)))
      }
    })

  private static func judge(_ element: RuleElement) -> Judgement {
    guard element.traits.isInteractive, !element.isField, element.hasName else {
      return .inapplicable
    }
    let texts = element.visibleLabels
    guard let first = texts.first else { return .inapplicable }
    let names = ([element.node.label ?? ""] + element.node.inputLabels).map { $0.comparable + " " }
    let begins = texts.contains { text in
      names.contains { $0.hasPrefix(text.comparable + " ") }
    }
    if begins { return .passed }
    let held = texts.first { text in
      names.contains { (" " + $0).contains(" \(text.comparable) ") }
    }
    if let held { return .furtherOn(held, element) }
    let isLabel = texts.count == 1 && !element.traits.contains(.isCard)
    return isLabel ? .missing(first, element) : .noneOfTexts(first, element)
  }
}

extension RuleElement {
  /// The texts with words that it paints, without those of controls inside.
  fileprivate var visibleLabels: [String] {
    painted.compactMap { item -> String? in
      guard case .text(let run) = item.content, run.lineCount > 0, run.color?.alpha != 0 else {
        return nil
      }
      return run.text
    }.filter { text in
      text.hasWords && !node.background.innerControls.contains(text)
    }
  }
}

extension Judgement {
  fileprivate static func missing(_ text: String, _ element: RuleElement) -> Self {
    .failed("The \(element.title) shows \(text.quoted), which is no part of its name.")
  }

  fileprivate static func noneOfTexts(_ text: String, _ element: RuleElement) -> Self {
    .cantTell(
      "The name of the \(element.title) holds none of the texts that it shows, such as "
        + "\(text.quoted); whether these label it is for a person to judge.",
      reason: "content-or-label")
  }

  fileprivate static func furtherOn(_ text: String, _ element: RuleElement) -> Self {
    .advice(
      "The name of the \(element.title) holds the visible text \(text.quoted) further on; Voice "
        + "Control looks for names that begin with what is said.")
  }
}
