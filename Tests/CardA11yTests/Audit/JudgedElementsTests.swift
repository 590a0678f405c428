import CardA11y
import Testing

/// Which elements the audit judges, and under which name it reports them.
@MainActor
struct JudgedElementsTests {
  @Test func invisibleTextsAreNotCut() {
    let screen = Text("Longer than the room that it has").lineLimit(1).frame(width: 60).opacity(0)
      .screen()
    #expect(!Audit.run([screen]).findings.contains { $0.rule == "dt-truncates" })
  }

  @Test func aTextOutsideOfEveryElementIsReportedUnderItsOwnWords() {
    let screen = VStack {
      Text("Hidden and pale").foregroundStyle(Color(SRGBColor(hex: 0xEEEEEE)))
        .accessibilityHidden(true)
      Button("Save") {}
    }.screen()
    let labels = Audit.run([screen]).findings.filter { $0.rule == "contrast-text-aa" }
      .map(\.element.label)
    #expect(labels.contains("Hidden and pale"))
  }

  /// WCAG 2.5.8 is about targets for pointer inputs; what is disabled takes none.
  @Test(arguments: [false, true])
  func disabledControlsAreNoTargets(isDisabled: Bool) {
    let screen = HStack(spacing: 0) {
      Button {
      } label: {
        Image(systemName: "heart")
      }
      .accessibilityLabel("Like")
      .disabled(isDisabled)
      Button {
      } label: {
        Image(systemName: "star")
      }
      .accessibilityLabel("Star")
      .disabled(isDisabled)
    }.screen()
    let isFound = Audit.run([screen]).findings.contains { $0.rule == "target-min-aa" }
    #expect(isFound != isDisabled)
  }
}
