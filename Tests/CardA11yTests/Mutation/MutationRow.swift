import Testing

@testable import a11ysim

/// A kind of mutation with a small scenario in which it is made and noticed, and another one in
/// which it cannot be made, or changes nothing.
struct MutationRow: Sendable, CustomTestStringConvertible {
  /// The kind.
  let kind: String
  /// The members of the scenario in which it is killed.
  let killed: String
  /// What kills it.
  let killer: String
  /// The members of another scenario.
  let spared: String
  /// Whether it can be made there, and changes nothing.
  var isEquivalent = false

  var testDescription: String { kind }

  static let all = names + traits + details + doing + order + look + views + actions

  private static let button =
    #""screen": [{ "type": "DSButton", "label": "Buy", "action": "buy" }]"#
  private static let buttons =
    #""screen": [{ "type": "DSButton", "label": "Buy", "action": "buy" },"#
    + #"{ "type": "DSButton", "label": "Save", "action": "save" }]"#
  private static let text = #""screen": ["Plan"]"#
  private static let texts = #""screen": ["Plan", "Two seats left"]"#

  private static func node(_ members: String) -> String {
    #""tree": { "children": [{ "id": "a", "isElement": true, \#(members) }] }"#
  }

  private static let names = [
    MutationRow(
      kind: "drop-label", killed: text, killer: "golden", spared: node(#""value": "5""#)),
    MutationRow(
      kind: "empty-label", killed: text, killer: "golden", spared: node(#""value": "5""#)),
    MutationRow(kind: "vague-label", killed: button, killer: "golden", spared: text),
    MutationRow(kind: "role-in-label", killed: button, killer: "golden", spared: text),
    MutationRow(kind: "duplicate-label", killed: buttons, killer: "golden", spared: button),
    MutationRow(kind: "swap-labels", killed: buttons, killer: "golden", spared: button),
  ]

  private static let traits = [
    MutationRow(kind: "drop-trait", killed: button, killer: "golden", spared: text),
    MutationRow(kind: "fake-button", killed: text, killer: "golden", spared: button),
    MutationRow(kind: "wrong-role", killed: button, killer: "golden", spared: text),
    MutationRow(kind: "false-state", killed: button, killer: "golden", spared: text),
  ]

  private static let details = [
    MutationRow(
      kind: "drop-value",
      killed: node(
        #""label": "Volume", "value": "5", "traits": ["adjustable"], "#
          + #""adjustment": { "increment": "up", "decrement": "down" }"#),
      killer: "golden", spared: text),
    MutationRow(
      kind: "drop-hint",
      killed: #""screen": [{ "type": "DSButton", "label": "Buy", "action": "buy", "#
        + #""accessibilityHint": "Asks once more." }]"#,
      killer: "golden",
      spared: #""reader": { "verbosity": { "hints": false } }, "#
        + #""screen": [{ "type": "DSButton", "label": "Buy", "action": "buy", "#
        + #""accessibilityHint": "Asks once more." }]"#, isEquivalent: true),
    MutationRow(
      kind: "repeat-in-hint", killed: button, killer: "golden", spared: text),
    MutationRow(
      kind: "drop-detail",
      killed: node(
        #""label": "Ada", "customContent": [{ "label": "Seats", "value": "2" }]"#),
      killer: "golden", spared: text),
    MutationRow(
      kind: "drop-container",
      killed:
        #""tree": { "children": [{ "id": "l", "container": { "kind": "list", "label": "Steps" }, "#
        + #""children": [{ "id": "a", "isElement": true, "label": "One" },"#
        + #"{ "id": "b", "isElement": true, "label": "Two" }] }] }"#,
      killer: "golden",
      spared: #""screen": [{ "type": "VStack", "accessibilityElement": "contain", "#
        + #""content": ["Plan"] }]"#, isEquivalent: true),
  ]

  private static let doing = [
    MutationRow(
      kind: "dead-control",
      killed: button + #", "script": [{ "gesture": "swipeRight" },"#
        + #"{ "gesture": "doubleTap", "expect": { "action": "buy" } }]"#,
      killer: "expectation", spared: text),
    MutationRow(
      kind: "drop-custom-action",
      killed: node(#""label": "Ada", "customActions": [{ "name": "Call", "action": "call" }]"#),
      killer: "golden", spared: button),
    MutationRow(
      kind: "drop-gesture",
      killed: node(#""label": "Song", "magicTapAction": "play""#)
        + #", "script": [{ "gesture": "swipeRight" },"#
        + #"{ "gesture": "twoFingerDoubleTap", "expect": { "action": "play" } }]"#,
      killer: "expectation", spared: button),
    MutationRow(
      kind: "swap-actions",
      killed: buttons + #", "script": [{ "gesture": "swipeRight" },"#
        + #"{ "gesture": "doubleTap", "expect": { "action": "buy" } }]"#,
      killer: "expectation",
      spared: buttons.replacing(#""save""#, with: #""buy""#)),
  ]

  private static let order = [
    MutationRow(
      kind: "hide-stop", killed: texts, killer: "golden",
      spared: #""screen": [{ "type": "Image", "decorative": "sky" }]"#),
    MutationRow(
      kind: "expose-hidden",
      killed: #""screen": ["Plan", { "type": "Image", "decorative": "sky" }]"#,
      killer: "golden", spared: text),
    MutationRow(
      kind: "expose-hidden",
      killed: #""tree": { "children": [{ "id": "a", "isElement": true, "label": "Plan" },"#
        + #"{ "id": "b", "isElement": true, "label": "Sky", "elementsHidden": true }] }"#,
      killer: "golden",
      spared: #""tree": { "children": [{ "id": "a", "isElement": true, "label": "Plan" },"#
        + #"{ "id": "b", "elementsHidden": true }] }"#, isEquivalent: true),
    MutationRow(kind: "swap-order", killed: texts, killer: "golden", spared: text),
    MutationRow(
      kind: "swap-order",
      killed: #""tree": { "children": [{ "id": "a", "isElement": true, "label": "One" },"#
        + #"{ "id": "b", "isElement": true, "label": "Two" }] }"#,
      killer: "golden", spared: node(#""label": "One""#)),
    MutationRow(kind: "merge-buttons", killed: buttons, killer: "golden", spared: button),
    MutationRow(kind: "drop-modal", killed: sheet, killer: "golden", spared: button),
    MutationRow(
      kind: "drop-modal",
      killed: #""tree": { "children": [{ "id": "a", "isElement": true, "label": "Behind" },"#
        + #"{ "id": "b", "modal": true, "escapeAction": "close", "children": ["#
        + #"{ "id": "c", "isElement": true, "label": "In front" }] }] }"#,
      killer: "golden", spared: node(#""label": "One""#)),
  ]

  private static let sheet =
    #""screen": [{ "type": "DSButton", "label": "Open", "action": "open" }], "#
    + #""actions": { "open": { "present": ["All about it"] } }, "script": ["#
    + #"{ "gesture": "swipeRight" }, { "gesture": "doubleTap" }, "#
    + #"{ "gesture": "swipeLeft", "expect": { "sound": "boundary" } }]"#

  private static let look = [
    MutationRow(
      kind: "dim-text", killed: text, killer: "rule",
      spared:
        #""screen": [{ "type": "Text", "text": "Plan", "modifiers": [{ "disabled": true }] }]"#
    ),
    MutationRow(
      kind: "fixed-color",
      killed: #""screen": [{ "type": "DSCard", "content": ["Plan"] }], "#
        + #""matrix": { "colorScheme": ["light", "dark"] }"#,
      killer: "rule",
      spared: #""screen": [{ "type": "Text", "text": "Plan", "foregroundStyle": "black", "#
        + #""modifiers": [{ "background": "white" }] }]"#, isEquivalent: true),
    MutationRow(
      kind: "dim-boundary",
      killed: #""screen": [{ "type": "Button", "action": "like", "label": "#
        + #"{ "type": "Image", "systemName": "heart", "accessibilityLabel": "Like" } }]"#,
      killer: "rule", spared: text),
    MutationRow(
      kind: "shrink-target",
      killed: node(
        #""label": "Like", "traits": ["button"], "action": "like", "frame": [0, 0, 48, 48]"#)
        + #", "audit": { "failOn": "advice" }"#,
      killer: "rule", spared: button),
  ]

  private static let views = [
    MutationRow(
      kind: "leak-picture",
      killed: #""screen": [{ "type": "NavigationLink", "action": "open", "label": "#
        + #"{ "type": "ODSCardSmall", "title": "Plan", "image": "sky" } }], "#
        + #""audit": { "failOn": "advice", "rules": { "card-small-wide": "off" } }"#,
      killer: "rule",
      spared: #""screen": [{ "type": "ODSCardSmall", "title": "Plan", "image": "sky" }]"#,
      isEquivalent: true),
    MutationRow(
      kind: "ungroup",
      killed: #""screen": [{ "type": "VStack", "accessibilityElement": "combine", "#
        + #""content": ["Plan", "Two seats left"] }]"#,
      killer: "golden",
      spared: #""screen": [{ "type": "VStack", "accessibilityElement": "combine", "#
        + #""content": ["Plan"] }]"#),
    MutationRow(
      kind: "line-limit",
      killed: #""screen": ["A text that is so long that it takes two lines at this width"]"#,
      killer: "rule", spared: #""screen": ["Hi"]"#, isEquivalent: true),
    MutationRow(
      kind: "fixed-font", killed: text + #", "matrix": { "dynamicType": "all" }"#, killer: "rule",
      spared: fixed),
    MutationRow(
      kind: "capped-size", killed: text + #", "matrix": { "dynamicType": "all" }"#, killer: "rule",
      spared: fixed),
    MutationRow(
      kind: "fixed-height",
      killed: #""screen": [{ "type": "Text", "modifiers": [{ "frame": { "minHeight": 24 } }], "#
        + #""text": "A text that is so long that it takes two lines at this width" }]"#,
      killer: "rule", spared: text),
    MutationRow(
      kind: "no-wrap", killed: alternatives("A text that is so long that it takes two lines"),
      killer: "rule", spared: alternatives("A"), isEquivalent: true),
  ]

  private static let fixed =
    #""screen": [{ "type": "Text", "text": "Plan", "font": { "size": 17 } }], "#
    + #""audit": { "rules": { "dt-fixed-font": "off" } }"#

  private static func alternatives(_ text: String) -> String {
    #""screen": [{ "type": "ViewThatFits", "content": ["#
      + #"{ "type": "HStack", "modifiers": [{ "fixedSize": true }], "#
      + #""content": ["\#(text)", "\#(text)"] }, "#
      + #"{ "type": "VStack", "content": ["\#(text)", "\#(text)"] }] }]"#
  }

  private static let actions = [
    MutationRow(
      kind: "drop-announcement", killed: changing(#""announce": "Saved""#),
      killer: "golden", spared: button),
    MutationRow(
      kind: "drop-focus", killed: changing(#""focus": "b""#), killer: "golden", spared: button),
    MutationRow(
      kind: "stale-state", killed: changing(#""set": { "a": { "value": "2" } }"#),
      killer: "golden", spared: button),
  ]

  private static func changing(_ effect: String) -> String {
    #""tree": { "children": ["#
      + #"{ "id": "a", "isElement": true, "label": "Save", "traits": ["button"], "#
      + #""action": "save" }, { "id": "b", "isElement": true, "label": "Plan" }] }, "#
      + #""actions": { "save": { \#(effect) } }, "#
      + #""script": [{ "gesture": "swipeRight" }, { "gesture": "doubleTap" }]"#
  }
}
