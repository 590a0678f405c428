import A11yTree
import Testing

/// Every gesture on a small screen (facts: voiceover.md §11.1, §11.3).
struct GestureTests {
  /// A card with a heading, a text, controls and a picture.
  static let card = """
    group magicTapAction=play escapeAction=back
      header "Plan" #plan frame=0,0,100,20
      staticText "Two seats left" #text frame=0,20,100,20
      button "Book" #book action=book longPressAction=menu frame=0,40,100,44
      adjustable "Seats" #seats value="2" adjustment=more,less frame=0,84,100,44
      image "Map" #map frame=0,700,100,40
    """

  /// Gestures from the start, what is heard of the last one, where the cursor is and what acts.
  static let rows: [(gestures: [GestureInput], heard: String, focus: String?, action: String?)] = [
    (["swipeRight"], "Plan, heading", "plan", nil),
    (["swipeRight", "swipeRight"], "Two seats left", "text", nil),
    (["swipeRight", "swipeRight", "swipeLeft"], "Plan, heading", "plan", nil),
    (["swipeLeft"], "[boundary]", nil, nil),
    (["fourFingerTapBottom"], "Map, image", "map", nil),
    (["fourFingerTapBottom", "swipeRight"], "[boundary]", "map", nil),
    (["fourFingerTapBottom", "fourFingerTapTop"], "Plan, heading", "plan", nil),
    (["twoFingerSwipeUp"], "Map, image", "map", nil),
    (["fourFingerTapBottom", "twoFingerSwipeDown"], "Map, image", "map", nil),
    (["touch: 50,60", "doubleTap"], "", "book", "book"),
    (["touch: 50,60", "doubleTapAndHold"], "", "book", "menu"),
    (["touch: 50,60", "tripleTap"], "", "book", "menu"),
    (["touch: 50,60", "quadrupleTap"], "", "book", nil),
    (["touch: 50,10", "doubleTap"], "", "plan", nil),
    (["touch: 50,10", "tripleTap"], "", "plan", nil),
    (["touch: 50,60"], "Book, button", "book", nil),
    (["touch: 50,400"], "[empty]", nil, nil),
    (["splitTap: 50,60"], "", "book", "book"),
    (["splitTap: 50,400"], "[empty]", nil, nil),
    (["touch: 50,60", "touch: 500,60"], "[empty]", "book", nil),
    (["swipeRight", "twoFingerDoubleTap"], "", "plan", "play"),
    (["twoFingerDoubleTap"], "", nil, "play"),
    (["swipeRight", "twoFingerScrub"], "", "plan", "back"),
    (["touch: 50,100", "swipeUp"], "2 [limit]", "seats", "more"),
    (["touch: 50,100", "swipeDown"], "2 [limit]", "seats", "less"),
    (["threeFingerSwipeUp"], "[boundary]", nil, nil),
    (["swipeRight", "threeFingerTap"], "Page 1 of 1, top of screen", "plan", nil),
    (["touch: 50,710", "threeFingerTap"], "Page 1 of 1, bottom of screen", "map", nil),
    (["threeFingerTap"], "", nil, nil),
    (["twoFingerTripleTap"], "Plan, Two seats left, Book, Seats, Map", nil, nil),
    (["twoFingerTripleTap: seats"], "Seats, 2, adjustable", "seats", nil),
    (["VO-I: Map"], "Map, image", "map", nil),
    (["VO-F: SEAT"], "Two seats left", "text", nil),
    (["VO-F: SEAT", "VO-F: SEAT"], "Seats, 2, adjustable", "seats", nil),
    (["VO-F: SEAT", "VO-F: nowhere"], "nowhere not found", "text", nil),
    (["VO-Right", "VO-Right", "VO-Left"], "Plan, heading", "plan", nil),
    (["VO-B"], "Map, image", "map", nil),
    (["touch: 50,60", "VO-A"], "Map, image", "map", nil),
    (["swipeRight", "VO--"], "", "plan", "play"),
    (["swipeRight", "VO-`"], "", "plan", "back"),
    (["swipeRight", "VO-C"], "P, l, a, n", "plan", nil),
    (["VO-Command-H"], "Plan, heading", "plan", nil),
    (["VO-Command-H", "VO-Command-H"], "Heading not found", "plan", nil),
    (["VO-Command-G"], "Map, image", "map", nil),
    (["VO-Command-G", "VO-Shift-Command-H"], "Plan, heading", "plan", nil),
    (["VO-Command-G", "VO-Shift-Command-G"], "Image not found", "map", nil),
    (["VO-Command-J", "VO-Command-J"], "Seats, 2, adjustable", "seats", nil),
    (["VO-Command-G", "VO-Shift-Command-J"], "Seats, 2, adjustable", "seats", nil),
    (["rotor: headings"], "Headings", nil, nil),
    (["twoFingerRotateRight"], "Words", nil, nil),
    (["twoFingerRotateLeft"], "Static Text", nil, nil),
  ]

