extension Rule {
  /// Words in a script of another language, without a tag that says which.
  ///
  /// What is in the screen's own script may be another language too, which no model of scripts can
  /// tell. Latin words stand in texts of all languages, so that four of them count (ours).
  static let langMissing = Rule(
    id: "lang-missing",
    title: "Words of another language say which one it is",
    criteria: ["3.1.2"],
    gravest: .cantTell,
    rationale: """
      A voice reads all words by the rules of one language: it spells what is written in another \
      script, or leaves it out.
      """,
    fix: "Tag it: Text with accessibilitySpeechLanguage, or accessibilityLanguage in UIKit.",
    passing: [
      RuleExample("The screen's script", "screen locale=en\nstaticText \"Summer Salad\""),
      RuleExample("A tag", "screen locale=en\nstaticText \"Летний салат\" language=ru"),
      RuleExample("A brand", "screen locale=ru\nstaticText \"Купить новый iPhone\""),
    ],
    failing: [
      RuleExample("Cyrillic in English", "screen locale=en\n↓staticText \"Летний салат\""),
      RuleExample("Japanese in French", "screen locale=fr\n↓button \"サラダ\""),
      RuleExample(
        "A sentence in English", "screen locale=ar\n↓staticText \"Two seats are still left\""),
      RuleExample("A value", "screen locale=en\n↓adjustable \"Language\" value=\"العربية\""),
    ],
    inapplicable: [
      RuleExample("Digits", "screen locale=en\nstaticText \"2024\""),
      RuleExample("A language whose script is not known", "screen locale=xx\nstaticText \"Салат\""),
    ],
    check: .screen(needsScene: false) { context in
      let expected = Script.scripts(of: context.screen.environment.locale)
      guard !expected.isEmpty else { return [] }
      return context.stops.map { index in
        let node = context.screen.tree.nodes[index]
        return Verdict(
          node: index, judgement: judge([node.label, node.value], node.language, expected))
      }
    })

  private static func judge(
    _ texts: [String?], _ language: String?, _ expected: Set<Script>
  ) -> Judgement {
    var judgement = Judgement.inapplicable
    for case let text? in texts {
      guard let script = text.mainScript else { continue }
      if expected.contains(script) || language != nil {
        judgement = .passed
      } else if script == .latin, text.isShorterThanFourWords {
        judgement = .passed
      } else {
        return .untagged(text, script)
      }
    }
    return judgement
  }
}

extension String {
  /// The script of more than half of its letters, nil where there is none.
  fileprivate var mainScript: Script? {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ? .latin : nil
    }
    var counts: [Script: Int] = [:]
    var letters = 0
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      let script = Script(scalar)
      guard script != .other else { continue }
      counts[script, default: 0] += 1
      letters += 1
    }
    return Script.allCases.first { (counts[$0] ?? 0) * 2 > letters }
  }

  fileprivate var isShorterThanFourWords: Bool {
    utf8.split(separator: UInt8(ascii: " ")).count < 4
  }
}

extension Judgement {
  fileprivate static func untagged(_ text: String, _ script: Script) -> Self {
    .cantTell(
      "The text \(text.quoted) is written in \(script.rawValue), and no tag says its language.",
      reason: "other-script")
  }
}
