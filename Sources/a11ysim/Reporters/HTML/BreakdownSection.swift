import A11yTree
import CardA11y

/// The findings that count, by component and by rule.
struct BreakdownSection {
  /// What was audited.
  let audit: AuditSummary
  private let findings: [PageFinding]

  /// Prepares the section of an audit.
  init(audit: AuditSummary, scenarios: [PageScenario]) {
    self.audit = audit
    findings = scenarios.flatMap(\.findings).filter { $0.group != .excused }
  }

  /// Adds the section to a page.
  func add(to writer: inout HTMLWriter) {
    if findings.isEmpty {
      writer.leaf("p", [], "Nothing was found that counts.")
    } else {
      writer.element("div", [("class", "tables")]) { writer in
        addComponents(to: &writer)
        addRules(to: &writer)
      }
    }
    addCoverage(to: &writer)
  }

  private func addComponents(to writer: inout HTMLWriter) {
    let rows = OutcomeCounts.rows(of: findings) { $0.component ?? "" }
    writer.element("div", [("class", "card")]) { writer in
      writer.leaf("h3", [("id", "by-component")], "By component")
      addTable(rows, title: "Component", labelledBy: "by-component", to: &writer) { row, writer in
        writer.leaf(
          "a", [("href", "#findings"), ("data-component", row.name)],
          row.name.isEmpty ? FindingSection.noComponent : row.name)
      }
    }
  }

  private func addRules(to writer: inout HTMLWriter) {
    let rows = OutcomeCounts.rows(of: findings, by: \.cluster.first.rule)
    writer.element("div", [("class", "card")]) { writer in
      writer.leaf("h3", [("id", "by-rule")], "By rule")
      addTable(rows, title: "Rule", labelledBy: "by-rule", to: &writer) { row, writer in
        writer.leaf("a", [("href", "#findings"), ("data-rule", row.name)], row.name)
        if let rule = Rule.withID(row.name) { writer.leaf("span", [("class", "more")], rule.title) }
      }
    }
  }

  private func addTable(
    _ rows: [OutcomeCounts], title: String, labelledBy id: String, to writer: inout HTMLWriter,
    name: (OutcomeCounts, inout HTMLWriter) -> Void
  ) {
    let most = rows.map(\.total).max() ?? 0
    writer.element("table", [("class", "counts"), ("aria-labelledby", id)]) { writer in
      writer.element("thead") { writer in
        writer.element("tr") { writer in
          for column in [title, "failed", "cantTell", "advice"] {
            writer.leaf("th", [("scope", "col")], column)
          }
        }
      }
      writer.element("tbody") { writer in
        for row in rows {
          writer.element("tr") { writer in
            writer.element("th", [("scope", "row")]) { writer in
              name(row, &writer)
              writer.markup(row.bar(of: most))
            }
            for count in [row.failed, row.cantTell, row.advice] {
              writer.leaf("td", count == 0 ? [("class", "zero")] : [], "\(count)")
            }
          }
        }
      }
    }
  }

  /// How often each rule came to each outcome, for those who ask what was looked at.
  private func addCoverage(to writer: inout HTMLWriter) {
    let columns: [(String, (AuditReport.Coverage) -> Int)] = [
      ("passed", \.passed), ("failed", \.failed), ("cantTell", \.cantTell), ("advice", \.advice),
      ("inapplicable", \.inapplicable), ("exempt", \.exempt), ("untested", \.untested),
    ]
    writer.element("details", [("class", "screen-only")]) { writer in
      writer.leaf("summary", [], "What each rule looked at, in all environments")
      writer.element(
        "div",
        [
          ("class", "wide"), ("role", "group"), ("tabindex", "0"),
          ("aria-label", "Coverage by rule"),
        ]
      ) { writer in
        writer.element("table", [("class", "coverage")]) { writer in
          writer.element("thead") { writer in
            writer.element("tr") { writer in
              for column in ["Rule"] + columns.map(\.0) {
                writer.leaf("th", [("scope", "col")], column)
              }
            }
          }
          writer.element("tbody") { writer in
            for row in audit.coverage {
              writer.element("tr") { writer in
                writer.leaf("th", [("scope", "row")], row.rule)
                for (_, number) in columns { writer.leaf("td", [], "\(number(row))") }
              }
            }
          }
        }
      }
    }
  }
}
