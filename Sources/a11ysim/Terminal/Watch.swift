/// Runs a command again whenever something changes that it looked at.
@MainActor
struct Watch {
  private let invocation: Invocation
  private let command: CommandSpec

  /// How often files are looked at, in milliseconds.
  private static let interval = 250

  /// Prepares the runs of a command line.
  ///
  /// - Throws: An error about what cannot be watched.
  init(_ invocation: Invocation, _ command: CommandSpec) throws(UsageError) {
    guard !invocation.operands.contains("-") else {
      throw invocation.usageError("--watch: standard input cannot be watched; name a file")
    }
    self.invocation = invocation
    self.command = command
  }

  /// Runs the command, shows what it comes to, and does so again, until a person ends it.
  ///
  /// - Returns: The status of the last run, whose results are shown already.
  /// - Throws: An error about the command line.
  func result() throws(UsageError) -> CommandResult {
    while true {
      let files = WatchedFiles(invocation.console)
      var invocation = invocation
      invocation.console = files.console
      let result = try command.run(invocation)
      do throws(FileError) {
        try show(result, files.count)
      } catch {
        return .notMeasured([error.message])
      }
      guard waitForChange(of: files) else { return CommandResult(status: result.status) }
    }
  }

  /// Clears a terminal and its history, so that only the last run is seen.
  private static let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

  private func show(_ result: CommandResult, _ count: Int) throws(FileError) {
    let console = invocation.console
    if console.columns(.output) != nil, console.variable("TERM") != "dumb" {
      try console.write(Self.clearing, .output)
    }
    try console.show(result)
    let files = count == 1 ? "1 file" : "\(count) files"
    try console.write("watching \(files); Ctrl-C ends\n", .error)
  }

  /// Waits until something has changed and then stayed the same for a moment, as whoever writes
  /// a file may do so in several steps.
  ///
  /// - Returns: Whether something has changed, rather than that a person wants an end.
  private func waitForChange(of files: WatchedFiles) -> Bool {
    var last = files.answers
    while invocation.console.wait(Self.interval) {
      let now = files.currentAnswers()
      if now == last, now != files.answers { return true }
      last = now
    }
    return false
  }
}

extension OptionSpec {
  /// Whether the command is run again on every change.
  static let watch = OptionSpec(
    name: "watch", value: .flag,
    summary: "run again whenever something changes that was read, until Ctrl-C")
}

extension OptionGroup {
  /// Running again.
  static let watching = OptionGroup(title: "Running again", options: [.watch])
}
