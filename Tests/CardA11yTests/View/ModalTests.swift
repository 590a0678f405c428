import CardA11y
import Testing

/// What a modal view silences (facts: voiceover.md §5; cases 133 to 137 in views).
@MainActor
struct ModalTests {
  private func stops(_ view: some View) -> [String?] {
    let screen = view.screen()
    return Reading(screen).stops.map { screen.tree[$0.node].label }
  }

  private func dialog(_ label: String) -> some View {
    VStack {
      Text(label)
      Button("Close") {}
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
  }

  @Test func whatStandsBesideIsSeenAndNotHeard() {
    let view = ZStack {
      VStack {
        Text("Behind")
        Button("Buy") {}
      }
      dialog("Sure?")
      Text("In front")
    }
    #expect(stops(view) == ["Sure?", "Close"])
    #expect(view.screen().texts.count == 5)
  }

  @Test func anOverlayIsModalToo() {
    #expect(stops(Text("Behind").overlay { dialog("Sure?") }) == ["Sure?", "Close"])
  }

  @Test func theLastOfSeveralCounts() {
    let view = VStack {
      dialog("One")
      dialog("Two")
    }
    #expect(stops(view) == ["Two", "Close"])
  }

  @Test func aHiddenOneDoesNotCount() {
    let view = VStack {
      Text("Behind")
      dialog("One").accessibilityHidden(true)
      dialog("Two").opacity(0)
    }
    #expect(stops(view) == ["Behind"])
    let inside = Text("One").accessibilityHidden(true).accessibilityAddTraits(.isModal)
    #expect(
      stops(
        VStack {
          Text("Behind")
          inside
        }) == ["Behind"])
  }

  @Test func itSilencesItsOwnGroupOnly() {
    let view = VStack {
      Text("Outside")
      VStack {
        Text("Inside")
        dialog("Sure?")
      }
      .accessibilityElement(children: .contain)
    }
    #expect(stops(view) == ["Outside", "Sure?", "Close"])
  }

  @Test func oneThatSaysNothingLeavesNothing() {
    let view = VStack {
      Text("Behind")
      Color.red.accessibilityAddTraits(.isModal).accessibilityHidden(false)
    }
    #expect(stops(view).compactMap(\.self) == [])
  }

  /// Controls behind a modal view are not hidden by mistake.
  @Test func whatIsBehindIsNoFinding() {
    let view = ZStack {
      Button("Buy") {}
      dialog("Sure?")
    }
    let rules = Audit.run([view.screen()]).findings.map(\.rule)
    #expect(!rules.contains("hidden-with-controls") && !rules.contains("text-unexposed"))
  }
}
