import A11yTree
import CardA11y

/// Goldens that were compared.
struct GoldenReport {
  /// The comparisons, in the order of the files.
  let results: [GoldenResult]

  /// The report for machines.
  var value: JSONValue {
    .object([.schemaVersion, .init("goldens", .array(results.map(\.value)))])
  }

  /// The report for a person: what differs, then how many there are.
  var page: Page {
    var page = Page()
    for result in results where !result.isSame { result.add(to: &page) }
    page.gap()
    let same = results.count(where: \.isSame)
    page.line(
      Span(same == results.count ? "passed" : "failed", same == results.count ? .good : .bad),
      ": \(same) of \(results.count) goldens are the same")
    return page
  }
}

extension GoldenResult {
  /// The comparison for machines.
  var value: JSONValue {
    .object([
      .init("path", .string(path)), .init("passed", .bool(isSame)), .init("exists", .bool(exists)),
      .init("difference", .strings(difference)),
      .init(
        "headings",
        .array(
          (heard?.headings ?? []).map {
            .object([.init("old", JSONValue($0.old)), .init("new", JSONValue($0.new))])
          })), .init("steps", .array((heard?.changes ?? []).map { $0.value(in: []) })),
    ])
  }

  /// Adds a golden that differs, or that is missing.
  func add(to page: inout Page) {
    page.gap()
    page.line(Span("\(path): ", .place), Span("failed", .bad), ": \(problem)", indent: 2)
    if let heard {
      for heading in heard.headings {
        page.line(
          Span("heard by: \(heading.old ?? "nobody") → \(heading.new ?? "nobody")"), indent: 4)
      }
      let entries = heard.changes.map { $0.entry(at: "", noun: "step") }
      for gravity in Gravity.allCases {
        for entry in entries where entry.gravity == gravity { page.add(entry, indent: 4) }
      }
    } else {
      for line in difference { page.line(Span(line), indent: 4) }
    }
    page.line("Fix: \(remedy)", indent: 4)
  }

  /// What is wrong with it.
  var problem: String {
    exists ? "the transcript differs from its golden" : "there is no golden"
  }

  /// How it is put right.
  var remedy: String {
    "if the new one is right, run a11ysim transcript --update\(options)."
  }
}

extension GoldenResult {
  /// What the command needs besides to write a golden that is not there.
  fileprivate var options: String {
    guard !exists else { return "" }
    let reader = technology == .voiceOver ? "" : " --reader \(technology.rawValue)"
    return reader + (locale.map { " --locale \($0)" } ?? "")
  }
}

/// A golden that was written, or that was right already.
struct GoldenUpdate {
  /// The file.
  let path: String
  /// Whether it was written.
  let isNew: Bool
}

/// Goldens that were brought up to date.
struct GoldenUpdateReport {
  /// The goldens, in the order of the files.
  let updates: [GoldenUpdate]

  /// The report for machines.
  var value: JSONValue {
    .object([
      .schemaVersion,
      .init(
        "goldens",
        .array(
          updates.map {
            .object([.init("path", .string($0.path)), .init("written", .bool($0.isNew))])
          })),
    ])
  }

  /// The report for a person.
  var page: Page {
    var page = Page()
    for update in updates where update.isNew { page.line(Span("wrote \(update.path)")) }
    let count = updates.count(where: \.isNew)
    page.line("\(count) of \(updates.count) goldens written, the others were right")
    return page
  }
}
