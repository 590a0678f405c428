/// The completions of zsh.
struct ZshCompletions {
  /// The commands that there are.
  let commands: [CommandSpec]

  /// A script that stands in a folder of `fpath` as `_a11ysim`, or is sourced.
  var script: String {
    """
    #compdef a11ysim
    # Completions of a11ysim for zsh, made by 'a11ysim completions zsh'.

    _a11ysim() {
      local -a commands=(
    \(list(commands.map { ($0.name, $0.summary) } + [helpCommand]))
      )
      local -a options=(
    \(list([("--help", "show the help"), ("--version", "show the version")]))
      )
      if (( CURRENT == 2 )); then
        _describe -t commands command commands
        _describe -o -t options option options
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
        (\(CommandSpec.helpName)) _arguments : '1:command:(\(names))' ;;
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _a11ysim ]]; then
      _a11ysim "$@"
    else
      compdef _a11ysim a11ysim
    fi

    """
  }

  private var names: String { commands.map(\.name).joined(separator: " ") }
  private let helpCommand = (CommandSpec.helpName, "shows the help of a command")

  private func list(_ rows: [(name: String, summary: String)]) -> String {
    rows.map { "    " + "\($0.name):\($0.summary.escapedForZsh)".quotedForShell }
      .joined(separator: "\n")
  }

  private func branch(_ command: CommandSpec) -> String {
    let options = command.allOptions.map(specification) + ["'(- *)--help[show the help]'"]
    let words = options + operands(of: command)
    return "    (\(command.name)) _arguments -s : \\\n"
      + words.map { "        \($0)" }.joined(separator: " \\\n") + " ;;"
  }

  private func specification(of option: OptionSpec) -> String {
    var text = option.isRepeatable ? "*" : ""
    text += "--\(option.name)"
    guard option.takesValue else {
      return (text + "[\(option.summary.escapedForZsh)]").quotedForShell
    }
    text += "=[\(option.summary.escapedForZsh)]:\(option.name):"
    return (text + action(option.offered)).quotedForShell
  }

  private func operands(of command: CommandSpec) -> [String] {
    command.operands.places.map { place in
      let number = place.isRest ? "*" : "\(place.number)"
      return "\(number):argument:\(action(place.completion))".quotedForShell
    }
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_path_files -/"
    case .wordsWithFiles(let words):
      "{if compset -P \"*=\"; then _files; else compadd -- \(words.joined(separator: " ")); fi}"
    }
  }
}

extension String {
  /// The text of a description, in which brackets and colons have no meaning.
  fileprivate var escapedForZsh: String {
    var result = ""
    for character in self {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
