import A11yTree
import Testing

/// Where the cursor goes, and what is said, when an action changes the screen
/// (facts: voiceover.md §10, §15.3).
struct ChangingTests {
  private static let list = """
    button "Edit" #edit action=edit
    button "Delete one" #one action=delete
    button "Delete two" #two action=delete
    """
  private static let shorter = """
    button "Edit" #edit action=edit
    button "Delete two" #two action=delete
    """

  /// What is said of an element that changes, before and after, and what is heard.
  static let changes: [(before: String, after: String, heard: String)] = [
    (#"button "Like" #b action=a"#, #"button "Unlike" selected #b action=a"#, "selected, Unlike"),
    (#"button "Like" selected #b action=a"#, #"button "Like" #b action=a"#, "Like"),
    (#"button "Buy" #b action=a"#, #"button "Buy" notEnabled #b action=a"#, "dimmed"),
    (#"button "Buy" #b action=a"#, #"button "Buy" hint="Sold" #b action=a"#, ""),
    (
      #"button "More" expanded=true #b action=a"#, #"button "More" expanded=false #b action=a"#,
      "More, collapsed"
    ),
    (#"element "Left" value="2" #b action=a"#, #"element "Left" value="1" #b action=a"#, "1"),
    (
      #"adjustable "Page 1 of 11" value="0%" #b action=a"#,
      #"adjustable "Page 2 of 11" value="0%" #b action=a"#, "Page 2 of 11, 0%"
    ),
    (#"button "Buy" #b action=a"#, #"link "Buy" #b action=a"#, "link"),
    (
      #"button "Play" startsMediaSession #b action=a"#,
      #"button "Pause" startsMediaSession #b action=a"#, ""
    ),
    (
      #"toggleButton "Wi-Fi" value="0" #b action=a"#,
      #"toggleButton "Wi-Fi" value="2" #b action=a"#,
      "mixed"
    ),
  ]

  @Test(arguments: changes.indices)
  func onlyTheChangeIsSaid(row: Int) throws {
    let row = Self.changes[row]
    var reader = try VoiceOver(ChangingScreen(row.before).on("a", show: row.after))
    #expect(try reader.last("swipeRight", "doubleTap")?.heard == row.heard)
  }

  /// facts §10: the nearest element, and nothing said where the cursor would go.
  @Test func anElementThatVanishesLosesTheCursor() throws {
    var reader = try VoiceOver(ChangingScreen(Self.list).on("delete", show: Self.shorter))
    let step = try reader.last("swipeRight", "swipeRight", "doubleTap")
    #expect(step?.focus == "two")
    #expect(step?.heard == "Delete two, button")
    #expect(step?.losses == [Loss(.focus, node: "one", text: "Delete one")])
  }

  @Test(
    arguments: [
      [.layoutChanged(focus: "two")], [.screenChanged(focus: "two")], [.screenChanged()],
      [.announcement("Deleted", priority: .low), .layoutChanged(focus: "two")],
    ] as [[ScreenEvent]])
  func anAppThatSendsTheCursorLosesNothing(events: [ScreenEvent]) throws {
    var reader = try VoiceOver(
      ChangingScreen(Self.list).on("delete", show: Self.shorter, post: events))
    let step = try reader.last("swipeRight", "swipeRight", "doubleTap")
    #expect(step?.losses == [])
    #expect(step?.focus == (events == [.screenChanged()] ? "edit" : "two"))
  }

  /// A node that is no stop stands for the first one inside; one that is nowhere for none.
  @Test func destinationsAreFound() throws {
    let screen = "button \"a\" #a action=go\ngroup #card\n  element \"b\" #b\nelement \"c\" #c"
    for (node, focus) in [("card", "b"), ("c", "c"), ("nowhere", "a")] {
      var reader = try VoiceOver(
        ChangingScreen(screen).on("go", post: [.layoutChanged(focus: NodeID(node))]))
      #expect(try reader.last("swipeRight", "doubleTap")?.focus == focus)
    }
  }

  @Test func aScreenThatEmptiesHasNoCursor() throws {
    var reader = try VoiceOver(ChangingScreen(Self.list).on("edit", show: ""))
    let step = try reader.last("swipeRight", "doubleTap")
    #expect(step?.focus == nil && step?.heard == "")
    #expect(step?.losses == [Loss(.focus, node: "edit", text: "Edit")])
    #expect(try reader.last("swipeRight")?.sound == .boundary)
  }

  private static let page = """
    element "Title" #title
    button "Open" #open action=open
    """
  private static let sheet = """
    group
      element "Title" #title
      button "Open" #open action=open
    group modal escapeAction=close #sheet
      header "Sheet" #head
      button "Close" #close action=close
    """

  /// A modal takes the cursor to its first stop, and gives it back to where it was (ours).
  @Test(arguments: [["swipeRight", "doubleTap"], ["twoFingerScrub"]] as [[GestureInput]])
  func aSheetOpensAndCloses(closing: [GestureInput]) throws {
    var reader = try VoiceOver(
      ChangingScreen(Self.page).on("open", show: Self.sheet).on("close", show: Self.page))
    let opened = try reader.last("swipeRight", "swipeRight", "doubleTap")
    #expect(opened?.heard == "Sheet, heading [screenChanged]")
    #expect(opened?.losses == [])
    #expect(reader.reading.stops.count == 2)
    var closed: TranscriptStep?
    for gesture in closing { closed = try reader.perform(gesture).last }
    #expect(closed?.focus == "open")
    #expect(closed?.heard == "Open, button [screenChanged]")
    #expect(closed?.losses == [])
  }

  /// A modal over a modal gives the cursor back step by step, or all at once.
  @Test func modalsNest() throws {
    let alert = """
      group modal #sheet
        group
          header "Sheet" #head
          button "Delete" #delete action=ask
        group modal #alert
          button "OK" #ok action=done
          button "Cancel" #cancel action=back
      """
    let sheet = """
      group modal #sheet
        header "Sheet" #head
        button "Delete" #delete action=ask
      """
    let source = try ChangingScreen(Self.page).on("open", show: sheet).on("ask", show: alert)
      .on("back", show: sheet).on("done", show: Self.page)
    var reader = try VoiceOver(source)
    _ = try reader.last("swipeRight", "swipeRight", "doubleTap", "swipeRight")
    #expect(try reader.last("doubleTap")?.focus == "ok")
    #expect(try reader.last("swipeRight", "doubleTap")?.focus == "delete")
    #expect(try reader.last("doubleTap")?.focus == "ok")
    #expect(try reader.last("doubleTap")?.focus == "open")
  }

  /// A modal below another is silent and still open, so that the cursor comes back to its place.
  @Test func aModalBelowAnotherStaysOpen() throws {
    let below = """
      group modal #sheet
        header "Sheet" #head
        button "Delete" #delete action=ask

      """
    let above = """
      group modal #alert
        button "Cancel" #cancel action=back
      """
    var reader = try VoiceOver(
      ChangingScreen(Self.page).on("open", show: below).on("ask", show: below + above)
        .on("back", show: below))
    _ = try reader.last("swipeRight", "swipeRight", "doubleTap", "swipeRight")
    #expect(try reader.last("doubleTap")?.focus == "cancel")
    let back = try reader.last("doubleTap")
    #expect(back?.focus == "delete")
    #expect(back?.losses == [])
  }

  /// WCAG 4.1.3: a status that changes elsewhere, without a word, is lost.
  @Test(
    arguments: [
      ("element \"3 items\" #n", [], "3 items"),
      ("element \"3 items\" #n", [.announcement("3")], nil),
      ("element \"2 items\" #n", [], nil), ("link \"3 items\" #n", [], nil),
      ("element \"2 items\" #n\nelement \"Full\" #f", [], "Full"), ("", [], "2 items"),
    ] as [(String, [ScreenEvent], String?)])
  func aChangeThatIsNotSaidIsLost(_ status: String, _ events: [ScreenEvent], _ lost: String?) throws
  {
    let button = "button \"Add\" #b action=add\n"
    var reader = try VoiceOver(
      ChangingScreen(button + "element \"2 items\" #n")
        .on("add", show: button + status, post: events))
    let step = try reader.last("swipeRight", "doubleTap")
    #expect(step?.losses.map(\.text) == (lost.map { [$0] } ?? []))
    #expect(step?.losses.allSatisfy { $0.kind == .announcement } == true)
  }

  /// What the reader says tells of a text that repeats it, and of what a disclosure shows.
  @Test func whatIsRepeatedElsewhereIsNotLost() throws {
    var slider = try VoiceOver(
      ChangingScreen("adjustable \"Seats\" #s value=\"2\" adjustment=up,\nelement \"2 seats\" #t")
        .on(
          "up", show: "adjustable \"Seats\" #s value=\"3\" adjustment=up,\nelement \"3 seats\" #t"))
    #expect(try slider.last("swipeRight", "swipeUp")?.losses == [])
    var group = try VoiceOver(
      ChangingScreen("button \"More\" #m expanded=false action=m")
        .on("m", show: "button \"More\" #m expanded=true action=m\nelement \"Details\" #d"))
    #expect(try group.last("swipeRight", "doubleTap")?.losses == [])
  }

  /// The transcript tells what was cut off and what was lost.
  @Test func theTranscriptTellsWhatWasLost() throws {
    var reader = try VoiceOver(
      ChangingScreen(Self.list)
        .on("delete", show: Self.shorter, post: [.announcement("Deleted")]))
    var steps: [TranscriptStep] = []
    for gesture in [Gesture.swipeRight, .swipeRight, .doubleTap] {
      steps += try reader.perform(gesture)
    }
    let transcript = Transcript(
      profile: .newest, environment: ScreenEnvironment(), steps: steps)
    #expect(
      transcript.text().split(separator: "\n").suffix(5).joined(separator: "\n") == """
        doubleTap   Delete two, button
                    action: delete
                    announced: Deleted [interrupted]
                    announcement-lost: Deleted
                    focus-lost: Delete one
        """)
  }
}
