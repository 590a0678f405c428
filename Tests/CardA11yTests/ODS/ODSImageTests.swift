import CardA11y
import Foundation
import Testing

/// Where pictures come from (facts: seed-systems.md §2.4).
@MainActor
struct ODSImageTests {
  @Test func addressesAreFoundationsOrStrings() throws {
    let address: URL = try #require(URL(string: "https://example.org/salad.png"))
    let sources: [ODSImage.Source] = [
      ODSImage.Source(url: address), .asyncImage(address, Image("placeholder")),
      .cachedAsyncImage("https://example.org/salad.png", Image("placeholder")),
    ]
    for source in sources {
      let screen = ODSImage(source: source).frame(width: 200, height: 100).screen()
      #expect(try screen.heard() == ["placeholder, image"])
    }
  }

  @Test func picturesFillTheirRoom() {
    let image = ODSImage(source: .image(Image("salad"))).frame(width: 300, height: 50)
    #expect(image.screen().pictureFrames.map(\.width) == [300])
    #expect(image.clipped().screen().pictureFrames.map(\.height) == [50])
  }
}
