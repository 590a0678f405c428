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
    page.table([
      ["--help", "show this, or the help of a command: a11ysim COMMAND --help"],
      ["--version", "show the version"],
    ])
    page.gap()
    page.line(Span("Exit status", .strong))
    page.table([
      ["0", "everything was measured and nothing failed"],
      ["1", "something was found, or differs from what was expected"],
      ["2", "something kept it from measuring: a bad option, a file with an error, no scenario"],
    ])
    return page
  }

  private static func page(of command: CommandSpec) -> Page {
    var page = Page()
    var usage = "a11ysim \(command.name)"
    if !command.options.isEmpty { usage += " [OPTION…]" }
    if !command.operands.synopsis.isEmpty { usage += " \(command.operands.synopsis)" }
    page.line("Usage: ", Span(usage, .strong))
    page.gap()
    page.line(Span(sentence(command.summary)), hang: 0)
    for paragraph in command.details {
      page.gap()
      page.line(Span(paragraph), hang: 0)
    }
    for group in command.options + [OptionGroup(title: "Help", options: [help])] {
      page.gap()
      page.line(Span(group.title, .strong))
      page.table(group.options.map { [Span(synopsis(of: $0)), Span(text(of: $0))] })
    }
    return page
  }

  private static let help = OptionSpec(name: "help", value: .flag, summary: "show this")

  /// Long lists of words stand in the text, so that the first column stays narrow.
  private static let longestSynopsis = 28

  private static func synopsis(of option: OptionSpec) -> String {
    let whole = "--\(option.name) \(option.value.expected)"
    if case .flag = option.value { return "--\(option.name)" }
    return whole.utf8.count <= longestSynopsis ? whole : "--\(option.name) …"
  }

  private static func text(of option: OptionSpec) -> String {
    var text = option.summary
    let expected = option.value.expected
    if "--\(option.name) \(expected)".utf8.count > longestSynopsis {
      text += " (\(expected.split(separator: "|").joined(separator: ", ")))"
    }
    if option.isRepeatable { text += "; may be repeated" }
    return text
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}
