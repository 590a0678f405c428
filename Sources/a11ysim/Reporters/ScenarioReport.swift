import CardA11y

/// What a command shows of one scenario, in both forms.
struct ScenarioReport {
  /// The file of the scenario.
  let path: String
  /// The name of the scenario, nil where it has none.
  let name: String?
  /// The members for machines, without the version.
  let members: [JSONValue.Member]
  /// Adds the text for a person.
  let add: (inout Page) -> Void
  /// The text for a page that renders it; empty where the command writes none.
  let markdown: String

  /// Creates a report from its two forms.
  init(
    _ path: String, _ name: String?, members: [JSONValue.Member],
    add: @escaping (inout Page) -> Void, markdown: String = ""
  ) {
    self.path = path
    self.name = name
    self.members = members
    self.add = add
    self.markdown = markdown
  }

  /// Returns the form for machines: the bare object of one file, else a list.
  static func value(
    of reports: [ScenarioReport], errors: [InputError], isSingle: Bool
  ) -> JSONValue {
    if isSingle, let report = reports.first {
      return .object([.schemaVersion] + report.members)
    }
    return .object([
      .schemaVersion, .init("errors", .array(errors.map(\.value))),
      .init("scenarios", .array(reports.map { .object($0.members) })),
    ])
  }

  /// Returns the form for a person; of several scenarios each has a heading.
  static func page(of reports: [ScenarioReport], isSingle: Bool) -> Page {
    var page = Page()
    for report in reports {
      page.gap()
      if !isSingle {
        let name = report.name.map { "\($0) · " } ?? ""
        page.line(Span("\(name)\(report.path)", .strong))
        page.gap()
      }
      report.add(&page)
    }
    return page
  }
}

extension InputError {
  /// The error for machines.
  var value: JSONValue {
    .object([
      .init("path", .string(path)), .init("line", position.map { .number($0.line) } ?? .null),
      .init("column", position.map { .number($0.column) } ?? .null),
      .init("message", .string(message)),
    ])
  }
}
