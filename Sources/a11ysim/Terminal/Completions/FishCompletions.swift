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

    # Whether the name of a file is typed behind a format: json=FILE.
    function __a11ysim_names_file
        string match -qr -- '^(--[a-z-]+=)?[a-z]+=' (commandline -ct)
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
    let options = (command.allOptions + [.help]).flatMap { option -> [String] in
      let rest = "-l \(option.name) -d \(option.summary.quotedForFish)"
      guard option.takesValue else { return [line(command.name, rest)] }
      guard case .wordsWithFiles(let words) = option.offered else {
        return [line(command.name, "\(rest) -r \(offers(option.offered))")]
      }
      let isFile = "__a11ysim_names_file"
      return [
        line("\(command.name); and not \(isFile)", "\(rest) -r \(offers(.words(words)))"),
        line("\(command.name); and \(isFile)", "\(rest) -r \(offers(.files))"),
      ]
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
    case .words(let words), .wordsWithFiles(let words):
      "-f -a \(words.joined(separator: " ").quotedForFish)"
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
