import A11yTree
import CardA11y

/// What an audit came to as a whole.
struct OverviewSection {
  /// What was audited.
  let audit: AuditSummary

  /// Adds the section to a page.
  func add(to writer: inout HTMLWriter) {
    addTiles(to: &writer)
    writer.facts(
      [("exit status", "\(audit.status.rawValue), \(audit.status.words)")]
        + audit.summaryRows.map { $0.0 == "errors" ? ($0.0, errorWords) : $0 })
  }

  /// The text's summary sends its reader to standard error; here they stand on the page.
  private var errorWords: String { "\(audit.errors.count), listed below" }

  private func addTiles(to writer: inout HTMLWriter) {
    let excused = audit.count { _ in true }
    let tiles: [(kind: String, number: Int, words: String)] = [
      ("failed", audit.count(of: .failed), "failed"),
      ("cantTell", audit.count(of: .cantTell), "cantTell: for a person to judge"),
      ("advice", audit.count(of: .advice), "advice"),
      ("excused", excused, "that do not count"),
      ("plain", audit.scenarios.count, "scenarios"),
      ("plain", audit.environmentCount, "environments"),
    ]
    writer.element("ul", [("class", "tiles"), ("role", "list")]) { writer in
      for tile in tiles {
        writer.element("li", [("class", "tile \(tile.kind)")]) { writer in
          writer.leaf("strong", [], "\(tile.number)")
          writer.words(" ")
          writer.leaf("span", [], tile.words)
        }
      }
    }
  }
}

extension ExitCode {
  /// What it tells.
  fileprivate var words: String {
    switch self {
    case .passed: "everything was measured and nothing fails"
    case .found: "something must be put right"
    case .notMeasured: "not everything could be measured"
    }
  }
}
