extension Rule {
  /// A text that is painted over another, or lies partly under a control.
  ///
  /// What is covered whole, as a page by a sheet, is another layer and left out (ours), and so are
  /// controls that meet: a rule of its own reports them.
  static let dtOverlap = Rule(
    id: "dt-overlap",
    title: "Texts and controls do not overlap",
    criteria: ["1.4.4"],
    gravest: .failed,
    rationale: """
      Where text grows and its place does not, it runs into what stands beside it, and neither can \
      be read.
      """,
    fix: "Stack them instead of placing them on each other, and give neither a fixed height.",
    passing: [
      RuleExample(
        "Two texts, one below the other",
        """
        screen
        staticText "Plan" frame=0,0,80,20
          text "Plan" size=17 style=body
        staticText "Two seats left" frame=0,20,120,20
          text "Two seats left" size=17 style=body
        """),
      RuleExample(
        "A sheet over the page",
        """
        screen
        staticText "Plan" frame=0,0,80,20
          text "Plan" size=17 style=body
        group frame=0,0,390,400
          shape fill=#FFFFFF
          staticText "Sheet" frame=0,0,80,20
            text "Sheet" size=17 style=body
        """),
    ],
    failing: [
      RuleExample(
        "Two texts that run into each other",
        """
        screen
        ↓staticText "Plan" frame=0,0,80,40
          text "Plan" size=17 style=body
        ↓staticText "Two seats left" frame=0,30,120,20
          text "Two seats left" size=17 style=body
        """),
      RuleExample(
        "A text that lies partly under a control",
        """
        screen
        ↓staticText "Two seats left" frame=0,0,120,20
          text "Two seats left" size=17 style=body
        button "Book" frame=100,0,80,44
          shape radius=8 fill=#0060DF
          text "Book" size=17 style=body frame=130,12,40,20
        """),
      RuleExample(
        "Texts that meet, or do not, within the band of the measurement",
        """
        screen
        ↓staticText "Two seats left" frame=0,0,120,20
          text "Two seats left" size=17 style=body
        ↓staticText "Book" frame=118,0,40,20
          text "Book" size=17 style=body
        """),
    ],
    inapplicable: [
      RuleExample("Nothing is painted", "screen painted\nstaticText \"Plan\" frame=0,0,80,40"),
      RuleExample(
        "One text",
        """
        screen
        staticText "Plan" frame=0,0,80,40
          text "Plan" size=17 style=body
        """),
      RuleExample(
        "A text that comes into sight by scrolling",
        """
        screen
        staticText "Plan" frame=0,0,80,20
          text "Plan" size=17 style=body
        staticText "Two seats left" scrolledTo frame=0,0,120,20
          text "Two seats left" size=17 style=body
        """),
    ],
    check: .screen(needsScene: true) { context in
      let overlaps = Overlaps(context)
      let texts = context.texts
      let hasOthers =
        texts.count(where: \.isInSight) > 1
        || context.stops.contains { RuleElement(context: context, index: $0).isControl }
      return texts.map { text in
        Verdict(
          node: text.owner.index, evidence: text.evidence, item: text.item,
          judgement: hasOthers && text.isInSight
            ? judge(text, overlaps.meetings[text.item]) : .inapplicable)
      }
    })

  private static func judge(_ text: RuleText, _ meeting: Overlaps.Meeting?) -> Judgement {
    guard let meeting else { return .passed }
    let size = text.owner.context.screen.environment.dynamicType
    let words: String
    if let control = meeting.control {
      words = "The text \(text.run.text.quoted) lies partly under the \(control.title)"
    } else {
      let other = text.owner.context.screen.scene.items[meeting.item].words
      words = "The text \(text.run.text.quoted) and the text \(other) overlap"
    }
    return meeting.isDoubtful
      ? .mayOverlap(words, size, meeting.common) : .overlap(words, size, meeting.common)
  }
}

extension SceneItem {
  /// The text in quotes.
  fileprivate var words: String {
    if case .text(let run) = content { run.text.quoted } else { "" }
  }
}

extension Judgement {
  fileprivate static func overlap(
    _ words: String, _ size: DynamicTypeSize, _ common: Rect
  ) -> Self {
    .failed(
      "\(words) at \(size.rawValue).",
      measured: .size(Size(width: common.width, height: common.height)))
  }

  fileprivate static func mayOverlap(
    _ words: String, _ size: DynamicTypeSize, _ common: Rect
  ) -> Self {
    .cantTell(
      "\(words) at \(size.rawValue), or just do not; their widths are not known exactly enough to "
        + "tell.", reason: MeasuringBand.reason,
      measured: .size(Size(width: common.width, height: common.height)))
  }
}
