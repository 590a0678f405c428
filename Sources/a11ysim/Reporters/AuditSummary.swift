import A11yTree
import CardA11y

/// Everything that an audit of several scenarios came to.
struct AuditSummary {
  /// The scenarios that could be measured, in the order of the files.
  var scenarios: [AuditedScenario] = []
  /// Why others could not be, in the same order.
  var errors: [InputError] = []

  /// The baseline that it was held against, nil for none.
  var baseline: BaselineResult?

  /// What the audit comes to.
  var status: ExitCode {
    if !errors.isEmpty || scenarios.isEmpty { return .notMeasured }
    let isFound = scenarios.contains(where: \.fails) || !(baseline?.remainders.isEmpty ?? true)
    return isFound ? .found : .passed
  }

  /// The least grave outcome that fails one of the scenarios.
  var failOn: Outcome {
    scenarios.map(\.failOn).max { $0.rank < $1.rank } ?? .failed
  }

  /// The status in a word.
  var verdict: String {
    switch status {
    case .passed: "passed"
    case .found: "failed"
    case .notMeasured: "not everything could be measured"
    }
  }

  /// How many findings that count there are, in how much that was measured.
  var countWords: String {
    let counts = [Outcome.failed, .cantTell, .advice].map { "\(count(of: $0)) \($0.rawValue)" }
    return "\(counts.joined(separator: ", ")) in \(scenarios.count.words("scenario")), "
      + environmentCount.words("environment")
  }

  /// The number of environments over all scenarios.
  var environmentCount: Int { scenarios.map(\.environments.count).reduce(0, +) }

  /// Returns how many findings do not count for a reason.
  func count(where isReason: (Excuse) -> Bool) -> Int {
    scenarios.map { $0.count(where: isReason) }.reduce(0, +)
  }

  /// In how many elements the findings that count occur.
  var occurrenceCount: Int { scenarios.map(\.unexpected.count).reduce(0, +) }

  /// Returns how many findings that count have an outcome.
  func count(of outcome: Outcome) -> Int {
    scenarios.map { $0.count(of: outcome) }.reduce(0, +)
  }

  /// How often each rule came to each outcome, by the ids of the rules.
  var coverage: [AuditReport.Coverage] {
    var sums: [AuditReport.Coverage] = []
    for own in scenarios.flatMap(\.report.coverage) {
      if let place = sums.firstIndex(where: { $0.rule == own.rule }) {
        sums[place].passed += own.passed
        sums[place].failed += own.failed
        sums[place].cantTell += own.cantTell
        sums[place].advice += own.advice
        sums[place].inapplicable += own.inapplicable
        sums[place].exempt += own.exempt
        sums[place].untested += own.untested
      } else {
        sums.append(own)
      }
    }
    return sums.sorted { $0.rule < $1.rule }
  }

  /// The rows below the verdict: what was checked, how much was measured, and by which limits.
  var summaryRows: [(String, String)] {
    var rows: [(String, String)] = []
    let findings = scenarios.flatMap(\.clusters).count { $0.excuse == nil }
    if occurrenceCount > findings {
      rows.append(("occurrences", "\(occurrenceCount) of \(findings) findings"))
    }
    let expected = count(where: \.isExpected)
    let missing = scenarios.map(\.missingFindings.count).reduce(0, +)
    if expected + missing > 0 {
      rows.append(("expected findings", "\(expected) of \(expected + missing) occurred"))
    }
    if let words = suppressionWords { rows.append(("suppressed", words)) }
    if let baseline { rows.append(("baseline", words(of: baseline))) }
    let expectations = scenarios.flatMap(\.expectations)
    if !expectations.isEmpty {
      let met = expectations.count(where: \.passed)
      rows.append(("scripts", "\(met) of \(expectations.count) expectations met"))
    }
    let goldens = scenarios.flatMap(\.goldens)
    if !goldens.isEmpty {
      rows.append(("goldens", "\(goldens.count(where: \.isSame)) of \(goldens.count) the same"))
    }
    let unverified: [UnverifiedWord] = scenarios.reduce(into: []) { $0.add($1.unverified) }
    for words in unverified.summaries { rows.append(("unverified", words)) }
    rows.append(("coverage", coverageWords))
    if let textWords { rows.append(("texts", textWords)) }
    if !errors.isEmpty { rows.append(("errors", "\(errors.count) on standard error")) }
    rows.append(("judged by", limitWords))
    var files: [String] = []
    for file in scenarios.compactMap(\.configuration) where !files.contains(file) {
      files.append(file)
    }
    if !files.isEmpty { rows.append(("configured by", files.joined(separator: ", "))) }
    return rows
  }

