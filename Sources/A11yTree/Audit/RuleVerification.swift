/// Compares what a rule says of its own examples with what they are there to show.
public enum RuleVerification {
  /// A change to an example that must change nothing of what is reported.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// None: as it is written.
    case asWritten = "as written"
    /// A group around everything.
    case insideGroup = "inside of a group"
    /// A decoration in front that is hidden from readers.
    case besideDecoration = "beside a decoration"
    /// Another language of the screen; a rule about words finds them tagged.
    case inAnotherLanguage = "in another language"
  }

  /// What an example shows.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen that meets the expectation.
    case passing
    /// A screen that does not.
    case failing
    /// A screen that the rule is not about.
    case inapplicable
  }

  /// One example of a rule.
  public struct Case: Sendable {
    /// The rule.
    public let rule: Rule
    /// What the example shows.
    public let kind: Kind
    /// The example.
    public let example: RuleExample
  }

  /// An example of which a rule says something else.
  public struct Mismatch: Hashable, Sendable {
    /// The id of the rule.
    public let rule: String
    /// What the example shows.
    public let kind: Kind
    /// The title of the example.
    public let example: String
    /// How the example was changed.
    public let variant: Variant
    /// The file that holds it, as `Module/File.swift`.
    public let file: String
    /// The line on which it begins.
    public let line: Int
    /// What was expected, and what was found.
    public let message: String
  }

  /// Returns every example of some rules, in their order.
  public static func cases(of rules: [Rule]) -> [Case] {
    rules.flatMap { rule in
      Kind.allCases.flatMap { kind in
        rule.examples(kind).map { Case(rule: rule, kind: kind, example: $0) }
      }
    }
  }

  /// Returns every example of some rules, in every variant, of which they say something else.
  public static func mismatches(of rules: [Rule] = Rule.all) -> [Mismatch] {
    cases(of: rules).flatMap { example in
      Variant.allCases.compactMap { example.mismatch($0) }
    }
  }
}

extension RuleVerification.Case {
  /// Returns how a variant of the example differs from what it shows, nil where it does not.
  public func mismatch(_ variant: RuleVerification.Variant) -> RuleVerification.Mismatch? {
    difference(variant).map { message in
      RuleVerification.Mismatch(
        rule: rule.id, kind: kind, example: example.title, variant: variant, file: example.file,
        line: example.line, message: message)
    }
  }

  private func difference(_ variant: RuleVerification.Variant) -> String? {
    rule.judgesSessions ? sessionDifference(variant) : screenDifference(variant)
  }

  private func screenDifference(_ variant: RuleVerification.Variant) -> String? {
    var screens: [Outline.Marked] = []
    do throws(OutlineError) {
      for outline in example.outlines {
        let changed = variant.outline(from: outline, readsWords: rule.readsWords)
        screens.append(try Outline.parseMarked(changed))
      }
    } catch {
      return "the outline does not parse: \(error)"
    }
    var thresholds = Thresholds.wcag22AA
    thresholds.budgets = example.budgets
    let contexts = screens.map { RuleContext(screen: $0.screen, thresholds: thresholds) }
    let verdicts = rule.judge(contexts)
    let findings = verdicts.filter { $0.verdict.judgement.outcome.isFinding }
    let reported = Set(findings.map { Place(screen: $0.screen, node: $0.verdict.node) })
    let marked = Set(
      screens.enumerated().flatMap { number, screen in
        screen.marked.map { Place(screen: number, node: $0) }
      })
    return difference(
      reported, marked, verdicts.map(\.verdict.judgement.outcome), list: list)
  }

  private func sessionDifference(_ variant: RuleVerification.Variant) -> String? {
    do {
      let played = try SessionOutline(example.outline) {
        variant.outline(from: $0, readsWords: rule.readsWords)
      }
      let verdicts = rule.judge(played.session)
      let reported = Set(verdicts.filter(\.judgement.outcome.isFinding).map(\.node))
      return difference(reported, played.marked, verdicts.map(\.judgement.outcome)) { nodes in
        nodes.isEmpty ? "nothing" : nodes.map(\.path).sorted().joined(separator: ", ")
      }
    } catch {
      return "the session cannot be played: \(error)"
    }
  }

  private func difference<Element>(
    _ reported: Set<Element>, _ marked: Set<Element>, _ outcomes: [Outcome],
    list: (Set<Element>) -> String
  ) -> String? {
    if marked.isEmpty == (kind == .failing) {
      return kind == .failing ? "nothing is marked" : "something is marked"
    }
    if reported != marked { return "expected \(list(marked)), found \(list(reported))" }
    let hasPassed = outcomes.contains(.passed)
    switch kind {
    case .passing: return hasPassed ? nil : "the rule is not about it"
    case .inapplicable: return hasPassed ? "the rule is about it" : nil
    case .failing: return nil
    }
  }

  private func list(_ places: Set<Place>) -> String {
    guard !places.isEmpty else { return "nothing" }
    let sorted = places.sorted { ($0.screen, $0.node) < ($1.screen, $1.node) }
    return sorted.map { "node \($0.node) of screen \($0.screen)" }.joined(separator: ", ")
  }

  private struct Place: Hashable {
    var screen: Int
    var node: Int
  }
}

extension RuleVerification.Variant {
  /// Returns the changed outline of one screen.
  fileprivate func outline(from outline: String, readsWords: Bool) -> String {
    var lines = outline.linesOfText.filter { !$0.isEmpty }
    var head = lines.first?.hasPrefix("screen") == true ? lines.removeFirst() : nil
    switch self {
    case .asWritten: break
    case .insideGroup:
      lines = ["group"] + lines.map { "  " + $0 }
    case .besideDecoration:
      // Where nothing is painted, a picture would make the scene a measured one.
      let isPainted = head?.contains(" painted") == true || lines.contains(where: \.isPainted)
      lines.insert("group #decoration elementsHidden", at: 0)
      if isPainted { lines.insert("  picture \"waves\" decorative", at: 1) }
    case .inAnotherLanguage:
      guard head?.contains("locale=") != true else { break }
      head = (head ?? "screen") + " locale=fr"
      if readsWords { lines = lines.map(\.taggedInEnglish) }
    }
    return ((head.map { [$0] } ?? []) + lines).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The first word of a line of an outline, behind a mark.
  private var firstWord: Substring.UTF8View.SubSequence {
    utf8.drop { $0 == UInt8(ascii: " ") || $0 >= 0x80 }.prefix { $0 != UInt8(ascii: " ") }
  }

  fileprivate var isPainted: Bool {
    ["text", "shape", "picture"].contains { firstWord.elementsEqual($0.utf8) }
  }

  /// The line of a node with the language in which its words are written.
  fileprivate var taggedInEnglish: String {
    let isNode = !isPainted && !firstWord.isEmpty
    return isNode && !contains(" language=") ? self + " language=en" : self
  }
}
