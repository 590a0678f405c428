import CardA11y
import Testing

/// What DSCard makes of its content (DESIGN §4; facts: seed-systems.md §4.4–4.5).
@MainActor
struct DSCardTests {
  @Test func staticCardIsAGroupWithTheTrait() throws {
    let screen = DSCard {
      VStack(alignment: .leading, spacing: DSSpacing.sm) {
        Text("Title")
        Text("Card description")
      }
    }.screen()
    #expect(screen.labels == ["Title", "Card description"])
    let card = try #require(screen.tree.nodes.first { $0.traits.contains(.isCard) })
    #expect(!card.isElement)
    #expect(card.container?.kind == .semanticGroup)
  }

  @Test func interactiveCardIsOneButton() throws {
    let screen = DSCard(variant: .elevated, isInteractive: true, action: {}) {
      HStack {
        Text("Project")
        Spacer()
        DSBadge(text: "Active", variant: .soft)
      }
      Text("A description")
    }.screen()
    #expect(screen.labels == ["Project, Active, A description"])
    #expect(screen.elements[0].traits == [.isButton, .isCard])
    #expect(!screen.elements[0].hasExplicitLabel)
  }

  @Test func controlsInsideAnInteractiveCardBecomeItsActions() {
    let screen = DSCard(action: {}) {
      Text("Ada")
      DSButton("Follow") {}
    }
    .accessibilityLabel("Ada, engineer")
    .screen()
    #expect(screen.labels == ["Ada, engineer"])
    #expect(screen.elements[0].customActions.map(\.name) == ["Follow"])
    #expect(screen.elements[0].hasExplicitLabel)
  }

  @Test func ghostCardIsLayoutOnly() {
    let screen = DSCard(variant: .ghost) { Text("Inside") }.screen()
    #expect(screen.tree.nodes.allSatisfy { !$0.traits.contains(.isCard) })
    #expect(screen.tree.count == 2)
  }

  @Test func aGhostCardThatOnlyHoversSaysNothingAndIsFound() throws {
    let screen = DSCard(variant: .ghost, isInteractive: true) { Text("Inside") }.screen()
    #expect(try screen.heard() == ["Inside"])
    #expect(screen.findings == ["advice interactive-without-action"])
  }

  @Test func outlinedCardIsPaintedWithABorder() {
    let screen = DSCard(variant: .outlined) { Text("Inside") }.screen()
    let strokes = screen.scene.items.compactMap { item in
      if case .shape(let shape) = item.content { shape.stroke } else { nil }
    }
    #expect(strokes == [SRGBColor(hex: 0x71717A)])
  }

  @Test func hoverScalesTheCardWhereItIsInteractive() {
    let width = { (isInteractive: Bool, state: DSCardState) in
      DSCard(
        variant: .elevated, padding: DSSpacing.md, isInteractive: isInteractive, reference: nil,
        state: state, content: Color.red.frame(width: 268, height: 100)
      ).screen().scene.items.first?.frame.width
    }
    #expect(width(true, .resting) == 300)
    #expect(abs((width(true, .hover) ?? 0) - 303) < 0.5)
    #expect(width(false, .hover) == 300)
  }

  @Test func aReaderRunsTheClosuresOfActions() throws {
    var count = 0
    let host = ViewHost(DSCard(action: { count += 1 }) { Text("Count") })
    var reader = try VoiceOver(host)
    _ = try reader.perform(.swipeRight)
    let step = try #require(try reader.perform(.doubleTap).first)
    #expect(step.action?.name == "DSCard/Button")
    #expect(count == 1)
    host.perform(ActionID("unknown"))
    #expect(count == 1)
  }
}
