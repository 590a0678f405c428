extension Rule {
  /// A label that is the same in two languages, on a screen that is translated.
  ///
  /// One word may be a brand, so that two words or more count, and only where at least half of the
  /// other labels differ (ours).
  static let localeUntranslated = Rule(
    id: "locale-untranslated",
    title: "Labels are translated with the others",
    criteria: ["3.1.2"],
    gravest: .advice,
    rationale: """
      A voice reads words of one language by the rules of another, and who does not know that \
      language learns nothing.
      """,
    fix: "Put it into the string table, or leave it so where it is a name.",
    passing: [
      RuleExample(
        "Translated",
        """
        screen locale=en
        staticText "Summer Salad" #a
        button "Open the recipe" #b
        screen locale=fr
        staticText "Salade d’été" #a
        button "Ouvrir la recette" #b
        """),
      RuleExample(
        "A brand",
        """
        screen locale=en
        staticText "Orange" #a
        button "Open the recipe" #b
        screen locale=fr
        staticText "Orange" #a
        button "Ouvrir la recette" #b
        """),
    ],
    failing: [
      RuleExample(
        "One that was forgotten",
        """
        screen locale=en
        staticText "Summer Salad" #a
        button "Open the recipe" #b
        button "Cook it now" #c
        screen locale=fr
        staticText "Salade d’été" #a
        button "Ouvrir la recette" #b
        ↓button "Cook it now" #c
        """)
    ],
    inapplicable: [
      RuleExample("One language", "screen locale=en\nstaticText \"Summer Salad\""),
      RuleExample(
        "Two regions of one language",
        """
        screen locale=en
        staticText "Summer Salad" #a
        screen locale=en-GB
        staticText "Summer Salad" #a
        """),
      RuleExample(
        "A screen that is not translated at all",
        """
        screen locale=en
        staticText "Summer Salad" #a
        button "Open the recipe" #b
        screen locale=fr
        staticText "Summer Salad" #a
        button "Open the recipe" #b
        """),
    ],
    check: .matrix { contexts in
      LocaleSeries.all(in: contexts).flatMap { series in
        series.others.flatMap { compare($0, with: series.reference, in: contexts) }
      }
    })

  private static func compare(
    _ other: Int, with reference: Int, in contexts: [RuleContext]
  ) -> [MatrixVerdict] {
    let source = contexts[reference]
    var labels: [NodeID: String] = [:]
    for stop in source.stops {
      let node = source.screen.tree.nodes[stop]
      if let label = node.label, label.hasWords { labels[node.id] = label }
    }
    let target = contexts[other]
    var same: [Int] = []
    var translated: [Int] = []
    for stop in target.stops {
      let node = target.screen.tree.nodes[stop]
      guard let label = node.label, let original = labels[node.id] else { continue }
      if label != original || target.wording(of: stop).words.count < 2 {
        if label != original { translated.append(stop) }
      } else if node.language == nil {
        same.append(stop)
      }
    }
    guard translated.count >= max(same.count, 1) else { return [] }
    let language = source.screen.environment.locale
    return translated.map { verdict(other, $0, .passed) }
      + same.map { stop in
        verdict(other, stop, .untranslated(target.screen.tree.nodes[stop].label ?? "", language))
      }
  }

  private static func verdict(
    _ screen: Int, _ node: Int, _ judgement: Judgement
  ) -> MatrixVerdict {
    MatrixVerdict(
      screen: screen, verdict: Verdict(node: node, evidence: "label", judgement: judgement))
  }
}

/// Screens that differ in nothing but the language.
private struct LocaleSeries {
  /// The first screen.
  var reference: Int
  /// Those in other languages, in their order.
  var others: [Int]

  static func all(in contexts: [RuleContext]) -> [LocaleSeries] {
    var places: [ScreenEnvironment: Int] = [:]
    var series: [LocaleSeries] = []
    for (index, context) in contexts.enumerated() {
      var key = context.screen.environment
      key.locale = ""
      key.layoutDirection = .leftToRight
      if let place = places[key] {
        let first = contexts[series[place].reference].screen.environment.locale
        guard language(of: first) != language(of: context.screen.environment.locale) else {
          continue
        }
        series[place].others.append(index)
      } else {
        places[key] = series.count
        series.append(LocaleSeries(reference: index, others: []))
      }
    }
    return series
  }

  private static func language(of locale: String) -> Substring {
    locale.prefix { $0 != "-" && $0 != "_" }
  }
}

extension Judgement {
  fileprivate static func untranslated(_ label: String, _ language: String) -> Self {
    .advice("The label \(label.quoted) is the same as in \(language), where others are translated.")
  }
}
