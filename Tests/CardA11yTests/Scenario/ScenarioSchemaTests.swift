import CardA11y
import Testing

/// The published schema and the reader agree on whole files.
@MainActor
struct ScenarioSchemaTests {
  private let schema = JSONSchemaValidator(root: ScenarioSchema.schema())

  private func value(_ text: String) throws -> JSONValue {
    try JSONParser.parse(Array(text.utf8))
  }

  private func isRead(_ text: String) -> Bool {
    (try? ScenarioReader.read(Array(text.utf8), path: "x.scenario.json")) != nil
  }

  nonisolated static let accepted: [String] = [
    #"{"$schema": "s", "name": "n", "screen": ["x"]}"#,
    ##"{"theme": {"extends": "orange", "accent": "#B25100", "border": {"light": "red", "darkHighContrast": "blue"}}, "screen": ["x"]}"##,
    #"{"theme": {"name": "n", "extends": "ds"}, "assets": [], "screen": ["x"]}"#,
    #"{"environment": {"device": "iPhone 16", "dynamicType": "extraLarge", "layoutDirection": "rtl"}, "theme": "ds-published", "screen": ["x"]}"#,
    #"{"environment": {"width": 320, "height": 600, "displayScale": 2, "idiom": "pad", "colorScheme": "dark", "contrast": "increased", "legibilityWeight": "bold", "locale": "en"}, "screen": ["x"]}"#,
    #"{"matrix": {"dynamicType": "all", "width": [320, 390], "layoutDirection": ["ltr", "rtl"]}, "screen": ["x"]}"#,
    #"{"tree": {"children": [{"id": "a", "label": "x", "isElement": true, "frame": [0, 0, 1, 1], "cell": {"row": null}}]}}"#,
    #"{"tree": {"container": {"kind": "dataTable", "rows": 2, "rowHeaders": {"0": ["a"]}}, "path": true, "customRotors": [{"name": "x"}]}}"#,
    #"{"screen": ["x"], "script": [{"gesture": "swipeRight", "expect": "x"}, {"gesture": "doubleTap", "expect": {"action": "a", "spoken": null}}]}"#,
    #"{"screen": ["x"], "scripts": [{"environment": {"colorScheme": "dark"}, "steps": [{"gesture": "rotor", "to": "headings"}, {"gesture": "touch", "at": [1, 2]}]}]}"#,
    #"{"screen": ["x"], "scripts": [{"reader": "keyboard", "steps": [{"gesture": "tab", "expect": "x"}, {"gesture": "tabZ"}, {"gesture": "escape"}]}]}"#,
    #"{"screen": ["x"], "scripts": [{"reader": "voice-control", "steps": [{"gesture": "say", "to": "Tap x"}]}, {"reader": "voiceover", "steps": [{"gesture": "doubleTap"}]}]}"#,
    #"{"screen": ["x"], "scripts": [{"reader": "switch-control", "environment": {"locale": "fr"}, "steps": [{"gesture": "next"}, {"gesture": "select"}]}]}"#,
    #"{"screen": ["x"], "script": [{"gesture": "VO-F", "to": "x"}, {"gesture": "VO-Shift-Command-H"}, {"gesture": "touch", "at": [1, 2], "expect": {"sound": "empty"}}]}"#,
    #"{"tree": {"customActions": ["a", {"name": "b", "action": "c"}], "adjustment": {"increment": "up"}, "textLinks": [{"label": "x"}], "headingLevel": 6, "scroll": {"axis": "horizontal", "contentLength": 2, "viewportLength": 1}, "escapeAction": "e", "magicTapAction": "m", "longPressAction": "l"}}"#,
    #"{"screen": ["x"], "audit": {"thresholds": "strict", "largeText": "apple", "failOn": "advice", "budgets": {"stopsPerCard": 3}, "rules": {"dt-fixed-font": "off"}, "expect": [{"rule": "contrast-text-aa", "element": "x", "outcome": "cantTell", "reason": "r"}]}}"#,
    #"{"screen": ["x"], "audit": {"expect": [{"rule": "dt-fixed-font", "count": 3}, {"rule": "dt-fixed-font", "all": true}], "suppress": [{"rule": "card-nested", "element": "x", "reason": "r", "expires": "2026-12-31"}]}}"#,
    #"{"screen": ["x"], "reader": {"profile": "ios-17", "nativeTraitsOnly": true, "verbosity": {"hints": false, "controls": "before", "containerDescriptions": false}}}"#,
    #"{"screen": [{"type": "Text", "text": "x", "isShown": false, "accessibilityIdentifier": "t"}], "actions": {"x": {"set": {"t": {"text": "y", "font": null}}, "toggle": {"t": {"isShown": true}}, "announce": ["a", {"text": "b", "priority": "low"}], "focus": "t"}}}"#,
    #"{"screen": [{"type": "Button", "label": "x", "action": "go"}], "actions": {"go": {"screen": ["y"], "present": ["z"], "dismiss": true}}}"#,
    #"{"tree": {"id": "a", "action": "go", "isElement": true}, "actions": {"go": {"remove": ["a"], "present": {"label": "x"}, "tree": {"label": "y"}}}}"#,
    #"{"screen": [{"type": "Text", "text": "x", "accessibilityAction": {"kind": "escape", "action": "go"}, "accessibilityAdjustableAction": {"increment": "up", "decrement": "down"}, "accessibilityHeading": "h2", "modifiers": [{"onLongPressGesture": "hold"}]}]}"#,
  ]