  /// What is lived with, nil where nothing is.
  private var suppressionWords: String? {
    let all = scenarios.flatMap(\.suppressions)
    guard !all.isEmpty else { return nil }
    let expired = all.count(where: \.isExpired)
    let unused = all.count { !$0.isExpired && $0.count == 0 }
    let found = count(where: \.isSuppressed)
    return "\(found) \(found == 1 ? "finding" : "findings") by "
      + "\(all.count) \(all.count == 1 ? "suppression" : "suppressions")"
      + (unused == 0 ? "" : ", \(unused) without one")
      + (expired == 0 ? "" : ", \(expired) expired")
  }

  /// Returns how the findings stand to the baseline.
  private func words(of baseline: BaselineResult) -> String {
    let counts = baseline.counts(in: self).filter { $0.key == "known" || $0.count > 0 }
    return counts.map { "\($0.count) \($0.words)" }.joined(separator: ", ") + "; \(baseline.path)"
  }

  private var coverageWords: String {
    let coverage = coverage
    let applicable = coverage.map(\.applicable).reduce(0, +)
    let measured = coverage.map(\.measured).reduce(0, +)
    let run = coverage.count { $0.applicable > 0 }
    let untested = Set(scenarios.flatMap(\.report.untested)).count
    let disabled = Set(scenarios.flatMap(\.report.disabled)).count
    return "\(measured) of \(applicable) judgements by measurement, \(run) of \(coverage.count) "
      + "rules applied, \(untested) rules not built"
      + (disabled == 0 ? "" : ", \(disabled) switched off")
  }

  private var failWords: String {
    [Outcome.failed, .cantTell, .advice].filter { limit in
      scenarios.contains { $0.failOn == limit }
    }.map(\.rawValue).joined(separator: ", ")
  }

  /// How many texts' contrast was measured, over all environments; nil where there is no text.
  private var textWords: String? {
    let texts = scenarios.map(\.report.texts)
    let measured = texts.map(\.measured).reduce(0, +)
    let open = texts.map(\.notDecidable).reduce(0, +)
    let exempt = texts.map(\.exempt).reduce(0, +)
    guard measured + open + exempt > 0 else { return nil }
    return "\(measured) measured, \(open) not decidable, \(exempt) exempt from contrast"
  }

  private var limitWords: String {
    var profiles: [String] = []
    var limits: [(thresholds: String, largeTexts: [String])] = []
    for scenario in scenarios {
      let (thresholds, largeText) = (scenario.report.thresholds, scenario.report.largeText.rawValue)
      if !profiles.contains(scenario.profile) { profiles.append(scenario.profile) }
      if let place = limits.firstIndex(where: { $0.thresholds == thresholds }) {
        if !limits[place].largeTexts.contains(largeText) {
          limits[place].largeTexts.append(largeText)
        }
      } else {
        limits.append((thresholds, [largeText]))
      }
    }
    let words = limits.map { limit in
      "\(limit.thresholds) (large text: \(limit.largeTexts.joined(separator: ", ")))"
    }
    return "profile \(profiles.joined(separator: ", ")); "
      + "thresholds \(words.joined(separator: ", "))"
      + (failOn == .failed ? "" : "; fails on \(failWords)")
  }
}
