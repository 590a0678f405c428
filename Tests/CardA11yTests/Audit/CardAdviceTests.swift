import CardA11y
import Testing

/// "When to use" of the page of DSCard, and what the page of the ODS cards recommends.
@MainActor
struct CardAdviceTests {
  private func rules(
    _ view: some View, in environment: ScreenEnvironment = ScreenEnvironment()
  ) -> [String] {
    Audit.run([view.screen(in: environment)]).findings.map(\.rule)
  }

  private func card(_ title: String) -> some View {
    DSCard {
      VStack {
        Text(title)
        Text("Two seats left")
      }
      .frame(maxWidth: .infinity)
    }
  }

  // "Avoid using for: Full-screen content"
  @Test func aCardIsNotTheScreen() {
    let full = DSCard {
      VStack {
        Text("Plan")
        Text("Two seats left")
      }
      .frame(width: 358, height: 812)
    }
    #expect(rules(full).contains("card-fills-screen"))
    #expect(!rules(full, in: environment { $0.height = 1200 }).contains("card-fills-screen"))
    #expect(!rules(card("Plan")).contains("card-fills-screen"))
  }

  // "Avoid using for: Single text labels"
  @Test func aCardIsNoLabel() {
    #expect(rules(DSCard { Text("New") }).contains("card-single-text"))
    #expect(!rules(DSCard(action: {}) { Text("New") }).contains("card-single-text"))
    #expect(!rules(card("Plan")).contains("card-single-text"))
  }

  // "Avoid using for: List rows with standard iOS styling"
  @Test func cardsAreNoRows() {
    let rows = { (spacing: Double) in
      VStack(spacing: spacing) {
        card("Free")
        card("Paid")
      }
    }
    #expect(rules(rows(0)).filter { $0 == "card-as-row" }.count == 1)
    #expect(!rules(rows(16)).contains("card-as-row"))
  }

  // "Don't forget to put the grid into a scrollview"
  @Test func gridsScroll() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()]) {
      ForEach(["Title 1", "Title 2"], id: \.self) {
        ODSCardSmall(title: Text($0), imageSource: .image(Image("salad")))
      }
    }
    #expect(rules(grid).filter { $0 == "grid-not-scrolling" }.count == 1)
    #expect(rules(VStack { grid }).contains("grid-not-scrolling"))
    #expect(!rules(ScrollView { grid }).contains("grid-not-scrolling"))
    #expect(!rules(grid).contains("card-small-wide"))
  }

  // "The small card is preferred for two-column portrait mobile screen display"
  @Test func smallCardsStandInColumns() {
    let card = ODSCardSmall(title: Text("Title"), imageSource: .image(Image("salad")))
    #expect(rules(card).contains("card-small-wide"))
    #expect(rules(Button(action: {}) { card }).contains("card-small-wide"))
    let large = environment { $0.dynamicType = .accessibility1 }
    #expect(!rules(card, in: large).contains("card-small-wide"))
  }

  /// DESIGN §4: "`isInteractive` without action hovers only, with an advice".
  @Test func cardsThatHoverAct() {
    let hovering = { (action: (@MainActor () -> Void)?) in
      DSCard(isInteractive: true, action: action) {
        Text("Plan")
        Text("Two seats left")
      }
    }
    #expect(rules(hovering(nil)).contains("interactive-without-action"))
    #expect(!rules(hovering {}).contains("interactive-without-action"))
    #expect(!rules(hovering(nil).onTapGesture {}).contains("interactive-without-action"))
    #expect(!rules(card("Plan")).contains("interactive-without-action"))
  }

  @Test func severalCardsHaveAHeading() {
    let cards = VStack(spacing: 16) {
      card("Free")
      card("Paid")
    }
    #expect(rules(cards).contains("heading-missing"))
    let headed = VStack {
      Text("Plans").accessibilityAddTraits(.isHeader)
      cards
    }
    #expect(!rules(headed).contains("heading-missing"))
  }

  /// What is advised by default is required at level AAA (facts: rules-and-peers.md §5.2).
  @Test(arguments: [
    (Thresholds.wcag22AA, Outcome.advice), (.wcag22AAA, .failed), (.strict, .failed),
  ])
  func levelAAAIsRequiredWhereItIsAskedFor(thresholds: Thresholds, outcome: Outcome) {
    let button = Button("Like") {}.foregroundStyle(Color(SRGBColor(hex: 0x767676)))
    var options = Audit.Options()
    options.thresholds = thresholds
    let findings = Audit.run([button.buttonStyle(.plain).screen()], options: options).findings
    let rules = ["contrast-text-aaa", "target-enhanced"]
    for rule in rules {
      #expect(findings.first { $0.rule == rule }?.outcome == outcome, "\(rule)")
    }
  }

  /// DESIGN §4: `order-vs-visual` reports where the order of the source is not that of the places.
  @Test func orderAgainstTheEyeIsAsked() {
    let view = VStack {
      Text("First")
      Text("Second").accessibilitySortPriority(1)
    }
    #expect(rules(view).contains("order-vs-visual"))
    #expect(
      !rules(
        VStack {
          Text("First")
          Text("Second")
        }
      ).contains("order-vs-visual"))
  }
}
