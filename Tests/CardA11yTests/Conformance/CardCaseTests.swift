import CardA11y
import Testing

/// The Orange cards of facts: voiceover.md §16, compiled from their views.
@MainActor
struct CardCaseTests {
  private let image = ODSImage.Source.image(Image("placeholder", bundle: Bundle.ods))
  private let text = "A supporting text to describe something"

  private func spoken(_ view: some View) throws -> [String] {
    try Transcript(swipingThrough: view.screen()).steps.compactMap { $0.announcement?.spoken() }
  }

  /// Cases 106 and 107, and the image-first example of the component's page.
  @Test func imageFirst() throws {
    let card = ODSCardVerticalImageFirst(
      title: Text("Title"), imageSource: image, subtitle: Text("Subtitle"), text: Text(text)
    ) {
      Button("Button 1") {}
    } secondButton: {
      Button("Button 2") {}
    }
    #expect(
      try spoken(card) == ["Title, Subtitle, \(text)", "Button 1, button", "Button 2, button"])
  }

  /// Cases 108, 109 and 142: four stops.
  @Test func headerFirst() throws {
    let card = ODSCardVerticalHeaderFirst(
      title: Text("Title"), imageSource: image, subtitle: Text("Subtitle"),
      thumbnailSource: image, text: Text(text)
    ) {
      Button("Button 1") {}
    } secondButton: {
      Button("Button 2") {}
    }
    #expect(
      try spoken(card) == ["Title, Subtitle", text, "Button 1, button", "Button 2, button"])
  }

  /// Case 141: the image is no stop.
  @Test func horizontal() throws {
    let card = ODSCardHorizontal(
      title: Text("Title"), imageSource: image, subtitle: Text("Subtitle"), text: Text(text)
    ) {
      Button("Button 1") {}
    } secondButton: {
      Button("Button 2") {}
    }
    #expect(
      try spoken(card) == ["Title, Subtitle, \(text)", "Button 1, button", "Button 2, button"])
  }

  /// Cases 110 and 143: one stop, a button where the card stands in one.
  @Test func small() throws {
    let card = ODSCardSmall(
      title: Text("Title 1"), imageSource: image, subtitle: Text("Subtitle 1"))
    #expect(try spoken(card) == ["Title 1, Subtitle 1"])
    let button = Button {
    } label: {
      ODSCardSmall(title: Text("Title 1"), imageSource: image, subtitle: Text("Subtitle 1"))
    }
    #expect(try spoken(button) == ["Title 1, Subtitle 1, button"])
  }

  /// DESIGN §4: an interactive card is one stop that ends in its word; case 111 without it.
  @Test func interactiveCard() throws {
    let screen = DSCard(action: {}) {
      Text("Project")
      DSButton("Follow") {}
    }
    .accessibilityLabel("Project")
    .screen()
    let steps = try Transcript(swipingThrough: screen).steps
    #expect(steps.map { $0.announcement?.spoken() } == ["Project, button, card"])
    #expect(steps.first?.announcement?.cues == ["Actions available"])
    var native = ReaderProfile.newest
    native.nativeTraitsOnly = true
    let plain = try Transcript(swipingThrough: screen, profile: native).steps
    #expect(plain.map { $0.announcement?.spoken() } == ["Project, button"])
  }

  /// DESIGN §4: a static card says its word at its first stop, a ghost card never.
  @Test func staticCard() throws {
    let card = DSCard {
      Text("Plan")
      Text("Two seats left")
      DSButton("Follow") {}
    }
    #expect(try spoken(card) == ["Plan, card", "Two seats left", "Follow, button"])
    #expect(try spoken(DSCard(variant: .ghost) { Text("Inside") }) == ["Inside"])
  }
}
