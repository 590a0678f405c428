/// A line on standard error that tells how far a long run is: on a terminal only, never in a file.
struct ProgressLine {
  private let console: Console
  /// The columns of the terminal, nil where there is none that can take a line back.
  private let columns: Int?
  private let start: Int
  private var last: Int?

  /// Runs that are done before so many seconds show nothing.
  private static let patience = 2

  /// Begins a run.
  init(_ console: Console) {
    self.console = console
    columns = console.variable("TERM") == "dumb" ? nil : console.columns(.error)
    start = console.now()
  }

  /// Shows a text in the place of the last one, at most once a second.
  mutating func show(_ text: String) {
    guard let columns else { return }
    let now = console.now()
    guard now - start >= Self.patience, now != last else { return }
    last = now
    // A terminal breaks a line that fills it, and what is broken cannot be taken back.
    let scalars = text.escaped().unicodeScalars.prefix(max(0, columns - 1))
    try? console.write("\r\u{1B}[K\(String(scalars))", .error)
  }

  /// Takes the line back.
  mutating func clear() {
    guard last != nil else { return }
    last = nil
    try? console.write("\r\u{1B}[K", .error)
  }
}
