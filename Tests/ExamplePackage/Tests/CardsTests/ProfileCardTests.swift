import CardA11y
import Testing

@testable import Cards
@testable import LegacyCards

/// Cards as teams write them, with what of SwiftUI they use.
@MainActor
struct ProfileCardTests {
  private struct Page: View {
    @State private var profile = Profile.sample

    var body: some View {
      ProfileCard(profile: $profile) {}
    }
  }

  private static let heard = """
    Ada Lovelace, Developer, heading
    Wrote the first program for a machine that was never built.
    Endorse Algebra, switch button, off
      hint: Double tap to toggle setting.
    Endorse Looms, switch button, on
      hint: Double tap to toggle setting.
    Looms
    Follow, button
    More, button
    """

  @Test func aBindingOfAnElementReachesTheModel() throws {
    let host = ViewHost(Page())
    #expect(try host.screen.transcriptDifference(from: Self.heard) == nil)
    host.activate("Endorse Algebra")
    host.activate("More")
    let changed = Self.heard
      .replacing("Algebra, switch button, off", with: "Algebra, switch button, on")
      .replacing("    Looms\n", with: "    Algebra, first\n    Looms\n")
      .replacing("\nLooms\n", with: "\nAlgebra, first\nLooms\n")
      .replacing("More, button", with: "Less, button")
    #expect(try host.screen.transcriptDifference(from: changed) == nil)
  }

  @Test func whatATaskLoadsIsThereOnceItHasSettled() async throws {
    let session = Session()
    let host = ViewHost(AccountCard().environment(session))
    #expect(host.screen.spokenLabels.contains("Ready"))
    await host.settle()
    session.visits = 10_000
    host.update()
    #expect(
      host.screen.spokenLabels == [
        "Name", "10,000 visits", "en", "Ready", "Two for one", "Free delivery",
      ])
  }

  @Test func anOlderCardActsToo() async throws {
    let host = ViewHost(CartCard())
    #expect(host.screen.spokenLabels == ["Cart, 0, New", "Note", "Add", "Order"])
    #expect(host.activate("Order") == nil)
    host.activate("Add")
    host.activate("Order")
    await host.settle()
    #expect(host.screen.spokenLabels == ["Cart, 1, New", "Note", "Add", "Ordered"])
  }
}

extension Screen {
  fileprivate var spokenLabels: [String] {
    tree.nodes.compactMap { $0.isElement ? $0.label : nil }
  }
}
