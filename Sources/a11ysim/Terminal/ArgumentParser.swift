/// What a command line asks for.
enum Request {
  /// The help of a command, nil for the program's.
  case help(CommandSpec?)
  /// The name and the version of the program, for a person or for machines.
  case version(isJSON: Bool)
  /// A command.
  case run(CommandSpec, Invocation)
}

/// Reads command lines by the commands' tables.
struct ArgumentParser {
  /// The commands that there are.
  let commands: [CommandSpec]

  /// Returns what a command line asks for.
  ///
  /// `--help` anywhere before `--` asks for help and nothing else, whatever is wrong besides.
  func request(_ arguments: [String], console: Console) throws(UsageError) -> Request {
    let options = arguments.prefix { $0 != "--" }
    if options.contains(where: { $0 == "--help" || $0 == "-h" }) {
      let name = options.first { !$0.hasPrefix("-") }
      return .help(commands.first { $0.name == name })
    }
    guard let name = arguments.first else { throw UsageError(message: "no command given") }
    guard name != "--version" else { return try version(arguments.dropFirst()) }
    if name == CommandSpec.helpName { return .help(try arguments.dropFirst().first.map(command)) }
    guard !name.hasPrefix("-") else {
      throw UsageError(message: "unknown option '\(name)'; a command comes first")
    }
    let command = try command(named: name)
    return .run(command, try invocation(of: command, arguments.dropFirst(), console: console))
  }

  private func version(_ arguments: ArraySlice<String>) throws(UsageError) -> Request {
    switch arguments.flatMap({ $0.split(separator: "=", omittingEmptySubsequences: false) }) {
    case [], ["--format", "text"]: return .version(isJSON: false)
    case ["--format", "json"]: return .version(isJSON: true)
    default: throw UsageError(message: "--version takes nothing but --format text|json")
    }
  }

  private func command(named name: String) throws(UsageError) -> CommandSpec {
    guard let command = commands.first(where: { $0.name == name }) else {
      let names = commands.map(\.name)
      throw UsageError(
        message: "unknown command '\(name)'"
          + name.suggestion(among: names, listing: true))
    }
    return command
  }

  private func invocation(
    of command: CommandSpec, _ arguments: ArraySlice<String>, console: Console
  ) throws(UsageError) -> Invocation {
    var invocation = Invocation(command: command.name, console: console)
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        invocation.leadingOperands = invocation.operands.count
        invocation.operands += rest
        break
      } else if argument.hasPrefix("-"), argument != "-" {
        try read(option: argument, rest: &rest, of: command, into: &invocation)
      } else {
        invocation.operands.append(argument)
      }
    }
    try check(invocation, against: command)
    return invocation
  }

  private func read(
    option argument: String, rest: inout ArraySlice<String>, of command: CommandSpec,
    into invocation: inout Invocation
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = parts.first.map(String.init) ?? argument
    let attached = parts.count > 1 ? parts.last.map(String.init) : nil
    guard let option = command.allOptions.first(where: { "--\($0.name)" == written }) else {
      let names = command.allOptions.map { "--\($0.name)" } + ["--help"]
      throw invocation.usageError(
        "unknown option '\(written)'" + written.suggestion(among: names))
    }
    guard option.isRepeatable || !invocation.has(option) else {
      throw invocation.usageError("\(written) is given more than once")
    }
    let value = try value(of: option, attached: attached, rest: &rest, invocation)
    invocation.values[option.name, default: []].append(value)
  }

  private func value(
    of option: OptionSpec, attached: String?, rest: inout ArraySlice<String>,
    _ invocation: Invocation
  ) throws(UsageError) -> String {
    if case .flag = option.value {
      guard attached == nil else {
        throw invocation.usageError("--\(option.name) takes no value")
      }
      return ""
    }
    var value = attached
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.popFirst() }
    guard let value, !value.isEmpty else {
      throw invocation.usageError("--\(option.name) needs a value: \(option.value.expected)")
    }
    if case .choice(let words) = option.value, !words.contains(value) {
      throw invocation.usageError(
        "--\(option.name): unknown value '\(value)'"
          + value.suggestion(among: words, listing: true))
    }
    return value
  }

  private func check(_ invocation: Invocation, against command: CommandSpec) throws(UsageError) {
    let operands = command.operands
    if let maximum = operands.maximum, invocation.operands.count > maximum,
      let excess = invocation.operands.dropFirst(maximum).first
    {
      throw invocation.usageError("unexpected argument '\(excess)'")
    }
    guard invocation.operands.count >= operands.minimum else {
      throw invocation.usageError("\(command.name) needs \(operands.synopsis)\(operands.hint)")
    }
    guard !invocation.operands.contains("") else {
      throw invocation.usageError("an argument is empty")
    }
  }
}

extension OptionSpec.Value {
  /// What may follow the option, for the help and for errors.
  var expected: String {
    switch self {
    case .flag: ""
    case .choice(let words): words.joined(separator: "|")
    case .word(let placeholder): placeholder
    }
  }
}
