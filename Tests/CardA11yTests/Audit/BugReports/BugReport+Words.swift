import A11yTree

/// Words, text sizes and contrast.
extension BugReport {
  static let words: [BugReport] = [
    BugReport(
      "wikimedia/wikipedia-ios#931", "\"Home button, button\"",
      #"button "Home button" action=home"#, finds: "advice name-has-role",
      repaired: #"button "Home" action=home"#),
    BugReport(
      "microsoft/Teams-AdaptiveCards-Mobile#176", "\"button button\" in a form from right to left",
      "screen layoutDirection=rightToLeft\nbutton \"Ukadim button\" action=go",
      finds: "advice name-has-role",
      repaired: "screen layoutDirection=rightToLeft\nbutton \"Ukadim\" action=go"),
    BugReport(
      "AtB-AS/mittatb-app#5330", "a tag is a stop of its own, and a button",
      """
      screen painted
      element "Bonus, new functionality"
      button "New"
      """,
      finds: "cantTell role-without-action",
      repaired: "screen painted\nelement \"Bonus, new functionality\""),
    BugReport(
      "w3c/matf#109", "the name of a card lacks the label that is seen",
      """
      button "Open the article" action=open
        text "Summer salad" size=17 style=headline color=#000000
      """,
      finds: "failed label-in-name",
      repaired: """
        button "Summer salad, open the article" action=open
          text "Summer salad" size=17 style=headline color=#000000
        """),
    BugReport(
      "microsoft/fluentui-apple#972", "a hint promises details by a double tap",
      #"button "Example Person" hint="Double tap to see details" action=select"#,
      finds: "advice hint-describes-gesture",
      repaired: #"button "Example Person" selected action=select"#),
    BugReport(
      "microsoft/Teams-AdaptiveCards-Mobile#731", "stars are pictures, and the count is lost",
      """
      image "Rate 3 stars" action=rate
      staticText "Rating 3.2,"
      """,
      finds: "failed action-missing", "advice name-punctuated",
      repaired: """
        button "Rate 3 stars" action=rate
        staticText "Rating 3.2, 48 reviews"
        """),
    BugReport(
      "woocommerce/woocommerce-ios#6069", "bullets are read, and nothing pauses",
      #"button "Mug • In stock • 12 variants" action=open"#, finds: "advice pron-symbol",
      repaired: #"button "Mug. In stock. 12 variants" action=open"#),
    BugReport(
      "Orange-OpenSource/ouds-ios#1060", "the count of a badge is silent",
      """
      button "Messages" explicitLabel action=open
        text "Messages" size=17 style=body color=#000000
        text "3" size=12 style=caption color=#000000
      """,
      finds: "cantTell text-unexposed",
      repaired: """
        button "Messages" explicitLabel value="3 unread" action=open
          text "Messages" size=17 style=body color=#000000
          text "3" size=12 style=caption color=#000000
        """),
    BugReport(
      "Ranchero-Software/NetNewsWire#519", "the unread count of a row is not heard",
      """
      group
        staticText "Daring Fireball"
        text "12" size=13 style=footnote color=#000000
      """,
      finds: "failed text-unexposed",
      repaired: """
        group
          element "Daring Fireball" value="12 unread"
            text "12" size=13 style=footnote color=#000000
        """),
    BugReport(
      "SAP/cloud-sdk-ios-fiori#1591", "garbage text; that it is filling text is our guess",
      "staticText \"Invoice\"\nstaticText \"Lorem ipsum\"", finds: "cantTell name-not-human",
      repaired: "staticText \"Invoice\""),
  ]

  static let sizes: [BugReport] = [
    BugReport(
      "berty/berty#4276", "text grows, and its card keeps its height",
      """
      screen dynamicType=accessibility1
      semanticGroup card frame=16,0,358,60
        staticText "A new message" frame=16,0,358,100
          text "A new message" size=28 style=body color=#000000 frame=16,0,358,100 lines=3
      """,
      finds: "failed dt-offscreen",
      repaired: """
        screen dynamicType=accessibility1
        semanticGroup card frame=16,0,358,110
          staticText "A new message" frame=16,0,358,100
            text "A new message" size=28 style=body color=#000000 frame=16,0,358,100 lines=3
        """),
    BugReport(
      "woocommerce/woocommerce-ios#14976", "the main button is cut at 190 percent",
      """
      screen dynamicType=accessibility2
      button "Continue with the store" action=go
        text "Continue with the store" size=33 style=body color=#000000 lines=1/1 needs=2 cut
      """,
      finds: "failed dt-truncates",
      repaired: """
        screen dynamicType=accessibility2
        button "Continue with the store" action=go
          text "Continue with the store" size=33 style=body color=#000000 lines=2
        """),
    BugReport(
      "wordpress-mobile/WordPress-iOS#19728", "headers are clipped, and two buttons do not scale",
      """
      screen dynamicType=accessibility1
      header "Views and visitors"
        text "Views and visitors" size=28 style=body color=#000000 lines=1 cut
      button "Day" action=day
        text "Day" size=15 color=#000000
      """,
      finds: "failed dt-truncates", "failed dt-fixed-font",
      repaired: """
        screen dynamicType=accessibility1
        header "Views and visitors"
          text "Views and visitors" size=28 style=body color=#000000 lines=2
        button "Day" action=day
          text "Day" size=25 style=subheadline color=#000000
        """),
    BugReport(
      "pointfreeco/isowords#43", "words are cut at the first accessibility size",
      """
      screen dynamicType=accessibility1
      button "Leaderboards" action=open
        text "Leaderboards" size=28 style=body color=#000000 lines=1/1 cut
      """,
      finds: "failed dt-truncates",
      repaired: """
        screen dynamicType=accessibility1
        button "Leaderboards" action=open
          text "Leaderboards" size=28 style=body color=#000000 lines=1/1
        """),
    BugReport(
      "Covid-19Radar/Covid19Radar#589", "a long Japanese title of a button is cut",
      """
      screen dynamicType=xxLarge locale=ja
      button "過去14日間の接触を確認する" action=check
        text "過去14日間の接触を確認する" size=21 style=body color=#000000 lines=1/1 needs=2 cut
      """,
      finds: "failed dt-truncates",
      repaired: """
        screen dynamicType=xxLarge locale=ja
        button "接触を確認する" action=check
          text "接触を確認する" size=21 style=body color=#000000 lines=1/1
        """),
    BugReport(
      "SAP/cloud-sdk-ios-fiori#1661", "a limit of height cuts the title",
      """
      screen dynamicType=accessibility3
      staticText "Transformer overheated"
        text "Transformer overheated" size=40 style=body color=#000000 lines=1 needs=2 cut
      """,
      finds: "failed dt-truncates",
      repaired: """
        screen dynamicType=accessibility3
        staticText "Transformer overheated"
          text "Transformer overheated" size=40 style=body color=#000000 lines=2
        """),
  ]

  static let colors: [BugReport] = [
    BugReport(
      "Orange-OpenSource/ouds-ios#658", "black on #DB0002 is 4.01",
      "staticText \"New\"\n  text \"New\" size=13 style=footnote color=#000000 on=#DB0002",
      finds: "failed contrast-text-aa",
      repaired: "staticText \"New\"\n  text \"New\" size=13 style=footnote color=#FFFFFF on=#B80002"
    ),
    BugReport(
      "Ooolaa/TechPulse#77", "a grey of 3.18 on its card",
      """
      semanticGroup frame=0,0,390,80
        shape fill=#FFFFFF
        staticText "2 hours ago" frame=16,16,100,18
          text "2 hours ago" size=13 style=footnote color=#8A919C
      """,
      finds: "failed contrast-text-aa",
      repaired: """
        semanticGroup frame=0,0,390,80
          shape fill=#FFFFFF
          staticText "2 hours ago" frame=16,16,100,18
            text "2 hours ago" size=13 style=footnote color=#5A616C
        """),
    BugReport(
      "gotnull/socialmesh#281", "the text of a badge on a tint of its own colour",
      """
      staticText "Beta" frame=0,0,60,24
        shape capsule fill=#F59E0B@0.15
        text "Beta" size=12 style=caption color=#F59E0B
      """,
      finds: "failed contrast-text-aa",
      repaired: """
        staticText "Beta" frame=0,0,60,24
          shape capsule fill=#F59E0B@0.15
          text "Beta" size=12 style=caption color=#7A4D00
        """),
  ]
}
