import CardA11y
import Testing

/// What the actions of a scenario do to its screen, and what they tell the reader.
@MainActor
struct ScenarioActionsTests {
  /// Shows a scenario of views with its actions, in JSON.
  private func screen(_ views: String, _ actions: String) throws -> ScenarioScreen {
    try screen(#"{"screen": [\#(views)], "actions": {\#(actions)}}"#)
  }

  private func screen(_ text: String) throws -> ScenarioScreen {
    let scenario = try Scenario(text)
    return ScenarioScreen(scenario, in: ScreenEnvironment())
  }

  private func stops(_ screen: ScenarioScreen) -> [String?] {
    let tree = screen.screen.tree
    return Reading(screen.screen).stops.map { tree[$0.node].label }
  }

  @Test func setChangesPropertiesAndNullTakesThemAway() throws {
    var screen = try screen(
      #"""
      { "type": "Button", "label": "Like", "action": "like", "accessibilityIdentifier": "b",
        "accessibilityHint": "Adds a like",
        "modifiers": [{ "accessibilityValue": "1 like" }, { "padding": 4 }] }
      """#,
      #"""
      "like": { "set": { "b": { "label": "Unlike", "accessibilityHint": null, "action": "unlike",
        "accessibilityAddTraits": ["selected"], "accessibilityValue": "2 likes" } } },
      "unlike": { "set": { "b": { "label": "Like", "accessibilityValue": null } } }
      """#)
    #expect(screen.perform(ActionID("like")).isEmpty)
    let liked = screen.screen.elements[0]
    #expect(liked.label == "Unlike" && liked.hint == nil && liked.value == "2 likes")
    #expect(liked.traits == [.isButton, .isSelected] && liked.defaultAction?.name == "unlike")
    #expect(liked.frame.width == screen.screen.texts[0].frame.width)
    _ = screen.perform(ActionID("unlike"))
    #expect(screen.screen.elements[0].label == "Like")
    #expect(screen.screen.elements[0].value == nil)
    #expect(screen.screen.elements[0].traits.contains(.isSelected))
  }

  @Test func togglePutsBackWhatTheFileDescribes() throws {
    var screen = try screen(
      #"""
      { "type": "Button", "label": "More", "action": "more", "accessibilityIdentifier": "b" },
      { "type": "VStack", "content": ["Inside"], "isShown": false,
        "accessibilityElement": "contain", "accessibilityIdentifier": "part" },
      "Below"
      """#,
      #"""
      "more": { "toggle": { "b": { "label": "Less", "accessibilityHint": "Hides" },
                            "part": { "isShown": true } } }
      """#)
    let below = screen.screen.elements.last?.id
    for _ in 0..<2 {
      #expect(stops(screen) == ["More", "Below"])
      _ = screen.perform(ActionID("more"))
      #expect(stops(screen) == ["Less", "Inside", "Below"])
      #expect(screen.screen.elements[0].hint == "Hides")
      #expect(screen.screen.elements.last?.id == below)
      _ = screen.perform(ActionID("more"))
      #expect(screen.screen.elements[0].hint == nil)
    }
  }

  @Test func removeLeavesTheNeighboursTheirPaths() throws {
    var screen = try screen(
      #"""
      { "type": "Button", "label": "One", "action": "first", "accessibilityIdentifier": "one" },
      { "type": "Button", "label": "Two", "action": "both", "accessibilityIdentifier": "two" },
      { "type": "Button", "label": "Three", "action": "none", "accessibilityIdentifier": "three" }
      """#,
      #"""
      "first": { "remove": "one", "focus": "two" }, "both": { "remove": ["one", "two"] }
      """#)
    let ids = screen.screen.elements.map(\.id)
    #expect(screen.perform(ActionID("first")) == [.layoutChanged(focus: ids[1])])
    #expect(screen.screen.elements.map(\.id) == Array(ids[1...]))
    #expect(screen.perform(ActionID("both")).isEmpty)
    #expect(stops(screen) == ["Three"])
    #expect(screen.perform(ActionID("none")).isEmpty)
    #expect(screen.perform(ActionID("first")) == [.layoutChanged(focus: nil)])
  }

  @Test func anotherScreenIsNews() throws {
    var screen = try screen(
      #"{ "type": "Button", "label": "Open", "action": "open" }"#,
      #"""
      "open": { "announce": "Opening", "screen": [
        "Title", { "type": "Button", "label": "Back", "action": "back",
                   "accessibilityIdentifier": "back" }], "focus": "back" },
      "back": { "screen": [{ "type": "Button", "label": "Open", "action": "open" }] }
      """#)
    let events = screen.perform(ActionID("open"))
    #expect(stops(screen) == ["Title", "Back"])
    #expect(
      events == [.announcement("Opening"), .screenChanged(focus: screen.screen.elements[1].id)])
    #expect(screen.perform(ActionID("back")) == [.screenChanged(focus: nil)])
    #expect(stops(screen) == ["Open"])
  }

  @Test func sheetsLieOverEachOther() throws {
    var screen = try screen(
      #"{ "type": "Button", "label": "Open", "action": "open" }"#,
      #"""
      "open": { "present": [
        { "type": "Button", "label": "More", "action": "more", "accessibilityIdentifier": "m" }] },
      "more": { "present": ["On top", { "type": "Button", "label": "Done", "action": "done" }] },
      "done": { "dismiss": true, "set": { "m": { "label": "Again" } }, "announce": "Done" }
      """#)
    #expect(screen.perform(ActionID("dismiss")).isEmpty)
    _ = screen.perform(ActionID("open"))
    #expect(stops(screen) == ["More"])
    let sheet = screen.screen.tree.nodes.first { $0.traits.contains(.isModal) }
    #expect(sheet?.escapeAction == ActionID("dismiss") && sheet?.frame.maxY == 844)
    _ = screen.perform(ActionID("more"))
    #expect(stops(screen) == ["On top", "Done"])
    #expect(screen.perform(ActionID("done")) == [.announcement("Done")])
    #expect(stops(screen) == ["Again"])
    _ = screen.perform(ActionID("dismiss"))
    #expect(stops(screen) == ["Open"])
  }

  @Test func announcementsHavePrioritiesAndAnOrder() throws {
    var screen = try screen(
      #"{ "type": "Button", "label": "Tell", "action": "tell" }"#,
      #""tell": { "announce": ["One", { "text": "Two", "priority": "high" }, { "text": "Three" }] }"#
    )
    #expect(
      screen.perform(ActionID("tell")) == [
        .announcement("One"), .announcement("Two", priority: .high), .announcement("Three"),
      ])
  }

  /// A control that names no action changes by itself; what the file then says counts anew.
  @Test func controlsChangeByThemselves() throws {
    var screen = try screen(
      #"""
      { "type": "Toggle", "label": "Wi-Fi", "accessibilityIdentifier": "wifi" },
      { "type": "Slider", "label": "Volume", "value": 0.5, "step": 0.2 },
      { "type": "Stepper", "label": "Guests", "value": 2, "maximum": 3 },
      { "type": "Picker", "options": ["Day", "Week"], "selection": "Day" },
      { "type": "DisclosureGroup", "label": "Details", "content": ["Inside"] },
      { "type": "Button", "label": "Reset", "action": "reset" }
      """#,
      #""reset": { "set": { "wifi": { "label": "Wireless", "isOn": true } } }"#)
    func element(_ label: String) throws -> AccessibilityNode {
      try #require(screen.screen.elements.first { $0.label == label }, "\(label)")
    }
    func tap(_ label: String) throws -> [ScreenEvent] {
      screen.perform(try #require(try element(label).defaultAction))
    }
    #expect(try tap("Wi-Fi").isEmpty && element("Wi-Fi").value == "1")
    _ = screen.perform(try #require(try element("Volume").adjustment?.increment))
    #expect(try element("Volume").value == "70%")
    #expect(try tap("Increment").isEmpty && tap("Increment").isEmpty)
    #expect(screen.screen.tree.nodes.contains { !$0.isElement && $0.value == "3" })
    _ = try tap("Week")
    #expect(try element("Week").traits.contains(.isSelected))
    _ = try tap("Details")
    #expect(try element("Details").isExpanded == true && element("Inside").isElement)
    _ = try tap("Wi-Fi")
    _ = try tap("Reset")
    #expect(try element("Wireless").value == "1" && element("Volume").value == "70%")
    _ = try tap("Wireless")
    _ = try tap("Reset")
    #expect(try element("Wireless").value == "0")
  }

  @Test func rawNodesChangeToo() throws {
    var screen = try screen(
      #"""
      { "tree": { "orderedElements": true, "children": [
          { "id": "like", "label": "Like", "traits": ["button"], "isElement": true,
            "action": "like" },
          { "identifier": "row", "label": "Row", "isElement": true, "action": "delete" },
          { "label": "Last", "isElement": true, "action": "open" } ] },
        "actions": {
          "like": { "toggle": { "like": { "label": "Unlike", "traits": ["button", "selected"] } } },
          "delete": { "remove": "row", "focus": "like" },
          "open": { "present": { "orderedElements": true, "children": [
            { "label": "In a sheet", "isElement": true, "action": "next" } ] } },
          "next": { "tree": { "label": "Next", "isElement": true } } } }
      """#)
    _ = screen.perform(ActionID("like"))
    #expect(screen.screen.elements[0].traits == [.isButton, .isSelected])
    #expect(screen.perform(ActionID("delete")) == [.layoutChanged(focus: "like")])
    #expect(stops(screen) == ["Unlike", "Last"])
    _ = screen.perform(ActionID("like"))
    _ = screen.perform(ActionID("open"))
    #expect(stops(screen) == ["In a sheet"])
    _ = screen.perform(ActionID("dismiss"))
    #expect(stops(screen) == ["Like", "Last"])
    _ = screen.perform(ActionID("open"))
    #expect(screen.perform(ActionID("next")) == [.screenChanged(focus: nil)])
    #expect(stops(screen) == ["Next"])
  }

  nonisolated static let mistakes: [(views: String, actions: String, message: String)] = [
    (
      #"{"type": "Button", "label": "x", "action": "like"}"#, #""lik": {"announce": "x"}"#,
      "“actions”: unknown action “lik”; did you mean “like”?; no element calls it"
    ),
    ("\"x\"", #""x": {}"#, "“actions”: the action “x” does nothing"),
    ("\"x\"", #""x": {"st": {}}"#, "“actions.x”: unknown key “st”; did you mean “set”?"),
    ("\"x\"", #""x": {"set": {}}"#, "“actions.x.set”: no element is named"),
    ("\"x\"", #""x": {"set": {"y": {}}}"#, "“actions.x.set”: no property is given"),
    (
      "\"x\"", #""x": {"remove": "y"}"#,
      "“actions”: unknown element “y”; give it the key “accessibilityIdentifier”"
    ),
    (
      #"{"type": "Text", "text": "x", "accessibilityIdentifier": "text"}"#,
      #""x": {"focus": "txet"}"#, "“actions”: unknown element “txet”; did you mean “text”?"
    ),
    (
      #"{"type": "Text", "text": "x", "accessibilityIdentifier": "t"}"#,
      #""x": {"set": {"t": {"txt": "y"}}}"#,
      "“screen[0]”: unknown key “txt”; did you mean “text”?"
    ),
    (
      #"{"type": "Text", "text": "x", "accessibilityIdentifier": "t"}"#,
      #""x": {"toggle": {"t": {"text": 1}}}"#,
      "“screen[0].text”: expected a string, found a number"
    ),
    (
      "\"x\"", #""x": {"tree": {}}"#,
      "“actions.x”: unknown key “tree”; expected one of set, toggle, remove, screen, present, "
        + "dismiss, announce, focus"
    ),
    (
      "\"x\"", #""x": {"present": {"label": "y"}}"#,
      "“actions.x.present”: expected views, as the scenario holds, found an object"
    ),
    ("\"x\"", #""x": {"screen": []}"#, "“actions.x.screen”: the list is empty"),
    (
      "\"x\"", #""x": {"screen": [{"type": "Txt"}]}"#,
      "“actions.x.screen[0].type”: unknown view “Txt”; did you mean “Text”?"
    ),
    (
      "\"x\"", #""x": {"dismiss": false}"#,
      "“actions.x.dismiss”: expected true; leave the key out instead"
    ),
    (
      "\"x\"", #""x": {"announce": {"text": "y", "priority": "hihg"}}"#,
      "“actions.x.announce.priority”: unknown value “hihg”; did you mean “high”?"
    ),
    ("\"x\"", #""x": {"announce": []}"#, "“actions.x.announce”: the list is empty"),
    (
      #"{"type": "Text", "text": "x", "isShown": "no"}"#, #""x": {"announce": "y"}"#,
      "“screen[0].isShown”: expected true or false, found a string"
    ),
  ]

  /// A mistake is found where it stands, before any script runs.
  @Test(arguments: mistakes)
  func mistakesAreNamed(views: String, actions: String, message: String) throws {
    let error = #expect(throws: InputError.self) { try screen(views, actions) }
    #expect(error?.message == message)
  }

  @Test func aMistakeHasItsPlace() throws {
    let text = """
      { "screen": [{ "type": "Text", "text": "x", "accessibilityIdentifier": "t" }],
        "actions": {
          "x": { "set": { "t": {
            "font": 1 } } } } }
      """
    let error = #expect(throws: InputError.self) { try Scenario(text) }
    #expect(error?.description.hasPrefix("scenario.json:4:15: error: “screen[0].font”") == true)
    let unknown = text.replacing("\"t\": {", with: "\"u\": {")
    let second = #expect(throws: InputError.self) { try Scenario(unknown) }
    #expect(second?.description.hasPrefix("scenario.json:3:21: error: “actions”: unknown") == true)
  }

  /// Two actions that are well each by itself can disagree; the script says so.
  @Test func whatOnlyASequenceBreaksIsAnError() throws {
    let scenario = try Scenario(
      #"""
      { "screen": [
          { "type": "Slider", "value": 0, "accessibilityIdentifier": "s" },
          { "type": "Button", "label": "A", "action": "a" },
          { "type": "Button", "label": "B", "action": "b" }],
        "actions": { "a": { "set": { "s": { "minimum": 0.9 } } },
                     "b": { "set": { "s": { "maximum": 0.1 } } } },
        "script": [
          { "gesture": "swipeRight" }, { "gesture": "swipeRight" }, { "gesture": "doubleTap" },
          { "gesture": "swipeRight" }, { "gesture": "doubleTap" }] }
      """#)
    let error = #expect(throws: InputError.self) {
      try ScenarioRunner.play(scenario.scripts[0], of: scenario)
    }
    #expect(error?.message == "“screen[0]”: “minimum” is greater than “maximum”")
  }

  @Test func theReferenceNamesEveryEffect() {
    let text = ScenarioReference.markdown()
    for effect in ["set", "toggle", "remove", "screen", "tree", "present", "dismiss", "announce"] {
      #expect(text.contains("\n| `\(effect)` | "))
    }
    #expect(text.contains("\n| `focus` | an element | "))
  }
}
