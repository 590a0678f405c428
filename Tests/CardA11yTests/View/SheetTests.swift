import CardA11y
import Testing

/// Sheets over a page, and what takes them away.
@MainActor
struct SheetTests {
  private struct Page: View {
    @State private var isPresented = false
    @State private var dismissals = 0
    @State private var chosen: Size?

    private struct Size: Identifiable {
      let id: String
    }

    var body: some View {
      Button("Details") { isPresented = true }
        .sheet(isPresented: $isPresented, onDismiss: { dismissals += 1 }) {
          Details { isPresented = false }
        }
      Button("Size M") { chosen = Size(id: "M") }
        .sheet(item: $chosen) { Text("Size \($0.id) chosen") }
      Text("Dismissed \(dismissals)")
    }
  }

  private struct Details: View {
    let close: @MainActor () -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0

    var body: some View {
      Text("All details")
      Button("Count \(count)") { count += 1 }
      Button("Done") { close() }
      Button("Dismiss") { dismiss() }
    }
  }

  private func stops(_ host: ViewHost<Page>) -> [String?] {
    Reading(host.screen).stops.map { host.screen.tree[$0.node].label }
  }

  private func tap(_ label: String, on host: ViewHost<Page>) throws {
    let element = host.screen.elements.first { $0.label == label }
    host.perform(try #require(element?.defaultAction, "\(label)"))
  }

  private func sheet(_ host: ViewHost<Page>) -> AccessibilityNode? {
    host.screen.tree.nodes.first { $0.traits.contains(.isModal) }
  }

  @Test func aSheetIsModalAtTheBottom() throws {
    let host = ViewHost(Page())
    try tap("Details", on: host)
    #expect(stops(host) == ["All details", "Count 0", "Done", "Dismiss"])
    let node = try #require(sheet(host))
    #expect(node.frame.width == 390 && node.frame.maxY == 844 && node.frame.y > 400)
    #expect(node.id == "Sheet")
    #expect(host.screen.violations() == [])
    #expect(host.screen.texts.contains { $0.run.text == "Dismissed 0" })
  }

  @Test(arguments: ["escape", "Done", "Dismiss"])
  func eachWayOutEndsIt(way: String) throws {
    let host = ViewHost(Page())
    for count in 1...2 {
      try tap("Details", on: host)
      try tap("Count 0", on: host)
      #expect(stops(host).contains("Count 1"))
      if way == "escape" {
        host.perform(try #require(sheet(host)?.escapeAction))
      } else {
        try tap(way, on: host)
      }
      #expect(stops(host) == ["Details", "Size M", "Dismissed \(count)"])
    }
  }

  @Test func aSheetShowsItsItem() throws {
    let host = ViewHost(Page())
    try tap("Size M", on: host)
    #expect(stops(host) == ["Size M chosen"])
    host.perform(try #require(sheet(host)?.escapeAction))
    #expect(stops(host) == ["Details", "Size M", "Dismissed 0"])
  }

  private struct Nested: View {
    let depth: Int
    @State private var isPresented = false

    var body: some View {
      Button("Open \(depth)") { isPresented = true }
        .sheet(isPresented: $isPresented) { AnyView(Nested(depth: depth + 1)) }
    }
  }

  @Test func aSheetMayPresentAnother() throws {
    let host = ViewHost(Nested(depth: 0))
    for depth in 0..<3 {
      let element = host.screen.elements.first { $0.label == "Open \(depth)" }
      host.perform(try #require(element?.defaultAction))
      #expect(
        Reading(host.screen).stops.map { host.screen.tree[$0.node].label } == ["Open \(depth + 1)"])
    }
    #expect(host.screen.tree.nodes.count { $0.traits.contains(.isModal) } >= 1)
  }

  /// A screen without a host shows a sheet too, so that it can be audited.
  @Test func aSheetCanBeCompiledOpen() {
    let view = Text("Behind").sheet(isPresented: .constant(true)) { Text("In front") }
    #expect(Reading(view.screen()).stops.count == 1)
    let high = Text("Behind").sheet(isPresented: .constant(true)) {
      Color.red.frame(width: 10, height: 2000).accessibilityLabel("High")
    }
    let node = high.screen().tree.nodes.first { $0.traits.contains(.isModal) }
    #expect(node?.frame.y == 0)
  }
}
