import A11yTree

/// Each scenario: its pictures, what is heard, what text sizes do, and what was found.
struct ScenarioSection {
  /// The scenarios.
  let scenarios: [PageScenario]

  /// So many scenarios are shown at once; of more, each has to be opened.
  private static let mostOpen = 2

  /// Adds the section to a page.
  func add(to writer: inout HTMLWriter) {
    guard !scenarios.isEmpty else {
      writer.leaf("p", [], "No scenario was measured.")
      return
    }
    if scenarios.count > Self.mostOpen {
      writer.element("p", [("class", "controls"), ("id", "folding"), ("hidden", "")]) { writer in
        writer.leaf("button", [("type", "button"), ("data-fold", "open")], "Open all scenarios")
        writer.leaf("button", [("type", "button"), ("data-fold", "")], "Close all scenarios")
      }
    }
    writer.leaf(
      "p", [("id", "keys"), ("hidden", "")],
      "The buttons of a transcript step through what is heard, and the frames in the pictures "
        + "follow. With the focus on one of them, the left and right arrow keys step too.")
    for scenario in scenarios { add(scenario, to: &writer) }
  }

  private func add(_ scenario: PageScenario, to writer: inout HTMLWriter) {
    let heading = "s\(scenario.number)-name"
    writer.element(
      "article", [("class", "scenario"), ("id", scenario.anchor), ("aria-labelledby", heading)]
    ) { writer in
      writer.titled(scenario.title, anchor: scenario.anchor) { writer in
        writer.leaf("h3", [("id", heading)], scenario.title)
      }
      writer.element("p", [("class", "meta")]) { writer in
        for group in PageFinding.Group.allCases {
          let count = scenario.count(of: group)
          guard count > 0 else { continue }
          let words = group == .excused ? "not counted" : group.rawValue
          writer.leaf("span", [("class", "tag \(group.rawValue)")], "\(count) \(words)")
          writer.words(" ")
        }
        if scenario.audited.fails {
          writer.leaf("span", [("class", "tag failed")], "fails the audit")
          writer.words(" ")
        }
        writer.leaf("code", [], scenario.audited.path)
        writer.words(
          " · " + scenario.audited.environments.count.words("environment"))
      }
      let isOpen = scenarios.count <= Self.mostOpen
      writer.element("details", isOpen ? [("open", "")] : []) { writer in
        writer.element("summary") { writer in
          writer.words("Picture, transcript, text sizes, findings")
          writer.leaf("span", [("class", "unseen")], " of \(scenario.title)")
        }
        addContent(of: scenario, to: &writer)
      }
    }
  }

  private func addContent(of scenario: PageScenario, to writer: inout HTMLWriter) {
    if let exhibit = scenario.audited.exhibit {
      writer.element("div", [("class", "exhibit")]) { writer in
        for (number, panel) in exhibit.panels.enumerated() {
          PanelFigure(panel: panel, number: number, scenario: scenario).add(to: &writer)
        }
        writer.element("div", [("class", "sessions")]) { writer in
          for session in exhibit.sessions {
            let player = SessionPlayer(session: session)
            guard session.isScript else {
              player.add(to: &writer)
              continue
            }
            writer.element("details", [("class", "script")]) { writer in
              writer.leaf(
                "summary", [],
                "\(session.title): "
                  + session.transcript.steps.count.words("step"))
              player.add(to: &writer)
            }
          }
        }
      }
    }
    SizeTableBlock(table: scenario.audited.sizes, scenario: scenario).add(to: &writer)
    addFindings(of: scenario, to: &writer)
    addExemptions(of: scenario, to: &writer)
  }

  private func addFindings(of scenario: PageScenario, to writer: inout HTMLWriter) {
    guard !scenario.findings.isEmpty else { return }
    writer.leaf("h4", [], "Findings (\(scenario.findings.count))")
    writer.element("ul", [("class", "links")]) { writer in
      for finding in scenario.findings {
        let outcome = finding.cluster.first.outcome.rawValue
        writer.element("li") { writer in
          writer.leaf("span", [("class", "tag \(outcome)")], outcome)
          writer.words(" ")
          writer.leaf("a", [("href", "#\(finding.anchor)")], finding.cluster.first.message)
          if finding.group == .excused { writer.words(" · not counted") }
        }
      }
    }
  }

  private func addExemptions(of scenario: PageScenario, to writer: inout HTMLWriter) {
    let exemptions = scenario.audited.report.exemptions
    guard !exemptions.isEmpty else { return }
    writer.element("details") { writer in
      writer.leaf("summary", [], "Exempt from contrast (\(exemptions.count))")
      writer.element("ul") { writer in
        for exemption in exemptions.prefix(ExemptionReport.most) {
          writer.leaf(
            "li", [],
            "\(exemption.reason): \(ExemptionReport.words(of: exemption, scenario.words))")
        }
        let rest = exemptions.count - ExemptionReport.most
        if rest > 0 { writer.leaf("li", [], "and \(rest) more; --format json lists all") }
      }
    }
  }
}
