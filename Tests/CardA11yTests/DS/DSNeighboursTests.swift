import CardA11y
import Testing

/// The components that DSCard's page names beside it; their properties are ours.
@MainActor
struct DSNeighboursTests {
  @Test func containersHaveAHeadingAndKeepTheirContent() throws {
    let view = DSContainer(title: "Plans") {
      Text("One")
      Text("Two")
    }
    #expect(try view.screen().heard() == ["Plans, heading", "One", "Two"])
    #expect(view.screen().shapes == [])
    #expect(view.findingsEverywhere() == [])
  }

  @Test func rowsAreButtonsWhereTheyLeadSomewhere() throws {
    let row = DSListRow(title: "Sound", subtitle: "Silent", systemImage: "speaker")
    #expect(try row.screen().heard() == ["Sound, Silent"])
    let link = DSListRow(title: "Sound", subtitle: "Silent", systemImage: "speaker") {}
    #expect(try link.screen().heard() == ["Sound, Silent, button"])
    #expect(link.screen().elements[0].frame.height >= 44)
    #expect(link.findingsEverywhere() == [])
  }

  @Test func featuresAreHeadings() throws {
    let card = DSFeatureCard(systemImage: "bolt", title: "Fast", description: "Done in seconds")
    #expect(try card.screen().heard() == ["Fast, heading, card", "Done in seconds"])
    #expect(card.findingsEverywhere() == ["advice non-native-trait"])
  }

  @Test func plansSayThemselvesOnTheirButtons() throws {
    let cards = VStack {
      ForEach(["Solo", "Team"], id: \.self) { plan in
        DSPricingCard(
          plan: plan, price: "$12", period: "a month", features: ["Ten seats"],
          badge: plan == "Team" ? "Popular" : nil
        ) {}
      }
    }
    #expect(
      try cards.screen().heard() == [
        "Solo, heading, card", "$12, a month", "Ten seats", "Choose Solo, button",
        "Team, heading, card", "Popular", "$12, a month", "Ten seats", "Choose Team, button",
      ])
    #expect(cards.findingsEverywhere().allSatisfy { $0 == "advice non-native-trait" })
  }

  @Test func tagsSayWhatTheirButtonRemoves() throws {
    let tags = HStack {
      DSTag(text: "Swift")
      DSTag(text: "Linux") {}
    }
    #expect(try tags.screen().heard() == ["Swift", "Linux", "Remove Linux, button"])
    #expect(tags.findingsEverywhere() == [])
  }

  @Test func buttonsSayThatTheyAreDimmedOrLoading() throws {
    let buttons = VStack {
      DSButton("Follow") {}
      DSButton("Follow") {}.disabled(true)
      DSButton("Follow", isLoading: true) {}
    }
    #expect(
      try buttons.screen().heard() == [
        "Follow, button", "Follow, dimmed, button", "Follow, Loading, dimmed, button",
      ])
    #expect(buttons.findingsEverywhere() == [])
  }
}
