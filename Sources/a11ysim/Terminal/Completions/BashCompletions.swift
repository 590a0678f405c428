/// The completions of bash.
struct BashCompletions {
  /// The commands that there are.
  let commands: [CommandSpec]

  /// A script to be sourced.
  var script: String {
    """
    # Completions of a11ysim for bash, made by 'a11ysim completions bash'.

    \(Self.helpers)

    _a11ysim_options() {
      case $1 in
    \(options)
      esac
    }

    _a11ysim_value() {
      case "$1 $2" in
    \(values)
      esac
    }

    _a11ysim_operand() {
      case "$1 $2" in
    \(operands)
      esac
    }

    \(main)

    complete -F _a11ysim a11ysim

    """
  }

  /// Offers what compgen finds, line by line, as names of files may hold spaces.
  private static let helpers = """
    _a11ysim_offer() {
      local found
      while IFS= read -r found; do
        COMPREPLY+=("$found")
      done < <(compgen "$@" -- "$current")
    }

    _a11ysim_files() {
      compopt -o filenames 2>/dev/null
      _a11ysim_offer "${1:--f}"
    }
    """

  /// Walks to the word that is completed; the shell has split words at each `=`.
  private var main: String {
    """
    _a11ysim() {
      local current=${COMP_WORDS[COMP_CWORD]} command='' option='' state=free word valued
      local -i index place=1
      COMPREPLY=()
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if ((index == COMP_CWORD)); then
          [[ $word == '=' ]] || break
          current=''
        fi
        if [[ -z $command ]]; then
          command=$word
          valued=$(_a11ysim_options "$command" valued)
        elif [[ $word == '=' ]]; then
          [[ $state == given ]] && state=file
        elif [[ $state == value ]]; then
          state=given
        elif [[ $word == --* ]]; then
          option=$word state=free
          [[ " $valued " == *" $word "* ]] && state=value
        elif [[ $state == file ]]; then
          state=free
        else
          place+=1 state=free
        fi
      done
      if [[ -z $command ]]; then
        _a11ysim_offer -W \(commandWords.quotedForShell)
      elif [[ $state == value ]]; then
        _a11ysim_value "$command" "$option"
      elif [[ $state == file ]]; then
        _a11ysim_files
      elif [[ $current == -* ]]; then
        _a11ysim_offer -W "$(_a11ysim_options "$command" all)"
      else
        _a11ysim_operand "$command" "$place"
      fi
    }
    """
  }

  private var commandWords: String {
    (commands.map(\.name) + [CommandSpec.helpName, "--help", "--version"]).joined(separator: " ")
  }

  /// The options of each command: all of them, or those behind which a value stands.
  private var options: String {
    commands.map { command in
      let all = command.allOptions + [.help]
      let (every, valued) = (all.names, all.filter(\.takesValue).names)
      return "    \(command.name)) [[ $2 == all ]] && echo \(every.quotedForShell) "
        + "|| echo \(valued.quotedForShell) ;;"
    }.joined(separator: "\n")
  }

  private var values: String {
    commands.flatMap { command in
      command.allOptions.compactMap { option in
        action(option.offered).map { "    '\(command.name) --\(option.name)') \($0) ;;" }
      }
    }.joined(separator: "\n")
  }

  private var operands: String {
    let names = commands.map(\.name)
    var lines = ["    '\(CommandSpec.helpName) 1') \(action(.words(names)) ?? ":") ;;"]
    for command in commands {
      for place in command.operands.places {
        guard let action = action(place.completion) else { continue }
        lines.append(
          "    '\(command.name) '\(place.isRest ? "*" : "\(place.number)")) \(action) ;;")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func action(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .words(let words), .wordsWithFiles(let words):
      "_a11ysim_offer -W \(words.joined(separator: " ").quotedForShell)"
    case .files: "_a11ysim_files"
    case .folders: "_a11ysim_files -d"
    }
  }
}

extension [OptionSpec] {
  fileprivate var names: String { map { "--\($0.name)" }.joined(separator: " ") }
}

extension String {
  /// The text as one word of a Bourne shell, whatever it holds.
  var quotedForShell: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
