/// Traits that are missing or wrong.
extension ScreenMutation {
  static let traits = [dropTrait, fakeButton, wrongRole, falseState]

  private static let dropTrait = ScreenMutation(
    MutationKind(
      "drop-trait", "loses a trait",
      origin: "onTapGesture instead of Button, a title without .isHeader, a choice without "
        + ".isSelected",
      remedy: "a step that expects the role or the state, or a golden"),
    eachNode: { element in
      spokenTraits.filter { element.traits.contains($0.trait) }.map { trait, name in
        NodeChange(detail: name) { $0.traits.remove(trait) }
      }
    })

  private static let fakeButton = ScreenMutation(
    MutationKind(
      "fake-button", "says that it is a button, and is none",
      origin: ".isButton on a text that looks like one",
      remedy: "a step that expects the announcement, or a golden"),
    eachStop: { element in
      guard !element.isControl else { return [] }
      return [NodeChange { $0.traits.insert(.isButton) }]
    })

  private static let wrongRole = ScreenMutation(
    MutationKind(
      "wrong-role", "says link instead of button",
      origin: "Link for what acts on the spot, or a wrong argument of accessibilityAddTraits",
      remedy: "a step that expects the role, or a golden"),
    eachStop: { element in
      guard element.traits.contains(.isButton), !element.traits.contains(.isLink) else { return [] }
      return [
        NodeChange {
          $0.traits.remove(.isButton)
          $0.traits.insert(.isLink)
        }
      ]
    })

  private static let falseState = ScreenMutation(
    MutationKind(
      "false-state", "says that it is selected, and is not",
      origin: "a condition that is turned round, or a state that is never reset",
      remedy: "a step that expects the state, or a golden"),
    eachStop: { element in
      guard element.isControl, !element.traits.contains(.isSelected) else { return [] }
      return [NodeChange { $0.traits.insert(.isSelected) }]
    })

  /// Those that are heard, or that other readers go by.
  private static var spokenTraits: [(trait: AccessibilityTraits, name: String)] {
    let silent: AccessibilityTraits = [
      .isStaticText, .playsSound, .isSummaryElement, .updatesFrequently, .startsMediaSession,
      .allowsDirectInteraction, .causesPageTurn, .supportsZoom, .isModal,
    ]
    return AccessibilityTraits.names.filter { !silent.contains($0.trait) }
  }
}
