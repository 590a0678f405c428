import A11yTree
import CardA11y

/// The findings that do not count, one line each: nothing is lived with in silence.
struct ExcusedReport {
  /// What was audited.
  let audit: AuditSummary

  /// Adds a list for each reason, each with so many findings at most.
  func add(to page: inout Page, most: Int? = nil) {
    add("Expected findings", " · listed in audit.expect", \.isExpected, most, to: &page)
    add("Suppressed findings", " · lived with, by audit.suppress", \.isSuppressed, most, to: &page)
    guard let baseline = audit.baseline else { return }
    add("Known findings", " · in \(baseline.path)", \.isKnown, most, to: &page)
  }

  private func add(
    _ title: String, _ source: String, _ isReason: (Excuse) -> Bool, _ most: Int?,
    to page: inout Page
  ) {
    var quota = FindingQuota(most)
    guard audit.count(where: isReason) > 0 else { return }
    page.gap()
    page.line(Span(title, .strong), Span(source, .faint))
    for scenario in audit.scenarios {
      for cluster in scenario.clusters {
        let finding = cluster.first
        guard let excuse = cluster.excuse, isReason(excuse), quota.take(finding.outcome.rawValue)
        else { continue }
        let reason = excuse.reason ?? ""
        page.line(
          Span(finding.placePrefix, .place),
          "\(finding.rule) \(finding.outcome.rawValue) at \(finding.name)\(cluster.moreWords)",
          Span(reason.isEmpty ? "" : ", \(reason)"), indent: 2)
      }
    }
    if let words = quota.words { page.line(Span("and \(words)", .faint), indent: 2) }
  }
}

extension SuppressionResult {
  /// What is wrong with it, nil where nothing is.
  var problem: String? {
    let words = suppression.selector.description
    if isExpired {
      let day = suppression.expires.map { "\($0)" } ?? ""
      return "the suppression of \(words) expired on \(day)"
    }
    guard !isMet else { return nil }
    guard count > 0, case .count(let wanted) = suppression.selector.extent else {
      return "this suppresses nothing: \(words)"
    }
    return "this suppresses \(count) of \(wanted) findings: \(words)"
  }

  /// How it is put right.
  var remedy: String {
    if isExpired { return "put the finding right, or give the suppression a new day and a reason." }
    return count > 0
      ? "write the number of findings that are left." : "delete the entry from audit.suppress."
  }
}
