import A11yTree
import CardA11y

/// An audit as one page for a browser.
///
/// It holds everything that it shows: it asks for nothing from anywhere, and can be read without
/// its script, which steps, speaks and filters. The script never reads anything but the page.
struct HTMLReport {
  /// What was audited.
  let audit: AuditSummary
  private let entries: AuditEntries
  private let scenarios: [PageScenario]

  /// Prepares the page of an audit.
  init(entries: AuditEntries) {
    self.entries = entries
    audit = entries.audit
    scenarios = PageScenario.all(in: audit)
  }

  /// The page.
  var document: String {
    var writer = HTMLWriter()
    writer.markup("<!DOCTYPE html>\n")
    writer.element("html", [("lang", "en")]) { writer in
      writer.element("head") { addHead(to: &$0) }
      writer.element("body") { addBody(to: &$0) }
    }
    return writer.text
  }

  private func addHead(to writer: inout HTMLWriter) {
    writer.void("meta", [("charset", "utf-8")])
    writer.void("meta", [("http-equiv", "Content-Security-Policy"), ("content", Self.policy)])
    writer.void("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    writer.void("meta", [("name", "color-scheme"), ("content", "light dark")])
    // An empty picture, so that no browser looks for one.
    writer.void("link", [("rel", "icon"), ("href", "data:,")])
    writer.leaf("title", [], "Accessibility audit: \(audit.verdict), \(audit.countWords)")
    writer.element("style") { $0.markup(PageStyle.text) }
  }

  private func addBody(to writer: inout HTMLWriter) {
    writer.leaf("a", [("class", "skip"), ("href", "#main")], "Skip to the report")
    writer.element("header") { writer in
      writer.leaf("h1", [], "Accessibility audit")
      writer.element("p", [("class", "verdict \(audit.isGreen ? "good" : "bad")")]) { writer in
        writer.leaf("strong", [], audit.verdict)
        writer.words(": \(audit.countWords)")
      }
      writer.element("nav", [("aria-label", "Report")]) { writer in
        writer.element("ul") { writer in
          for part in parts {
            writer.element("li") { $0.leaf("a", [("href", "#\(part.id)")], part.title) }
          }
        }
      }
    }
    writer.element("main", [("id", "main"), ("tabindex", "-1")]) { writer in
      for part in parts {
        let heading = "\(part.id)-heading"
        writer.element("section", [("id", part.id), ("aria-labelledby", heading)]) { writer in
          writer.leaf("h2", [("id", heading)], part.title)
          part.add(&writer)
        }
      }
      writer.leaf("p", [("id", "live"), ("class", "unseen"), ("role", "status")], "")
    }
    writer.element("footer") { writer in
      writer.leaf(
        "p", [], "Made by a11ysim \(Version.current), exit status \(audit.status.rawValue).")
    }
    writer.element("script") { $0.markup(PageScript.text) }
  }

  private struct Part {
    let id: String
    let title: String
    let add: (inout HTMLWriter) -> Void
  }

  /// The parts of the page; what must be put right stands there only where something must.
  private var parts: [Part] {
    let problems = ProblemSection(entries: entries, scenarios: scenarios)
    var parts = [
      Part(
        id: "overview", title: "Overview",
        add: OverviewSection(audit: audit).add)
    ]
    if !problems.isEmpty {
      let title = audit.isGreen ? "To be looked at" : "Must be put right"
      parts.append(Part(id: "problems", title: title, add: problems.add))
    }
    return parts + [
      Part(
        id: "breakdown", title: "By component and rule",
        add: BreakdownSection(audit: audit, scenarios: scenarios).add),
      Part(
        id: "findings", title: "Findings",
        add: FindingSection(audit: audit, scenarios: scenarios).add),
      Part(id: "scenarios", title: "Scenarios", add: ScenarioSection(scenarios: scenarios).add),
    ]
  }

  /// Nothing may be loaded or sent, and nothing run but the page's own script.
  static let policy =
    "default-src 'none'; style-src '\(SHA256.policySource(PageStyle.text))'; "
    + "script-src '\(SHA256.policySource(PageScript.text))'; img-src data:; base-uri 'none'; "
    + "form-action 'none'"
}

extension AuditSummary {
  /// Whether everything was measured and nothing failed.
  var isGreen: Bool { status == .passed }
}
