import CardA11y

/// Where the results of a command go, and in which format.
struct OutputPlan {
  /// A form in which results are written.
  enum Format: String, CaseIterable {
    /// For a person.
    case text
    /// For a program; the shape is documented and versioned.
    case json
  }

  private var standard: Format?
  private var files: [(format: Format, path: String)] = []

  /// Reads what `--format` asks for; text goes to standard output unless it asks otherwise.
  init(_ invocation: Invocation) throws(UsageError) {
    for value in invocation.all(.format) {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      guard let format = Format(rawValue: name) else {
        let names = Format.allCases.map(\.rawValue)
        throw invocation.usageError(
          "--format: unknown format '\(name)'" + name.suggestion(among: names, listing: true))
      }
      let path = parts.count > 1 ? parts.last.map(String.init) : "-"
      guard let path, !path.isEmpty else {
        throw invocation.usageError("--format \(value): the name of the file is missing")
      }
      try add(format, path, invocation)
    }
  }

  private mutating func add(
    _ format: Format, _ path: String, _ invocation: Invocation
  ) throws(UsageError) {
    if path == "-" {
      guard standard == nil else {
        throw invocation.usageError("--format: only one format can go to standard output")
      }
      standard = format
    } else {
      guard !files.contains(where: { $0.path == path }) else {
        throw invocation.usageError("--format: \(path) is named twice")
      }
      files.append((format, path))
    }
  }

  /// Writes the results and returns what is left for standard output, with what went wrong.
  ///
  /// - Parameters:
  ///   - result: What the command comes to; a file that cannot be written makes it not measured.
  ///   - console: The world around the run.
  ///   - page: The results for a person.
  ///   - value: The results for a program.
  func deliver(
    into result: inout CommandResult, console: Console, page: @autoclosure () -> Page,
    value: @autoclosure () -> JSONValue
  ) {
    for (format, path) in files {
      do throws(FileError) {
        try console.replace(path, format == .text ? page().text(in: .plain) : value().report)
      } catch {
        result.problems.append(error.message)
        result.status = .notMeasured
      }
    }
    switch standard ?? .text {
    case .text: result.output = page().text(in: console.style(of: .output))
    case .json: result.output = value().report
    }
  }

  /// Returns the result of showing several scenarios, some of which could not be read.
  func deliver(
    _ reports: [ScenarioReport], _ errors: [InputError], isSingle: Bool, console: Console
  ) -> CommandResult {
    var result = CommandResult(errors: errors)
    guard !reports.isEmpty else { return result }
    deliver(
      into: &result, console: console,
      page: ScenarioReport.page(of: reports, isSingle: isSingle),
      value: ScenarioReport.value(of: reports, errors: errors, isSingle: isSingle))
    return result
  }
}
