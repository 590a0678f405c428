import CardA11y
import Testing

/// What remains of controls that are no stops, and what the audit says of them.
@MainActor
struct InnerControlTests {
  private func findings(_ view: some View) -> [String] {
    let rules: Set<String> = [
      "nested-interactive", "combined-loses-action", "hidden-with-controls", "text-unexposed",
    ]
    return Audit.run([view.screen()]).findings.filter { rules.contains($0.rule) }
      .map { "\($0.outcome.rawValue) \($0.rule)" }
  }

  /// DESIGN §4: "inner actions become custom actions, and nested-interactive says so".
  @Test func aButtonInsideOfAButtonIsAnAdvice() {
    let card = DSCard(action: {}) {
      Text("Ada")
      DSButton("Follow") {}
    }
    #expect(card.screen().elements[0].background.innerControls == ["Follow"])
    #expect(findings(card) == ["advice nested-interactive"])
  }

  @Test func aLabelledButtonKeepsItsAction() {
    let card = DSCard(action: {}) {
      Text("Ada")
      Button("Follow") {}.accessibilityLabel("Follow Ada")
    }
    let element = card.screen().elements[0]
    #expect(element.label == "Ada")
    #expect(element.customActions.map(\.name) == ["Follow Ada"])
  }

  @Test func aButtonWithoutANameIsLost() {
    let card = Button {
    } label: {
      Text("Ada")
      Button {
      } label: {
        Image(systemName: "plus")
      }
    }
    #expect(findings(card) == ["failed nested-interactive"])
  }

  @Test func ignoredChildrenLoseTheirActions() {
    let card = VStack {
      Text("Ada")
      Button("Follow") {}
      Button("Block") {}.disabled(true)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Ada, follow, block")
    #expect(card.screen().elements[0].background.innerControls == ["Follow"])
    #expect(findings(card) == ["failed combined-loses-action"])
    #expect(findings(card.accessibilityAction(named: "Follow") {}) == [])
  }

  @Test func combinedChildrenKeepTheirActions() {
    let card = VStack {
      Text("Ada").accessibilityAction(named: "Share") {}
      Button("Follow") {}
    }
    .accessibilityElement(children: .combine)
    #expect(card.screen().elements[0].customActions.map(\.name) == ["Share", "Follow"])
    #expect(findings(card) == [])
  }

  @Test func aHiddenButtonLeavesAHiddenGroup() throws {
    let view = VStack {
      Text("Ada")
      HStack {
        Text("Follow her")
        Button("Follow") {}
      }
      .accessibilityHidden(true)
    }
    let screen = view.screen()
    let group = try #require(screen.tree.nodes.first { $0.elementsHidden })
    #expect(group.background.innerControls == ["Follow"])
    #expect(screen.labels == ["Ada"])
    #expect(screen.violations() == [])
    #expect(
      findings(view) == [
        "failed hidden-with-controls", "cantTell text-unexposed", "cantTell text-unexposed",
      ])
  }

  /// A picture says nothing, so that the cards' images leave no node.
  @Test func aHiddenPictureLeavesNothing() {
    let screen = VStack {
      Image("salad").accessibilityHidden(true)
      Text("Salad")
    }.screen()
    #expect(!screen.tree.nodes.contains { $0.elementsHidden })
  }

  @Test func transparentButtonsAreNoFinding() {
    #expect(findings(Button("Follow") {}.opacity(0)) == [])
  }

  @Test func textThatNobodyHearsFails() {
    let view = VStack { Text("Two seats left") }.accessibilityElement(children: .ignore)
    #expect(findings(view) == ["failed text-unexposed"])
    #expect(findings(view.accessibilityLabel("Plan")) == ["cantTell text-unexposed"])
    #expect(findings(view.accessibilityLabel("Plan, two seats left")) == [])
  }
}
