import A11yTree
import CardA11y

extension MutationReport {
  /// The report for machines.
  var value: JSONValue {
    .object([
      .schemaVersion, .init("summary", counts),
      .init("errors", .array(summary.errors.map(\.value))),
      .init(
        "kinds",
        .array(
          summary.kinds.map { kind, score in
            .object([.init("kind", .string(kind.name))] + score.members)
          })),
      .init(
        "killers",
        .array(
          summary.killers.map {
            .object([.init("by", .string($0.means.rawValue)), .init("mutants", .number($0.count))])
          })),
      .init("scenarios", .array(summary.scenarios.map(value))),
    ])
  }

  private var counts: JSONValue {
    .object(
      summary.score.members + [
        .init("total", .number(summary.score.total)), .init("possible", .number(summary.made)),
        .init("score", summary.score.percent.map { .number($0) } ?? .null),
        .init("required", least.map { .number($0) } ?? .null), .init("passed", .bool(isEnough)),
      ])
  }

  private func value(_ entry: MutationSummary.Entry) -> JSONValue {
    .object(
      [.init("path", .string(entry.path)), .init("name", JSONValue(entry.name))]
        + MutationScore(entry.results).members
        + [.init("mutants", .array(entry.results.map { value($0, in: entry.path) }))])
  }

  private func value(_ result: MutantResult, in path: String) -> JSONValue {
    let isOpen = result.standing == .survived || result.standing == .noticed
    return .object([
      .init("kind", .string(result.kind.name)),
      .init("standing", .string(result.standing.rawValue)),
      .init("element", result.element.value), .init("detail", .string(result.detail)),
      .init("location", result.location?.value ?? .null),
      .init(
        "killers",
        .array(
          result.killers.map {
            .object([.init("by", .string($0.means.rawValue)), .init("name", .string($0.name))])
          })),
      .init("remarks", .array(result.remarks.map(value))),
      .init("covered", .array(result.covered.map(value))),
      .init("differs", .array(result.traces.map(value))),
      .init("fix", isOpen ? .string(result.remedy(in: path)) : .null),
    ])
  }

  private func value(_ remark: MutantResult.Remark) -> JSONValue {
    .object([
      .init("rule", .string(remark.rule)), .init("outcome", .string(remark.outcome.rawValue)),
    ])
  }

  private func value(_ trace: MutationTrace) -> JSONValue {
    .object([
      .init("in", .string(trace.place.name)),
      .init("environment", .object(trace.settings.map(\.member))),
    ])
  }

  /// The report for a page that renders it.
  var markdown: String {
    var text = "## Mutants\n\n\(scoreWords.markdown)\n"
    if let sampleWords { text += "\n\(sampleWords.markdown)\n" }
    text += "\n" + Self.table(Self.kindColumns, kindRows)
    if !killerRows.isEmpty { text += "\n" + Self.table(Self.killerColumns, killerRows) }
    let open = summary.scenarios.flatMap { entry in
      entry.open.map { result in
        [
          result.location?.text ?? entry.path, result.standing.rawValue,
          "\(result.kind.name): \(result.summary)", result.evidence, result.remedy(in: entry.path),
        ]
      }
    }
    guard !open.isEmpty else { return text }
    return text + "\n" + Self.table(["where", "", "mutant", "told by", "what would notice"], open)
  }

  private static func table(_ columns: [String], _ rows: [[String]]) -> String {
    let lines = [columns, columns.map { _ in "---" }] + rows.map { $0.map(\.markdown) }
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}

extension MutationScore {
  /// The numbers for machines.
  fileprivate var members: [JSONValue.Member] {
    MutantResult.Standing.allCases.map { .init($0.rawValue, .number(self[$0])) }
  }
}
