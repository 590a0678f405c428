import CardA11y
import Testing

/// What people can do to views, and what views tell readers.
@MainActor
struct ActionTests {
  private struct Rating: View {
    @State private var stars = 3

    var body: some View {
      HStack { ForEach(0..<stars) { _ in Image(systemName: "star") } }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) stars")
        .accessibilityAdjustableAction { direction in
          stars += direction == .increment ? 1 : -1
        }
    }
  }

  @Test func anElementIsAdjusted() throws {
    let host = ViewHost(Rating())
    let adjustment = try #require(host.screen.elements[0].adjustment)
    #expect(host.screen.elements[0].traits == .adjustable)
    host.perform(try #require(adjustment.increment))
    #expect(host.screen.elements[0].value == "4 stars")
    host.perform(try #require(adjustment.decrement))
    host.perform(try #require(adjustment.decrement))
    #expect(host.screen.elements[0].value == "2 stars")
  }

  private struct Volume: View {
    let step: Double?
    @State private var volume = 48.0

    var body: some View {
      if let step {
        Slider(value: $volume, in: 0...100, step: step) { Text("Volume") }
      } else {
        Slider(value: $volume, in: 0...100) { Text("Volume") }
      }
    }
  }

  /// Facts: voiceover.md §16.13, case 190: 48 percent, then 38; 195 for the limit.
  @Test(arguments: [(nil, ["58%", "68%"], "0%"), (30.0, ["78%", "100%"], "0%")])
  func aSliderIsAdjustedByItsStep(step: Double?, up: [String], least: String) throws {
    let host = ViewHost(Volume(step: step))
    let adjustment = try #require(host.screen.elements[0].adjustment)
    for value in up {
      host.perform(try #require(adjustment.increment))
      #expect(host.screen.elements[0].value == value)
    }
    for _ in 0..<12 { host.perform(try #require(adjustment.decrement)) }
    #expect(host.screen.elements[0].value == least)
  }

  @Test func aSliderWithoutEndHasAValue() {
    let slider = Slider(value: .constant(1.0), in: -Double.infinity...Double.infinity)
    #expect(slider.screen().elements[0].value == "0%")
  }

  private struct Guests: View {
    @State private var count = 2
    @State private var rate = 1.0

    var body: some View {
      Stepper("Guests", value: $count, in: 1...3)
      Stepper("Rate", value: $rate, in: 0...2, step: 0.05)
    }
  }

  /// The value belongs to what encloses the buttons (facts: voiceover.md §16.13, case 191).
  @Test func aStepperKeepsItsValueAroundItsButtons() throws {
    let host = ViewHost(Guests())
    for button in host.screen.elements where button.traits.contains(.isButton) {
      host.perform(try #require(button.defaultAction))
      host.perform(try #require(button.defaultAction))
    }
    #expect(host.screen.tree.nodes.compactMap(\.value) == ["3", "1"])
    let rate = try #require(host.screen.elements.last { $0.label == "Decrement" })
    host.perform(try #require(rate.defaultAction))
    #expect(host.screen.tree.nodes.compactMap(\.value) == ["3", "0.95"])
  }

  private struct Section: View {
    var body: some View {
      DisclosureGroup("Details") { Text("Inside") }
    }
  }

  @Test func aDisclosureExpandsByItself() throws {
    let host = ViewHost(Section())
    #expect(host.screen.labels == ["Details"])
    host.perform(try #require(host.screen.elements[0].defaultAction))
    #expect(host.screen.labels == ["Details", "Inside"])
    #expect(host.screen.elements[0].isExpanded == true)
  }

  private struct Everything: View {
    @State private var done = ""

    var body: some View {
      VStack { Text(done.isEmpty ? "Nothing" : done) }
        .accessibilityAction { done = "activated" }
        .accessibilityAction(.escape) { done = "escaped" }
        .accessibilityAction(.magicTap) { done = "tapped" }
        .accessibilityAction(named: "Archive") { done = "archived" }
        .accessibilityAction(AccessibilityActionKind(named: Text("Delete"))) { done = "deleted" }
        .onLongPressGesture { done = "pressed" }
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h2)
    }
  }

  @Test func eachGestureHasItsAction() throws {
    let host = ViewHost(Everything())
    let node = host.screen.elements[0]
    let actions =
      [node.defaultAction, node.escapeAction, node.magicTapAction, node.longPressAction]
      + node.customActions.map(\.action)
    let done = try actions.map { action in
      host.perform(try #require(action))
      return host.screen.labels[0]
    }
    #expect(done == ["activated", "escaped", "tapped", "pressed", "archived", "deleted"])
    #expect(node.customActions.map(\.name) == ["Archive", "Delete"])
    #expect(node.headingLevel == 2)
  }

  private struct Teller: View {
    @State private var rows = ["one", "two"]

    var body: some View {
      Button("Tell") {
        rows.removeFirst()
        AccessibilityNotification.Announcement("Loud", priority: .high).post()
        AccessibilityNotification.PageScrolled("Page 2").post()
        AccessibilityNotification.ScreenChanged().post()
        AccessibilityNotification.LayoutChanged("two").post()
        AccessibilityNotification.LayoutChanged("one").post()
      }
      Button("Tell UIKit") {
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: "Moved")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIAccessibility.post(notification: .pageScrolled, argument: "Page 3")
      }
      ForEach(rows, id: \.self) { Text($0).accessibilityIdentifier($0) }
    }
  }

  /// Elements are those of the screen that comes of the action.
  @Test func whatIsPostedReachesReaders() throws {
    AccessibilityNotification.Announcement("Nobody acts").post()
    let host = ViewHost(Teller())
    #expect(
      host.perform(try #require(host.screen.elements[0].defaultAction)) == [
        .announcement("Loud", priority: .high), .pageScrolled("Page 2"),
        .screenChanged(focus: nil), .layoutChanged(focus: "Teller/Text[2]#two"),
        .layoutChanged(focus: nil),
      ])
    #expect(
      host.perform(try #require(host.screen.elements[1].defaultAction)) == [
        .announcement("Saved"), .announcement("Moved"), .layoutChanged(focus: nil),
        .screenChanged(focus: nil), .pageScrolled("Page 3"),
      ])
    #expect(host.perform(ActionID("unknown")).isEmpty)
  }

  private struct Rows: View {
    @State private var rows = ["one", "two", "three"]
    @AccessibilityFocusState private var focused: String?
    @AccessibilityFocusState private var isTitleFocused: Bool

    var body: some View {
      Text("Rows").accessibilityFocused($isTitleFocused)
      ForEach(rows, id: \.self) { row in
        Button {
          rows.removeAll { $0 == row }
          focused = rows.first
          isTitleFocused = rows.isEmpty
        } label: {
          Text(row).accessibilityFocused($focused, equals: row)
        }
      }
      Button("Again") { rows = ["four"] }
    }
  }

  /// The cursor moves once, when the state is set.
  @Test func aFocusStateMovesTheCursor() throws {
    let host = ViewHost(Rows())
    func tap(_ label: String) throws -> [ScreenEvent] {
      let element = host.screen.elements.first { $0.label == label }
      return host.perform(try #require(element?.defaultAction))
    }
    #expect(try tap("one") == [.layoutChanged(focus: "Rows/Button[1]#two")])
    #expect(try tap("three") == [.layoutChanged(focus: "Rows/Button[1]#two")])
    #expect(try tap("two") == [.layoutChanged(focus: "Rows/Text")])
    #expect(try tap("Again").isEmpty)
  }
}
