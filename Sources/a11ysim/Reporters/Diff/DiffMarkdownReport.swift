import A11yTree
import CardA11y

/// A comparison as a comment on a pull request: one line that says it all, then each scenario to
/// unfold.
///
/// What apps and readers say stands as code, so that it neither formats nor calls anybody.
struct DiffMarkdownReport {
  /// What was compared.
  let result: DiffResult

  /// A comment holds so many bytes; GitHub takes 65,536 characters.
  private static let longest = 60_000

  /// The text.
  var text: String {
    let compared = "\(result.old.words.code) → \(result.new.words.code)"
    guard !result.scenarios.isEmpty || !result.errors.isEmpty else {
      return "**no change** in what is heard, done or found: \(compared), \(result.countWords)\n"
    }
    let worst = DiffTally.all(in: result).filter { $0.count > 0 }
    var parts: [String] = []
    for gravity in Gravity.allCases {
      let words = worst.filter { $0.gravity == gravity }.map(\.words).joined(separator: ", ")
      guard !words.isEmpty else { continue }
      parts.append(gravity == .lost ? "**\(words)**" : words)
    }
    if parts.isEmpty { parts = ["no change"] }
    var text = "\(parts.joined(separator: " · ")): \(compared), \(result.countWords)\n"
    if !result.errors.isEmpty {
      text += "\n**not everything could be compared:**\n\n"
      for error in result.errors { text += "- \(error.description.code)\n" }
    }
    for (place, scenario) in result.worstFirst.enumerated() {
      let section = section(of: scenario)
      guard text.utf8.count + section.utf8.count <= Self.longest else {
        let rest = result.scenarios.count - place
        text += "\n… and \(rest) more \(rest == 1 ? "scenario" : "scenarios"), "
        return text + "left out because a comment holds no more.\n"
      }
      text += section
    }
    return text
  }

  private func section(of scenario: DiffedScenario) -> String {
    let entries = scenario.entries
    let name = scenario.name.map { "\($0.html) · " } ?? ""
    let isOpen = scenario.gravity == .lost ? " open" : ""
    let count = entries.count == 1 ? "1 change" : "\(entries.count) changes"
    var text = "\n<details\(isOpen)>\n<summary>\(name)<code>\(scenario.path.html)</code>: "
    text += "\(count)</summary>\n\n"
    for entry in entries {
      let isGrave = entry.gravity == .lost
      text += "- \(isGrave ? "**\(entry.word)**" : entry.word): "
      text += entry.subject.map(\.markdown).joined()
      text += entry.place.isEmpty ? "\n" : ", \(entry.place.markdown)\n"
      for detail in entry.details {
        text += "  - \(detail.map(\.markdown).joined())\n"
      }
    }
    return text + "\n</details>\n"
  }
}

extension DiffText {
  fileprivate var markdown: String {
    switch self {
    case .plain(let text): text.markdown
    case .heard(let text): text.code
    }
  }
}

extension String {
  /// The text as code, in which nothing is formatted and nobody is called.
  fileprivate var code: String {
    let text = escaped()
    guard !text.isEmpty else { return "`` ``" }
    let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let needsSpace = text.hasPrefix("`") || text.hasSuffix("`")
    return needsSpace ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }

  /// The text as HTML shows it; names and numbers become links there too, but for the comment.
  fileprivate var html: String {
    var result = ""
    for scalar in escaped().unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@", "#": result += "\(scalar)<!-- -->"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
