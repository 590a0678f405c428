extension Rule {
  /// A part of the screen that is hidden from readers, with controls in it.
  static let hiddenWithControls = Rule(
    id: "hidden-with-controls",
    title: "Controls are not hidden from readers",
    criteria: ["2.1.1", "4.1.2"],
    gravest: .failed,
    rationale: """
      The control is there for everyone who sees it, and for nobody who listens, or who uses a \
      keyboard or a switch.
      """,
    fix: "Hide only what carries no information, or offer the action at another stop.",
    passing: [
      RuleExample(
        "A hidden button that another stop offers",
        """
        group elementsHidden innerControl="Follow"
        element "Ada" customAction="Follow":follow
        """),
      RuleExample(
        "A hidden twin of a button",
        """
        group elementsHidden
          button "Follow" action=follow
        button "Follow Ada" action=follow
        """),
    ],
    failing: [
      RuleExample(
        "A view that is hidden with its button",
        """
        ↓group elementsHidden innerControl="Follow"
        staticText "Ada"
        """),
      RuleExample(
        "A button below a hidden node is reported once",
        """
        ↓group elementsHidden
          group elementsHidden
            button "Follow" action=follow
        """),
    ],
    inapplicable: [
      RuleExample("A hidden text", "group elementsHidden\n  staticText \"Ada\""),
      RuleExample("A hidden button that is disabled", "button notEnabled elementsHidden action=a"),
      RuleExample("What nobody sees", "group hidden\n  group elementsHidden innerControl=\"A\""),
    ],
    check: .screen(needsScene: false) { context in
      var offered = OfferedActions(context)
      return context.screen.tree.nodes.indices.map { index in
        let element = RuleElement(context: context, index: index)
        return Verdict(node: index, judgement: judge(element, &offered))
      }
    })

  private static func judge(_ element: RuleElement, _ offered: inout OfferedActions) -> Judgement {
    guard element.node.elementsHidden, !element.isInvisible,
      !element.ancestors.contains(where: { $0.node.elementsHidden })
    else { return .inapplicable }
    let inner = element.hiddenControls
    guard !inner.isEmpty else { return .inapplicable }
    let lost = inner.filter { !offered.contains($0) }
    return lost.isEmpty ? .passed : .hidden(lost)
  }
}

extension RuleElement {
  /// The controls of a hidden subtree, itself included.
  fileprivate var hiddenControls: [InnerControl] {
    var controls: [InnerControl] = []
    if node.isElement, let action = node.defaultAction, !isDisabled {
      controls.append(InnerControl(name: node.label ?? "", action: action))
    }
    return controls + innerControls
      + (index + 1..<context.screen.tree.subtreeEnd(of: index)).flatMap { inner in
        context.screen.tree[inner].background.innerControls.map { InnerControl(name: $0) }
      }
  }
}

/// What can be done at the stops of a screen.
private struct OfferedActions {
  private let context: RuleContext
  private lazy var names: Set<String> = {
    var names: Set<String> = []
    for stop in context.stops {
      let element = RuleElement(context: context, index: stop)
      if element.isControl { names.insert(element.node.label?.comparable ?? "") }
      for action in element.node.customActions { names.insert(action.name.comparable) }
    }
    return names
  }()
  private lazy var actions: Set<ActionID> = {
    var actions: Set<ActionID> = []
    for stop in context.stops {
      let node = context.screen.tree[stop]
      if let action = node.defaultAction { actions.insert(action) }
      actions.formUnion(node.customActions.compactMap(\.action))
    }
    return actions
  }()

  init(_ context: RuleContext) {
    self.context = context
  }

  mutating func contains(_ control: InnerControl) -> Bool {
    if let action = control.action, actions.contains(action) { return true }
    let name = control.name.comparable
    return !name.isEmpty && names.contains(name)
  }
}

extension Judgement {
  fileprivate static func hidden(_ lost: [InnerControl]) -> Self {
    .failed("This part is hidden from readers, and holds controls: \(lost.titles).")
  }
}
