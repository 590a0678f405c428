import CardA11y
import Testing

/// Structure and numbers of the Orange cards (facts: seed-systems.md §2.5–2.10).
@MainActor
struct ODSCardTests {
  private let placeholder = ODSImage.Source.image(Image("placeholder", bundle: Bundle.ods))
  private let text = "A supporting text to describe something"

  @Test func imageFirstIsOneStopForTheTextsAndOneForEachButton() {
    let screen = ODSCardVerticalImageFirst(
      title: Text("Title"), imageSource: placeholder, subtitle: Text("Subtitle"),
      text: Text(text)
    ) {
      Button("Button 1") {}
    } secondButton: {
      Button("Button 2") {}
    }.screen()
    #expect(screen.labels == ["Title, Subtitle, \(text)", "Button 1", "Button 2"])
    #expect(screen.elements.map { $0.traits.contains(.isButton) } == [false, true, true])
  }

  @Test func headerFirstLeavesTheTextOutOfTheHeader() {
    let screen = ODSCardVerticalHeaderFirst(
      title: Text("Title"), imageSource: placeholder, subtitle: Text("Subtitle"),
      thumbnailSource: placeholder, text: Text(text)
    ) {
      Button("Button 1") {}
    } secondButton: {
      Button("Button 2") {}
    }.screen()
    #expect(screen.labels == ["Title, Subtitle", text, "Button 1", "Button 2"])
  }

  @Test(arguments: ODSCardHorizontal.ImagePosition.allCases)
  func horizontalIsTheSameOnEitherSide(position: ODSCardHorizontal.ImagePosition) throws {
    let screen = ODSCardHorizontal(
      title: Text("Title"), imageSource: placeholder, imagePosition: position,
      subtitle: Text("Subtitle"), text: Text(text)
    ) {
      Button("Button 1") {}
    } secondButton: {
      Button("Button 1") {}
    }.screen()
    #expect(screen.labels == ["Title, Subtitle, \(text)", "Button 1", "Button 1"])
    let image = try #require(screen.scene.items.first { $0.isImage })
    #expect(image.frame.width == 128)
    #expect(image.frame.x == (position == .leading ? 8 : 254))
  }

  @Test func smallIsOneStop() {
    let screen = ODSCardSmall(
      title: Text("Title"), imageSource: placeholder, subtitle: Text("Subtitle")
    ).screen()
    #expect(screen.labels == ["Title, Subtitle"])
  }

  @Test func buttonsAreHighEnoughAndShareARowWhereTheyFit() {
    let card = { (first: String, second: String) in
      ODSCardVerticalImageFirst(
        title: Text("T"), imageSource: placeholder, firstButton: { Button(first) {} },
        secondButton: { Button(second) {} })
    }
    let short = card("Cook", "Save").screen().elements
    #expect(abs(short[1].frame.height - 52.33) < 0.01)
    #expect(short[1].frame.y == short[2].frame.y)
    #expect(short[1].frame.x == 8)

    let long = card("Add all ingredients to the list", "Remove everything").screen().elements
    #expect(long[2].frame.x == long[1].frame.x)
    #expect(long[2].frame.y == long[1].frame.maxY)
  }

  @Test func picturesHaveTheirPublishedHeights() {
    let heights = [
      ODSCardVerticalImageFirst(title: Text("T"), imageSource: placeholder).screen(),
      ODSCardVerticalHeaderFirst(
        title: Text("T"), imageSource: placeholder, thumbnailSource: placeholder
      ).screen(),
      ODSCardSmall(title: Text("T"), imageSource: placeholder).screen(),
    ].map { $0.scene.items.filter(\.isImage).map(\.frame.height) }
    #expect(heights == [[192], [44, 192], [100]])
  }

  @Test func horizontalTextColumnIs182PointsOnAPageWithMargins() throws {
    let card = ODSCardHorizontal(title: Text("Title"), imageSource: placeholder)
    let screen = card.padding(.horizontal, 16).screen()
    let element = try #require(screen.elements.first)
    #expect(element.frame.width == 182)
  }

}

extension SceneItem {
  fileprivate var isImage: Bool {
    if case .image = content { true } else { false }
  }
}
