import A11yTree
import Testing

/// Every example of every rule, reported at the line on which the example begins.
struct RuleExampleTests {
  @Test(arguments: Case.screens)
  func examplesHoldAsTheyStand(example: Case) throws {
    try example.check(example.example.outlines)
  }

  /// A group around everything changes nothing.
  @Test(arguments: Case.screens)
  func examplesHoldInsideOfAGroup(example: Case) throws {
    try example.check(
      example.example.outlines.map { outline in
        edit(outline) { lines in
          ["group"] + lines.map { "  " + $0 }
        }
      })
  }

  /// A decorative neighbour that is hidden from readers changes nothing.
  @Test(arguments: Case.screens)
  func examplesHoldBesideADecoration(example: Case) throws {
    let decoration = [
      "group #decoration elementsHidden", "  picture \"waves\" decorative",
    ]
    try example.check(
      example.example.outlines.map { outline in
        // Where nothing is painted, the picture would make the scene a measured one.
        let isPainted = try Outline.parse(outline).hasScene
        return edit(outline) { (isPainted ? decoration : [decoration[0]]) + $0 }
      })
  }

  /// Another language changes nothing, but for a rule that reads words.
  @Test(arguments: Case.screens.filter { $0.rule.id != "name-has-role" })
  func examplesHoldInAnotherLanguage(example: Case) throws {
    try example.check(
      example.example.outlines.map { outline in
        let line = outline.hasPrefix("screen") ? outline : "screen\n" + outline
        return line.contains("locale=") ? line : "screen locale=fr" + line.dropFirst(6)
      })
  }

  /// A session is played as it stands, and in another language.
  @Test(arguments: Case.sessions)
  func sessionsHold(example: Case) throws {
    try example.checkSession(example.example.outline)
    try example.checkSession(
      "screen locale=fr\n" + example.example.outline.replacing("screen\n", with: ""))
  }

  private func edit(_ outline: String, _ change: ([String]) -> [String]) -> String {
    var lines = outline.split(separator: "\n").map(String.init)
    let head = lines.first?.hasPrefix("screen") == true ? [lines.removeFirst()] : []
    return (head + change(lines)).joined(separator: "\n") + "\n"
  }

  /// One example with its rule and what is expected of it.
  struct Case: Sendable, CustomTestStringConvertible {
    enum Kind: String { case passing, failing, inapplicable }

    let rule: Rule
    let kind: Kind
    let example: RuleExample

    static let all: [Case] = Rule.all.flatMap { rule in
      rule.passing.map { Case(rule: rule, kind: .passing, example: $0) }
        + rule.failing.map { Case(rule: rule, kind: .failing, example: $0) }
        + rule.inapplicable.map { Case(rule: rule, kind: .inapplicable, example: $0) }
    }

    static let screens = all.filter { !$0.rule.judgesSessions }
    static let sessions = all.filter(\.rule.judgesSessions)

    var testDescription: String { "\(rule.id), \(kind.rawValue): \(example.title)" }

    /// Judges outlines and compares the nodes that are reported with those that are marked.
    func check(_ outlines: [String]) throws {
      let screens = try outlines.map { try Outline.parseMarked($0) }
      let contexts = screens.map { RuleContext(screen: $0.screen, thresholds: .wcag22AA) }
      let verdicts = rule.judge(contexts)
      let reported = Set(
        verdicts.filter { $0.verdict.judgement.outcome.isFinding }
          .map { Place(screen: $0.screen, node: $0.verdict.node) })
      let marked = Set(
        screens.enumerated().flatMap { screen in
          screen.element.marked.map { Place(screen: screen.offset, node: $0) }
        })
      compare(reported, marked, verdicts.map(\.verdict.judgement.outcome))
    }

    /// Plays a session and compares the nodes that are reported with those that are marked.
    func checkSession(_ outline: String) throws {
      let played = try SessionOutline(outline)
      let verdicts = rule.judge(played.session)
      let reported = Set(verdicts.filter(\.judgement.outcome.isFinding).map(\.node))
      compare(reported, played.marked, verdicts.map(\.judgement.outcome))
    }

    private func compare<Place>(
      _ reported: Set<Place>, _ marked: Set<Place>, _ outcomes: [Outcome]
    ) {
      let place = location
      #expect(reported == marked, "\(example.outline)", sourceLocation: place)
      #expect(marked.isEmpty == (kind != .failing), sourceLocation: place)
      switch kind {
      case .passing: #expect(outcomes.contains(.passed), sourceLocation: place)
      case .inapplicable: #expect(!outcomes.contains(.passed), sourceLocation: place)
      case .failing: break
      }
    }

    private var location: Testing.SourceLocation {
      let name = example.file.split(separator: "/").last.map(String.init) ?? ""
      return Testing.SourceLocation(
        fileID: example.file, filePath: RuleFiles.folder + "/" + name, line: example.line,
        column: 1)
    }
  }

  struct Place: Hashable {
    var screen: Int
    var node: Int
  }
}
