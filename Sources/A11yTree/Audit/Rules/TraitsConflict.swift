extension Rule {
  /// Traits that contradict each other.
  ///
  /// The pairs are those of GTXiLib, and a static text that changes. A button that is a link too is
  /// only advised against: SwiftUI's own Link is both (facts: voiceover.md §6.2; ours).
  static let traitsConflict = Rule(
    id: "traits-conflict",
    title: "Traits do not contradict each other",
    criteria: ["4.1.2"],
    gravest: .failed,
    rationale: """
      A screen reader says all of them, "button, search field", and a person cannot know which one \
      is true, and so how to operate it.
      """,
    fix: "Keep the one trait that says what it does: accessibilityRemoveTraits(_:).",
    sees: .content,
    passing: [
      RuleExample("A picture that is a button", #"button "Salad" image"#),
      RuleExample("A text that is a heading", #"header "Plan" staticText"#),
      RuleExample("A switch is a button too", #"button "Wi-Fi" toggleButton value="1""#),
    ],
    failing: [
      RuleExample("A button that is adjusted", #"↓button "Rating" adjustable value="3""#),
      RuleExample("A link to type in", #"↓link "Search" searchField"#),
      RuleExample("A text that cannot change and does", #"↓staticText "0:59" updatesFrequently"#),
      RuleExample("A button that is a link too is advised against", #"↓button "Terms" link"#),
    ],
    inapplicable: [
      RuleExample("One trait", #"button "Follow""#),
      RuleExample("No trait", #"element "Plan""#),
    ],
    check: .eachStop { element in
      guard element.traits.rawValue.nonzeroBitCount > 1 else { return .inapplicable }
      let found = pairs.filter { element.traits.isSuperset(of: $0.first.union($0.second)) }
      guard let pair = found.first(where: { !$0.isNative }) ?? found.first else { return .passed }
      return .conflict(element, pair)
    })

  private static let pairs: [TraitPair] = [
    TraitPair(.isButton, .isLink, isNative: true),
    TraitPair(.isButton, .isSearchField),
    TraitPair(.isButton, .isKeyboardKey),
    TraitPair(.isLink, .isSearchField),
    TraitPair(.isLink, .isKeyboardKey),
    TraitPair(.isSearchField, .isKeyboardKey),
    TraitPair(.isButton, .adjustable),
    TraitPair(.isStaticText, .updatesFrequently),
  ]
}

/// Two traits that exclude each other.
private struct TraitPair: Sendable {
  var first: AccessibilityTraits
  var second: AccessibilityTraits
  /// Whether the system's own views have both.
  var isNative: Bool

  init(
    _ first: AccessibilityTraits, _ second: AccessibilityTraits, isNative: Bool = false
  ) {
    self.first = first
    self.second = second
    self.isNative = isNative
  }

  var names: String {
    [first, second].compactMap { trait in
      AccessibilityTraits.names.first { $0.trait == trait }?.name
    }
    .joined(separator: " and ")
  }
}

extension Judgement {
  fileprivate static func conflict(_ element: RuleElement, _ pair: TraitPair) -> Self {
    let message = "The \(element.title) has the traits \(pair.names), which exclude each other."
    return pair.isNative ? .advice(message) : .failed(message)
  }
}
