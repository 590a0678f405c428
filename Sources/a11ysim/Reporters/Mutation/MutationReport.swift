import A11yTree
import CardA11y

/// What became of mutants: the survivors one by one, then how each kind fared.
struct MutationReport {
  /// What was broken.
  let summary: MutationSummary
  /// The least score that passes, in percent; nil where any does.
  let least: Int?

  /// Whether the score is high enough; one that is not known is not.
  var isEnough: Bool {
    least.map { summary.score.counted > 0 && summary.score.reaches($0) } ?? true
  }

  /// The report for a person.
  var page: Page {
    var page = Page()
    for entry in summary.scenarios { add(entry, to: &page) }
    page.gap()
    page.line(
      Span(verdict, isEnough ? .good : .bad), Span(": \(scoreWords)"))
    if let sampleWords { page.line(Span(sampleWords), indent: 2) }
    page.gap()
    page.table(
      [Self.kindColumns.map { Span($0, .strong) }]
        + kindRows.map { $0.map { Span($0) } })
    if !killerRows.isEmpty {
      page.gap()
      page.table(
        [Self.killerColumns.map { Span($0, .strong) }] + killerRows.map { $0.map { Span($0) } })
    }
    return page
  }

  private func add(_ entry: MutationSummary.Entry, to page: inout Page) {
    let groups = entry.openGroups
    guard !groups.isEmpty else { return }
    page.gap()
    page.line(
      Span(entry.name ?? entry.path, .strong),
      Span(entry.name == nil ? "" : " · \(entry.path)", .faint))
    for group in groups {
      guard let first = group.first else { continue }
      page.gap()
      page.line(
        Span(first.standing.rawValue, first.standing == .survived ? .bad : .doubtful),
        Span(": \(first.kind.name)", .strong), Span(", an element \(first.kind.summary)"), indent: 2
      )
      page.line(Span("in code: \(first.kind.origin)", .faint), indent: 4)
      for result in group {
        page.line(
          Span(result.location.map { "\($0.text): " } ?? "", .place), Span(result.name), indent: 4)
      }
      page.line(Span(first.evidence), indent: 4)
      page.line(Span("Fix: \(first.remedy(in: entry.path))"), indent: 4)
    }
  }

  /// The score in a word or two.
  private var verdict: String {
    guard let least else { return "score" }
    return isEnough ? "passed" : "failed, \(least) % needed"
  }

  /// The numbers of the score.
  var scoreWords: String {
    let score = summary.score
    let share = score.percent.map { "\(Decimals.floored($0)) %, " } ?? ""
    return "\(share)\(score[.killed]) of \(Self.mutants(score.counted)) killed, "
      + "\(score[.noticed]) noticed, \(score[.survived]) survived; "
      + "not counted: \(score[.equivalent]) equivalent"
  }

  private static func mutants(_ count: Int) -> String {
    count == 1 ? "1 mutant" : "\(count) mutants"
  }

  /// How many were chosen, nil where all were made.
  var sampleWords: String? {
    summary.score.total < summary.made ? "chosen from \(Self.mutants(summary.made))" : nil
  }

  static let kindColumns = ["kind", "killed", "noticed", "survived", "equivalent"]

  /// The kinds with their numbers.
  var kindRows: [[String]] {
    summary.kinds.map { kind, score in
      [kind.name] + MutantResult.Standing.allCases.map { "\(score[$0])" }
    }
  }

  static let killerColumns = ["killed by", "mutants"]

  /// What has killed how many.
  var killerRows: [[String]] { summary.killers.map { [$0.means.words, "\($0.count)"] } }
}

extension MutationSummary.Entry {
  /// The mutants that nothing fails on, though they differ.
  var open: [MutantResult] {
    results.filter { $0.standing == .survived || $0.standing == .noticed }
  }

  /// The same, those together that differ in the same way.
  fileprivate var openGroups: [[MutantResult]] {
    var groups: [[MutantResult]] = []
    for result in open {
      let place = groups.firstIndex { group in
        group.first?.kind == result.kind && group.first?.standing == result.standing
          && group.first?.evidence == result.evidence
      }
      if let place { groups[place].append(result) } else { groups.append([result]) }
    }
    return groups
  }
}

extension MutantResult {
  /// By what it could be told.
  var evidence: String {
    let rules = remarks.map(\.words).joined(separator: ", ")
    let others = covered.map(\.words).joined(separator: ", ")
    return [
      rules.isEmpty ? "" : "new: \(rules)", others.isEmpty ? "" : "expected anyway: \(others)",
      traces.isEmpty ? "" : "differs in \(traceWords)",
    ].joined(ifAny: "; ")
  }
}
