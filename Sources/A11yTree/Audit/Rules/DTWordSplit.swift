extension Rule {
  /// A word that is broken inside, since no line is wide enough for it.
  ///
  /// Ours: nothing is lost, so that no standard forbids it, and a person has to judge; but what is
  /// squeezed to two letters a line is read by nobody. It is what becomes of a row that should have
  /// wrapped.
  static let dtWordSplit = Rule(
    id: "dt-word-split",
    title: "Words are not broken inside",
    criteria: ["1.4.4"],
    gravest: .failed,
    rationale: """
      A word that goes on in the next line without a hyphen has to be put together letter by \
      letter. People who need large text read slowly already.
      """,
    fix: "Let what stands side by side wrap or stack at large sizes, so that each word has a line.",
    passing: [
      RuleExample(
        "Lines that end between words",
        """
        screen dynamicType=accessibility3
        button "Add to list"
          text "Add to list" size=40 style=body lines=2
        """),
      RuleExample(
        "A long word beyond 200 percent",
        """
        screen dynamicType=accessibility5
        staticText "Ingredients"
          text "Ingredients" size=53 style=body lines=2 torn
        """),
    ],
    failing: [
      RuleExample(
        "Two letters a line",
        """
        screen dynamicType=accessibility1
        ↓button "Remove"
          text "Remove" size=28 style=body lines=3 torn
        button "Add"
          text "Add" size=28 style=body lines=1
        """),
      RuleExample(
        "A word in two parts",
        """
        screen dynamicType=accessibility3
        ↓button "Ingredients"
          text "Ingredients" size=40 style=body lines=2 torn
        """),
    ],
    inapplicable: [
      RuleExample("Nothing is painted", "screen painted\nstaticText \"Plan\""),
      RuleExample(
        "One line",
        """
        button "Remove"
          text "Remove" size=17 style=body lines=1
        """),
      RuleExample(
        "A text that is cut",
        """
        button "Remove everything"
          text "Remove everything" size=17 style=body lines=2/2 needs=3 cut torn
        """),
    ],
    check: .eachText { text in
      guard text.isPainted, text.run.lineCount > 1, text.run.truncation == .none else {
        return .inapplicable
      }
      let size = text.owner.context.screen.environment.dynamicType
      let isSmall = size <= .accessibility3
      guard text.run.tearsWords else { return .passed }
      guard text.run.isSqueezed else { return isSmall ? .split(text.run, size) : .passed }
      return isSmall ? .squeezed(text.run, size) : .squeezedBeyond(text.run, size)
    })
}

extension TextRun {
  /// Whether its lines hold two letters or less (ours).
  fileprivate var isSqueezed: Bool { text.unicodeScalars.count <= lineCount * 2 }
}

extension Judgement {
  fileprivate static func squeezed(_ run: TextRun, _ size: DynamicTypeSize) -> Self {
    .failed(
      "The text \(run.text.quoted) is squeezed into \(Measure.lines(run.lineCount)) of two letters "
        + "or less at \(size.rawValue).", measured: .lines(run.lineCount))
  }

  fileprivate static func squeezedBeyond(_ run: TextRun, _ size: DynamicTypeSize) -> Self {
    .cantTell(
      "The text \(run.text.quoted) is squeezed into \(Measure.lines(run.lineCount)) of two letters "
        + "or less at \(size.rawValue); that is beyond 200 percent.",
      reason: "beyond-200-percent", measured: .lines(run.lineCount))
  }

  fileprivate static func split(_ run: TextRun, _ size: DynamicTypeSize) -> Self {
    .cantTell(
      "A word of the text \(run.text.quoted) is broken inside at \(size.rawValue): no line is wide "
        + "enough for it.", reason: "word-broken", measured: .lines(run.lineCount))
  }
}
