import CardA11y
import Testing

/// Links to other screens are read as buttons are (facts: seed-systems.md §5.2).
@MainActor
struct NavigationLinkTests {
  @Test func everyInitialiserMakesAButton() throws {
    let links = VStack {
      NavigationLink {
        Text("Detail")
      } label: {
        Image(systemName: "gear")
        Text("Settings")
      }
      NavigationLink(destination: Text("Detail")) { Text("Sound") }
      NavigationLink("Help") { Text("Detail") }
      NavigationLink("About", destination: Text("Detail"))
      NavigationLink(value: 7) { Text("Seven") }
      NavigationLink("Eight", value: 8)
    }
    #expect(
      try links.screen().heard() == [
        "Settings, button", "Sound, button", "Help, button", "About, button", "Seven, button",
        "Eight, button",
      ])
    #expect(links.screen().elements.allSatisfy { $0.defaultAction != nil })
  }

  @Test func linksToNothingAreDimmed() throws {
    let link = NavigationLink("Nine", value: Int?.none)
    #expect(try link.screen().heard() == ["Nine, dimmed, button"])
  }

  @Test func destinationsAreNotOnTheScreen() {
    let link = NavigationLink("Help") { Text("Detail") }
    #expect(link.screen().texts.map(\.run.text) == ["Help"])
  }

  @Test func linksTakeTheStylesOfButtons() {
    let link = NavigationLink("Cook") {
      Text("Recipe")
    }
    .buttonStyle(ODSButtonStyle(emphasis: .high))
    #expect(link.screen().shapes.map(\.fill).contains(SRGBColor(hex: 0xF16E00)))
  }
}
