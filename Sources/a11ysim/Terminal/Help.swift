/// The help pages, made from the commands' tables.
enum Help {
  /// Returns the page of a command, or the program's.
  static func page(for command: CommandSpec?, commands: [CommandSpec]) -> Page {
    command.map(page) ?? page(of: commands)
  }

  private static func page(of commands: [CommandSpec]) -> Page {
    var page = Page()
    page.line(
      "a11ysim computes what VoiceOver says about a card, and audits it, without a device.",
      hang: 0)
    page.gap()
    page.line("Usage: ", Span("a11ysim COMMAND [OPTION…] [ARGUMENT…]", .strong))
    page.gap()
    page.line(Span("Commands", .strong))
    page.table(
      commands.map {
        let operands = $0.operands.synopsis.isEmpty ? "" : " \($0.operands.synopsis)"
        return [Span($0.name + operands), Span($0.summary)]
      })
    page.gap()
    page.line(Span("Options", .strong))
    page.table(options.map { [Span($0.name), Span($0.summary)] })
    page.gap()
    page.line(Span("Exit status", .strong))
    page.table(exitStatuses.map { [Span($0.name), Span($0.summary)] })
    return page
  }

  /// A word with what it means.
  typealias Row = (name: String, summary: String)

  /// What the program takes without a command.
  static let options: [Row] = [
    ("--help", "show this, or the help of a command: a11ysim COMMAND --help"),
    ("--version", "show the version; with --format json as an object"),
  ]

  /// What the program tells whoever started it.
  static let exitStatuses: [Row] = [
    ("0", "everything was measured and nothing failed"),
    ("1", "something was found, or differs from what was expected"),
    ("2", "something kept it from measuring: a bad option, a file with an error, no scenario"),
  ]

  private static func page(of command: CommandSpec) -> Page {
    var page = Page()
    page.line("Usage: ", Span(usage(of: command), .strong))
    page.gap()
    page.line(Span(sentence(command.summary)), hang: 0)
    for paragraph in command.details {
      page.gap()
      page.line(Span(paragraph), hang: 0)
    }
    for group in groups(of: command) {
      page.gap()
      page.line(Span(group.title, .strong))
      page.table(group.options.map { [Span(synopsis(of: $0)), Span(text(of: $0))] })
    }
    guard !command.examples.isEmpty else { return page }
    page.gap()
    page.line(Span("Examples", .strong))
    for example in command.examples {
      page.line(Span(example.line), indent: 2)
      page.line(Span(example.summary, .faint), indent: 6, hang: 0)
    }
    return page
  }

  /// Returns how a command line of a command is made.
  static func usage(of command: CommandSpec) -> String {
    var usage = "a11ysim \(command.name)"
    if !command.options.isEmpty { usage += " [OPTION…]" }
    if !command.operands.synopsis.isEmpty { usage += " \(command.operands.synopsis)" }
    return usage
  }

  /// Returns the options of a command under their headings, with those that every command has.
  static func groups(of command: CommandSpec) -> [OptionGroup] {
    command.options + [OptionGroup(title: "Help", options: [.help])]
  }

  /// Long lists of words stand in the text, so that the first column stays narrow.
  private static let longestSynopsis = 28

  private static func synopsis(of option: OptionSpec) -> String {
    let whole = "--\(option.name) \(option.value.expected)"
    if case .flag = option.value { return "--\(option.name)" }
    return whole.utf8.count <= longestSynopsis ? whole : "--\(option.name) …"
  }

  private static func text(of option: OptionSpec) -> String {
    let expected = option.value.expected
    let isLong = "--\(option.name) \(expected)".utf8.count > longestSynopsis
    return option.summary(listing: isLong)
  }

  /// Returns a summary as a sentence.
  static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}

extension OptionSpec {
  /// Returns what it does, on demand with the words that may follow it.
  func summary(listing: Bool) -> String {
    var text = summary
    if listing { text += " (\(value.expected.split(separator: "|").joined(separator: ", ")))" }
    if isRepeatable { text += "; may be repeated" }
    return text
  }
}
