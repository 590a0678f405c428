extension Rule {
  /// A limit of one line that stays at accessibility sizes.
  ///
  /// A text that is cut there is left out (ours): a rule of its own reports it already.
  static let dtLineLimit1 = Rule(
    id: "dt-line-limit-1",
    title: "Text may take more lines at accessibility sizes",
    criteria: ["1.4.4"],
    gravest: .cantTell,
    rationale: """
      The words of today may just fit. A longer name, or another language, is cut off, and only for \
      people who need large text.
      """,
    fix: "Lift the limit where dynamicTypeSize.isAccessibilitySize.",
    passing: [
      RuleExample(
        "A limit that is lifted",
        """
        screen dynamicType=accessibility1
        staticText "Summer Salad"
          text "Summer Salad" size=28 style=body lines=1/3
        """)
    ],
    failing: [
      RuleExample(
        "A limit that stays",
        """
        screen dynamicType=accessibility1
        ↓staticText "Summer Salad"
          text "Summer Salad" size=28 style=body lines=1/1
        """)
    ],
    inapplicable: [
      RuleExample(
        "One word cannot take two lines",
        """
        screen dynamicType=accessibility1
        staticText "Salad"
          text "Salad" size=28 style=body lines=1/1
        """),
      RuleExample(
        "A text that is cut",
        """
        screen dynamicType=accessibility1
        staticText "Summer Salad"
          text "Summer Salad" size=28 style=body lines=1/1 needs=2 cut
        """),
      RuleExample(
        "Another size",
        """
        staticText "Summer Salad"
          text "Summer Salad" size=17 style=body lines=1/1
        """),
    ],
    check: .eachText { text in
      let size = text.owner.context.screen.environment.dynamicType
      guard text.isPainted, size.isAccessibilitySize, text.run.truncation == .none,
        text.run.text.canWrap
      else { return .inapplicable }
      return text.run.lineLimit == 1 ? .oneLine(text.run, size) : .passed
    })
}

extension String {
  /// Whether it can be broken: at a space between words, or at a hyphen.
  fileprivate var canWrap: Bool {
    utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }.count > 1
  }
}

extension Judgement {
  fileprivate static func oneLine(_ run: TextRun, _ size: DynamicTypeSize) -> Self {
    .cantTell(
      "The text \(run.text.quoted) may take one line only, at \(size.rawValue) too.",
      reason: "one-line", required: .lines(2))
  }
}
