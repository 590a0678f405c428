/// The completions of fish.
struct FishCompletions {
  /// The commands that there are.
  let commands: [CommandSpec]

  /// A script that stands in a folder of completions as `a11ysim.fish`, or is sourced.
  var script: String {
    """
    # Completions of a11ysim for fish, made by 'a11ysim completions fish'.

    # Whether no command is typed yet.
    function __a11ysim_begins
        test (count (commandline -opc)) -eq 1
    end

    # Whether a command is typed, with so many arguments behind it: from a number to another.
    function __a11ysim_uses
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test "$words[2]" = "$argv[1]"; or return 1
        set -l arguments (string match -v -- '-*' $words[3..])
        test (count $argv) -lt 2; or test (count $arguments) -ge $argv[2]; or return 1
        test (count $argv) -lt 3; or test (count $arguments) -le $argv[3]
    end

    complete -c a11ysim -f
    complete -c a11ysim -n __a11ysim_begins -l help -d 'show the help'
    complete -c a11ysim -n __a11ysim_begins -l version -d 'show the version'
    \(commands.map { start($0.name, $0.summary) }.joined(separator: "\n"))
    \(start(CommandSpec.helpName, "shows the help of a command"))
    \(line("\(CommandSpec.helpName) 0 0", offers(.words(commands.map(\.name)))))
    \(commands.flatMap(lines).joined(separator: "\n"))

    """
  }

  private func start(_ name: String, _ summary: String) -> String {
    "complete -c a11ysim -n __a11ysim_begins -a \(name) -d \(summary.quotedForFish)"
  }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c a11ysim -n '__a11ysim_uses \(condition)' \(rest)"
  }

  private func lines(of command: CommandSpec) -> [String] {
    let options = (command.allOptions + [.help]).map { option in
      var rest = "-l \(option.name)"
      if option.takesValue { rest += " -r " + offers(option.offered) }
      return line(command.name, rest + " -d \(option.summary.quotedForFish)")
    }
    let operands = command.operands.places.map { place in
      let before = place.number - 1
      let range = place.isRest ? "\(before)" : "\(before) \(before)"
      return line("\(command.name) \(range)", offers(place.completion))
    }
    return options + operands
  }

  private func offers(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "-f"
    case .words(let words): "-f -a \(words.joined(separator: " ").quotedForFish)"
    case .wordsWithFiles(let words): "-F -a \(words.joined(separator: " ").quotedForFish)"
    case .files: "-F"
    case .folders: "-f -a '(__fish_complete_directories)'"
    }
  }
}

extension String {
  /// The text as one word of fish, whatever it holds.
  fileprivate var quotedForFish: String {
    "'" + replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
