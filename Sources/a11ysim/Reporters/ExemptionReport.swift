import A11yTree

/// What no contrast is required of: one line each, listed rather than skipped.
struct ExemptionReport {
  /// What was audited.
  let audit: AuditSummary

  /// So many are listed of each reason; machines get all.
  static let most = 20

  /// Adds the exemptions to a page, by reason and scenario.
  func add(to page: inout Page) {
    var reasons: [String] = []
    for exemption in audit.scenarios.flatMap(\.report.exemptions)
    where !reasons.contains(exemption.reason) {
      reasons.append(exemption.reason)
    }
    guard !reasons.isEmpty else { return }
    page.gap()
    page.line(Span("Exempt", .strong), Span(" · no contrast is required of these", .faint))
    for reason in reasons.sorted() {
      page.line(Span(Self.words(for: reason)), indent: 2)
      var count = 0
      for scenario in audit.scenarios {
        let words = EnvironmentWords(scenario.environments)
        for exemption in scenario.report.exemptions where exemption.reason == reason {
          count += 1
          if count <= Self.most {
            page.line(Span(Self.words(of: exemption, words)), indent: 4)
          }
        }
      }
      if count > Self.most {
        page.line(
          Span("and \(count - Self.most) more; --format json lists all", .faint), indent: 4)
      }
    }
  }

  /// Returns what is exempt, and where.
  static func words(of exemption: Exemption, _ words: EnvironmentWords) -> String {
    let place = exemption.location.map { "\($0.text): " } ?? ""
    let name = exemption.element.label.map { "\"\($0)\"" } ?? exemption.element.id.path
    let parts = [name, exemption.evidence, words.words(for: exemption.environments)]
    return place + parts.joined(ifAny: " · ")
  }

  private static func words(for reason: String) -> String {
    switch reason {
    case "disabled": "disabled: what cannot be used (WCAG 1.4.3, 1.4.11)"
    case "decorative": "decorative: declared decoration"
    case "logotype": "logotype: declared part of a logo or a brand's name"
    case "invisible": "invisible: transparent, covered, or of the colour of what lies under it"
    case "no-words": "no-words: neither letters nor digits"
    default: reason
    }
  }
}
