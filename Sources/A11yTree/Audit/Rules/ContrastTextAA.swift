extension Rule {
  /// A text that hardly differs from what lies under it.
  static let contrastTextAA = Rule(
    id: "contrast-text-aa",
    title: "Text stands out from its background",
    criteria: ["1.4.3"],
    gravest: .failed,
    rationale: """
      People with low vision, or in sunlight, cannot read text that is nearly as light or as dark \
      as what lies under it.
      """,
    fix: "Choose a darker or a lighter colour for the text or for what lies under it.",
    limits: ["textContrast", "largeTextContrast", "largeText"],
    sees: .paint,
    passing: [
      RuleExample(
        "Enough for text of any size",
        """
        staticText "Plan"
          text "Plan" size=17 color=#767676 on=#FFFFFF
        """),
      RuleExample(
        "Over several colours the worst one counts",
        """
        group frame=0,0,100,40
          shape fill=#FFFFFF frame=0,0,50,40
          shape fill=#DDDDDD frame=50,0,50,40
          text "Plan" size=17 color=#000000 frame=10,10,80,20
        """),
      RuleExample(
        "A gradient counts where the text stands, a picture by what lies over it",
        """
        group frame=0,0,100,40
          shape pattern=linear:0,0,1,0:#FFFFFF/0,#000000/1
          text "Plan" size=17 color=#000000 frame=0,10,40,20
        group frame=0,50,100,40
          picture "salad" decorative
          shape fill=#000000@0.6
          text "Salad" size=17 color=#FFFFFF
        """),
      RuleExample(
        "A card that is translucent as a whole: its text is not laid over its own ground twice",
        """
        screen colorScheme=dark
        group frame=0,0,100,40
          shape fill=#FFFFFF group=1@0.5 group=2!
          text "Plan" size=17 color=#000000 group=1@0.5 group=2!
        """),
    ],
    failing: [
      RuleExample(
        "A grey that just misses 4.5",
        """
        ↓staticText "Plan"
          text "Plan" size=17 color=#777777 on=#FFFFFF
        """),
      RuleExample(
        "A card painted under the text, and a text that is translucent",
        """
        group frame=0,0,100,40
          shape fill=#F1F5F9 frame=0,0,100,40
          ↓staticText "Muted" frame=10,10,80,20
            text "Muted" size=14 color=#71717A
          ↓staticText "Faint" frame=10,10,80,20
            text "Faint" size=14 color=#000000@0.4
        """),
      RuleExample(
        "Half of the background is too close to the text",
        """
        ↓group frame=0,0,100,40
          shape fill=#777777 frame=0,0,50,40
          text "Plan" size=17 color=#000000@0.6 frame=10,10,80,20
        """),
      RuleExample(
        "Over two surfaces the worse one decides",
        """
        ↓group frame=0,0,100,40
          shape fill=#000000 frame=0,0,50,40
          shape fill=#888888 frame=50,0,50,40
          text "Plan" size=17 color=#FFFFFF frame=10,10,80,20
        """),
      RuleExample(
        "Every stop of a gradient is too close to the text",
        """
        ↓group frame=0,0,100,40
          shape pattern=linear:0,0,0,1:#999999/0,#888888/1
          text "Plan" size=17 color=#FFFFFF
        """),
      RuleExample(
        "Multiplied, and veiled by what is painted over it",
        """
        group frame=0,0,100,40
          shape fill=#FFCC00
          ↓staticText "Plan" frame=0,0,100,40
            text "Plan" size=17 color=#999999 group=1*multiply
        group frame=0,50,100,40
          ↓staticText "Veiled" frame=0,50,100,40
            text "Veiled" size=17 color=#000000
            shape fill=#FFFFFF@0.7
        """),
      RuleExample(
        "Large by one reading of large text and not by another is an advice",
        """
        ↓button "Cook"
          text "Cook" size=17 bold color=#F16E00 on=#FFFFFF
        """),
      RuleExample(
        "A larger text size, chosen by a person, does not make the text large",
        """
        screen dynamicType=accessibility3
        ↓staticText "Plan"
          text "Plan" size=40 declared=17 style=body color=#777777 on=#FFFFFF
        """),
      RuleExample(
        "Over a picture a person has to judge",
        """
        ↓group frame=0,0,100,40
          picture "salad" decorative
          text "Salad" size=17 color=#FFFFFF
        """),
      RuleExample(
        "Over a part of a gradient, or over a material, a person has to judge",
        """
        ↓group frame=0,0,100,40
          shape pattern=linear:0,0,1,0:#FFFFFF/0,#000000/1
          text "Plan" size=17 color=#000000
        ↓group frame=0,50,100,40
          shape pattern=material:thin
          text "Salad" size=17 color=#000000
        """),
      RuleExample(
        "Whether a translucent card is drawn as a whole decides",
        """
        screen colorScheme=dark
        ↓group frame=0,0,100,40
          shape fill=#FFFFFF group=1@0.5
          text "Plan" size=17 color=#000000 group=1@0.5
        """),
      RuleExample(
        "A text that readers do not read may be decoration",
        """
        group elementsHidden
          ↓staticText "AL"
            text "AL" size=17 color=#777777 on=#FFFFFF
        """),
      RuleExample(
        "A colour that is not known",
        """
        ↓staticText "Plan"
          text "Plan" size=17 on=#FFFFFF
        """),
    ],
    inapplicable: [
      RuleExample(
        "A disabled control",
        """
        button "Cook" notEnabled
          text "Cook" size=17 color=#CCCCCC on=#FFFFFF
        """),
      RuleExample(
        "Declared decoration, a part of a logo, what is covered",
        """
        group frame=0,0,100,40
          text "AL" size=17 color=#CCCCCC on=#FFFFFF purpose=decoration
          text "Brand" size=17 color=#CCCCCC on=#FFFFFF purpose=logotype
          text "Under" size=17 color=#CCCCCC
          shape fill=#FFFFFF
        """),
      RuleExample(
        "A placeholder, of which another rule takes care",
        """
        textEntry "Name" placeholder="Name"
          text "Name" size=17 color=#CCCCCC on=#FFFFFF
        """),
      RuleExample(
        "A text in the colour of its background is not shown as text",
        """
        staticText "Plan"
          text "Plan" size=17 color=#FFFFFF on=#FFFFFF
        """),
      RuleExample(
        "A sign that is neither letter nor digit",
        """
        staticText "Rating"
          text "★" size=17 color=#DDDDDD on=#FFFFFF
        """),
      RuleExample("Nothing is painted", "screen painted\nstaticText \"Plan\""),
    ],
    check: .screen(needsScene: true) { context in
      context.judgeTexts { $0.isPlaceholder ? .inapplicable : $0.judge() }
    })
}
