extension CommandSpec {
  /// `a11ysim completions SHELL`.
  static let completions = CommandSpec(
    name: "completions", summary: "prints what teaches a shell to complete the command line",
    operands: Operands(
      synopsis: Shell.allCases.map(\.rawValue).joined(separator: "|"), minimum: 1, maximum: 1,
      completions: [.words(Shell.allCases.map(\.rawValue))]),
    details: [
      "Commands, options, their words and files are completed. bash sources the script from "
        + "~/.bashrc, or finds it in the folder of bash-completion; zsh finds it as _a11ysim in a "
        + "folder of fpath, before compinit is run; fish finds it in its folder of completions."
    ],
    examples: [
      Example(
        "a11ysim completions bash > a11ysim.bash", "writes a script that ~/.bashrc can source"),
      Example(
        "a11ysim completions zsh > _a11ysim", "writes a function for a folder of fpath"),
      Example(
        "a11ysim completions fish > a11ysim.fish",
        "writes a script for ~/.config/fish/completions"),
    ]
  ) { invocation throws(UsageError) in
    let word = invocation.operands.first ?? ""
    guard let shell = Shell(rawValue: word) else {
      throw invocation.usageError(
        "completions: unknown shell '\(word)'"
          + word.suggestion(among: Shell.allCases.map(\.rawValue), listing: true))
    }
    return CommandResult(output: shell.script(for: all))
  }

  /// `a11ysim man`.
  static let man = CommandSpec(
    name: "man", summary: "prints the manual page",
    details: ["The page is written in the language of man(7), and ASCII throughout."],
    examples: [
      Example("a11ysim man > a11ysim.1", "writes the page, for a folder man1 of MANPATH")
    ]
  ) { _ in
    CommandResult(output: ManualPage(commands: all).text)
  }
}
