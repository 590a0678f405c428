/// One node in its screen.
struct RuleElement: Sendable {
  let context: RuleContext
  let index: Int

  var node: AccessibilityNode { context.screen.tree[index] }
  var traits: AccessibilityTraits { node.traits }
  /// Whether the reader visits it.
  var isStop: Bool { context.isStop(index) }
  /// Whether it is hidden from readers, or inside of an element.
  var isOutOfReach: Bool { context.isOutOfReach(index) }
  /// Whether it is invisible.
  var isInvisible: Bool { context.isInvisible(index) }

  /// The ancestors, the nearest first.
  var ancestors: some Sequence<RuleElement> {
    context.screen.tree.ancestors(of: index).lazy.map { RuleElement(context: context, index: $0) }
  }

  /// The stops below it.
  var stopsInside: some Collection<RuleElement> {
    (index + 1..<context.screen.tree.subtreeEnd(of: index)).lazy
      .filter { context.isStop($0) }
      .map { RuleElement(context: context, index: $0) }
  }

  /// Whether it is operated, rather than only read.
  var isControl: Bool { traits.isInteractive || node.defaultAction != nil }

  /// Whether text is typed into it.
  var isField: Bool {
    !traits.isDisjoint(with: [.isTextEntry, .isSearchField, .isSecureTextField, .isTextArea])
  }

  /// Whether it paints pictures, all of them declared decorative.
  var paintsOnlyDecoration: Bool { context.paintsOnlyDecoration(index) }

  /// Whether it is visible, but kept from readers.
  var isHiddenFromReaders: Bool {
    node.elementsHidden || ancestors.contains { $0.node.elementsHidden }
  }

  /// Whether it, or what it is a part of, is disabled.
  var isDisabled: Bool {
    traits.contains(.notEnabled) || ancestors.contains { $0.traits.contains(.notEnabled) }
  }

  /// Whether there is something to say as its name.
  var hasName: Bool { !(node.label?.isBlank ?? true) }

  /// Its name, taken apart.
  var wording: Wording { context.wording(of: index) }

  /// The language in which it is read, as a BCP 47 tag.
  var language: String { node.language ?? context.screen.environment.locale }

  /// The words of its language, nil where they are not known.
  var lexicon: Lexicon? { node.language.map(Lexicon.find) ?? context.lexicon }

  /// What people call it: `button`, `link`, `image`.
  var noun: String {
    switch traits {
    case _ where traits.contains(.isToggle): "switch"
    case _ where traits.contains(.isTabBarItem): "tab"
    case _ where traits.contains(.isLink): "link"
    case _ where traits.contains(.isSearchField): "search field"
    case _ where traits.contains(.isTextEntry): "text field"
    case _ where traits.contains(.adjustable): "adjustable control"
    case _ where !traits.isDisjoint(with: [.isButton, .isBackButton, .isKeyboardKey]): "button"
    case _ where traits.contains(.isImage): "image"
    case _ where traits.contains(.isCard): "card"
    default: node.isElement ? "element" : "group"
    }
  }

  /// The noun with its name in quotes, where it has one.
  var title: String {
    hasName ? noun + " \"" + (node.label ?? "") + "\"" : noun
  }
}

/// One painted text with the node that owns it.
struct RuleText: Sendable {
  let owner: RuleElement
  /// The index of the scene's item.
  let item: Int
  /// The place among the painted texts of the screen, from 0.
  let place: Int
  let frame: Rect
  /// The place among the texts of its owner, from 0.
  let number: Int

  /// What is painted.
  var run: TextRun { owner.context.run(at: place) }

  /// What tells it from the other texts of its owner.
  var evidence: String { Self.evidence(number) }

  /// Returns what tells the text of a number from the others of its owner.
  static func evidence(_ number: Int) -> String { "text-\(number)" }

  /// Whether it is painted at all.
  var isPainted: Bool {
    !owner.isInvisible && !run.text.isBlank && run.lineCount > 0 && run.color?.alpha != 0
  }
}
