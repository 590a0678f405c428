import CardA11y
import Testing

/// Orange's buttons in every emphasis and state (facts: seed-systems.md §2.6, §2.8).
@MainActor
struct ODSButtonTests {
  private struct Look: Sendable {
    var emphasis: ODSButton.Emphasis
    var scheme: ColorScheme
    var ratio: Double
  }

  private nonisolated static let looks: [Look] = [
    Look(emphasis: .high, scheme: .light, ratio: 6.971),
    Look(emphasis: .high, scheme: .dark, ratio: 7.987),
    Look(emphasis: .medium, scheme: .light, ratio: 21),
    Look(emphasis: .medium, scheme: .dark, ratio: 21),
    Look(emphasis: .low, scheme: .light, ratio: 21),
    Look(emphasis: .low, scheme: .dark, ratio: 21),
    Look(emphasis: .lowest, scheme: .light, ratio: 3.013),
  ]

  @Test(arguments: looks)
  private func textsStandOut(look: Look) throws {
    let button = ODSButton(text: Text("Cook"), emphasis: look.emphasis) {}
    #expect(abs(try contrast(of: button, look.scheme) - look.ratio) < 0.001)
  }

  @Test(arguments: [
    (ODSFunctionalButton.Style.positive, ColorScheme.light, 4.609),
    (.positive, .dark, 9.443), (.negative, .light, 4.939), (.negative, .dark, 4.551),
  ])
  func functionalTextsStandOut(
    style: ODSFunctionalButton.Style, scheme: ColorScheme, ratio: Double
  ) throws {
    let button = ODSFunctionalButton(text: Text("Delete"), style: style) {}
    #expect(abs(try contrast(of: button, scheme) - ratio) < 0.001)
    #expect(try button.screen().heard() == ["Delete, button"])
  }

  @Test(arguments: ODSButton.Emphasis.allCases)
  func statesAreSaidAndSizesAreKept(emphasis: ODSButton.Emphasis) throws {
    let button = ODSButton(
      text: Text("Cook"), image: Image(systemName: "flame"), emphasis: emphasis
    ) {}
    #expect(try button.screen().heard() == ["Cook, button"])
    #expect(try button.disabled(true).screen().heard() == ["Cook, dimmed, button"])
    #expect(button.disabled(true).findingsEverywhere() == [])
    #expect(button.screen().elements[0].frame.height >= 50)
  }

  @Test func fullWidthTakesTheRoomAcross() {
    let button = ODSButton(text: Text("Cook"), emphasis: .high, fullWidth: true) {}
    #expect(button.screen().elements[0].frame.width == 390)
  }

  @Test func anIconButtonHasTheNameThatItIsGiven() throws {
    let button = ODSIconButton(image: Image(systemName: "heart")) {}
    #expect(try button.accessibilityLabel("Like").screen().heard() == ["Like, button"])
    #expect(button.screen().findings.contains("failed name-missing-control"))
    let frame = button.screen().elements[0].frame
    #expect(frame.width >= 50 && frame.height >= 50)
  }

  private func contrast(of button: some View, _ scheme: ColorScheme) throws -> Double {
    let screen = button.screen(in: environment { $0.colorScheme = scheme })
    let run = screen.texts[0].run
    let color = try #require(run.color)
    let ground = screen.shapes.compactMap(\.fill).last { $0.alpha == 1 }
    let page = SystemColors.color(named: "systemBackground", scheme: scheme, contrast: .standard)
    return color.contrastRatio(on: try #require(ground ?? page)).value
  }
}
