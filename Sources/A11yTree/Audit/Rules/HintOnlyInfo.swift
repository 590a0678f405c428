extension Rule {
  /// Words that are seen, and heard in a hint only.
  static let hintOnlyInfo = Rule(
    id: "hint-only-info",
    title: "Information does not stand in hints only",
    criteria: ["1.3.1", "4.1.2"],
    gravest: .failed,
    rationale: """
      Hints come after a pause and can be switched off, which many people do who know their apps. \
      A price or a state that only the hint says is lost to them.
      """,
    fix: "Put it into the label or the value.",
    passing: [
      RuleExample(
        "The price in the label",
        """
        button "Plan, 5 €" hint="Opens the plan."
          text "Plan" size=17
          text "5 €" size=17
        """),
      RuleExample(
        "The hint says it again",
        """
        button "Plan" value="5 €" hint="Buys it for 5 €."
          text "5 €" size=17
        """),
    ],
    failing: [
      RuleExample(
        "The price in the hint",
        """
        ↓button "Plan" explicitLabel hint="Buys it for 5 €."
          text "Plan" size=17
          text "5 €" size=17
        """)
    ],
    inapplicable: [
      RuleExample(
        "No hint",
        """
        button "Plan"
          text "5 €" size=17
        """),
      RuleExample(
        "A hint about other things",
        """
        button "Plan" hint="Opens the plan."
          picture "plan"
        """),
    ],
    check: .screen(needsScene: true) { context in
      context.stops.flatMap { index in
        verdicts(of: RuleElement(context: context, index: index))
      }
    })

  private static func verdicts(of element: RuleElement) -> [Verdict] {
    guard let hint = element.node.hint.map({ Wording($0) }), !hint.isEmpty else { return [] }
    let node = element.node
    var heard = [element.wording, Wording(node.value ?? "")]
    heard += node.customContent.flatMap { [Wording($0.label), Wording($0.value)] }
    heard += node.customActions.map { Wording($0.name) }
    var verdicts: [Verdict] = []
    for (number, run) in element.paintedTexts.enumerated() {
      let text = Wording(run.text)
      let isHeard = heard.contains { $0.contains(text) }
      guard isHeard || hint.contains(text) else { continue }
      if !isHeard, element.isHeardElsewhere(text) { continue }
      verdicts.append(
        Verdict(
          node: element.index, evidence: "text-\(number)",
          judgement: isHeard ? .passed : .hintOnly(element, run)))
    }
    return verdicts
  }
}

extension RuleElement {
  /// Whether another stop says the words in its name or its value.
  fileprivate func isHeardElsewhere(_ text: Wording) -> Bool {
    context.stops.contains { other in
      guard other != index else { return false }
      let value = context.screen.tree[other].value
      return context.wording(of: other).contains(text)
        || value.map { Wording($0).contains(text) } ?? false
    }
  }
}

extension Judgement {
  fileprivate static func hintOnly(_ element: RuleElement, _ run: TextRun) -> Self {
    .failed(
      "The text \(run.text.quoted) can be seen, and is heard in the hint of the "
        + "\(element.title) only.")
  }
}
