/// What is said besides the name and the role.
extension ScreenMutation {
  static let details = [dropValue, dropHint, repeatInHint, dropDetail, dropContainer]

  private static let dropValue = ScreenMutation(
    MutationKind(
      "drop-value", "loses its value",
      origin: "a rating, a slider or a switch of one's own without accessibilityValue",
      remedy: "a step that expects the value, or a golden"),
    eachStop: { element in
      guard !(element.node.value?.isBlank ?? true) else { return [] }
      return [NodeChange { $0.value = nil }]
    })

  private static let dropHint = ScreenMutation(
    MutationKind(
      "drop-hint", "loses its hint", origin: "accessibilityHint lost in a rewrite",
      remedy: #"a step with expect.hint, or a golden"#),
    eachStop: { element in
      guard !(element.node.hint?.isBlank ?? true) else { return [] }
      return [NodeChange { $0.hint = nil }]
    })

  private static let repeatInHint = ScreenMutation(
    MutationKind(
      "repeat-in-hint", "says its label once more as its hint",
      origin: "a hint that was written because a checklist asked for one",
      remedy: "a golden, which holds hints"),
    eachStop: { element in
      guard element.isControl, element.hasName, element.node.hint == nil else { return [] }
      return [NodeChange { $0.hint = $0.label }]
    })

  private static let dropDetail = ScreenMutation(
    MutationKind(
      "drop-detail", "loses something that is said or found on demand",
      origin: "a modifier of accessibility lost in a rewrite",
      remedy: "a step that asks for it by the rotor or by name, or a golden of the reader"),
    eachStop: { element in
      let node = element.node
      var changes = node.customContent.enumerated().map { place, content in
        NodeChange(detail: "content \(content.label.quoted)") { node in
          if node.customContent.indices.contains(place) { node.customContent.remove(at: place) }
        }
      }
      for rotor in node.customRotors {
        changes.append(
          NodeChange(detail: "rotor \(rotor.name.quoted)") {
            $0.customRotors.removeAll { $0 == rotor }
          })
      }
      if node.isExpanded != nil {
        changes.append(NodeChange(detail: "expanded or collapsed") { $0.isExpanded = nil })
      }
      if node.headingLevel != nil {
        changes.append(NodeChange(detail: "heading level") { $0.headingLevel = nil })
      }
      if let language = node.language {
        changes.append(NodeChange(detail: "language \(language)") { $0.language = nil })
      }
      if !node.inputLabels.isEmpty {
        changes.append(NodeChange(detail: "names for Voice Control") { $0.inputLabels = [] })
      }
      if node.cell != nil {
        changes.append(NodeChange(detail: "place in the table") { $0.cell = nil })
      }
      return changes
    })

  private static let dropContainer = ScreenMutation(
    MutationKind(
      "drop-container", "is a group no more, or one without a name",
      origin: "accessibilityElement(children: .contain) or its label forgotten",
      remedy: "a step that expects the group on entering it, or a golden"),
    eachNode: { element in
      guard let container = element.node.container else { return [] }
      let kind = container.kind.rawValue
      let whole = NodeChange(detail: kind) { $0.container = nil }
      guard let label = container.label, !label.isBlank else { return [whole] }
      return [
        whole,
        NodeChange(detail: "name of the \(kind)") {
          $0.container?.label = nil
          $0.label = nil
        },
      ]
    })
}
