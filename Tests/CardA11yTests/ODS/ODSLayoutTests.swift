import CardA11y
import Testing

/// What the text size does to the Orange cards (facts: seed-systems.md §2.6, §2.7, §7).
@MainActor
struct ODSLayoutTests {
  private let placeholder = ODSImage.Source.image(Image("placeholder", bundle: Bundle.ods))

  private func grid(_ width: Double, _ size: DynamicTypeSize = .large) -> Screen {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 0)], spacing: 0) {
      ODSCardSmall(title: Text("A"), imageSource: placeholder)
      ODSCardSmall(title: Text("B"), imageSource: placeholder)
    }
    .padding(ODSSpacing.s)
    .screen(
      in: environment {
        $0.width = width
        $0.dynamicType = size
      })
  }

  /// Columns of at least 150 points in the width − 16; texts are 48 points narrower.
  @Test(arguments: [(390.0, 139.0), (375, 131.5), (320, 104), (414, 151)])
  func textColumnsOfTheGridAreAsPublished(width: Double, column: Double) {
    let elements = grid(width).elements
    #expect(elements.allSatisfy { abs($0.frame.width - column) < 0.34 })
    #expect(elements[0].frame.y == elements[1].frame.y)
  }

  @Test func oneColumnIsLeftWhereTwoDoNotFit() {
    let elements = grid(315).elements
    #expect(elements.map(\.frame.x) == [32, 32] && elements.map(\.frame.width) == [251, 251])
  }

  /// Table 2.7: one line up to xxxLarge, then what was given, or any number.
  @Test(arguments: DynamicTypeSize.allCases, [nil, 3])
  func smallCardsHaveTheLineLimitsOfTheirTable(size: DynamicTypeSize, given: Int?) {
    let card = ODSCardSmall(
      title: Text("Grilled vegetables with herbs"), imageSource: placeholder,
      subtitle: Text("From the grill, with a little oil"), titleAccessibleLineLimit: given,
      subtitleAccessibleLineLimit: given)
    let runs = card.screen(
      in: environment {
        $0.dynamicType = size
        $0.width = 187
      }
    ).texts.map(\.run)
    let limit = size.isAccessibilitySize ? given : 1
    #expect(runs.map(\.lineLimit) == [limit, limit])
    for run in runs {
      #expect(run.lineCount == min(run.neededLines, limit ?? .max))
      #expect(run.neededLines > 1)
      // The worst cut is at the largest size below the accessibility sizes.
      #expect((run.truncation == .certain) == (run.neededLines > run.lineCount))
    }
  }

  /// Two buttons share a row where w1 + w2 ≤ the card's width, which is the screen's − 16.
  @Test(arguments: DynamicTypeSize.allCases)
  func buttonsShareARowWhereTheyFit(size: DynamicTypeSize) {
    let labels = ("Add to the list", "Remove")
    let card = ODSCardVerticalImageFirst(
      title: Text("T"), imageSource: placeholder, firstButton: { Button(labels.0) {} },
      secondButton: { Button(labels.1) {} })
    let screen = card.screen(in: environment { $0.dynamicType = size })
    let buttons = screen.elements.suffix(2).map(\.frame)
    let texts = screen.texts.suffix(2).map(\.frame)
    // A button is 50 points wide at the least, its text has 16 points of room on each side.
    for (button, text) in zip(buttons, texts) {
      #expect(abs(button.width - max(50, text.width + 32)) < 0.34)
      #expect(abs(button.height - max(50, text.height + 32)) < 0.34)
    }
    let fit = buttons[0].width + buttons[1].width <= 374
    #expect((buttons[0].y == buttons[1].y) == fit)
    #expect(fit == (size <= .accessibility1))
    #expect(abs(buttons[1].x - (fit ? buttons[0].maxX : buttons[0].x)) < 1e-6)
    if !fit { #expect(abs(buttons[1].y - buttons[0].maxY) < 1e-6) }
    #expect(screen.texts.suffix(2).map(\.run.lineCount) == [1, 1])
  }

  @Test func aButtonThatIsTooWideAloneWrapsItsText() {
    let card = ODSCardVerticalImageFirst(title: Text("T"), imageSource: placeholder) {
      Button("Add all of the ingredients to my shopping list") {}
    }
    let screen = card.screen(in: environment { $0.dynamicType = .accessibility3 })
    let button = screen.elements[1].frame
    #expect(button.width <= 374 && button.x == 8)
    #expect(screen.texts[1].run.lineCount == 3)
    #expect(screen.scene.items.allSatisfy { $0.room == nil })
  }

  /// ods#389: the text of the horizontal card keeps its two lines at every size.
  @Test(arguments: [(DynamicTypeSize.large, TextRun.Truncation.none), (.accessibility3, .certain)])
  func theHorizontalCardCutsItsText(size: DynamicTypeSize, expected: TextRun.Truncation) {
    let card = ODSCardHorizontal(
      title: Text("Title"), imageSource: placeholder, text: Text("A supporting text, two lines")
    ).padding(.horizontal, 16)
    let run = card.screen(in: environment { $0.dynamicType = size }).texts[1].run
    #expect(run.lineLimit == 2 && run.truncation == expected)
  }
}