  @Test(arguments: accepted)
  func bothAccept(text: String) throws {
    #expect(isRead(text))
    #expect(schema.accepts(try value(text)))
  }

  nonisolated static let refused: [String] = [
    #"[]"#, #"{}"#, #"{"screen": []}"#, #"{"screen": ["x"], "tree": {}}"#,
    #"{"screen": ["x"], "nmae": "n"}"#, #"{"screen": ["x"], "name": 1}"#,
    #"{"screen": ["x"], "reader": {"profile": "ios-16"}}"#,
    #"{"screen": ["x"], "reader": {"verbosity": {"controls": true}}}"#,
    #"{"screen": ["x"], "reader": {"verbosity": {"hint": true}}}"#,
    #"{"screen": ["x"], "theme": "blue"}"#, #"{"screen": [1]}"#,
    #"{"screen": ["x"], "theme": {"acent": "red"}}"#,
    #"{"screen": ["x"], "theme": {"accent": {"dark": "red"}}}"#,
    #"{"screen": ["x"], "theme": {"extends": "blue"}}"#, #"{"screen": ["x"], "theme": 1}"#,
    #"{"screen": ["x"], "assets": "Assets.xcassets"}"#, #"{"screen": ["x"], "assets": [1]}"#,
    #"{"screen": [{"type": "Card"}]}"#, #"{"screen": [{"type": "Text"}]}"#,
    #"{"screen": ["x"], "environment": {"width": 0}}"#,
    #"{"screen": ["x"], "environment": {"dynamicType": "huge"}}"#,
    #"{"screen": ["x"], "environment": {"device": "Nokia"}}"#,
    #"{"screen": ["x"], "matrix": {"width": "all"}}"#,
    #"{"screen": ["x"], "matrix": {"colorScheme": []}}"#,
    #"{"screen": ["x"], "matrix": {"colorScheme": "dark"}}"#,
    #"{"screen": ["x"], "script": []}"#, #"{"screen": ["x"], "script": [{}]}"#,
    #"{"screen": ["x"], "script": [{"gesture": "swipeRight", "expect": {}}]}"#,
    #"{"screen": ["x"], "script": [{"gesture": "swipeRight", "expect": {"sound": "bang"}}]}"#,
    #"{"screen": ["x"], "scripts": [{"environment": {}}]}"#,
    #"{"screen": ["x"], "script": [{"gesture": "tab"}]}"#,
    #"{"screen": ["x"], "scripts": [{"reader": "talkback", "steps": [{"gesture": "tab"}]}]}"#,
    #"{"screen": ["x"], "scripts": [{"reader": "keyboard", "steps": [{"gesture": "swipeRight"}]}]}"#,
    #"{"screen": ["x"], "scripts": [{"reader": "keyboard", "steps": [{"gesture": "tab", "to": "x"}]}]}"#,
    #"{"screen": ["x"], "scripts": [{"reader": "voice-control", "steps": [{"gesture": "say"}]}]}"#,
    #"{"screen": ["x"], "audit": {"rules": {"dt-fixed-font": false}}}"#,
    #"{"screen": ["x"], "audit": {"expect": [{"element": "x"}]}}"#,
    #"{"screen": ["x"], "actions": []}"#, #"{"screen": ["x"], "actions": {"x": {}}}"#,
    #"{"screen": ["x"], "actions": {"x": {"wait": 1}}}"#,
    #"{"screen": ["x"], "actions": {"x": {"set": {"t": {}}}}}"#,
    #"{"screen": ["x"], "actions": {"x": {"announce": {"priority": "high"}}}}"#,
    #"{"screen": ["x"], "actions": {"x": {"dismiss": false}}}"#,
    #"{"screen": ["x"], "actions": {"x": {"remove": []}}}"#,
    #"{"screen": [{"type": "Text", "text": "x", "accessibilityAction": {"kind": "wave", "action": "go"}}]}"#,
    #"{"screen": ["x"], "audit": {"expect": [{"rule": "dt-fixed-font", "count": 0}]}}"#,
    #"{"screen": ["x"], "audit": {"expect": [{"rule": "dt-fixed-font", "all": 1}]}}"#,
    #"{"screen": ["x"], "audit": {"expect": [{"rule": "dt-fixed-font", "expires": "2026-12-31"}]}}"#,
    #"{"screen": ["x"], "audit": {"suppress": [{"rule": "dt-fixed-font"}]}}"#,
    #"{"screen": ["x"], "audit": {"suppress": [{"rule": "dt-fixed-font", "reason": "r", "expires": "soon"}]}}"#,
    #"{"screen": ["x"], "audit": {"budgets": {"stops": 3}}}"#,
    #"{"tree": {"traits": ["modal"]}}"#, #"{"tree": {"cell": {"rowSpan": 0}}}"#,
    #"{"tree": {"headingLevel": 7}}"#, #"{"tree": {"scroll": {"contentLength": 5}}}"#,
    #"{"tree": {"customActions": [{"action": "a"}]}}"#, #"{"tree": {"textLinks": ["x"]}}"#,
    #"{"tree": {"scroll": {"contentLength": -5, "viewportLength": 1}}}"#,
    #"{"tree": {"frame": [0, 0, 1]}}"#, #"{"tree": {"container": {}}}"#,
  ]

  @Test(arguments: refused)
  func bothRefuse(text: String) throws {
    #expect(!isRead(text))
    #expect(!schema.accepts(try value(text)))
  }
}
