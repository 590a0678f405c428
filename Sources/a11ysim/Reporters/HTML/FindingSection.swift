import A11yTree

/// Everything that was found, the gravest first, with what narrows it down.
struct FindingSection {
  /// What was audited.
  let audit: AuditSummary
  /// Its scenarios.
  let scenarios: [PageScenario]

  /// What stands for the component of an element that is in none.
  static let noComponent = "outside of components"

  /// Adds the section to a page.
  func add(to writer: inout HTMLWriter) {
    guard scenarios.contains(where: { !$0.findings.isEmpty }) else {
      writer.leaf("p", [], "Nothing was found.")
      return
    }
    addFilter(to: &writer)
    let shared = Dictionary(
      SharedDefect.all(in: audit.scenarios).map { ($0.identity, $0) },
      uniquingKeysWith: { first, _ in first })
    for group in PageFinding.Group.allCases {
      let count = scenarios.map { $0.count(of: group) }.reduce(0, +)
      guard count > 0 else { continue }
      writer.element("div", [("class", "group")]) { writer in
        writer.leaf("h3", [], "\(group.title) (\(words(for: count, of: group)))")
        for scenario in scenarios {
          for finding in scenario.findings where finding.group == group {
            FindingArticle(finding: finding, scenario: scenario, shared: shared).add(to: &writer)
          }
        }
      }
    }
  }

  /// Reasons not to count are given to single findings, which may share an entry.
  private func words(for count: Int, of group: PageFinding.Group) -> String {
    let excused = audit.count { _ in true }
    guard group == .excused, excused != count else { return "\(count)" }
    return "\(excused), shown as \(count)"
  }

  /// The form is hidden until the script, without which it does nothing, shows it.
  private func addFilter(to writer: inout HTMLWriter) {
    let findings = scenarios.flatMap(\.findings)
    writer.element("form", [("id", "filter"), ("aria-label", "Filter findings"), ("hidden", "")]) {
      writer in
      writer.element("fieldset") { writer in
        writer.leaf("legend", [], "Outcome")
        for group in PageFinding.Group.allCases {
          let count = findings.count { $0.group == group }
          guard count > 0 else { continue }
          writer.element("label", [("class", "choice")]) { writer in
            writer.void(
              "input",
              [
                ("type", "checkbox"), ("name", "group"), ("value", group.rawValue),
                ("checked", ""),
              ])
            writer.words("\(group.word) (\(count))")
          }
        }
      }
      addChoice(
        "rule", "Rule", Set(findings.map(\.cluster.first.rule)).sorted().map { ($0, $0) },
        to: &writer)
      addChoice(
        "component", "Component",
        Set(findings.map { $0.component ?? "" }).sorted().map {
          ($0, $0.isEmpty ? Self.noComponent : $0)
        }, to: &writer)
      writer.element("label") { writer in
        writer.leaf("span", [], "Text")
        writer.void(
          "input",
          [("type", "search"), ("name", "text"), ("autocomplete", "off"), ("spellcheck", "false")])
      }
      writer.leaf("button", [("type", "reset")], "Show all")
      writer.leaf("p", [("id", "shown"), ("role", "status")], "")
    }
  }

  /// The values begin with a sign, which tells the one of no name from the one for all.
  private func addChoice(
    _ name: String, _ title: String, _ options: [(value: String, words: String)],
    to writer: inout HTMLWriter
  ) {
    writer.element("label") { writer in
      writer.leaf("span", [], title)
      writer.element("select", [("name", name)]) { writer in
        writer.leaf("option", [("value", "")], "all")
        for option in options {
          writer.leaf("option", [("value", "=" + option.value)], option.words)
        }
      }
    }
  }
}

extension PageFinding.Group {
  /// The heading above them.
  fileprivate var title: String {
    switch self {
    case .failed: "Failed"
    case .cantTell: "cantTell: a person has to judge"
    case .advice: "Advice: best practices that are not met"
    case .excused: "Found, and not counted"
    }
  }

  /// The choice among them.
  fileprivate var word: String { self == .excused ? "not counted" : rawValue }
}
