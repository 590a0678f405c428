/// The words for roles and states, in their fixed order (facts: voiceover.md §6.2).
extension AnnouncementBuilder {
  mutating func appendTraitWords() {
    appendState(.notEnabled, .dimmed, rule: "dimmed")
    if isButton { append(.trait, .button, rule: "button") }
    appendRole(.isBackButton, .backButton, rule: "back-button")
    appendToggle()
    if isTab { append(.trait, .tab, rule: "tab") }
    appendTextField()
    appendHeading()
    appendRole(.isLink, .link, rule: "link")
    appendRole(.adjustable, .adjustable, rule: "adjustable")
    appendRole(.isImage, .image, rule: "image")
    appendRole(.isSearchField, .searchField, rule: "search-field")
    appendExpanded()
    appendCard()
  }

  /// Whether "Button" is said; more telling roles stand in for it.
  private var isButton: Bool {
    guard node.traits.contains(.isButton), !isInTabBar else { return false }
    return node.traits.isDisjoint(with: [
      .isKeyboardKey, .isToggle, .isTabBarItem, .isBackButton,
    ])
  }

  private var isTab: Bool { isInTabBar || node.traits.contains(.isTabBarItem) }

  private var isInTabBar: Bool {
    if case .tab = context { true } else { false }
  }

  private mutating func appendRole(
    _ trait: AccessibilityTraits, _ phrase: Phrase, rule: String
  ) {
    if node.traits.contains(trait) { append(.trait, phrase, rule: rule) }
  }

  private mutating func appendState(
    _ trait: AccessibilityTraits, _ phrase: Phrase, rule: String
  ) {
    if node.traits.contains(trait) { append(.state, phrase, rule: rule) }
  }

  /// Says the role of a switch, which needs the button trait too, and its state.
  private mutating func appendToggle() {
    guard node.traits.contains(.isToggle) else { return }
    appendRole(.isButton, .switchButton, rule: "switch")
    switch node.value {
    case "1": append(.value, .switchOn, rule: "switch-state")
    case "0": append(.value, .switchOff, rule: "switch-state")
    case "2": append(.value, .switchMixed, rule: "switch-state")
    default: append(.value, node.value, rule: "switch-state", node: index)
    }
  }

  /// Says the role of a heading, with its level where it states one (facts: voiceover.md §6.6).
  private mutating func appendHeading() {
    guard node.traits.contains(.isHeader) else { return }
    if let level = node.headingLevel, (1...6).contains(level) {
      append(.trait, .headingLevel, level, rule: "heading-level")
    } else {
      append(.trait, .heading, rule: "heading")
    }
  }

  private mutating func appendTextField() {
    guard node.traits.contains(.isTextEntry) else { return }
    let isSecure = node.traits.contains(.isSecureTextField)
    append(.trait, isSecure ? .secureTextField : .textField, rule: "text-field")
    appendState(.isEditing, .isEditing, rule: "editing")
  }

  /// Says whether the content is shown: last, as recordings have it (`show more, button, collapsed`).
  private mutating func appendExpanded() {
    guard profile.knowsExpandedStatus, let isExpanded = node.isExpanded else { return }
    append(.state, isExpanded ? .expanded : .collapsed, rule: "expanded")
  }

  /// Says that the element is a card, or that one is entered (DESIGN §4).
  ///
  /// Once is enough where several cards are entered together.
  private mutating func appendCard() {
    guard !profile.nativeTraitsOnly else { return }
    if node.traits.contains(.isCard) {
      append(.trait, .card, rule: "card")
    } else if let card = entered.last(where: { tree.nodes[$0].traits.contains(.isCard) }) {
      append(.trait, .card, rule: "card-entered", node: card)
    }
  }
}
