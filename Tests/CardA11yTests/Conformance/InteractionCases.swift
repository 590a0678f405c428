import A11yTree
import Testing

/// A session on a screen, and what is heard of its last gesture.
struct InteractionCase: Sendable, CustomTestStringConvertible {
  var number: Int
  var screen: String
  /// What the actions show, by their names.
  var effects: [(action: String, screen: String?, events: [ScreenEvent])] = []
  var gestures: [GestureInput]
  var heard: String
  var focus: String?
  var profile = ReaderProfile.newest

  var testDescription: String { "case \(number)" }

  /// Plays the session.
  func lastStep() throws -> TranscriptStep? {
    var source = try ChangingScreen(screen)
    for effect in effects {
      source = try source.on(effect.action, show: effect.screen, post: effect.events)
    }
    var reader = try VoiceOver(source, profile: profile)
    var last: TranscriptStep?
    for gesture in gestures { last = try reader.perform(gesture).last }
    return last
  }
}

/// The cases 188 to 212 of facts: voiceover.md §16.13, but for those of the queue.
enum InteractionCases {
  static let activations: [InteractionCase] = [
    InteractionCase(
      number: 188, screen: #"toggleButton "Reachability" value="0" action=toggle"#,
      effects: [("toggle", #"toggleButton "Reachability" value="1" action=toggle"#, [])],
      gestures: ["swipeRight", "doubleTap"], heard: "on"),
    InteractionCase(
      number: 190, screen: #"adjustable "Speaking Rate" value="48%" adjustment=up,down"#,
      effects: [("down", #"adjustable "Speaking Rate" value="38%" adjustment=up,down"#, [])],
      gestures: ["swipeRight", "swipeDown"], heard: "38%"),
    InteractionCase(
      number: 191, screen: stepper("1.00"), effects: [("up", stepper("1.05"), [])],
      gestures: ["swipeRight", "swipeRight", "doubleTap"], heard: "1.05"),
    InteractionCase(
      number: 192, screen: segments("selected", ""),
      effects: [("b", segments("", "selected"), [])],
      gestures: ["swipeRight", "swipeRight", "doubleTap"], heard: "selected, last 10 days, 2 of 2"),
    InteractionCase(
      number: 193, screen: #"button "amenities" expanded=false action=open"#,
      effects: [
        ("open", "button \"amenities\" expanded=true action=open\nstaticText \"Pool\"", [])
      ],
      gestures: ["swipeRight", "doubleTap"], heard: "amenities, expanded"),
    InteractionCase(
      number: 194, screen: #"button "show" #b action=rename"#,
      effects: [("rename", #"button "hide" #b action=rename"#, [])],
      gestures: ["swipeRight", "doubleTap"], heard: "hide", focus: "b"),
    InteractionCase(
      number: 195, screen: #"adjustable "volume" value="100%" adjustment=up,down"#,
      gestures: ["swipeRight", "swipeUp"], heard: "100% [limit]"),
  ]

  static let rotorAndScrolling: [InteractionCase] = [
    InteractionCase(
      number: 196, screen: "link \"sample\" #a\nelement \"text\" #b",
      gestures: ["swipeRight", "rotor: links", "swipeDown"], heard: "link not found", focus: "a"),
    InteractionCase(
      number: 197, screen: pages(offset: 0), gestures: ["swipeRight", "threeFingerSwipeUp"],
      heard: "Page 2 of 15", focus: "t"),
    InteractionCase(
      number: 198, screen: pages(offset: 0, status: #":"Books 10 through 20""#),
      gestures: ["swipeRight", "threeFingerSwipeUp"], heard: "Books 10 through 20"),
    InteractionCase(
      number: 199, screen: pages(offset: 11_000),
      gestures: ["swipeRight", "threeFingerSwipeUp", "threeFingerSwipeUp"],
      heard: "Page 15 of 15"),
    InteractionCase(
      number: 200,
      screen: """
        dataTable rows=4 columns=3 rowHeaders=0:#date columnHeaders=0:#date
          element "date" #date cell=0,0 frame=0,60,100,20
          element "event" #event cell=0,1 frame=100,60,100,20
        """,
      gestures: ["swipeRight", "threeFingerTap"],
      heard: "Page 1 of 1, top of screen, row header, column header, row 1, column 1",
      focus: "date"),
  ]

  static let notifications: [InteractionCase] = [
    InteractionCase(
      number: 204, screen: twoButtons, effects: [("a", nil, [.layoutChanged()])],
      gestures: ["swipeRight", "swipeRight", "doubleTap"], heard: "", focus: "2"),
    InteractionCase(
      number: 205, screen: twoButtons, effects: [("a", nil, [.layoutChanged(focus: "1")])],
      gestures: ["swipeRight", "swipeRight", "doubleTap"], heard: "One, button", focus: "1"),
    InteractionCase(
      number: 206, screen: twoButtons, effects: [("a", nil, [.screenChanged()])],
      gestures: ["swipeRight", "swipeRight", "doubleTap"], heard: "One, button [screenChanged]",
      focus: "1"),
    InteractionCase(
      number: 207, screen: twoButtons,
      effects: [("a", "button \"Three\" #3\nbutton \"Four\" #4", [.screenChanged(focus: "4")])],
      gestures: ["swipeRight", "swipeRight", "doubleTap"], heard: "Four, button [screenChanged]",
      focus: "4"),
  ]

  static let settings: [InteractionCase] = [
    said(208, #"button "Submit""#, "button, Submit") { $0.controls = .before },
    said(208, #"button "Submit""#, "Submit, button") { $0.controls = .after },
    said(208, #"button "Submit""#, "Submit") { $0.controls = .none },
    said(
      211, #"image "Bailey, beagle" content="Age":"three years":important"#,
      "Bailey, beagle, Age, three years, image"),
    InteractionCase(
      number: 212, screen: summary, gestures: ["swipeRight", "swipeRight"], heard: "Summary, one"),
    InteractionCase(
      number: 212, screen: summary, gestures: ["swipeRight", "swipeRight", "swipeRight"],
      heard: "two"),
  ]

  /// The cases that cannot hold, each with its reason.
  static let known: [(number: Int, reason: String)] = [
    (189, "a checkbox is a role of web pages; natively it is a switch, case 188")
  ]

  /// The cases that are tested as they are: hint and cues are no part of what is heard.
  static let elsewhere = [201, 202, 203, 209, 210]

  static let all = activations + rotorAndScrolling + notifications + settings

  private static let twoButtons = """
    button "One" #1
    button "Two" #2 action=a
    """

  private static let summary = """
    element "before"
    semanticGroup "Summary"
      element "one"
      element "two"
    """

  private static func stepper(_ value: String) -> String {
    """
    group value="\(value)"
      button "Decrement" action=down
      button "Increment" action=up
    """
  }

  private static func segments(_ first: String, _ second: String) -> String {
    """
    segmentedControl
      button "last 24 hours" \(first) action=a
      button "last 10 days" \(second) action=b
    """
  }

  private static func pages(offset: Int, status: String = "") -> String {
    """
    group scroll=vertical:\(offset),800,12000\(status)
      element "Text" #t
    """
  }

  private static func said(
    _ number: Int, _ screen: String, _ heard: String,
    _ change: (inout ReaderProfile.Verbosity) -> Void = { _ in }
  ) -> InteractionCase {
    var profile = ReaderProfile.newest
    change(&profile.verbosity)
    return InteractionCase(
      number: number, screen: screen, gestures: ["swipeRight"], heard: heard, profile: profile)
  }
}
