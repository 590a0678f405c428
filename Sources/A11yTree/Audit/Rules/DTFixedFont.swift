extension Rule {
  /// A text that does not grow with the text size that a person chooses.
  static let dtFixedFont = Rule(
    id: "dt-fixed-font",
    title: "Text follows the chosen text size",
    criteria: ["1.4.4"],
    gravest: .failed,
    rationale: """
      Many people choose a larger text size to be able to read at all. Text of a fixed size \
      stays as small for them as it is for everyone else.
      """,
    fix: "Use a text style such as font(.body), or a custom font relative to one.",
    passing: [
      RuleExample(
        "A text style, and a size relative to one",
        """
        staticText "Plan"
          text "Plan" size=17 style=headline
          text "Two seats left" size=14 relative=footnote
        """)
    ],
    failing: [
      RuleExample(
        "A size in points",
        """
        group
          ↓staticText "Ada Lovelace"
            text "Ada Lovelace" size=17 semibold
          staticText "Engineer"
            text "Engineer" size=13 style=footnote
        """)
    ],
    inapplicable: [
      RuleExample("Nothing is painted", "screen painted\nstaticText \"Plan\""),
      RuleExample("A text of spaces", "group\n  text \" \" size=17"),
      RuleExample("An invisible text", "group hidden\n  text \"Plan\" size=17"),
    ],
    check: .eachText { text in
      guard text.isPainted else { return .inapplicable }
      return text.run.font.scaling == .fixed ? .fixed(text.run) : .passed
    })
}

extension Judgement {
  fileprivate static func fixed(_ run: TextRun) -> Self {
    let size = Measure.points(run.font.size)
    return .failed(
      "The text \(run.text.quoted) stays at \(size) at every text size.", measured: size)
  }
}
