import CardA11y
import Testing

/// What controls say; numbered cases are of facts: voiceover.md §16.
@MainActor
struct ControlsTests {
  /// Returns what is heard at each stop, in the form of AccessibilitySnapshot, with its hint.
  private func heard(
    _ view: some View, profile: ReaderProfile = .newest
  ) throws -> [[String?]] {
    let reading = Reading(view.screen())
    return try Speech(profile: profile).announcements(of: reading)
      .map { [$0.spoken(.snapshot), $0.hint] }
  }

  @Test func cases40To44Toggles() throws {
    let toggleHint = "Double tap to toggle setting."
    #expect(
      try heard(Toggle("Label", isOn: .constant(true))) == [
        ["Label. Switch Button. On.", toggleHint]
      ])
    #expect(
      try heard(Toggle("", isOn: .constant(false))) == [["Switch Button. Off.", toggleHint]])
    #expect(
      try heard(Toggle("", isOn: .constant(true)).disabled(true)) == [
        ["Dimmed. Switch Button. On.", nil]
      ])
    #expect(
      try heard(Toggle("Label", isOn: .constant(true)).accessibilityHint("Hint")) == [
        ["Label. Switch Button. On.", "Hint. \(toggleHint)"]
      ])
  }

  // Case 174: "12A, window seat, switch button, off".
  @Test func case174ALabelOfTwoTexts() throws {
    let toggle = Toggle(isOn: .constant(false)) {
      VStack {
        Text("12A")
        Text("Window seat")
      }
    }
    #expect(try heard(toggle).first?.first == "12A, Window seat. Switch Button. Off.")
  }

  @Test func cases97And166Sliders() throws {
    let adjust = "Swipe up or down with one finger to adjust the value."
    #expect(
      try heard(Slider(value: .constant(75.0), in: 0...100)) == [["75%. Adjustable.", adjust]])
    #expect(
      try heard(Slider(value: .constant(0.48)) { Text("Speaking rate") }) == [
        ["Speaking rate: 48%. Adjustable.", adjust]
      ])
    #expect(try heard(Slider(value: .constant(3.0), in: 2...2)).first?.first == "0%. Adjustable.")
  }

  @Test func cases98And99TheButtonsOfAStepper() throws {
    let stepper = Stepper("Guests", value: .constant(1), in: 1...9)
    #expect(
      try heard(stepper) == [
        ["Guests", nil], ["Decrement. Button.", nil], ["Increment. Button.", nil],
      ])
  }

  @Test func cases66And67Segments() throws {
    let picker = Picker("Size", selection: .constant("B")) {
      ForEach(["A", "B", "C"], id: \.self) { Text("Segment " + $0).tag($0) }
    }
    .pickerStyle(.segmented)
    #expect(
      try heard(picker) == [
        ["Segment A. Button. 1 of 3.", nil], ["Selected: Segment B. Button. 2 of 3.", nil],
        ["Segment C. Button. 3 of 3.", nil],
      ])
  }

  @Test func cases51To56TextFields() throws {
    let edit = "Double tap to edit."
    #expect(try heard(TextField("", text: .constant(""))) == [["Text Field.", edit]])
    #expect(
      try heard(TextField("Some placeholder text", text: .constant(""))) == [
        ["Some placeholder text. Text Field.", edit]
      ])
    #expect(
      try heard(TextField("SwiftUI Text Field", text: .constant("Value in Text Field"))) == [
        ["Value in Text Field. Text Field.", edit]
      ])
    #expect(
      try heard(SecureField("Password", text: .constant(""))) == [
        ["Password. Secure Text Field.", edit]
      ])
    #expect(
      try heard(
        TextField("Email", text: .constant("")).accessibilityHint("Enter your email.")) == [
          ["Email. Text Field.", edit]
        ])
    #expect(
      try heard(TextField("Name", text: .constant("")).disabled(true)) == [
        ["Name. Dimmed. Text Field.", nil]
      ])
  }

  // Case 162: "enter a fake password, 3 characters, secure text field".
  @Test func case162ASecureFieldCountsItsCharacters() throws {
    let field = SecureField("Password", text: .constant("abc"))
      .accessibilityLabel("Enter a fake password")
    #expect(
      try heard(field).first?.first == "Enter a fake password: 3 characters. Secure Text Field.")
    #expect(!field.screen().texts.contains { $0.run.text.contains("abc") })
  }

  /// Facts: seed-systems.md §5.2, "label = visible text, value = progress".
  @Test func progressIsAValue() throws {
    #expect(try heard(ProgressView("Loading", value: 0.5)) == [["Loading: 50%", nil]])
    #expect(try heard(ProgressView("Loading", value: 3, total: 4)) == [["Loading: 75%", nil]])
    #expect(try heard(ProgressView("Loading")) == [["Loading", nil]])
  }

  /// Facts: voiceover.md §6.2 row 10, "SwiftUI Link carries button too".
  @Test func linksAreButtonsToo() throws {
    let link = Link("Terms", destination: "https://example.com")
    #expect(try heard(link) == [["Terms. Button. Link.", nil]])
    #expect(
      try heard(link.accessibilityRemoveTraits(.isButton)) == [["Terms. Link.", nil]])
    #expect(link.screen().elements.first?.defaultAction?.name == "https://example.com")
  }

  /// Cases 63 to 65 for the state; §15.1 "show more, button, collapsed".
  @Test func disclosuresSayTheirState() throws {
    let group = { (isExpanded: Bool) in
      DisclosureGroup("Section", isExpanded: .constant(isExpanded)) { Text("Inside") }
    }
    #expect(
      try heard(group(true)) == [
        ["Section. Button. Expanded.", "Double tap to collapse."], ["Inside", nil],
      ])
    #expect(
      try heard(group(false).accessibilityHint("Shows more content")) == [
        ["Section. Button. Collapsed.", "Shows more content. Double tap to expand."]
      ])
    #expect(try heard(group(false), profile: .ios17) == [["Section. Button.", nil]])
  }

  /// Facts: the case SwiftUIListSectionTests of iOS 26.2 in the order that places give.
  @Test func sectionsHaveHeadings() throws {
    let list = List {
      Section {
        Text("Checking")
        Text("Savings")
      } header: {
        Text("Accounts")
      } footer: {
        Text("Tap an account to view details")
      }
      Section("Bills") { Text("Electric") }
    }
    #expect(
      try heard(list).map(\.first) == [
        "Accounts. Heading.", "Checking", "Savings", "Tap an account to view details",
        "Bills. Heading.", "Electric",
      ])
  }

  @Test func labelsSayTheirTitle() throws {
    #expect(try heard(Label("Favorites", systemImage: "star.fill")) == [["Favorites", nil]])
    let button = Button {
    } label: {
      Label("Favorites", systemImage: "star.fill")
    }
    #expect(try heard(button) == [["Favorites. Button.", nil]])
  }

  @Test func cases60To62TheBarIsReadFirst() throws {
    let screen = { (previous: String?) in
      NavigationStack(previousTitle: previous) {
        Text("Body").navigationTitle("Second")
      }
    }
    let second: [[String?]] = [["Second. Heading.", nil], ["Body", nil]]
    #expect(try heard(screen("First")) == [["First. Back Button.", nil]] + second)
    #expect(try heard(screen("")) == [["Back Button.", nil]] + second)
    #expect(try heard(screen(nil)) == second)
    #expect(screen("First").screen().elements.first?.inputLabels == ["First", "Back"])
    #expect(try heard(Text("Body").navigationTitle("Second")) == [["Body", nil]])
  }

  @Test func bindingsKeepWhatControlsChange() throws {
    var isOn = false
    var choice = 1
    var count = 8
    let host = ViewHost(
      VStack {
        Toggle("Wi-Fi", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
        Picker("", selection: Binding(get: { choice }, set: { choice = $0 })) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        Stepper("", value: Binding(get: { count }, set: { count = $0 }), in: 0...9)
      })
    func activate(_ label: String) throws {
      let element = host.screen.elements.first { $0.label == label }
      host.perform(try #require(element?.defaultAction))
    }
    try activate("Wi-Fi")
    try activate("Two")
    try activate("Increment")
    try activate("Increment")
    #expect(isOn && choice == 2 && count == 9)
    #expect(host.screen.elements.first?.value == "1")
    let selected = host.screen.elements.filter { $0.traits.contains(.isSelected) }
    #expect(selected.map(\.label) == ["Two"])
  }

  /// A control inside of a button is an action of it, as any other (DESIGN §4).
  @Test func controlsInsideOfAButtonBecomeItsActions() {
    let screen = Button {
    } label: {
      Text("Network")
      Toggle("Wi-Fi", isOn: .constant(true))
    }.screen()
    #expect(screen.labels == ["Network"])
    #expect(screen.elements[0].customActions.map(\.name) == ["Wi-Fi"])
    #expect(screen.elements[0].background.innerControls == ["Wi-Fi"])
  }
}
