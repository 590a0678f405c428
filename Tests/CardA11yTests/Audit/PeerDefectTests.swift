import CardA11y
import Testing

@testable import a11ysim

/// What the nearest peer got wrong cannot happen here (facts: rules-and-peers.md §6, by number).
@MainActor
struct PeerDefectTests {
  private static let unnamed =
    #"{"type": "Button", "label": {"type": "Image", "decorative": "heart"}, "action": "buy"}"#

  private func findings(_ view: some View, scheme: ColorScheme = .light) -> [Finding] {
    Audit.run([view.screen(in: environment { $0.colorScheme = scheme })]).findings
  }

  private func rules(_ view: some View) -> [String] {
    findings(view).map { "\($0.outcome.rawValue) \($0.rule)" }
  }

  /// 1: each modifier before a sibling cost four times as much; 64 of them would never end.
  @Test func modifiersDoNotMultiply() {
    var modified = AnyView(Text("Plan"))
    for _ in 0..<64 { modified = AnyView(modified.padding(1)) }
    let screen = VStack {
      modified
      Button {
      } label: {
        Image(decorative: "heart")
      }
    }.screen()
    #expect(Audit.run([screen]).findings.contains { $0.rule == "name-missing-control" })
  }

  /// 2: a hidden text beside two pictures silenced both.
  @Test func siblingsDoNotSilence() {
    let pictures = VStack {
      Image("IMG_0001")
      Image("IMG_0002")
      Text("Hidden").accessibilityHidden(true)
    }
    #expect(rules(pictures).filter { $0 == "cantTell name-not-human" }.count == 2)
  }

  /// 3: a limit that was read from the file and never looked at.
  @Test func everyLimitIsLookedAt() {
    let named = Set(Rule.all.flatMap(\.limits)).union(["failOn"])
    #expect(Set(Thresholds.wcag22AA.limits.map(\.key)).subtracting(named) == [])
    for budget in Budget.all {
      #expect(Rule.withID(budget.rule)?.limits.contains(budget.key) == true, "\(budget.key)")
    }
  }

  /// 4: with two colours on one text, eight runs gave two reports.
  @Test func oneInputHasOneReport() {
    let view = VStack {
      Text("Plan").foregroundStyle(Color(SRGBColor(hex: 0x777777)))
        .foregroundStyle(Color(SRGBColor(hex: 0x000000)))
      Button("Buy") {}
    }
    let first = findings(view)
    #expect(first.contains { $0.rule == "contrast-text-aa" })
    for _ in 0..<8 { #expect(findings(view) == first) }
  }

  /// 5: repairing a file deleted the view.
  ///
  /// Nothing here writes into what is audited.
  @Test func anAuditChangesNoFile() {
    let world = FakeWorld(["S/a.scenario.json": #"{"screen": [\#(Self.unnamed)]}"#])
    let before = world.files
    #expect(world.run("audit", "S") == .found)
    #expect(world.files == before)
    #expect(world.run("audit", "--fix", "S") == .notMeasured)
  }

  /// 6: a missing path, and a file that does not parse, were "100 A+" and exit 0.
  @Test func nothingMeasuredIsNoSuccess() {
    let world = FakeWorld(["S/a.scenario.json": "{", "T/readme.md": "#"])
    for path in ["missing", "S", "T"] {
      #expect(world.run("audit", path) == .notMeasured, "\(path)")
      #expect(!world.errors.isEmpty)
    }
  }

  /// 7: a second defect of one kind was hidden, and another checkout had everything anew.
  @Test func findingsAreCountedAndDoNotKnowWhereTheyStand() throws {
    let text = #"{"screen": [\#(Self.unnamed), \#(Self.unnamed)]}"#
    let world = FakeWorld(["one/a.scenario.json": text, "other/a.scenario.json": text])
    #expect(world.run("baseline", "update", "one", "--baseline", "one/b.jsonl") == .passed)
    #expect(world.run("baseline", "update", "other", "--baseline", "other/b.jsonl") == .passed)
    let entries = try #require(world.text(of: "one/b.jsonl")).split(separator: "\n")
    #expect(entries.count { $0.contains("name-missing-control") } == 2)
    #expect(!entries.contains { $0.contains("one/") })
    #expect(world.text(of: "one/b.jsonl") == world.text(of: "other/b.jsonl"))
  }

  /// 8: showing errors only raised the score.
  ///
  /// There is none, and a limit hides no finding.
  @Test func whatFailsHidesNothing() {
    let world = FakeWorld([
      "S/a.scenario.json": #"{"screen": [{"type": "Button", "label": "FOLLOW", "action": "go"}]}"#
    ])
    for limit in ["failed", "cantTell", "advice"] {
      _ = world.run("audit", "S", "--fail-on", limit)
      #expect(world.output.contains("name-all-caps"), "\(limit)")
    }
  }

  /// 10: six bad examples of its own that it did not find.
  ///
  /// A drag has no place in a screen.
  @Test func badExamplesAreFound() {
    #expect(rules(Image("photo_1")).contains("cantTell name-not-human"))
    #expect(rules(Button("Buy") {}.opacity(0.4)).contains("cantTell disabled-only-visual"))
    #expect(rules(Button("Click here") {}).contains("cantTell purpose-unclear"))
    #expect(
      rules(Button("Buy") {}.accessibilityHidden(true)).contains("failed hidden-with-controls"))
    #expect(
      rules(Text("Buy").onLongPressGesture {}).contains("failed gesture-alternative"))
  }
}
