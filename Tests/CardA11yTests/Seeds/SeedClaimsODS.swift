import CardA11y
import Testing

/// Every claim of the page of Orange's cards, each under its own sentence.
///
/// The swipe order, the roles and the limits are those of the real components
/// (facts: seed-systems.md §2); where a sentence is wrong of them, the test says what holds.
@MainActor
struct SeedClaimsODS {
  private let placeholder = ODSImage.Source.image(Image("placeholder", bundle: Bundle.ods))

  @Test("Images in cards are considered as decorative, so they are ignored by Voice Over.")
  func imagesAreDecorative() throws {
    for card in CardSample.allCases {
      let screen = card.view(buttons: 0).screen()
      #expect(!screen.pictureFrames.isEmpty)
      #expect(screen.elements.allSatisfy { !$0.traits.contains(.isImage) })
      #expect(try screen.heard().allSatisfy { !$0.contains("placeholder") })
    }
  }

  @Test("Images stay decorative while they are loaded")
  func loadedImagesAreDecorative() throws {
    let address = "https://example.org/salad.png"
    let sources: [ODSImage.Source] = [
      .asyncImage(address, Image("loading")), .cachedAsyncImage(address, Image("loading")),
      ODSImage.Source(url: address), ODSImage.Source(url: address, placeholder: Image("loading")),
    ]
    for source in sources {
      let card = ODSCardSmall(title: Text("Title"), imageSource: source)
      #expect(try card.screen().heard() == ["Title"])
    }
    // Outside of a card an image speaks its name, as SwiftUI's do (DESIGN §4, "image names").
    #expect(
      try ODSImage(source: ODSImage.Source(url: address)).screen().heard() == ["placeholder, image"]
    )
  }

  @Test(
    "This is a full width card", arguments: [CardSample.imageFirst, .headerFirst, .horizontal])
  func cardsAreAsWideAsTheirPlace(card: CardSample) throws {
    let surface = try #require(card.view(buttons: 2).screen().surface)
    // The real cards keep 8 points outside of their surface on every side.
    #expect(surface.x == 8)
    #expect(surface.width == 390 - 16)
  }

  @Test("displayed with an image as first element")
  func imageFirst() throws {
    let screen = CardSample.imageFirst.view(buttons: 2).screen()
    let picture = try #require(screen.pictureFrames.first)
    let surface = try #require(screen.surface)
    #expect(picture.y == surface.y)
    #expect(screen.texts.allSatisfy { $0.frame.y >= picture.maxY })
  }

  @Test("displaying with a title and a thumbnail on top as first element")
  func headerFirst() throws {
    let screen = CardSample.headerFirst.view(buttons: 0).screen()
    let thumbnail = screen.pictureFrames[0]
    let media = screen.pictureFrames[1]
    let title = try #require(screen.texts.first { $0.run.text == "Title" })
    #expect(thumbnail.maxX <= title.frame.x)
    #expect(title.frame.maxY <= media.y)
    // "Content: with an optional supporting text" is another part, so that it is a stop of its own.
    #expect(try screen.heard() == ["Title, Subtitle", "A supporting text"])
  }

  @Test("image on left and content with texts on the right")
  func horizontal() {
    let screen = CardSample.horizontal.view(buttons: 0).screen()
    #expect(screen.texts.allSatisfy { $0.frame.x >= screen.pictureFrames[0].maxX })
    let mirrored = CardSample.horizontal.view(buttons: 0).screen(
      in: environment { $0.layoutDirection = .rightToLeft })
    #expect(mirrored.texts.allSatisfy { $0.frame.maxX <= mirrored.pictureFrames[0].x })
  }

  @Test("optional buttons (zero up to two)", arguments: CardSample.allCases)
  func zeroToTwoButtons(card: CardSample) throws {
    for count in 0...card.maximumButtons {
      let heard = try card.view(buttons: count).screen().heard()
      #expect(heard.suffix(count) == (1...2).prefix(count).map { "Button \($0), button" }[...])
      #expect(heard.count { $0.hasSuffix("button") } == count)
    }
  }

  @Test("Secondary (trailing) button displayed into the card next to the first one.")
  func buttonsStandBesideEachOther() {
    let buttons = CardSample.imageFirst.view(buttons: 2).screen().elements.suffix(2).map(\.frame)
    #expect(buttons[0].y == buttons[1].y)
    #expect(buttons[0].maxX == buttons[1].x)
    // Not where they do not fit: the real card lets them flow (DESIGN §4, "ODS cards").
    let large = CardSample.imageFirst.view(buttons: 2).screen(
      in: environment { $0.dynamicType = .accessibility5 })
    let stacked = large.elements.suffix(2).map(\.frame)
    #expect(stacked[0].x == stacked[1].x)
    #expect(stacked[0].maxY == stacked[1].y)
  }

  @Test("add it into a Button or in NavigationLink", arguments: CardSample.allCases)
  func buttonsAndLinksGiveARole(card: CardSample) throws {
    let plain = try card.view(buttons: 0).screen().heard().joined(separator: ", ")
    let button = Button {
    } label: {
      card.view(buttons: 0)
    }
    let link = NavigationLink {
      Text("Detail")
    } label: {
      card.view(buttons: 0)
    }
    #expect(try button.screen().heard() == ["\(plain), button"])
    #expect(try link.screen().heard() == ["\(plain), button"])
    // A text without a colour of its own takes the link's, and blue on white is 4.02; the picture
    // is the one that keeps its trait (facts: seed-systems.md §2.5).
    let defects =
      card == .headerFirst ? ["failed contrast-text-aa", "advice hidden-picture-in-link"] : []
    #expect(link.screen().findings == defects)
  }

  /// The third way that the page offers is a defect: no role, no keyboard (seed-systems.md §1).
  @Test("or add a .onTapGesture modifier", arguments: CardSample.allCases)
  func tapGesturesGiveNoRole(card: CardSample) throws {
    let view = card.view(buttons: 0)
    let tapped = view.onTapGesture {}
    #expect(try tapped.screen().heard() == view.screen().heard())
    #expect(view.screen().findings == [])
    #expect(tapped.screen().findings.contains("failed action-missing"))
  }

  @Test("it contains only title and subtitle (optional) in one line (Truncated tail)")
  func smallCardsTakeOneLine() throws {
    let title = "Grilled vegetables with herbs"
    let card = ODSCardSmall(title: Text(title), imageSource: placeholder)
    let screen = card.screen(in: environment { $0.width = 187 })
    let run = try #require(screen.text(title))
    #expect(run.lineCount == 1)
    #expect(run.truncation == .certain)
    // Truncation is seen, never heard; who looks loses it, so that the audit says so.
    #expect(try screen.heard() == [title])
    #expect(screen.findings.contains("failed dt-truncates"))
  }

  @Test(
    "They won't be displayed in one truncated line", arguments: DynamicTypeSize.allCases)
  func accessibilitySizesLiftTheLimit(size: DynamicTypeSize) {
    let environment = environment {
      $0.dynamicType = size
      $0.width = 187
    }
    let title = "Grilled vegetables with herbs"
    let screen = ODSCardSmall(title: Text(title), imageSource: placeholder).screen(in: environment)
    let isCut = screen.text(title)?.truncation == .certain
    #expect(isCut == !size.isAccessibilitySize)
  }

  @Test("it is possible to define the limit number of lines to use if a11y size are used")
  func limitsCountAtAccessibilitySizesOnly() {
    let card = ODSCardSmall(
      title: Text("Title"), imageSource: placeholder, subtitle: Text("Subtitle"),
      titleAccessibleLineLimit: 3, subtitleAccessibleLineLimit: 2)
    let limits = { (size: DynamicTypeSize) in
      card.screen(in: environment { $0.dynamicType = size }).texts.map(\.run.lineLimit)
    }
    #expect(limits(.xxxLarge) == [1, 1])
    #expect(limits(.accessibility1) == [3, 2])
  }

  /// The page is silent; the real card cuts the text at two lines at every size (ods#389).
  @Test("an optional text for larger description")
  func horizontalTextIsCut() {
    let text = "Tomatoes, cucumber, feta and a dressing of lemon juice and olive oil"
    let card = ODSCardHorizontal(
      title: Text("Title"), imageSource: placeholder, text: Text(text))
    let screen = card.screen(in: environment { $0.dynamicType = .accessibility1 })
    #expect(screen.text(text)?.lineLimit == 2)
    #expect(screen.findings == ["failed dt-truncates"])
  }
}
