/// A control that is no stop of its own.
struct InnerControl: Hashable, Sendable {
  /// The name, empty where there is none.
  var name: String
  /// What it does, nil where only the name is known.
  var action: ActionID?

  /// The name in quotes, or what it is called without one.
  var title: String { name.isBlank ? "a control without a name" : name.quoted }
}

extension RuleElement {
  /// The enabled controls inside that readers do not visit, in order.
  ///
  /// Of a compiled view they are known by name; in other trees they stand below the node, where
  /// only those count whose action is known: a dumped cell may forward to the switch inside.
  var innerControls: [InnerControl] {
    var controls = node.background.innerControls.map { InnerControl(name: $0) }
    for inner in index + 1..<context.screen.tree.subtreeEnd(of: index) {
      let element = RuleElement(context: context, index: inner)
      guard element.node.isElement, let action = element.node.defaultAction,
        !element.isDisabled, !element.isInvisible
      else { continue }
      controls.append(InnerControl(name: element.node.label ?? "", action: action))
    }
    return controls
  }

  /// Returns whether it offers what an inner control does, as its own or as a custom action.
  func offers(_ control: InnerControl) -> Bool {
    if let action = control.action {
      if node.defaultAction == action { return true }
      if node.customActions.contains(where: { $0.action == action }) { return true }
    }
    let name = control.name.comparable
    return !name.isEmpty && node.customActions.contains { $0.name.comparable == name }
  }
}

extension [InnerControl] {
  /// The titles, joined.
  var titles: String { map(\.title).joined(separator: ", ") }
}
