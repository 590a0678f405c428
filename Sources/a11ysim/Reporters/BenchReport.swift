import A11yTree
import CardA11y

/// How long things took, as text and as JSON.
struct BenchReport {
  /// Where the random numbers began.
  let seed: UInt64
  /// What was measured, in order.
  private(set) var figures: [Figure] = []
  /// How the reader was broken, nil where it was not.
  var violation: String?

  /// Creates a report without figures.
  init(seed: UInt64) {
    self.seed = seed
  }

  /// Something that was done often.
  struct Figure {
    /// What was done.
    let name: String
    /// What it was done to, in the plural.
    let unit: String
    /// How often.
    let count: Int
    /// How long all of it took.
    let seconds: Double

    /// How long one took, in nanoseconds.
    var nanoseconds: Double { seconds * 1e9 / Double(max(1, count)) }
  }

  /// Does something and keeps how long it took.
  @MainActor
  mutating func add(_ name: String, _ unit: String, _ count: Int, _ body: () -> Void) {
    let time = ContinuousClock().measure(body)
    let (seconds, attoseconds) = time.components
    figures.append(
      Figure(
        name: name, unit: unit, count: count, seconds: Double(seconds) + Double(attoseconds) / 1e18)
    )
  }

  /// The report for a person.
  var page: Page {
    var page = Page()
    page.table(
      figures.map { figure in
        [
          Span(figure.name), Span("\(figure.count) \(figure.unit)"),
          Span("\(Decimals.floored(figure.seconds)) s"),
          Span("\(Decimals.floored(figure.nanoseconds / 1000)) µs each"),
        ]
      }, indent: 0)
    page.gap()
    if let violation {
      page.line(Span("failed", .bad), Span(": \(violation)"))
    } else {
      page.line(Span("passed", .good), Span(": no sequence lost the cursor, seed \(seed)"))
    }
    return page
  }

  /// The report for machines.
  var value: JSONValue {
    .object([
      .init("schemaVersion", .number(1)), .init("seed", .string("\(seed)")),
      .init(
        "figures",
        .array(
          figures.map { figure in
            .object([
              .init("name", .string(figure.name)), .init("unit", .string(figure.unit)),
              .init("count", .number(figure.count)), .init("seconds", .number(figure.seconds)),
              .init("nanosecondsEach", .number(figure.nanoseconds)),
            ])
          })), .init("violation", JSONValue(violation)),
    ])
  }
}
