import A11yTree
import CardA11y

/// One finding: what is wrong, where, how it is put right, and how often it occurs.
struct FindingArticle {
  /// The finding.
  let finding: PageFinding
  /// The scenario in which it was found.
  let scenario: PageScenario
  /// The defects that occur more than once.
  let shared: [DefectIdentity: SharedDefect]

  /// So many elements of a finding are listed; machines get all.
  private static let mostElements = 20

  private var cluster: FindingCluster { finding.cluster }
  private var first: Finding { finding.cluster.first }

  /// Adds the finding to a page.
  func add(to writer: inout HTMLWriter) {
    writer.element(
      "article",
      [
        ("class", "finding \(first.outcome.rawValue)"), ("id", finding.anchor),
        ("data-group", finding.group.rawValue), ("data-rule", first.rule),
        ("data-component", finding.component ?? ""),
      ]
    ) { writer in
      writer.titled("“\(first.message)”", anchor: finding.anchor) { writer in
        writer.element("h4") { writer in
          writer.leaf("span", [("class", "tag \(first.outcome.rawValue)")], first.outcome.rawValue)
          writer.words(" \(first.message)")
        }
      }
      writer.element("dl", [("class", "facts")]) { addFacts(to: &$0) }
      addElements(to: &writer)
    }
  }

  private func addFacts(to writer: inout HTMLWriter) {
    writer.fact("Fix") { writer in
      writer.words(first.fix)
      writer.markup(first.swatches)
    }
    writer.fact("Rule") { addRule(to: &$0) }
    writer.fact("Element") { writer in
      writer.words(first.name + cluster.moreWords)
      if let place = cluster.defect?.place {
        writer.words(" · ")
        writer.leaf("code", [], place)
      }
    }
    writer.fact("Scenario") { writer in
      writer.leaf("a", [("href", "#\(scenario.anchor)")], scenario.title)
      if let location = first.location {
        writer.words(" · ")
        writer.leaf("code", [], location.text)
      }
    }
    let rows = [
      ("Where", cluster.place(scenario.words)), ("Numbers", first.numberWords),
      ("Reason", first.reason ?? ""),
      (
        "Shared",
        cluster.excuse == nil
          ? cluster.defect.flatMap { shared[$0] }?.words(from: cluster) ?? "" : ""
      ),
      (cluster.excuse?.title ?? "", cluster.excuse.map { $0.reason ?? "without a reason" } ?? ""),
      ("Baseline", cluster.isExpired ? "its entry in the baseline has expired" : ""),
    ]
    for (name, words) in rows where !words.isEmpty { writer.fact(name) { $0.words(words) } }
  }

  private func addRule(to writer: inout HTMLWriter) {
    writer.leaf("code", [], first.rule)
    for criterion in first.criteria {
      writer.words(" · ")
      writer.leaf(
        "a", [("href", criterion.url), ("rel", "noreferrer")],
        "WCAG \(criterion.number) \(criterion.name), \(criterion.level.rawValue)")
    }
    if let rule = Rule.withID(first.rule) {
      writer.leaf("span", [("class", "more")], rule.rationale)
    }
  }

  /// Where it occurs, and what differs there; nothing where that is said already.
  private func addElements(to writer: inout HTMLWriter) {
    guard cluster.count > 1 || first.occurrences.count > 1 else { return }
    let occurrences = cluster.findings.map(\.occurrences.count).reduce(0, +)
    writer.element("details") { writer in
      writer.leaf(
        "summary", [],
        "\(cluster.count.words("element")), "
          + occurrences.words("occurrence"))
      writer.element("ul") { writer in
        for finding in cluster.findings.prefix(Self.mostElements) {
          writer.element("li") { add(finding, to: &$0) }
        }
        let rest = cluster.count - Self.mostElements
        if rest > 0 { writer.leaf("li", [], "and \(rest) more; --format json lists all") }
      }
    }
  }

  private func add(_ finding: Finding, to writer: inout HTMLWriter) {
    writer.words(finding.name)
    if let location = finding.location {
      writer.words(" · ")
      writer.leaf("code", [], location.text)
    }
    guard finding.occurrences.count > 1 || finding.occurrences.first?.message != first.message
    else { return }
    writer.element("ul") { writer in
      for occurrence in finding.occurrences {
        writer.element("li") { writer in
          let place = scenario.words.words(for: occurrence.environments)
          let outcome = occurrence.outcome.rawValue
          writer.leaf("span", [("class", "tag \(outcome)")], outcome)
          writer.words(" " + [occurrence.message, place].joined(ifAny: " · "))
        }
      }
    }
  }
}

extension Finding {
  /// The colours that would be enough, as they look.
  fileprivate var swatches: String {
    guard !suggestions.isEmpty else { return "" }
    var writer = SVGWriter()
    for suggestion in suggestions {
      writer.element(
        "svg",
        [
          ("class", "swatch"), ("width", "40"), ("height", "24"), ("viewBox", "0 0 40 24"),
          ("aria-hidden", "true"),
        ]
      ) { writer in
        writer.leaf(
          "rect",
          [("width", "40"), ("height", "24"), ("rx", "4")]
            + SVGWriter.paint("fill", suggestion.background))
        writer.leaf(
          "text",
          [("x", "20"), ("y", "17"), ("text-anchor", "middle"), ("font-size", "14")]
            + SVGWriter.paint("fill", suggestion.foreground), text: "Aa")
      }
    }
    return writer.text
  }
}

extension Excuse {
  /// Who says that it does not count.
  fileprivate var title: String {
    switch self {
    case .expected: "Expected"
    case .suppressed: "Suppressed"
    case .known: "Known"
    }
  }
}
