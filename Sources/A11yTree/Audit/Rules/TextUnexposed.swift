extension Rule {
  /// A text that is seen and not heard.
  ///
  /// A text is heard where one stop says all of its words, in any order (ours). What lies behind a
  /// modal view is not meant to be heard.
  static let textUnexposed = Rule(
    id: "text-unexposed",
    title: "What can be read can be heard",
    criteria: ["1.3.1", "4.1.2"],
    gravest: .failed,
    rationale: """
      No stop says these words, so people who listen never learn what everyone else reads.
      """,
    fix: "Make the text an element, or put its words into the label of the stop around it.",
    passing: [
      RuleExample(
        "A text that is a stop",
        """
        staticText "Plan"
          text "Plan" size=17
        """),
      RuleExample(
        "Words in a label, a value and an action",
        """
        button "Ada Lovelace, engineer" value="2 seats left" customAction="Follow":follow
          text "Ada Lovelace" size=17
          text "Engineer" size=13
          text "2 seats" size=13
          text "Follow" size=13
        """),
      RuleExample(
        "Another stop says it",
        """
        group elementsHidden
          text "Summer Salad" size=17
        button "Cook summer salad" action=cook
        """),
    ],
    failing: [
      RuleExample(
        "A text that is no element",
        """
        ↓group
          text "Two seats left" size=17
        """),
      RuleExample(
        "Children that were ignored",
        """
        ↓element
          text "Two seats left" size=17
        """),
      RuleExample(
        "A label that stands for the text may say the same in other words",
        """
        ↓button "Open the recipe" explicitLabel action=open
          text "20min" size=17
        """),
      RuleExample(
        "A hidden text may be decoration",
        """
        ↓group elementsHidden
          text "AL" size=17
        staticText "Ada Lovelace"
        """),
    ],
    inapplicable: [
      RuleExample("A sign", "group\n  text \"★\" size=17"),
      RuleExample(
        "Declared decoration", "group\n  text \"Aa\" size=17 color=#000000 purpose=decoration"),
      RuleExample(
        "A text without a colour to see", "group\n  text \"Plan\" size=17 color=#00000000"),
      RuleExample(
        "A text behind a modal view",
        """
        group
          text "Plan" size=17
        semanticGroup modal
          button "Close" action=close
        """),
    ],
    check: .screen(needsScene: true) { context in
      var heard = HeardWords(context)
      let hasModal = context.screen.tree.nodes.contains { $0.traits.contains(.isModal) }
      return context.texts.map { text in
        Verdict(
          node: text.owner.index, evidence: text.evidence, item: text.item,
          judgement: judge(text, &heard, hasModal: hasModal))
      }
    })

  private static func judge(
    _ text: RuleText, _ heard: inout HeardWords, hasModal: Bool
  ) -> Judgement {
    guard text.isPainted, text.run.text.hasWords, (text.run.color?.alpha ?? 1) > 0,
      text.purpose != .decoration
    else {
      return .inapplicable
    }
    if heard.contains(text) { return .passed }
    let around = [text.owner] + Array(text.owner.ancestors)
    if hasModal, !around.contains(where: { $0.traits.contains(.isModal) }) { return .inapplicable }
    if text.owner.isHiddenFromReaders { return .hidden(text.run) }
    let stop = around.first(where: \.isStop)
    if let stop, stop.node.hasExplicitLabel { return .relabelled(text.run, stop) }
    return .unheard(text.run)
  }
}

/// The words that readers say at each stop.
private struct HeardWords {
  private let context: RuleContext
  private var words: [Int: Set<String>] = [:]
  private lazy var all: [Set<String>] = context.stops.map { Self.words(at: $0, context) }

  init(_ context: RuleContext) {
    self.context = context
  }

  /// Returns whether the stop around a text, or else any other one, says all of its words.
  mutating func contains(_ text: RuleText) -> Bool {
    let searched = text.run.text.comparableWords
    let owner = text.owner.index
    if let stop = context.isStop(owner) ? owner : text.owner.ancestors.first(where: \.isStop)?.index
    {
      let own = words[stop] ?? Self.words(at: stop, context)
      words[stop] = own
      if own.isSuperset(of: searched) { return true }
    }
    return all.contains { $0.isSuperset(of: searched) }
  }

  private static func words(at stop: Int, _ context: RuleContext) -> Set<String> {
    let tree = context.screen.tree
    let node = tree[stop]
    var texts = [node.label, node.value, node.hint].compactMap(\.self)
    texts += node.customActions.map(\.name)
    texts += node.customContent.flatMap { [$0.label, $0.value] }
    texts += tree.ancestors(of: stop).compactMap { tree[$0].container?.label }
    return Set(texts.flatMap { $0.comparableWords })
  }
}

extension Judgement {
  fileprivate static func unheard(_ run: TextRun) -> Self {
    .failed("The text \(run.text.quoted) can be seen, and no stop says it.")
  }

  fileprivate static func relabelled(_ run: TextRun, _ stop: RuleElement) -> Self {
    .cantTell(
      "The text \(run.text.quoted) can be seen; the label of the \(stop.title) does not hold its "
        + "words.", reason: "relabelled")
  }

  fileprivate static func hidden(_ run: TextRun) -> Self {
    .cantTell(
      "The text \(run.text.quoted) is hidden from readers, and no stop says it: decoration needs no "
        + "voice.", reason: "hidden-from-readers")
  }
}
