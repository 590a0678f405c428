extension Rule {
  /// A symbol that stays small beside a text that grows.
  ///
  /// Pictures are left out: what is no symbol need not grow with the text (ours).
  static let spacingFixed = Rule(
    id: "spacing-fixed",
    title: "Symbols grow with the text beside them",
    criteria: [],
    gravest: .advice,
    rationale: """
      Who needs text of twice the size needs the symbol that belongs to it as large.
      """,
    fix: "Use Image(systemName:) with a font, or @ScaledMetric for the length of its sides.",
    passing: [
      RuleExample(
        "Both grow",
        """
        screen
        button "Like" #a
          picture "heart" symbol frame=0,0,20,20
          text "Like" size=17 style=body frame=24,0,40,20
        screen dynamicType=accessibility3
        button "Like" #a
          picture "heart" symbol frame=0,0,46,46
          text "Like" size=40 style=body frame=50,0,90,46
        """)
    ],
    failing: [
      RuleExample(
        "The symbol stays",
        """
        screen
        button "Like" #a
          picture "heart" symbol frame=0,0,20,20
          text "Like" size=17 style=body frame=24,0,40,20
        screen dynamicType=accessibility3
        ↓button "Like" #a
          picture "heart" symbol frame=0,0,20,20
          text "Like" size=40 style=body frame=24,0,90,46
        """)
    ],
    inapplicable: [
      RuleExample(
        "A picture",
        """
        screen
        button "Like" #a
          picture "photo" frame=0,0,20,20
          text "Like" size=17 style=body frame=24,0,40,20
        screen dynamicType=accessibility3
        button "Like" #a
          picture "photo" frame=0,0,20,20
          text "Like" size=40 style=body frame=24,0,90,46
        """),
      RuleExample(
        "A text that stays too",
        """
        screen
        button "Like" #a
          picture "heart" symbol frame=0,0,20,20
          text "Like" size=17
        screen dynamicType=accessibility3
        button "Like" #a
          picture "heart" symbol frame=0,0,20,20
          text "Like" size=17
        """),
    ],
    check: .matrix { contexts in
      SizeSeries.all(in: contexts.map(\.screen)).flatMap { series in
        let before = contexts[series.reference].textedSymbols
        return series.others.filter { contexts[$0].isAtAnAccessibilitySize }.flatMap { screen in
          judge(contexts[screen].textedSymbols, of: screen, against: before, in: contexts)
        }
      }
    })

  private static func judge(
    _ symbols: [NodeID: TextedSymbol], of screen: Int, against before: [NodeID: TextedSymbol],
    in contexts: [RuleContext]
  ) -> [MatrixVerdict] {
    contexts[screen].stops.compactMap { stop in
      let id = contexts[screen].screen.tree.nodes[stop].id
      guard let symbol = symbols[id], let first = before[id], symbol.textSize > first.textSize
      else {
        return nil
      }
      let grows = symbol.height > first.height + 0.5
      return MatrixVerdict(
        screen: screen,
        verdict: Verdict(
          node: stop, evidence: "symbol", judgement: grows ? .passed : .stays(symbol)))
    }
  }
}

/// The first symbol of a stop, with the largest text beside it.
private struct TextedSymbol {
  var name: String
  var height: Double
  var textSize: Double
}

extension RuleContext {
  fileprivate var isAtAnAccessibilitySize: Bool {
    screen.environment.dynamicType.isAccessibilitySize
  }

  fileprivate var textedSymbols: [NodeID: TextedSymbol] {
    var symbols: [NodeID: TextedSymbol] = [:]
    for stop in stops {
      let element = RuleElement(context: self, index: stop)
      let textSize = element.paintedTexts.map(\.font.size).max()
      let symbol = element.painted.first { item in
        if case .image(let image) = item.content { image.source == .symbol } else { false }
      }
      guard let textSize, let symbol, case .image(let image) = symbol.content else { continue }
      symbols[screen.tree.nodes[stop].id] = TextedSymbol(
        name: image.name, height: symbol.frame.height, textSize: textSize)
    }
    return symbols
  }
}

extension Judgement {
  fileprivate static func stays(_ symbol: TextedSymbol) -> Self {
    .advice(
      "The symbol \(symbol.name.quoted) stays \(Measure.points(symbol.height)) high beside a text "
        + "of \(Measure.points(symbol.textSize)).", measured: .points(symbol.height))
  }
}
