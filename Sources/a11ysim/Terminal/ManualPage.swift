/// The manual page in the language of man(7), made from the commands' tables.
struct ManualPage {
  /// The commands that there are.
  let commands: [CommandSpec]

  /// The page, in ASCII.
  var text: String {
    var page = ManualWriter()
    page.line(#".\" Made by 'a11ysim man'."#)
    page.line(".TH A11YSIM 1 \(Version.day) \"a11ysim \(Version.current)\" \"User Commands\"")
    page.section("NAME")
    page.line(#"a11ysim \- what VoiceOver says about a card, and what is wrong with it"#)
    page.section("SYNOPSIS")
    page.line(#"\fBa11ysim\fR \fICOMMAND\fR [\fIOPTION\fR]... [\fIARGUMENT\fR]..."#)
    page.section("DESCRIPTION")
    page.paragraph(
      "a11ysim computes what VoiceOver says about a card, at every text size, in light and dark, "
        + "and audits it, without a device. A card is described in a scenario file.")
    page.section("OPTIONS")
    for option in Help.options { page.item(option.name, option.summary) }
    for command in commands { add(command, to: &page) }
    page.section("EXIT STATUS")
    for status in Help.exitStatuses { page.item(status.name, status.summary) }
    page.section("ENVIRONMENT")
    for variable in Self.variables { page.item(variable.name, variable.summary) }
    page.section("FILES")
    for file in Self.files { page.item(file.name, file.summary) }
    return page.text
  }

  private func add(_ command: CommandSpec, to page: inout ManualWriter) {
    page.section("a11ysim \(command.name)".uppercased())
    page.example(Help.usage(of: command))
    page.paragraph(Help.sentence(command.summary))
    for paragraph in command.details { page.paragraph(paragraph) }
    for group in Help.groups(of: command) {
      page.subsection(group.title)
      for option in group.options {
        page.item("--\(option.name)", value: option.value.short, option.fullSummary)
      }
    }
    page.subsection("Examples")
    for example in command.examples {
      page.paragraph(Help.sentence(example.summary))
      page.example(example.line)
    }
  }

  private static let variables: [Help.Row] = [
    ("NO_COLOR", "where it is not empty, nothing is coloured"),
    ("CI", "where it is set, and neither 0 nor false, goldens and baselines are not written"),
    ("PATH", "where play --speak looks for espeak-ng"),
  ]

  private static let files: [Help.Row] = [
    ("*.scenario.json", "a scenario; a folder stands for all of them below it"),
    ("NAME.transcript", "what VoiceOver is to say in NAME.scenario.json"),
    (".a11ysim.json", "how the scenarios below its folder are judged"),
    (".a11ysim-baseline.jsonl", "the findings that are known"),
  ]
}

extension OptionSpec {
  /// What it does, with the words that may follow it.
  fileprivate var fullSummary: String { summary(listing: value.short != value.expected) }
}

extension OptionSpec.Value {
  /// What may follow, where that is not a list of words.
  fileprivate var short: String { expected.contains("|") ? "WORD" : expected }
}

/// Writes man(7), line by line; whatever stands in a text stays there.
private struct ManualWriter {
  private(set) var text = ""
  /// Whether a heading stands before, behind which no paragraph has to begin.
  private var isHeaded = false

  mutating func line(_ line: String) {
    text += line + "\n"
    isHeaded = false
  }

  mutating func section(_ title: String) {
    line(".SH \"\(title.escapedForRoff)\"")
    isHeaded = true
  }

  mutating func subsection(_ title: String) {
    line(".SS \"\(title.escapedForRoff)\"")
    isHeaded = true
  }

  /// Adds a paragraph, in lines that can be reviewed.
  mutating func paragraph(_ words: String) {
    begin()
    fill(words)
  }

  /// Adds a term with its explanation.
  mutating func item(_ term: String, value: String = "", _ words: String) {
    line(".TP")
    let value = value.isEmpty ? "" : " \\fI\(value.escapedForRoff)\\fR"
    line("\\fB\(term.escapedForRoff)\\fR\(value)")
    fill(words)
  }

  /// Adds a line as it is typed.
  mutating func example(_ words: String) {
    begin()
    line(".nf")
    line(words.escapedForRoff)
    line(".fi")
  }

  private mutating func begin() {
    if !isHeaded { line(".PP") }
  }

  private static let longestLine = 72

  private mutating func fill(_ words: String) {
    var current = ""
    for word in words.split(separator: " ").map({ $0.escapedForRoff }) {
      if !current.isEmpty, current.utf8.count + 1 + word.utf8.count > Self.longestLine {
        line(current)
        current = ""
      }
      current += current.isEmpty ? word : " " + word
    }
    line(current)
  }
}

extension StringProtocol {
  /// The text in ASCII, of which nothing is taken for a request or an escape.
  fileprivate var escapedForRoff: String {
    var result = hasPrefix(".") ? #"\&"# : ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      case "'": result += #"\(aq"#
      case "\"": result += #"\(dq"#
      case "`": result += #"\(ga"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result +=
          "\\[u" + String(repeating: "0", count: Swift.max(0, 4 - hex.utf8.count)) + hex + "]"
      }
    }
    return result
  }
}
