/// A session in outline notation, for the examples of rules.
///
/// Between the screens stand the gestures, each after `>`, with what the app tells the reader
/// should it act then. The last one before a screen is what leads to it, if the app acts:
///
///     screen
///     ↓button "Delete" action=delete
///     button "Keep" #keep
///     > swipeRight
///     > doubleTap announce="Deleted" announce=low:"1 left" focus=#keep
///     screen
///     button "Keep" #keep
package struct SessionOutline {
  /// The session, as the reader comes through it.
  package private(set) var session = SessionRecord()
  /// The nodes that are marked, on whichever screen.
  package private(set) var marked: Set<NodeID> = []

  /// Plays the session of an outline, the outline of each screen changed.
  ///
  /// - Throws: An `OutlineError`, or what the reader cannot do.
  package init(_ text: String, changing change: (String) -> String = { $0 }) throws {
    var screen = ""
    var screens: [Screen] = []
    var turns: [Turn] = []
    for (index, bytes) in text.utf8.split(separator: UInt8(ascii: "\n")).enumerated() {
      let line = String(decoding: bytes, as: UTF8.self)
      if line.utf8.first == UInt8(ascii: ">") {
        if let shown = try show(&screen, change) { screens.append(shown) }
        turns.append(try Turn(line, number: index + 1, screen: screens.count - 1))
      } else {
        screen += line + "\n"
      }
    }
    if let shown = try show(&screen, change) { screens.append(shown) }
    guard let first = screens.first else { return }
    let source = ScriptedScreens(first)
    var reader = try VoiceOver(source)
    for (index, turn) in turns.enumerated() {
      let isLast = index + 1 == turns.count || turns[index + 1].screen > turn.screen
      let next = screens.indices.contains(turn.screen + 1) ? screens[turn.screen + 1] : nil
      source.answer = (turn.events, isLast ? next : nil)
      let before = source.screen
      let steps = try reader.perform(turn.input)
      session.moments.append(
        SessionRecord.Moment(before: before, after: source.screen, steps: steps))
    }
  }

  /// Ends the screen whose lines were read, nil where there were none.
  private mutating func show(
    _ lines: inout String, _ change: (String) -> String
  ) throws(OutlineError) -> Screen? {
    guard !lines.isEmpty else { return nil }
    let outline = try Outline.parseMarked(change(lines))
    lines = ""
    marked.formUnion(outline.marked.map { outline.screen.tree[$0].id })
    return outline.screen
  }
}

/// A gesture of a session, and what the app tells should it act.
private struct Turn {
  let input: GestureInput
  private(set) var events: [ScreenEvent] = []
  /// The place of the screen on which it is made, from 0.
  let screen: Int

  init(_ line: String, number: Int, screen: Int) throws(OutlineError) {
    let bytes = Array(line.utf8)
    var scanner = OutlineScanner(bytes: bytes, line: number, range: bytes.indices)
    try scanner.expect(UInt8(ascii: ">"))
    scanner.spaces()
    input = GestureInput(try scanner.name(of: Gesture.self))
    self.screen = screen
    scanner.spaces()
    while !scanner.isAtEnd {
      events.append(try Self.event(&scanner))
      scanner.spaces()
    }
  }

  private static func event(
    _ scanner: inout OutlineScanner
  ) throws(OutlineError) -> ScreenEvent {
    let start = scanner.position
    let word = scanner.word()
    switch word {
    case "announce":
      try scanner.expect(UInt8(ascii: "="))
      var priority = AnnouncementPriority.default
      if scanner.next != UInt8(ascii: "\"") {
        priority = try scanner.name(of: AnnouncementPriority.self)
        try scanner.expect(UInt8(ascii: ":"))
      }
      return .announcement(try scanner.string(), priority: priority)
    case "focus":
      try scanner.expect(UInt8(ascii: "="))
      return .layoutChanged(focus: try scanner.id())
    case "screenChanged":
      return .screenChanged(focus: scanner.accept(UInt8(ascii: "=")) ? try scanner.id() : nil)
    default:
      throw scanner.unknown(
        word, "event", among: ["announce", "focus", "screenChanged"], at: start)
    }
  }
}

/// The screens of a session, one after the other.
private final class ScriptedScreens: ScreenSource {
  private(set) var screen: Screen
  /// What the app tells when it acts, and the screen that it shows then, nil for the same.
  var answer: (events: [ScreenEvent], screen: Screen?) = ([], nil)

  init(_ screen: Screen) {
    self.screen = screen
  }

  func perform(_ action: ActionID) -> [ScreenEvent] {
    screen = answer.screen ?? screen
    return answer.events
  }
}
