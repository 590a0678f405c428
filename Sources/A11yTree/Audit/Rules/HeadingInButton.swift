extension Rule {
  /// A heading that a control swallows.
  static let headingInButton = Rule(
    id: "heading-in-button",
    title: "Headings do not stand inside of controls",
    criteria: ["1.3.1"],
    gravest: .cantTell,
    rationale: """
      The whole control becomes the heading, so people who jump from heading to heading hear all of \
      its content each time; or the heading is lost, where the control has no such trait.
      """,
    fix: "Put the heading beside the control, or take the trait away from it.",
    sees: .content,
    passing: [
      RuleExample("A button without a heading", #"button "Open the plan""#)
    ],
    failing: [
      RuleExample("A heading that became the button", #"↓button "Plan, two seats left" header"#),
      RuleExample(
        "A heading that is lost in the button",
        """
        ↓button "Plan, two seats left"
          header "Plan"
        """),
    ],
    inapplicable: [
      RuleExample("A heading", #"header "Plan""#)
    ],
    check: .eachStop { element in
      guard element.isControl else { return .inapplicable }
      if element.traits.contains(.isHeader) { return .isHeading(element) }
      let tree = element.context.screen.tree
      let inside = tree.nodes[element.index + 1..<tree.subtreeEnd(of: element.index)]
      return inside.contains { $0.traits.contains(.isHeader) } ? .loses(element) : .passed
    })
}

extension Judgement {
  fileprivate static func isHeading(_ element: RuleElement) -> Self {
    .cantTell("The \(element.title) is a heading too.", reason: "control-is-heading")
  }

  fileprivate static func loses(_ element: RuleElement) -> Self {
    .cantTell(
      "The heading inside of the \(element.title) is not read as one.", reason: "heading-lost")
  }
}
