extension Rule {
  /// A text in an empty field that hardly differs from the field.
  static let contrastPlaceholder = Rule(
    id: "contrast-placeholder",
    title: "Placeholders stand out from their fields",
    criteria: ["1.4.3"],
    gravest: .failed,
    rationale: """
      What stands in an empty field says what to type. WCAG makes no exception for it, and the \
      system's own colour for it is far too light.
      """,
    fix: "Give the placeholder a darker or a lighter colour, or say above the field what to type.",
    sees: .paint,
    passing: [
      RuleExample(
        "Enough for text of any size",
        """
        textEntry "Name" placeholder="Name" frame=0,0,300,34
          text "Name" size=17 color=#767676 on=#FFFFFF
        """)
    ],
    failing: [
      RuleExample(
        "The system's colour, in light and in dark",
        """
        ↓textEntry "Name" placeholder="Name" frame=0,0,300,34
          text "Name" size=17 color=#3C3C43@0.3 on=#FFFFFF
        ↓searchField "Search" placeholder="Search" frame=0,40,300,34
          text "Search" size=17 color=#EBEBF5@0.3 on=#000000
        """),
      RuleExample(
        "Over a picture a person has to judge",
        """
        group frame=0,0,300,34
          picture "waves"
          ↓textEntry "Name" placeholder="Name" frame=0,0,300,34
            text "Name" size=17 color=#FFFFFF
        """),
    ],
    inapplicable: [
      RuleExample(
        "A text that was typed",
        """
        textEntry value="Ada" placeholder="Name" frame=0,0,300,34
          text "Ada" size=17 color=#CCCCCC on=#FFFFFF
        """),
      RuleExample(
        "A disabled field",
        """
        textEntry "Name" notEnabled placeholder="Name" frame=0,0,300,34
          text "Name" size=17 color=#3C3C43@0.3 on=#FFFFFF
        """),
      RuleExample(
        "A text that is no field's",
        """
        staticText "Name"
          text "Name" size=17 color=#CCCCCC on=#FFFFFF
        """),
    ],
    check: .screen(needsScene: true) { context in
      context.judgeTexts { $0.isPlaceholder ? $0.judge() : .inapplicable }
    })
}
