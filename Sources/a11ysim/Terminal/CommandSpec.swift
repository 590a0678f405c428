/// One command: its words for the help, what it takes, and what it does.
struct CommandSpec: Sendable {
  /// The name, as it is typed.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What it takes besides options.
  var operands: Operands = .none
  /// More about it for its own help page, one paragraph each.
  var details: [String] = []
  /// The options, in the order of the help.
  var options: [OptionGroup] = []
  /// Command lines that show how it is used; each must run in a folder that has what they name.
  var examples: [Example] = []
  /// Does it.
  let run: @MainActor @Sendable (Invocation) throws(UsageError) -> CommandResult

  /// What a command takes besides options.
  struct Operands: Sendable {
    /// How they are written in the help.
    let synopsis: String
    /// How many are needed at least.
    let minimum: Int
    /// How many may be given at most, nil for as many as wanted.
    let maximum: Int?
    /// What to say besides where one is missing.
    var hint = ""
    /// What a shell offers at each place, at the last one for all that follow.
    var completions: [Completion] = []

    /// No operand.
    static let none = Operands(synopsis: "", minimum: 0, maximum: 0)
  }

  /// A command line, and what it does.
  struct Example: Sendable {
    /// What is typed in a shell.
    let line: String
    /// What it does, without a full stop.
    let summary: String

    /// Creates an example.
    init(_ line: String, _ summary: String) {
      self.line = line
      self.summary = summary
    }
  }

  /// Every option of the command.
  var allOptions: [OptionSpec] { options.flatMap(\.options) }
}

/// Options that belong together.
struct OptionGroup: Sendable {
  /// The heading in the help.
  let title: String
  /// The options, in the order of the help.
  let options: [OptionSpec]
}

/// One option.
struct OptionSpec: Sendable {
  /// The name, without its two hyphens.
  let name: String
  /// What may follow it.
  let value: Value
  /// What it does, in one line.
  let summary: String
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// What a shell offers behind it, where that is no choice.
  var completion: Completion?

  /// What may follow an option.
  enum Value: Sendable {
    /// Nothing: the option is there or not.
    case flag
    /// One of these words.
    case choice([String])
    /// A word that whoever uses it judges.
    case word(String)
  }
}

/// What was asked for, checked against the command's table.
struct Invocation {
  /// What stands on the command line besides options.
  var operands: [String] = []
  /// How many of them stand before `--`, nil where there is none.
  var leadingOperands: Int?
  /// The values of each option, in the order given; one empty text a flag.
  var values: [String: [String]] = [:]
  /// The name of the command.
  let command: String
  /// The world around the run.
  var console: Console

  /// The value of an option, nil where it is not given.
  subscript(option: OptionSpec) -> String? { values[option.name]?.last }

  /// Whether an option is given.
  func has(_ option: OptionSpec) -> Bool { values[option.name] != nil }

  /// Every value of an option, in the order given.
  func all(_ option: OptionSpec) -> [String] { values[option.name] ?? [] }

  /// Returns an error about this command line.
  func usageError(_ message: String) -> UsageError {
    UsageError(message: message, command: command)
  }
}
