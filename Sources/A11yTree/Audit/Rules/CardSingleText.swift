extension Rule {
  /// A card around nothing but a short text.
  ///
  /// Source: the page of DSCard, "Avoid using for single text labels"; that a label is one line, and
  /// that a card with an action is none, is ours.
  static let cardSingleText = Rule(
    id: "card-single-text",
    title: "A card groups more than one text",
    criteria: [],
    gravest: .advice,
    rationale: """
      A card says that several things belong together. Around a single label it promises content \
      that is not there.
      """,
    fix: "Use DSBadge or DSTag for a single label.",
    passing: [
      RuleExample(
        "Two texts",
        """
        semanticGroup card
          staticText "Plan"
            text "Plan" size=17
          staticText "Two seats left"
            text "Two seats left" size=13
        """)
    ],
    failing: [
      RuleExample(
        "One label",
        """
        ↓semanticGroup card
          shape fill=#FFFFFF
          staticText "New"
            text "New" size=17
        """)
    ],
    inapplicable: [
      RuleExample(
        "A card that acts",
        """
        button "Open" card
          text "Open" size=17
        """),
      RuleExample("Nothing is painted", "screen painted\nsemanticGroup card\n  staticText \"New\""),
    ],
    check: .screen(needsScene: true) { context in
      context.cards.map { Verdict(node: $0.index, judgement: judge($0)) }
    })

  private static func judge(_ card: RuleElement) -> Judgement {
    guard card.isCardGroup else { return .inapplicable }
    var texts: [TextRun] = []
    for item in card.painted {
      switch item.content {
      case .text(let run): texts.append(run)
      case .image: return .passed
      case .shape: continue
      }
    }
    guard let text = texts.first else { return .inapplicable }
    let isLabel = texts.count == 1 && text.neededLines <= 1
    return isLabel && !card.stopsInside.contains(where: \.isControl) ? .label(text) : .passed
  }
}

extension Judgement {
  fileprivate static func label(_ run: TextRun) -> Self {
    .advice("This card holds nothing but the text \(run.text.quoted).")
  }
}
