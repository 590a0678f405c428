/// Names that are missing, wrong, or another element's.
extension ScreenMutation {
  static let names = [
    dropLabel, emptyLabel, vagueLabel, roleInLabel, duplicateLabel, swapLabels,
  ]

  private static let dropLabel = ScreenMutation(
    MutationKind(
      "drop-label", "loses its label",
      origin: "a symbol as the only content of a button, without accessibilityLabel",
      remedy: "a step that expects the announcement, or a golden"),
    eachStop: { element in
      guard element.hasName else { return [] }
      return [NodeChange { $0.label = nil }]
    })

  private static let emptyLabel = ScreenMutation(
    MutationKind(
      "empty-label", "has an empty label",
      origin: #"accessibilityLabel("") from a translation that is missing"#,
      remedy: "a step that expects the announcement, or a golden"),
    eachStop: { element in
      guard element.hasName else { return [] }
      return [NodeChange { $0.label = "" }]
    })

  private static let vagueLabel = ScreenMutation(
    MutationKind(
      "vague-label", "is named by words that say nothing of a purpose",
      origin: "the title of a placeholder, or one word for the button of every card",
      remedy: "a step that expects the name, or a golden"),
    eachStop: { element in
      guard element.isControl, element.hasName,
        let words = element.lexicon?.phrases(of: .vague).min(), element.node.label != words
      else { return [] }
      return [NodeChange { $0.label = words }]
    })

  private static let roleInLabel = ScreenMutation(
    MutationKind(
      "role-in-label", "says its role in its label too",
      origin: #"accessibilityLabel("Home button") of a button"#,
      remedy: "a step that expects the name, or a golden"),
    eachStop: { element in
      guard element.hasName, let phrase = element.rolePhrase,
        let word = Phrases.find(element.language)?[phrase].heard
      else { return [] }
      return [NodeChange { $0.label = "\($0.label ?? "") \(word)" }]
    })

  private static let duplicateLabel = ScreenMutation(
    MutationKind(
      "duplicate-label", "gives its label to the next control",
      origin: "the label of a control copied with the control",
      remedy: "a step that expects the second name, or a golden"),
    eachPair: { first, second in
      guard first.hasName, first.node.label != second.node.label else { return nil }
      return { $1.label = $0.label }
    })

  private static let swapLabels = ScreenMutation(
    MutationKind(
      "swap-labels", "swaps labels with the next control",
      origin: "two arguments of the same type in the wrong order",
      remedy: "a step that expects the names in their order, or a golden"),
    eachPair: { first, second in
      guard first.node.label != second.node.label else { return nil }
      return { swap(&$0.label, &$1.label) }
    })
}

extension RuleElement {
  /// What its role is called, nil where it has none that people put into names.
  fileprivate var rolePhrase: Phrase? {
    if traits.contains(.isButton) { return .button }
    if traits.contains(.isLink) { return .link }
    return traits.contains(.isImage) ? .image : nil
  }
}
