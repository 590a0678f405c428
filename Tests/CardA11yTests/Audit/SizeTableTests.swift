import CardA11y
import Testing

@MainActor
struct SizeTableTests {
  private func table(_ view: some View) -> SizeTable {
    let screens = DynamicTypeSize.allCases.reversed().map { size in
      view.screen(
        in: environment {
          $0.dynamicType = size
          $0.width = 187
        })
    }
    return SizeTable(screens, findings: Audit.run(screens).findings)
  }

  /// Cut at the standard sizes, whole at the accessibility sizes (facts: seed-systems.md §2.7).
  @Test func aSmallCardHasItsCliff() throws {
    let card = ODSCardSmall(
      title: Text("Grilled vegetables"), imageSource: .image(Image("placeholder")),
      subtitle: Text("20min"))
    let table = table(card)
    #expect(table.sizes == DynamicTypeSize.allCases)
    #expect(table.rows.map(\.title) == ["Grilled vegetables", "20min"])
    let title = try #require(table.rows.first)
    #expect(title.element.label == "Grilled vegetables, 20min")
    #expect(title.evidence == "text-0")
    let cut = zip(table.sizes, title.cells).filter { $1?.run?.truncation == .certain }.map(\.0)
    #expect(cut.contains(.xxxLarge) && cut.allSatisfy { !$0.isAccessibilitySize })
    #expect(table.firstFailure(of: title)?.size == cut.first)
    #expect(table.firstFailure(of: title)?.rules == ["dt-truncates"])
    #expect(table.firstFailure(of: table.rows[1]) == nil)
    let heights = title.cells.map { $0?.size.height ?? 0 }
    #expect(heights[3] == 61.0 / 3, "a line of 17 points at 3x")
  }

  @Test func controlsStandBeforeTheirTexts() {
    let rows = table(
      VStack {
        Text("Plan")
        Button("Book") {}
      }
    ).rows
    #expect(rows.map(\.title) == ["Plan", "button \"Book\"", "Book"])
    #expect(rows.map(\.kind) == [.text, .control, .text])
    #expect(rows[1].cells.allSatisfy { $0?.run == nil && ($0?.size.height ?? 0) > 0 })
  }

  @Test func onlyOneSeriesIsLookedAt() {
    let screens = [ColorScheme.light, .dark].flatMap { scheme in
      [DynamicTypeSize.accessibility1, .large].map { size in
        Text("Plan").screen(
          in: environment {
            $0.colorScheme = scheme
            $0.dynamicType = size
          })
      }
    }
    let table = SizeTable(screens, findings: [])
    #expect(table.sizes == [.large, .accessibility1])
    #expect(table.rows.count == 1)
    #expect(SizeTable([], findings: []).rows.isEmpty)
  }

  @Test func whatIsNotThereHasNoCell() {
    struct Switching: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        VStack {
          Text("Plan")
          if size.isAccessibilitySize { Text("More") }
        }
      }
    }
    let rows = table(Switching()).rows
    #expect(rows.map { $0.cells.count { $0 != nil } } == [12, 5])
  }
}
