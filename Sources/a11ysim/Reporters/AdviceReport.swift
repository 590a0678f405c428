import A11yTree

/// The advice of an audit: what is the same for many elements is said once.
struct AdviceReport {
  /// What was audited.
  let audit: AuditSummary

  private struct Entry {
    var cluster: FindingCluster
    var place: String

    var finding: Finding { cluster.first }
  }

  /// Adds the advice to a page, one group for each rule and remedy.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - quota: How many may still be shown.
  func add(to page: inout Page, _ quota: inout FindingQuota) {
    let groups = groups.map { group in group.filter { _ in quota.take(Outcome.advice.rawValue) } }
      .filter { !$0.isEmpty }
    guard !groups.isEmpty else { return }
    page.gap()
    page.line(Span("Advice", .strong), Span(" · best practices that are not met", .faint))
    for group in groups {
      guard let first = group.first?.finding else { continue }
      page.gap()
      page.line(Span(first.ruleWords), indent: 2)
      let isAlike = group.allSatisfy { $0.finding.message == first.message }
      page.line(Span(isAlike ? first.message : "For one: \(first.message)"), indent: 4)
      page.line("Fix: \(first.fix)", indent: 4)
      for entry in group {
        let name = entry.finding.name + entry.cluster.moreWords
        let words = [name, entry.finding.numberWords, entry.place]
        page.line(
          Span(entry.finding.placePrefix, .place), Span(words.joined(ifAny: " · ")), indent: 4)
      }
    }
  }

  private var groups: [[Entry]] {
    var groups: [[Entry]] = []
    for scenario in audit.scenarios {
      let words = EnvironmentWords(scenario.environments)
      for cluster in scenario.clusters where cluster.excuse == nil {
        let finding = cluster.first
        // Where its time in a baseline is over, it stands among the failures.
        guard finding.outcome == .advice, !cluster.isExpired else { continue }
        let entry = Entry(cluster: cluster, place: cluster.place(words))
        let group = groups.firstIndex {
          $0.first?.finding.rule == finding.rule && $0.first?.finding.fix == finding.fix
        }
        if let group { groups[group].append(entry) } else { groups.append([entry]) }
      }
    }
    return groups
  }
}
