import CardA11y

/// Where the results of a command go, and in which format.
struct OutputPlan {
  /// A form in which results are written.
  enum Format: String, CaseIterable {
    /// For a person.
    case text
    /// For a program; the shape is documented and versioned.
    case json
    /// For a page that renders it.
    case markdown
    /// A picture.
    case svg
    /// For a browser: one page with pictures, that needs nothing else.
    case html
    /// For servers that show tests, as XML.
    case junit
    /// For servers that show findings of analyses beside the code: SARIF 2.1.0.
    case sarif
    /// For the log of a workflow of GitHub, which turns its lines into annotations.
    case github
    /// For GitLab's report of code quality, as JSON.
    case gitlab
    /// For everything that reads the reports of Checkstyle, as XML.
    case checkstyle
    /// For players: captions with their times.
    case webvtt
    /// For synthesisers.
    case ssml

    /// What every command writes that shows results.
    static let ordinary: [Format] = [.text, .json]
  }

  private var standard: Format?
  /// What goes to standard output where nothing else is asked for it.
  private let fallback: Format?
  private var files: [(format: Format, path: String)] = []

  /// Reads what `--format` asks for, of the formats that the command writes.
  ///
  /// Text goes to standard output unless another is asked for; what is no text goes there only
  /// where no file is named.
  init(_ invocation: Invocation, formats: [Format] = Format.ordinary) throws(UsageError) {
    let isInFiles = invocation.all(.format).contains { $0.utf8.contains(UInt8(ascii: "=")) }
    fallback = formats.contains(.text) ? .text : isInFiles ? nil : formats.first
    for value in invocation.all(.format) {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      guard let format = Format(rawValue: name), formats.contains(format) else {
        let names = formats.map(\.rawValue)
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

  /// Returns whether anything is written in a format.
  func writes(_ format: Format) -> Bool {
    (standard ?? fallback) == format || files.contains { $0.format == format }
  }

  /// Writes the results and returns what is left for standard output, with what went wrong.
  ///
  /// - Parameters:
  ///   - result: What the command comes to; a file that cannot be written makes it not measured.
  ///   - console: The world around the run.
  ///   - page: The results for a person.
  ///   - value: The results for a program.
  ///   - markdown: The results for a page that renders them, where the command writes it.
  ///   - others: The results in what formats else the command writes.
  func deliver(
    into result: inout CommandResult, console: Console, page: @escaping @autoclosure () -> Page,
    value: @escaping @autoclosure () -> JSONValue,
    markdown: @escaping @autoclosure () -> String = "", others: [Form] = []
  ) {
    write(
      into: &result, console: console,
      [
        (.text, { page().text(in: $0) }), (.json, { _ in value().report }),
        (.markdown, { _ in markdown() }),
      ] + others)
  }

  /// A format with the results in it.
  typealias Form = (format: Format, text: (Style) -> String)

  /// Writes each format that is asked for, the standard one to standard output.
  ///
  /// - Parameters:
  ///   - result: What the command comes to; a file that cannot be written makes it not measured.
  ///   - console: The world around the run.
  ///   - forms: The results in every format that the plan was made of.
  func write(into result: inout CommandResult, console: Console, _ forms: [Form]) {
    let text = { (format: Format, style: Style) in
      forms.first { $0.format == format }?.text(style) ?? ""
    }
    for (format, path) in files {
      do throws(FileError) {
        try console.replace(path, text(format, .plain))
      } catch {
        result.problems.append(error.message)
        result.status = .notMeasured
      }
    }
    guard let format = standard ?? fallback else { return }
    result.output = text(format, console.style(of: .output))
  }

  /// Returns the result of showing several scenarios, some of which could not be read.
  func deliver(
    _ reports: [ScenarioReport], _ errors: [InputError], isSingle: Bool, console: Console,
    others: [Form] = []
  ) -> CommandResult {
    var result = CommandResult(errors: errors)
    guard !reports.isEmpty else { return result }
    deliver(
      into: &result, console: console,
      page: ScenarioReport.page(of: reports, isSingle: isSingle),
      value: ScenarioReport.value(of: reports, errors: errors, isSingle: isSingle),
      markdown: reports.map(\.markdown).joined(separator: "\n"), others: others)
    return result
  }
}
