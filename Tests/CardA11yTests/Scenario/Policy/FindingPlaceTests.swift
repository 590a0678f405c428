import CardA11y
import Testing

struct FindingPlaceTests {
  /// An id, and what stays of it wherever the component stands.
  @Test(arguments: [
    ("VStack[1]/ODSCardSmall[3]/VStack/Text[1]", "ODSCardSmall/VStack/Text[1]"),
    ("DSContainer/VStack/DSPricingCard[1.0]/DSCard/VStack/DSButton[3]/Button", "DSButton/Button"),
    (
      "ODSCardHorizontal/VStack/ODSCardButtons[2]/HFlow/Button[1]", "ODSCardButtons/HFlow/Button[1]"
    ),
    ("DSCard", "DSCard"), ("VStack/DSCard[1]", "DSCard"), ("VStack/DSCard[1]~2", "DSCard~2"),
    ("VStack/RatingCard#Soup/Button", "RatingCard/Button"),
    // An element of a loop is repeated, even where it is a view of SwiftUI's.
    ("ContentView/VStack/HStack#3/Button[1]", "HStack/Button[1]"),
    ("List/ScrollView/VStack/Section/VStack/Segments[1.3]/HStack/Segment#Day", "Segment"),
    // In no component the place is the whole path.
    ("VStack/Button[2]", "VStack/Button[2]"),
    (
      "NavigationStack/VStack/NavigationBar/HStack/BackButton",
      "NavigationStack/VStack/NavigationBar/HStack/BackButton"
    ),
    // Raw nodes have an id of their own, or a position.
    ("cook", "cook"), ("0.1.2", "0.1.2"), ("root", "root"),
  ])
  func thePlaceBeginsAtWhatIsRepeated(id: String, place: String) {
    #expect(FindingPlace(NodeID(id)).path == place)
  }

  @Test(
    arguments: [
      ("VStack/ODSCardSmall[3]/VStack[1]/Text[1]", "ODSCardSmall/VStack/Text", "ODSCardSmall"),
      ("VStack/Button[2]", "VStack/Button", nil), ("0.1.2", "", nil), ("cook", "cook", nil),
      ("ContentView/HStack#3/Button[1]", "HStack/Button", "HStack"),
    ] as [(String, String, String?)])
  func namesLeaveOutPositions(id: String, names: String, component: String?) {
    let place = FindingPlace(NodeID(id))
    #expect(place.names == names)
    #expect(place.component == component)
  }

  /// No page of SwiftUI's views alone may look as if it had components.
  @MainActor @Test func viewsOfSwiftUIAreNoComponents() throws {
    let view = NavigationStack {
      List {
        Section("Size") {
          Toggle("Wrap", isOn: .constant(true))
          Stepper("Guests", value: .constant(2), in: 0...5)
          TextField("Name", text: .constant(""))
          DisclosureGroup("More", isExpanded: .constant(true)) { Text("Details") }
          ProgressView("Loading")
          Label("Heart", systemImage: "heart")
        }
      }
      .navigationTitle("Settings")
    }
    let screen = view.screen()
    #expect(screen.tree.count > 8)
    for node in screen.tree.nodes {
      #expect(FindingPlace(node.id).component == nil, "\(node.id)")
    }
  }

  private func finding(_ outline: String, _ rule: String, id: String) throws -> Finding {
    var screen = try Outline.parse(outline)
    screen.tree[0].id = NodeID(id)
    return try #require(Audit.run([screen]).findings.first { $0.rule == rule })
  }

  @Test func anIdentityHoldsWhatWasMeasuredRounded() throws {
    let text = "staticText \"Plan\"\n  text \"Plan\" size=17 style=body color=#777777 on=#FFFFFF"
    let contrast = FindingIdentity(
      try finding(text, "contrast-text-aa", id: "VStack/Card[2]/Text[1]"))
    #expect(contrast.element == "Card/Text")
    #expect(contrast.label == "Plan")
    #expect(contrast.evidence == "text-0 4.4:1")
    let button = FindingIdentity(
      try finding("button \"Like\" frame=0,0,300,19.6", "target-enhanced", id: "VStack/Button"))
    #expect(button.evidence == "19 pt high")
    let font = FindingIdentity(
      try finding("staticText \"A\"\n  text \"A\" size=13", "dt-fixed-font", id: "Text"))
    #expect(font.evidence == "text-0 13 pt")
  }

  @Test func withoutALabelThePositionTellsElementsApart() throws {
    let first = try finding("button", "name-missing-control", id: "VStack/Card[1]/Button[1]")
    let second = try finding("button", "name-missing-control", id: "VStack/Card[1]/Button[2]")
    let moved = try finding("button", "name-missing-control", id: "HStack/VStack/Card[7]/Button[1]")
    #expect(FindingIdentity(first) != FindingIdentity(second))
    #expect(FindingIdentity(first) == FindingIdentity(moved))
  }
}
