import A11yTree

/// Roles, states, headings, and the order.
extension BugReport {
  static let roles: [BugReport] = [
    BugReport(
      "square/Blueprint#614", "a tappable wrapper is a text",
      #"staticText "Open the order" action=open"#, finds: "failed action-missing",
      repaired: #"button "Open the order" action=open"#),
    BugReport(
      "microsoft/AdaptiveCards#8078", "a container that acts has no role, then says all twice",
      #"element "Order 12, shipped, Order 12, shipped" action=open"#,
      finds: "failed action-missing", "advice said-twice",
      repaired: #"button "Order 12, shipped" action=open"#),
    BugReport(
      "flutter/flutter#45823", "a tap handler is no button",
      "group action=open\n  staticText \"some text\"", finds: "failed action-missing",
      repaired: #"button "some text" action=open"#),
    BugReport(
      "material-components/material-components-ios#8788", "a chip is no button",
      #"element "Vegetarian" action=filter"#, finds: "failed action-missing",
      repaired: #"button "Vegetarian" action=filter"#),
    BugReport(
      "SAP/cloud-sdk-ios-fiori#1253", "buttons that nobody sees are in the order",
      """
      staticText "Invoice"
      button "More" action=more
        text "More" size=17 style=body color=#00000000
      """,
      finds: "cantTell stop-invisible",
      repaired: """
        staticText "Invoice"
        group hidden
          button "More" action=more
        """),
    BugReport(
      "mozilla-mobile/firefox-ios#26504", "the selector of tabs says none is selected",
      """
      segmentedControl
        button "Tabs" action=tabs
        button "Private" action=private
      """,
      finds: "cantTell selection-missing",
      repaired: """
        segmentedControl
          button "Tabs" action=tabs
          button "Private" selected action=private
        """),
    BugReport(
      "microsoft/Teams-AdaptiveCards-Mobile#714", "a choice says its place and not its state",
      """
      segmentedControl
        button "Red" action=red
        button "Green" action=green
        button "Blue" action=blue
      """,
      finds: "cantTell selection-missing",
      repaired: """
        segmentedControl
          button "Red" selected action=red
          button "Green" action=green
          button "Blue" action=blue
        """),
    BugReport(
      "microsoft/AdaptiveCards#8401", "a control that works says dimmed",
      #"button "Submit" notEnabled interactive=true action=submit"#,
      finds: "cantTell disabled-only-visual", repaired: #"button "Submit" action=submit"#),
    BugReport(
      "RevenueCat/purchases-ios#7545", "\"slash mo\"",
      #"button "Yearly, $5.83/mo" action=yearly"#, finds: "advice pron-unit",
      repaired: #"button "Yearly, $5.83 monthly" selected action=yearly"#),
    BugReport(
      "wordpress-mobile/WordPress-iOS#12904", "titles of cards are no headings",
      """
      semanticGroup card
        staticText "A walk in the woods"
      semanticGroup card
        staticText "Bread at home"
      """,
      finds: "advice heading-missing",
      repaired: """
        semanticGroup card
          header "A walk in the woods"
        semanticGroup card
          header "Bread at home"
        """),
    BugReport(
      "USDepartmentofLabor/Child-Labor#99", "a logo is just \"button\"",
      "button image action=site", finds: "failed name-missing-control",
      repaired: #"link "Department of Labor" image action=site"#),
    BugReport(
      "owncloud/ios-app#264", "a sheet of actions cannot be dismissed",
      "staticText \"Files\"\nsemanticGroup modal\n  staticText \"No actions\"",
      finds: "cantTell modal-without-exit",
      repaired: """
        staticText "Files"
        semanticGroup modal escapeAction=close
          staticText "No actions"
        """),
  ]

  static let order: [BugReport] = [
    BugReport(
      "wordpress-mobile/WordPress-iOS#13211", "\"middle dot\" after a very long excerpt",
      #"element "Bread, 6 days ago · by Ada""#, finds: "advice pron-symbol",
      repaired: #"element "Bread, 6 days ago, by Ada""#),
    BugReport(
      "mozilla-mobile/firefox-ios#15327", "a payment card is read number first, its issuer never",
      """
      group orderedElements frame=0,0,390,120
        text "Visa" size=17 style=body color=#000000 frame=16,0,200,20
        staticText "Ending in 4242" frame=16,60,200,20
        staticText "Ada Lovelace" frame=16,30,200,20
        staticText "12/23" frame=16,90,200,20
      """,
      finds: "failed text-unexposed", "cantTell order-vs-visual", "advice pron-date",
      repaired: """
        group orderedElements frame=0,0,390,120
          staticText "Visa" frame=16,0,200,20
          staticText "Ada Lovelace" frame=16,30,200,20
          staticText "Ending in 4242" frame=16,60,200,20
          staticText "Expires December 2023" frame=16,90,200,20
        """),
    BugReport(
      "woocommerce/woocommerce-ios#2160", "currency and value are out of sequence",
      """
      group orderedElements frame=0,0,390,44
        staticText "Price" frame=16,12,60,20
        textEntry "Amount" value="10" frame=200,12,100,20
        staticText "USD" frame=150,12,40,20
      """,
      finds: "cantTell order-vs-visual",
      repaired: #"textEntry "Price" value="10 USD" frame=16,0,358,44"#),
  ]
}
