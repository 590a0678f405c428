/// What can be done, and what it does; a disabled control does nothing anyway.
extension ScreenMutation {
  static let doing = [deadControl, dropCustomAction, dropGesture, swapActions]

  private static let deadControl = ScreenMutation(
    MutationKind(
      "dead-control", "does nothing when it is activated",
      origin: "the gesture on a view inside, where readers do not find it",
      remedy: "a doubleTap that expects the action"),
    eachStop: { element in
      guard element.node.defaultAction != nil, !element.isDisabled else { return [] }
      return [NodeChange { $0.defaultAction = nil }]
    })

  private static let dropCustomAction = ScreenMutation(
    MutationKind(
      "drop-custom-action", "loses one of its actions",
      origin: "a control inside of a card that became one element",
      remedy: "a step that chooses the action by the rotor and expects it"),
    eachNode: { element in
      element.node.customActions.enumerated().map { place, action in
        NodeChange(detail: action.name.quoted) { node in
          if node.customActions.indices.contains(place) { node.customActions.remove(at: place) }
        }
      }
    })

  private static let dropGesture = ScreenMutation(
    MutationKind(
      "drop-gesture", "answers a gesture no more",
      origin: "a swipe, a long press or a link that only fingers can reach",
      remedy: "a step that makes the gesture and expects the action"),
    eachNode: { element in
      guard !element.isDisabled else { return [] }
      let node = element.node
      var changes: [NodeChange] = []
      if node.adjustment != nil {
        changes.append(NodeChange(detail: "adjusting") { $0.adjustment = nil })
      }
      if node.escapeAction != nil {
        changes.append(NodeChange(detail: "escape") { $0.escapeAction = nil })
      }
      if node.magicTapAction != nil {
        changes.append(NodeChange(detail: "magic tap") { $0.magicTapAction = nil })
      }
      if node.longPressAction != nil {
        changes.append(NodeChange(detail: "long press") { $0.longPressAction = nil })
      }
      for link in node.textLinks {
        changes.append(
          NodeChange(detail: "link \(link.label.quoted)") { $0.textLinks.removeAll { $0 == link } })
      }
      return changes
    })

  private static let swapActions = ScreenMutation(
    MutationKind(
      "swap-actions", "swaps actions with the next control",
      origin: "two closures in the wrong order",
      remedy: "a doubleTap on each that expects its action"),
    eachPair: { first, second in
      guard first.node.defaultAction != second.node.defaultAction,
        !first.isDisabled, !second.isDisabled
      else { return nil }
      return { swap(&$0.defaultAction, &$1.defaultAction) }
    })
}
