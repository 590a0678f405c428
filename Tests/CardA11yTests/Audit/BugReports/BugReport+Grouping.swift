import A11yTree

/// Groups, controls inside of others, and pictures.
extension BugReport {
  static let grouping: [BugReport] = [
    BugReport(
      "Orange-OpenSource/ods-ios#551", "each text of a card is a swipe",
      """
      semanticGroup card
        staticText "Title"
        staticText "Subtitle"
        staticText "Supporting text"
        button "Buy" action=buy
      """,
      finds: "advice group-too-chatty",
      repaired: """
        semanticGroup card
          element "Title, Subtitle, Supporting text"
          button "Buy" action=buy
        """,
      budgets: {
        var budgets = Budgets()
        budgets.stopsPerCard = 2
        return budgets
      }()),
    BugReport(
      "moona3k/macparakeet#203", "a label on a combined row silences its texts",
      """
      element "Standup" explicitLabel
        text "Standup" size=17 style=body
        text "We talked about the release" size=13 style=footnote
        text "12:30" size=13 style=footnote
      """,
      finds: "cantTell text-unexposed",
      repaired: """
        element "Standup, We talked about the release, 12:30"
          text "Standup" size=17 style=body color=#000000
          text "We talked about the release" size=13 style=footnote color=#000000
          text "12:30" size=13 style=footnote color=#000000
        """),
    BugReport(
      "SAP/cloud-sdk-ios-fiori#1691", "the link of a combined text is left out",
      #"element "By going on you agree" innerControl="Terms""#,
      finds: "failed combined-loses-action",
      repaired: #"element "By going on you agree, Terms" customAction="Terms":terms"#),
    BugReport(
      "facebook/react-native#24515", "Save inside of a tappable row is out of reach",
      """
      button "Draft" action=open
        button "Save" action=save
      """,
      finds: "failed nested-interactive",
      repaired: """
        group
          button "Draft" action=open
          button "Save" action=save
        """),
    BugReport(
      "facebook/react-native#32625", "a double tap on an accordion hits the icon on it",
      """
      group frame=0,0,300,60
        button "Delivery" action=expand frame=0,0,300,60
        button "Help" action=help frame=128,8,44,44
      """,
      finds: "cantTell activation-outside",
      repaired: """
        group frame=0,0,300,60
          button "Delivery" action=expand frame=0,0,248,60
          button "Help" action=help frame=252,8,44,44
        """),
    BugReport(
      "redbadger/pride-london-app#232", "a card lost its role when Save became a stop",
      """
      group
        element "Parade, Saturday at noon" action=open
        button "Save the parade" action=save
      """,
      finds: "failed action-missing",
      repaired: """
        group
          button "Parade, Saturday at noon" action=open
          button "Save the parade" action=save
        """),
    BugReport(
      "mobile-dev-inc/Maestro#821", "a link inside of a text is no stop",
      #"staticText "Read the terms" innerControl="terms""#,
      finds: "failed combined-loses-action",
      repaired: #"staticText "Read the terms" textLink="terms":terms"#),
    BugReport(
      "flutter/flutter#77003", "controls of a merged item are read and not operated",
      """
      button "Milk, Delete, Done" action=open
        button "Delete" action=delete
        toggleButton "Done" value="0" action=done
      """,
      finds: "failed nested-interactive",
      repaired: """
        group
          button "Milk" action=open customAction="Delete":delete customAction="Done":done
        """),
    BugReport(
      "carekit-apple/CareKit#241", "the arrow of a cell is missing in its list of elements",
      """
      group
        staticText "Take a walk"
        group action=details frame=300,0,44,44
          text "›" size=17 style=body
      """,
      finds: "failed action-missing",
      repaired: """
        group
          staticText "Take a walk"
          button "Open the details" action=details frame=300,0,44,44
        """),
    BugReport(
      "wordpress-mobile/WordPress-iOS#8712", "a menu is only \"button\"",
      """
      staticText "Longreads"
      button action=menu
      """,
      finds: "failed name-missing-control",
      repaired: """
        button "Longreads" action=site
        button "More" action=menu
        """),
  ]

  static let images: [BugReport] = [
    BugReport(
      "Orange-OpenSource/ods-ios#276", "the picture of a card is announced",
      """
      semanticGroup
        image "placeholder"
          picture "placeholder" decorative
        element "Title"
      """,
      finds: "failed image-decorative-exposed",
      repaired: """
        semanticGroup
          group elementsHidden
            picture "placeholder" decorative
          element "Title"
        """),
    BugReport(
      "signalapp/Signal-iOS#6257", "a hero picture is announced by its name",
      """
      image "backups_hero"
        picture "backups_hero"
      header "Back up your messages"
      """,
      finds: "cantTell name-not-human",
      repaired: """
        group elementsHidden
          picture "backups_hero" decorative
        header "Back up your messages"
        """),
    BugReport(
      "microsoft/AdaptiveCards#6294", "a picture is only \"Image\"",
      "semanticGroup\n  image\n  staticText \"Agenda\"",
      finds: "failed name-missing-image",
      repaired: "semanticGroup\n  image \"The keynote hall\"\n  staticText \"Agenda\""),
    BugReport(
      "ntderosu-code/QuizEditor#115", "the symbol of a banner is read before the sentence",
      """
      image "info circle"
        picture "info.circle" symbol
      staticText "Saved on this device"
      """,
      finds: "cantTell name-not-human",
      repaired: "staticText \"Saved on this device\""),
    BugReport(
      "rioX432/CivitDeck#311", "symbols for states say nothing",
      """
      button "heart.fill" action=unlike
      button "eye.slash.fill" action=hide
      image "checkmark.circle.fill"
      staticText "Owned"
      """,
      finds: "cantTell name-not-human",
      repaired: """
        button "Remove from favourites" action=unlike
        button "Hide the model" action=hide
        staticText "Owned"
        """),
    BugReport(
      "mozilla-mobile/firefox-ios#29114", "segments are called by their assets",
      """
      segmentedControl
        button "bookmarkTrayFillLarge" selected action=bookmarks
        button "historyLarge" action=history
      """,
      finds: "cantTell name-not-human",
      repaired: """
        segmentedControl
          button "Bookmarks" selected action=bookmarks
          button "History" action=history
        """),
    BugReport(
      "lionheart/openradar-mirror#15904", "a sticker is \"Bacon P N G\"",
      #"image "Bacon.png""#, finds: "cantTell name-not-human", repaired: #"image "Bacon""#),
    BugReport(
      "Awful/Awful.app#609", "smilies are pictures without a name",
      "staticText \"Well done\"\nimage", finds: "failed name-missing-image",
      repaired: "staticText \"Well done\"\nimage \":cheers:\""),
  ]
}
