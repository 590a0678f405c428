/// The summary of a step, as a workflow of GitHub shows it below its log.
enum StepSummary {
  /// The variable that names the file.
  private static let variable = "GITHUB_STEP_SUMMARY"

  /// Adds Markdown to the summary of the step, where the run stands in one.
  ///
  /// - Parameters:
  ///   - markdown: What is added behind what others wrote.
  ///   - result: What the command comes to; a file that cannot be written makes it not measured.
  ///   - console: The world around the run.
  static func add(
    _ markdown: @autoclosure () -> String, into result: inout CommandResult, console: Console
  ) {
    guard let path = console.variable(variable), !path.isEmpty else { return }
    do throws(FileError) {
      let isThere = (try? console.inspect(path)) != nil
      let text = isThere ? String(decoding: try console.read(path), as: UTF8.self) : ""
      let gap = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
      try console.replace(path, text + gap + markdown())
    } catch {
      result.problems.append(error.message)
      result.status = .notMeasured
    }
  }
}
