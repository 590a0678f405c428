/// What a shell offers at a place of a command line.
enum Completion: Sendable {
  /// Nothing: only the person knows.
  case nothing
  /// One of these words.
  case words([String])
  /// A file or a folder.
  case files
  /// A folder.
  case folders
  /// One of these words, behind which `=` and a file may stand.
  case wordsWithFiles([String])
}

/// A shell that completes command lines.
enum Shell: String, CaseIterable {
  /// The Bourne again shell, from version 3.2 on, which macOS has.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish

  /// Returns the script that teaches the shell the commands.
  func script(for commands: [CommandSpec]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }
}

extension CommandSpec {
  /// The command that shows the help of another, which is no row of the table.
  static let helpName = "help"
}

extension CommandSpec.Operands {
  /// What a shell offers at each place from 1, the last of which may stand for all further ones.
  var places: [(number: Int, isRest: Bool, completion: Completion)] {
    completions.enumerated().map { index, completion in
      let isRest = index == completions.count - 1 && maximum != completions.count
      return (index + 1, isRest, completion)
    }
  }
}

extension OptionSpec {
  /// What a shell offers behind the option.
  var offered: Completion {
    if let completion { return completion }
    if case .choice(let words) = value { return .words(words) }
    return .nothing
  }

  /// Whether something must follow it.
  var takesValue: Bool {
    if case .flag = value { false } else { true }
  }

  /// `--help`, which every command knows.
  static let help = OptionSpec(name: "help", value: .flag, summary: "show this")
}
