extension Rule {
  /// Something that can be tapped, but that readers present as text.
  static let actionMissing = Rule(
    id: "action-missing",
    title: "What can be tapped says that it can",
    criteria: ["4.1.2"],
    gravest: .failed,
    rationale: """
      A screen reader presents it as text, so a person does not try to activate it; switches and \
      keyboards may not reach it at all.
      """,
    fix: "Make it a Button, or add the trait: accessibilityAddTraits(.isButton).",
    sees: .content,
    passing: [
      RuleExample("A button", #"button "Open" action=open"#),
      RuleExample(
        "A tappable group of which every stop has a role",
        """
        group action=open
          button "Like" action=like
          link "Read more" action=read
        """),
    ],
    failing: [
      RuleExample("A tappable text without a role", #"↓staticText "Open" action=open"#),
      RuleExample(
        "A stack with onTapGesture is reported once",
        """
        ↓group action=open
          image "A bowl of salad"
          staticText "Summer Salad"
          button "Cook" action=cook
        """),
      RuleExample(
        "A tappable shape that no reader reaches",
        """
        ↓group action=open
          shape fill=#FFFFFF
        """),
    ],
    inapplicable: [
      RuleExample("A text that does nothing", #"staticText "Open""#),
      RuleExample(
        "A tappable group that is hidden from readers", "group action=open elementsHidden"),
      RuleExample("A tappable part of an element", "button \"A\"\n  group action=open"),
    ],
    check: .eachNode { element in
      guard element.node.defaultAction != nil, !element.isOutOfReach else { return .inapplicable }
      if element.node.isElement {
        return element.traits.hasRole ? .passed : .elementWithoutRole(element)
      }
      let stops = element.stopsInside
      guard !stops.isEmpty else { return .unreachable }
      return stops.allSatisfy(\.traits.hasRole) ? .passed : .groupWithoutRole
    })
}

extension AccessibilityTraits {
  fileprivate var hasRole: Bool {
    isInteractive || !isDisjoint(with: [.isSecureTextField, .isTextArea])
  }
}

extension Judgement {
  fileprivate static func elementWithoutRole(_ element: RuleElement) -> Self {
    .failed("The \(element.title) can be tapped, and has no role such as button.")
  }

  fileprivate static let groupWithoutRole = failed(
    "This group can be tapped, and what readers stop at inside of it has no role such as button.")

  fileprivate static let unreachable = failed(
    "This area can be tapped, and readers do not stop at it.")
}
