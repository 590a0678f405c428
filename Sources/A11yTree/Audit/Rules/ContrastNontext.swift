extension Rule {
  /// An outline, a symbol or a sign of a state that hardly differs from what lies beside it.
  static let contrastNontext = Rule(
    id: "contrast-nontext",
    title: "Outlines, symbols and signs of states stand out from what lies beside them",
    criteria: ["1.4.11"],
    gravest: .failed,
    rationale: """
      Where an outline shows that something can be tapped, a symbol what it does, or a mark how it \
      is, people with low vision miss it when it is nearly the colour of what lies beside it.
      """,
    fix: "Choose a colour that has a ratio of 3:1 to what lies beside it, on both sides of a line.",
    limits: ["nonTextContrast"],
    sees: .paint,
    passing: [
      RuleExample(
        "An outline that stands out on both sides",
        """
        button "Open" card explicitLabel frame=16,16,200,80
          shape radius=16 fill=#FFFFFF stroke=#767676
        """),
      RuleExample(
        "A dark page",
        """
        screen colorScheme=dark
        button "Open" card explicitLabel frame=16,16,200,80
          shape radius=16 fill=#18181B stroke=#71717A
        """),
      RuleExample(
        "The symbol of a button, and a ring around it that stands out on one side",
        """
        group frame=0,0,390,100
          shape fill=#FFFFFF
          button "Like" frame=16,16,44,44
            shape ellipse fill=#0055CC
            picture "heart" symbol tint=#FFFFFF frame=28,28,20,20
            shape ellipse stroke=#0055CC strokeWidth=3 purpose=focus frame=12,12,52,52
        """),
    ],
    failing: [
      RuleExample(
        "The outline of an interactive card",
        """
        ↓button "Open" card explicitLabel frame=16,16,200,80
          shape radius=16 fill=#FFFFFF stroke=#E4E4E7
        """),
      RuleExample(
        "An outline over its surface stands out inside, and not outside",
        """
        group frame=0,0,390,200
          shape fill=#595959
          ↓button card frame=16,16,200,80
            shape radius=16 fill=#FFFFFF
            shape radius=16 stroke=#595959
        """),
      RuleExample(
        "A card that is only read: a person has to judge whether the outline matters",
        """
        ↓semanticGroup card frame=16,16,200,80
          shape radius=16 fill=#FFFFFF stroke=#E4E4E7
          staticText "Plan"
        """),
      RuleExample(
        "A button with a text may be known without its outline",
        """
        ↓button "Follow" frame=16,16,100,44
          shape radius=8 stroke=#CCCCCC
          text "Follow" size=17 color=#000000
        """),
      RuleExample(
        "A button without a text is not known without it",
        """
        ↓button "Follow" frame=16,16,44,44
          shape radius=8 stroke=#CCCCCC
          picture "heart" symbol tint=#000000 frame=28,28,20,20
        """),
      RuleExample(
        "The symbol of a button, and one whose colour is not known",
        """
        ↓button "Like" frame=16,16,44,44
          picture "heart" symbol tint=#C7C7CC frame=28,28,20,20
        ↓button "Share" frame=16,80,44,44
          picture "share" symbol frame=28,92,20,20
        """),
      RuleExample(
        "What is declared to show a state",
        """
        ↓button "Day" selected frame=16,16,100,44
          text "Day" size=17 color=#000000
          shape fill=#CCCCCC purpose=state frame=16,58,100,2
        """),
      RuleExample(
        "A ring of the focus that stands out on no side",
        """
        ↓button "Day" frame=16,16,100,44
          shape stroke=#CCCCCC strokeWidth=3 purpose=focus frame=12,12,108,52
          text "Day" size=17 color=#000000
        """),
      RuleExample(
        "A field that only a light area shows: a person has to judge",
        """
        ↓textEntry "Name" frame=16,16,300,44
          shape radius=8 fill=#F2F2F7
        """),
      RuleExample(
        "An outline whose colour is not known, and one on a ground that is not",
        """
        ↓button card frame=16,16,200,80
          shape radius=16 fill=#FFFFFF strokePattern=unknown:brand
        ↓button card frame=16,116,200,80
          shape radius=16 pattern=unknown:brand stroke=#767676
        """),
      RuleExample(
        "A gradient beside the outline",
        """
        group frame=0,0,390,200
          shape pattern=linear:0,0,1,0:#FFFFFF/0,#767676/1
          ↓button card frame=16,16,200,80
            shape radius=16 fill=#FFFFFF stroke=#767676
        """),
      RuleExample(
        "A part of the inside is too close: a person has to judge",
        """
        ↓button card frame=16,16,200,80
          shape radius=16 fill=#FFFFFF
          shape fill=#666666 frame=150,16,66,40
          shape radius=16 stroke=#767676
        """),
      RuleExample(
        "Over a picture a person has to judge",
        """
        group frame=0,0,390,200
          picture "salad"
          ↓button card frame=16,16,200,80
            shape radius=16 fill=#FFFFFF stroke=#767676
        """),
    ],
    inapplicable: [
      RuleExample(
        "No outline, a clear one, one without a width",
        """
        button card frame=16,16,200,80
          shape radius=16 fill=#FFFFFF
          shape radius=16 stroke=#00000000
          shape radius=16 stroke=#E4E4E7 strokeWidth=0
        """),
      RuleExample(
        "A disabled control",
        """
        button "Open" notEnabled frame=16,16,200,80
          shape radius=16 stroke=#E4E4E7
        """),
      RuleExample(
        "A line inside of a card is not its boundary",
        """
        semanticGroup card frame=16,16,200,80
          shape ellipse stroke=#E4E4E7 frame=24,24,40,40
        """),
      RuleExample(
        "A symbol beside a text of the same button, one that is declared decoration, a logo",
        """
        button "Like" frame=16,16,100,44
          picture "heart" symbol tint=#C7C7CC frame=28,28,20,20
          text "Like" size=17 color=#000000
        button "Brand" frame=16,80,44,44
          picture "brand" symbol tint=#C7C7CC purpose=logotype
        image "sparkles" elementsHidden
          picture "sparkles" symbol decorative tint=#C7C7CC
        """),
      RuleExample(
        "A card with a text needs no edge",
        """
        button "Plan" card frame=16,16,200,80
          shape radius=16 fill=#FFFFFF shadow=4
          text "Plan" size=17 color=#000000
        """),
      RuleExample(
        "An outline of what is neither a card nor a control",
        """
        group frame=16,16,200,80
          shape radius=16 stroke=#E4E4E7
        """),
    ],
    check: .screen(needsScene: true) { NontextContrast($0).verdicts })
}
