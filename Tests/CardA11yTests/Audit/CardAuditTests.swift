import CardA11y
import Testing

/// What the audit says about the cards of both design pages.
@MainActor
struct CardAuditTests {
  private func audit(
    _ view: some View, largeText: LargeText = .iosPoints
  ) -> [String] {
    var options = Audit.Options()
    options.thresholds.largeText = largeText
    let screens = ColorScheme.allCases.flatMap { scheme in
      DynamicTypeSize.allCases.map { size in
        view.screen(
          in: environment {
            $0.colorScheme = scheme
            $0.dynamicType = size
          })
      }
    }
    return Audit.run(screens, options: options).findings.map { finding in
      "\(finding.outcome.rawValue) \(finding.rule) \(finding.element.label ?? "-") "
        + "\(finding.environments.count)"
    }
  }

  private var imageFirst: some View {
    ODSCardVerticalImageFirst(
      title: Text("Summer Salad"), imageSource: .image(Image("salad", bundle: Bundle.ods))
    ) {
      Button("Cook") {}
    }
  }

  /// Orange on white, 3.01, at 17 bold (facts: seed-systems.md §2.8).
  @Test func orangeButtonsAreLargeTextByOneReadingOnly() {
    #expect(audit(imageFirst) == ["advice contrast-text-aa Cook 12"])
    // In the dark the pair is 6.49: enough at level AA, and not at AAA where it is no large text.
    #expect(
      audit(imageFirst, largeText: .wcag) == [
        "failed contrast-text-aa Cook 12", "advice contrast-text-aaa Cook 12",
      ])
  }

  /// The page of DSCard asks for a label on every interactive card.
  @Test func interactiveCardsNeedALabel() {
    let card = DSCard(isInteractive: true, action: {}) { Text("Tap to interact") }
    #expect(
      audit(card) == [
        "failed card-needs-label Tap to interact 24", "advice name-has-gesture Tap to interact 24",
        "advice non-native-trait Tap to interact 24",
      ])
    #expect(
      audit(card.accessibilityLabel("View article")) == [
        "cantTell label-in-name View article 24", "cantTell text-unexposed View article 24",
        "advice non-native-trait View article 24",
      ])
  }

  /// The published border is 1.27 on its card and 1.22 on the page (seed-systems.md §4.3).
  @Test func publishedBordersAreTooFaint() {
    let card = DSCard(variant: .outlined) { Text("Plan") }
    let button = DSCard(variant: .outlined, action: {}) { Text("Plan") }
      .accessibilityLabel("Open the plan")
    #expect(!audit(card).contains { $0.contains("contrast") })
    #expect(!audit(button).contains { $0.contains("contrast") })
    #expect(
      audit(card.environment(\.dsTheme, .published)).contains("cantTell contrast-nontext Plan 24"))
    #expect(
      audit(button.environment(\.dsTheme, .published))
        .contains("failed contrast-nontext Open the plan 24"))
  }

  /// The page's own examples use `.font(.system(size:))`.
  @Test func fixedFontsFailAtEverySize() {
    #expect(
      audit(Text("Ada").font(.system(size: 17, weight: .semibold))) == [
        "failed dt-fixed-font Ada 24"
      ])
  }

  @Test func tapGesturesNeedARole() {
    let stack = HStack {
      Text("Open")
      Text("me")
    }
    #expect(audit(stack.onTapGesture {}) == ["failed action-missing Open 24"])
    #expect(audit(stack) == [])
  }

  @Test func cardsInsideOfCardsAreAdvisedAgainst() {
    let nested = DSCard { DSCard { Text("Inner") } }
    #expect(audit(nested).contains("advice card-nested Inner 24"))
    let ghost = DSCard { DSCard(variant: .ghost) { Text("Inner") } }
    #expect(!audit(ghost).contains { $0.contains("card-nested") })
  }
}
