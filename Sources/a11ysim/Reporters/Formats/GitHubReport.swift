/// An audit as commands to a workflow of GitHub, which shows them beside the changed lines.
///
/// Of each step GitHub shows ten errors and ten warnings and keeps the others in the log, so the
/// gravest stand first and the last line has the numbers.
struct GitHubReport {
  /// What was audited.
  let audit: AuditSummary
  /// The entries that count.
  let entries: [ReportEntry]

  /// The report.
  var text: String {
    entries.gravestFirst.map(command).joined() + lastLine
  }

  private func command(_ entry: ReportEntry) -> String {
    let name =
      switch entry.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let place = entry.place
    var properties = [("file", place.path)]
    if let line = place.line {
      properties += [("line", "\(line)"), ("endLine", "\(line)")]
      if let column = place.column {
        // GitHub takes columns only where the first and the last line are the same.
        properties += [
          ("col", "\(column)"), ("endColumn", "\((place.endColumn ?? column + 1) - 1)"),
        ]
      }
    }
    properties.append(("title", entry.checkWords))
    return Self.command(name, properties, entry.lines)
  }

  /// A run that failed ends in an error even where its entries are but warnings.
  private var lastLine: String {
    let words = "\(audit.verdict): \(audit.countWords)\(otherWords)"
    guard audit.status != .passed, !entries.contains(where: { $0.severity == .error }) else {
      return "a11ysim: \(words)\n"
    }
    return Self.command("error", [("title", "a11ysim")], words)
  }

  /// How many entries there are that no rule made, by their checks.
  private var otherWords: String {
    ReportCheck.allCases.map { check in
      let count = entries.count { $0.check == check.rawValue }
      return count == 0 ? "" : "; \(count) \(check.rawValue)"
    }.joined()
  }

  private static func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.workflowProperty)" }
    return "::\(name) \(list.joined(separator: ","))::\(message.workflowMessage)\n"
  }
}

extension String {
  /// The text as the message of a command; its line breaks are shown.
  fileprivate var workflowMessage: String {
    var result = ""
    for scalar in escaped(keepsLineBreaks: true).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as the value of a command's property.
  fileprivate var workflowProperty: String {
    escaped().workflowMessage.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
