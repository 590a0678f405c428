extension Rule {
  /// A card that is read differently at another text size.
  ///
  /// Ours: no standard asks for it. It is the advice that DESIGN §1 promises for an order that
  /// changes with the text size.
  static let orderVsSize = Rule(
    id: "order-vs-size",
    title: "The order does not depend on the text size",
    criteria: ["1.3.2"],
    gravest: .advice,
    rationale: """
      Instructions and habits rest on the order. Where another text size moves or drops a stop, \
      people who compare notes, or change the size, lose their way.
      """,
    fix: "Keep the order of the source in both layouts, and hide nothing at some sizes only.",
    passing: [
      RuleExample(
        "The same stops in the same order",
        """
        screen
        staticText "Plan"
        button "Book"
        screen dynamicType=accessibility3
        staticText "Plan"
        button "Book"
        """)
    ],
    failing: [
      RuleExample(
        "A stop that moves",
        """
        screen
        staticText "Plan" #plan
        button "Book" #book
        button "Share" #share
        screen dynamicType=accessibility3
        ↓button "Share" #share
        staticText "Plan" #plan
        button "Book" #book
        """),
      RuleExample(
        "A stop that is dropped",
        """
        screen
        staticText "Plan" #plan
        ↓staticText "Two seats left" #seats
        screen dynamicType=accessibility3
        staticText "Plan" #plan
        """),
      RuleExample(
        "A stop that is there at large sizes only",
        """
        screen
        staticText "Plan" #plan
        screen dynamicType=accessibility3
        staticText "Plan" #plan
        ↓button "More" #more
        """),
    ],
    inapplicable: [
      RuleExample("One text size", #"staticText "Plan""#),
      RuleExample(
        "Another language may have another order",
        """
        screen
        staticText "Plan" #a
        screen locale=ar
        staticText "Plan" #b
        """),
    ],
    check: .matrix { contexts in
      SizeSeries.all(in: contexts.map(\.screen)).flatMap { series in
        series.others.flatMap { compare($0, with: series.reference, in: contexts) }
      }
    })

  private static func compare(
    _ other: Int, with reference: Int, in contexts: [RuleContext]
  ) -> [MatrixVerdict] {
    let difference = StopDifference(from: contexts[reference], to: contexts[other])
    let here = contexts[other].screen.environment.dynamicType
    let there = contexts[reference].screen.environment.dynamicType
    func verdict(_ screen: Int, _ node: Int, _ judgement: Judgement) -> MatrixVerdict {
      MatrixVerdict(
        screen: screen, verdict: Verdict(node: node, evidence: "order", judgement: judgement))
    }
    func element(_ screen: Int, _ node: Int) -> RuleElement {
      RuleElement(context: contexts[screen], index: node)
    }
    return difference.kept.map { verdict(other, $0, .passed) }
      + difference.moved.map { verdict(other, $0, .moved(element(other, $0), here, there)) }
      + difference.added.map { verdict(other, $0, .added(element(other, $0), here, there)) }
      + difference.dropped.map {
        verdict(reference, $0, .dropped(element(reference, $0), here, there))
      }
  }
}

extension Judgement {
  fileprivate static func moved(
    _ element: RuleElement, _ here: DynamicTypeSize, _ there: DynamicTypeSize
  ) -> Self {
    .advice(
      "The \(element.title) is read in another place at \(here.rawValue) than at "
        + "\(there.rawValue).")
  }

  fileprivate static func added(
    _ element: RuleElement, _ here: DynamicTypeSize, _ there: DynamicTypeSize
  ) -> Self {
    .advice("The \(element.title) is read at \(here.rawValue), and not at \(there.rawValue).")
  }

  fileprivate static func dropped(
    _ element: RuleElement, _ here: DynamicTypeSize, _ there: DynamicTypeSize
  ) -> Self {
    .advice("The \(element.title) is not read at \(here.rawValue), but at \(there.rawValue).")
  }
}
