/// What a run tells the program that started it.
enum ExitCode: Int32, Comparable {
  /// Everything was measured and nothing failed.
  case passed = 0
  /// Something was found, or differs from what was expected.
  case found = 1
  /// Something kept it from measuring; wins over a finding.
  case notMeasured = 2

  /// Returns whether the first is the less serious of the two.
  static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a command has to say: results for standard output, problems for standard error.
struct CommandResult {
  /// The text for standard output, escaped and ending with a line break where it is not empty.
  var output = ""
  /// The lines for standard error, as they are; whoever prints them escapes them.
  var problems: [String] = []
  /// What the run comes to.
  var status = ExitCode.passed

  /// Returns a result that says only why nothing could be measured.
  static func notMeasured(_ problems: [String]) -> CommandResult {
    CommandResult(problems: problems, status: .notMeasured)
  }
}

/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  /// What is wrong, and what was expected.
  let message: String
  /// The command whose help explains it, nil for the program's.
  var command: String?

  /// The lines for standard error.
  var lines: [String] {
    let help = command.map { "\($0) --help" } ?? "--help"
    return ["a11ysim: error: \(message)", "See 'a11ysim \(help)'."]
  }
}