  @Test(arguments: rows.indices)
  func aGestureDoesWhatItDoes(row: Int) throws {
    let row = Self.rows[row]
    var reader = try VoiceOver(ChangingScreen(Self.card))
    var last: TranscriptStep?
    for gesture in row.gestures { last = try reader.perform(gesture).last }
    #expect(last?.heard == row.heard, "\(row.gestures)")
    #expect(last?.focus == row.focus, "\(row.gestures)")
    #expect(last?.action?.name == row.action, "\(row.gestures)")
  }

  @Test func everyGestureIsTried() {
    let tried = Set(Self.rows.flatMap(\.gestures).map(\.gesture))
    // Scrolling is tried where something scrolls.
    let scrolling: Set<Gesture> = [
      .threeFingerSwipeDown, .threeFingerSwipeLeft, .threeFingerSwipeRight,
    ]
    #expect(Set(AssistiveTechnology.voiceOver.gestures).subtracting(tried) == scrolling)
  }

  @Test func readingAllSaysEveryStopOnce() throws {
    var reader = try VoiceOver(ChangingScreen(Self.card))
    let all = [
      "Plan, heading", "Two seats left", "Book, button", "Seats, 2, adjustable", "Map, image",
    ]
    #expect(try reader.perform("twoFingerSwipeUp").map(\.heard) == all)
    _ = try reader.perform("touch: 50,60")
    #expect(try reader.perform("twoFingerSwipeDown").map(\.heard) == all.suffix(3))
  }

  @Test(
    arguments: AssistiveTechnology.allCases.dropFirst().flatMap { technology in
      technology.gestures.map { (technology, $0) }
    })
  func otherGesturesBelongToAnotherReader(
    _ technology: AssistiveTechnology, _ gesture: Gesture
  ) throws {
    var reader = try VoiceOver(ChangingScreen(Self.card))
    let error = #expect(throws: GestureError.self) { try reader.perform(gesture) }
    #expect(error?.description.contains("\"reader\": \"\(technology.rawValue)\"") == true)
  }

  @Test(arguments: [Gesture.touch, .rotor, .voFind])
  func whatIsMissingIsNamed(_ gesture: Gesture) throws {
    var reader = try VoiceOver(ChangingScreen(Self.card))
    #expect(throws: GestureError.incomplete(gesture)) { try reader.perform(gesture) }
  }

  /// The last in the tree lies in front; what is clipped or hidden is not touched.
  @Test(
    arguments: [
      ("touch: 10,10", "front"), ("touch: 60,10", "back"), ("touch: 10,110", "inside"),
      ("touch: 10,190", nil), ("touch: 10,310", nil),
    ] as [(GestureInput, String?)])
  func touchFindsWhatLiesInFront(_ touch: GestureInput, _ focus: String?) throws {
    var reader = try VoiceOver(
      ChangingScreen(
        """
        element "Back" #back frame=0,0,100,50
        element "Front" #front frame=0,0,50,50
        group clipsToBounds frame=0,100,100,50
          element "Inside" #inside frame=0,100,100,100
        element "Hidden" hidden frame=0,300,100,50
        """))
    #expect(try reader.last(touch)?.focus == focus)
  }

  /// A touch at the activation point reaches what the element swallows (facts: voiceover.md §9).
  @Test(
    arguments: [
      (#"element "Row" action=own activationPoint=90,10"#, "own"),
      (#"element "Row" activationPoint=90,10"#, "inner"), (#"element "Row""#, "card"),
      (#"element "Row" notEnabled activationPoint=90,10"#, nil),
      (#"element "Row" textLink="terms":terms textLink="more":more"#, "terms"),
    ] as [(String, String?)])
  func doubleTapLandsOnTheActivationPoint(_ element: String, _ action: String?) throws {
    var reader = try VoiceOver(
      ChangingScreen(
        """
        group action=card
          \(element) frame=0,0,100,20
            group action=behind frame=80,0,20,20
            group action=inner frame=80,0,20,20
            group action=elsewhere frame=0,0,20,20
        """))
    #expect(try reader.last("swipeRight", "doubleTap")?.action?.name == action)
  }

  /// Escape is looked up from the element outwards, and dimming does not hinder it.
  @Test func theNearestEscapeCounts() throws {
    var reader = try VoiceOver(
      ChangingScreen(
        """
        group escapeAction=outer
          group escapeAction=inner
            button "a" notEnabled
          button "b"
        """))
    #expect(try reader.last("swipeRight", "twoFingerScrub")?.action?.name == "inner")
    #expect(try reader.last("swipeRight", "twoFingerScrub")?.action?.name == "outer")
  }

  /// A dimmed slider is not adjusted.
  @Test func aDimmedElementDoesNothing() throws {
    var reader = try VoiceOver(
      ChangingScreen(#"adjustable "Seats" notEnabled value="2" adjustment=more,less"#))
    let step = try reader.last("swipeRight", "swipeUp")
    #expect(step == TranscriptStep(gesture: .swipeUp, focus: "0"))
  }
}
