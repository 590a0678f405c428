import CardA11y
import Testing

/// What the cards' real history got wrong is heard or found here (facts: seed-systems.md §7, end).
@MainActor
struct SeedMutations {
  @Test func theCopyIsHeardAsTheCardIs() throws {
    for size in DynamicTypeSize.allCases {
      let environment = environment { $0.dynamicType = size }
      let card = ODSCardVerticalImageFirst(
        title: Text("Title"), imageSource: .image(Image("placeholder")),
        subtitle: Text("Subtitle"), text: Text("A supporting text")
      ) {
        Button("Button 1") {}
      } secondButton: {
        Button("Button 2") {}
      }
      let copy = CardCopy().screen(in: environment)
      #expect(try copy.heard() == card.screen(in: environment).heard())
      #expect(copy.findings == card.screen(in: environment).findings)
    }
  }

  /// Before 0.16.
  @Test func withoutCombineTheTextsAreThreeStops() throws {
    var copy = CardCopy()
    copy.combinesTexts = false
    #expect(
      try copy.screen().heard() == [
        "Title", "Subtitle", "A supporting text", "Button 1, button", "Button 2, button",
      ])
  }

  /// Before 0.8.
  @Test func withoutHiddenThePictureIsSpoken() throws {
    var copy = CardCopy()
    copy.hidesPicture = false
    #expect(
      try copy.screen().heard() == [
        "placeholder, image", "Title, Subtitle, A supporting text", "Button 1, button",
        "Button 2, button",
      ])
  }

  /// Before 1.0: the link read the words in the picture that it hid (ods#702).
  @Test func hiddenWithoutTraitRemovalInALinkIsFound() {
    let link = { (card: CardCopy) in
      NavigationLink {
        Text("Recipe")
      } label: {
        card
      }
    }
    var copy = CardCopy()
    copy.hasButtons = false
    #expect(link(copy).screen().findings == [])
    copy.removesPictureTrait = false
    #expect(link(copy).screen().findings == ["advice hidden-picture-in-link"])
    #expect(copy.screen().findings == [])
    let headerFirst = ODSCardVerticalHeaderFirst(
      title: Text("Title"), imageSource: .image(Image("placeholder")))
    #expect(
      NavigationLink(destination: Text("Recipe")) { headerFirst }.screen().findings
        == ["advice hidden-picture-in-link"],
      "the one picture of the cards that the correction missed")
  }

  /// Before 0.17; heard as ever, and found where the words of large labels have no room left.
  @Test func withoutFlowTheButtonsAreSqueezed() throws {
    var copy = CardCopy()
    copy.labels = ("Add all ingredients to the list", "Remove everything")
    let flowing = copy.screen()
    copy.buttonsFlow = false
    let squeezed = copy.screen()
    #expect(try flowing.heard() == squeezed.heard())
    let lines = { (screen: Screen) in screen.texts.suffix(2).map(\.run.lineCount) }
    #expect(lines(flowing) == [1, 1])
    #expect(lines(squeezed).contains { $0 > 1 })
    var flowingCard = copy
    flowingCard.buttonsFlow = true
    #expect(!flowingCard.findingsEverywhere().contains("cantTell dt-word-split"))
    #expect(copy.findingsEverywhere().contains("cantTell dt-word-split"))
  }

  /// Before 0.17: the one line was kept at the accessibility sizes too.
  @Test func oneLineAtEverySizeIsFound() {
    let title = "Grilled vegetables"
    let card = ODSCardSmall(title: Text(title), imageSource: .image(Image("placeholder")))
    let limited = VStack { Text(title).lineLimit(1).font(.body.bold()) }.padding(24)
    let environment = environment {
      $0.dynamicType = .accessibility3
      $0.width = 187
    }
    #expect(
      card.screen(in: environment).findings == ["cantTell dt-word-split"],
      "whole, though \"vegetables\" is wider than half of a screen at 235 %")
    #expect(limited.screen(in: environment).findings == ["failed dt-truncates"])
  }

  @Test func aTapGestureInsteadOfAButtonIsHeardAndFound() throws {
    let card = ODSCardSmall(title: Text("Title"), imageSource: .image(Image("placeholder")))
    let button = Button {
    } label: {
      card
    }
    let tapped = card.onTapGesture {}
    #expect(try button.screen().heard() == ["Title, button"])
    #expect(try tapped.screen().heard() == ["Title"])
    #expect(button.screen().findings == [])
    #expect(tapped.screen().findings == ["failed action-missing"])
  }

  /// #0B335B on #1C1C1A is 1.33 (facts: seed-systems.md §2.8).
  @Test func innovationCupInTheDarkIsFound() {
    let findings = { (theme: ODSTheme) in
      CardCopy().environment(\.odsTheme, theme)
        .screen(in: environment { $0.colorScheme = .dark }).findings
    }
    #expect(findings(.orange) == [])
    #expect(findings(.innovationCup) == Array(repeating: "failed contrast-text-aa", count: 2))
  }
}

/// The body of `ODSCardVerticalImageFirst`, with what was once wrong of it.
private struct CardCopy: View {
  var combinesTexts = true
  var hidesPicture = true
  var removesPictureTrait = true
  var hasButtons = true
  var buttonsFlow = true
  var labels = ("Button 1", "Button 2")
  @Environment(\.odsTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: ODSSpacing.none) {
      if !hidesPicture {
        picture
      } else if removesPictureTrait {
        picture.accessibilityRemoveTraits(.isImage).accessibilityHidden(true)
      } else {
        picture.accessibilityHidden(true)
      }
      if combinesTexts { texts.accessibilityElement(children: .combine) } else { texts }
      if !hasButtons {
        EmptyView()
      } else if buttonsFlow {
        HFlow { buttons }
      } else {
        HStack(alignment: .center, spacing: ODSSpacing.none) { buttons }
      }
    }
    .background(theme.cardBackground)
    .cornerRadius(10)
    .padding(ODSSpacing.s)
  }

  private var picture: some View {
    ODSImage(source: .image(Image("placeholder")))
      .frame(maxHeight: 192)
      .clipped()
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: ODSSpacing.xs) {
      Text("Title").odsFont(.bodyLBold)
      Text("Subtitle")
      Text("A supporting text")
    }
    .foregroundStyle(.primary)
    .padding([.horizontal, .top], ODSSpacing.m)
  }

  @ViewBuilder private var buttons: some View {
    Button(labels.0) {}.buttonStyle(ODSButtonStyle(emphasis: .lowest))
    Button(labels.1) {}.buttonStyle(ODSButtonStyle(emphasis: .lowest))
  }
}
