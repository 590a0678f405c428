import CardA11y
import Testing

/// What leaves its card or the screen is found, whatever the card, its words and the width.
@MainActor
struct OverflowPropertyTests {
  private static let words = [
    "Plan", "salad", "Donaudampfschifffahrtsgesellschaft", "a", "Two seats left", "日本語の料理",
    "🍅🥬", "Grilled-vegetables", "20min", "WWWWWWWWWWWWWWWWWWWWWW", "fresh, quick",
  ]

  @Test(arguments: 0..<120)
  func noTextLeavesItsCardWithoutAFinding(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = card(&random).screen(in: randomEnvironment(&random))
    let findings = Audit.run([screen]).findings.filter { $0.outcome != .advice }
    let page = Rect(x: 0, y: 0, width: screen.environment.width, height: .greatestFiniteMagnitude)
    for item in screen.scene.items {
      guard case .text(let run) = item.content else { continue }
      let owner = screen.tree[item.owner]
      let outer = [page] + screen.surfaces(around: item.owner)
      let leaves = outer.contains { frame in
        item.frame.x < frame.x - 0.5 || item.frame.maxX > frame.maxX + 0.5
          || item.frame.y < frame.y - 0.5 || item.frame.maxY > frame.maxY + 0.5
      }
      let isFound = findings.contains {
        $0.element.id == owner.id && ["dt-offscreen", "dt-truncates"].contains($0.rule)
      }
      #expect(!leaves || isFound, "seed \(seed): \(run.text)")
    }
  }

  /// A width or a height that somebody fixed makes it happen, so that the test above can fail.
  @Test func fixedCardsDoLeaveTheirTexts() {
    let found = (0..<120).count { seed in
      var random = SplitMix64(seed: UInt64(seed))
      let screen = card(&random).screen(in: randomEnvironment(&random))
      return Audit.run([screen]).findings.contains {
        ["dt-offscreen", "dt-truncates"].contains($0.rule)
      }
    }
    #expect(found > 10)
  }

  private func randomEnvironment(_ random: inout SplitMix64) -> ScreenEnvironment {
    var environment = ScreenEnvironment()
    environment.width = Double(random.integer(120...430))
    environment.dynamicType = random.pick(DynamicTypeSize.allCases, or: .large)
    environment.layoutDirection = random.oneIn(3) ? .rightToLeft : .leftToRight
    return environment
  }

  private func card(_ random: inout SplitMix64) -> AnyView {
    let title = Text(sentence(&random))
    let subtitle = Text(sentence(&random))
    let text = Text(sentence(&random))
    let source = ODSImage.Source.image(Image("placeholder"))
    switch random.integer(0...5) {
    case 0:
      return AnyView(
        ODSCardVerticalImageFirst(
          title: title, imageSource: source, subtitle: subtitle, text: text
        ) {
          Button("Add all ingredients") {}
        } secondButton: {
          Button("Remove") {}
        })
    case 1:
      return AnyView(
        ODSCardHorizontal(title: title, imageSource: source, subtitle: subtitle, text: text))
    case 2: return AnyView(ODSCardSmall(title: title, imageSource: source, subtitle: subtitle))
    case 3:
      let height = Double(random.integer(20...200))
      return AnyView(
        DSCard {
          VStack(alignment: .leading) {
            title.fixedSize(horizontal: false, vertical: true)
            text.fixedSize(horizontal: false, vertical: true)
          }
          .frame(height: height)
        })
    case 4:
      return AnyView(
        DSCard(variant: .outlined) {
          HStack {
            title.fixedSize()
            text
          }
        })
    default:
      return AnyView(
        Button {
        } label: {
          title.fixedSize(horizontal: false, vertical: true).frame(width: 90, height: 44)
        })
    }
  }

  private func sentence(_ random: inout SplitMix64) -> String {
    (0..<random.integer(1...5)).map { _ in random.pick(Self.words, or: "Plan") }
      .joined(separator: " ")
  }
}

extension Screen {
  /// The frames of the cards and controls that a node is, or stands in.
  fileprivate func surfaces(around index: Int) -> [Rect] {
    ([index] + Array(tree.ancestors(of: index))).compactMap { place in
      let node = tree[place]
      return (node.isElement || node.traits.contains(.isCard)) && !node.frame.isEmpty
        ? node.frame : nil
    }
  }
}
