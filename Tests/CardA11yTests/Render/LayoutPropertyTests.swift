import CardA11y
import Testing

/// What holds of every card, whatever its texts, its width and the text size.
@MainActor
struct LayoutPropertyTests {
  @MainActor private struct RandomCards {
    var random: SplitMix64

    private static let words = [
      "Summer", "salad", "with", "a", "supporting", "text", "Einwilligungserklärung", "20min",
      "l’été", "self-contained", "日本語の文章", "and/or", "10\u{A0}000\u{A0}€", "soft\u{AD}ly",
      "👩🏽‍🚀", "العربية", "(parts)", "«mots»", "x",
    ]

    mutating func text(_ count: ClosedRange<Int>) -> String {
      (0..<random.integer(count)).map { _ in random.pick(Self.words, or: "x") }
        .joined(separator: random.oneIn(12) ? "\n" : " ")
    }

    mutating func maybe(_ count: ClosedRange<Int>) -> Text? {
      random.oneIn(3) ? nil : Text(verbatim: text(count))
    }

    mutating func card() -> any View {
      let title = Text(verbatim: text(1...5))
      let picture = ODSImage.Source.image(Image("placeholder"))
      let (first, second) = (text(1...3), text(1...3))
      switch random.integer(0...4) {
      case 0:
        return ODSCardVerticalImageFirst(
          title: title, imageSource: picture, subtitle: maybe(1...4), text: maybe(3...20),
          firstButton: { Button(first) {} }, secondButton: { Button(second) {} })
      case 1:
        return ODSCardVerticalHeaderFirst(
          title: title, imageSource: picture, subtitle: maybe(1...4), thumbnailSource: picture,
          text: maybe(3...20), button: { Button(first) {} })
      case 2:
        return ODSCardHorizontal(
          title: title, imageSource: picture, imagePosition: .trailing, subtitle: maybe(1...4),
          text: maybe(3...20), button: { Button(first) {} })
      case 3:
        return ODSCardSmall(title: title, imageSource: picture, subtitle: maybe(1...4))
      default:
        let (name, role) = (text(1...3), text(2...9))
        return DSCard(variant: .outlined) {
          VStack(alignment: .leading) {
            Text(verbatim: name).font(.headline)
            Text(verbatim: role).font(.footnote)
            DSButton("Follow", variant: .primary, size: .sm) {}
          }
        }
      }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func cardsHoldTogetherAtEverySize(seed: UInt64) throws {
    var cards = RandomCards(random: SplitMix64(seed: seed))
    let card = AnyView(cards.card())
    let width = Double(cards.random.integer(200...500))
    let direction: LayoutDirection = cards.random.oneIn(2) ? .leftToRight : .rightToLeft
    var height = 0.0
    for size in DynamicTypeSize.allCases {
      let screen = card.screen(
        in: environment {
          $0.dynamicType = size
          $0.layoutDirection = direction
          ($0.width, $0.height) = (width, 1)
        })
      #expect(screen.violations() == [], "seed \(seed)")
      if size == .accessibility2 {
        let parsed = try Outline.parse(Outline.print(screen))
        #expect(parsed == screen, "seed \(seed)")
      }
      let content = screen.tree[0].frame.height
      #expect(content >= height, "seed \(seed), \(size): lower than at the size before")
      height = content
      check(screen, width, "seed \(seed), \(size)")
    }
  }

  private func check(_ screen: Screen, _ width: Double, _ place: Comment) {
    let surface = screen.scene.items.first?.frame ?? .zero
    for item in screen.scene.items {
      guard case .text(let run) = item.content else { continue }
      let isInside =
        item.frame.x >= surface.x - 0.5 && item.frame.maxX <= surface.maxX + 0.5
        && item.frame.y >= surface.y - 0.5 && item.frame.maxY <= surface.maxY + 0.5
      #expect(isInside || item.room != nil, place)
      let lines = run.paintedLines(width: item.frame.width)
      #expect(lines.count == run.lineCount, place)
      for line in lines {
        #expect(line.x >= -0.5 && line.x + line.width <= item.frame.width + 0.7, place)
        #expect(line.baseline > 0 && line.baseline < item.frame.height, place)
      }
      if run.lineCount == run.neededLines {
        #expect(lines.map(\.text).joined().letters == run.text.letters, place)
      } else {
        #expect(run.truncation != .none, place)
        #expect(lines.last?.text.contains("…") == true, place)
      }
    }
  }
}

extension String {
  /// The characters that lines must paint: what hangs and where hyphens may stand left out.
  fileprivate var letters: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0 != " " && $0 != "\n" && $0 != "\u{AD}" && $0 != "-" }))
  }
}
