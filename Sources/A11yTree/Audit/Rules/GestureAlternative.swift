extension Rule {
  /// An action that only a long press triggers.
  ///
  /// A long press is the one gesture of its own that a screen knows: what swipes do is offered as
  /// actions, and drags have no place in it. An action of another name may do the same (ours).
  static let gestureAlternative = Rule(
    id: "gesture-alternative",
    title: "What a long press does can be done otherwise",
    criteria: ["2.1.1"],
    gravest: .failed,
    rationale: """
      Keyboards have no long press, and hands that tremble cannot hold still. Nothing tells people \
      who listen that there is one.
      """,
    fix: "Offer it as well: contextMenu, a button, or accessibilityAction(named:).",
    sees: .content,
    passing: [
      RuleExample(
        "An action does the same",
        #"button "Ada" action=open longPressAction=menu customAction="Menu":menu"#),
      RuleExample(
        "Another button does",
        """
        button "Ada" action=open longPressAction=menu
        button "Menu" action=menu
        """),
    ],
    failing: [
      RuleExample("Only a long press", #"↓button "Ada" action=open longPressAction=menu"#),
      RuleExample(
        "An action that may do the same",
        #"↓button "Ada" action=open longPressAction=menu customAction="More":more"#),
    ],
    inapplicable: [
      RuleExample("No long press", #"button "Ada" action=open"#),
      RuleExample("A disabled one", #"button "Ada" notEnabled longPressAction=menu"#),
    ],
    check: .screen(needsScene: false) { context in
      var offered: Set<ActionID>?
      return context.stops.compactMap { index in
        let element = RuleElement(context: context, index: index)
        guard let action = element.node.longPressAction, !element.isDisabled else { return nil }
        let all = offered ?? context.offeredActions
        offered = all
        return Verdict(
          node: index, judgement: all.contains(action) ? .passed : .onlyLongPress(element))
      }
    })
}

extension RuleContext {
  /// What activating and custom actions do, over all stops.
  fileprivate var offeredActions: Set<ActionID> {
    var actions: Set<ActionID> = []
    for stop in stops {
      let node = screen.tree.nodes[stop]
      if let action = node.defaultAction { actions.insert(action) }
      actions.formUnion(node.customActions.compactMap(\.action))
    }
    return actions
  }
}

extension Judgement {
  fileprivate static func onlyLongPress(_ element: RuleElement) -> Self {
    guard let other = element.node.customActions.first else {
      return .failed("What a long press on the \(element.title) does can be done in no other way.")
    }
    return .cantTell(
      "What a long press on the \(element.title) does is not offered under its name; the action "
        + "\(other.name.quoted) may do the same.", reason: "other-action")
  }
}
