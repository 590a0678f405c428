import CardA11y

/// An audit as GitLab's report of code quality: a list, empty where nothing is found.
struct GitLabReport {
  /// The entries that count.
  let entries: [ReportEntry]

  /// The report; no byte order mark, which GitLab refuses.
  var value: JSONValue {
    .array(zip(entries, entries.fingerprints).map(value))
  }

  private func value(_ entry: ReportEntry, fingerprint: String) -> JSONValue {
    let severity =
      switch entry.severity {
      case .error where entry.check == ReportCheck.inputError.rawValue: "blocker"
      case .error: "major"
      case .warning: "minor"
      case .note: "info"
      }
    return .object([
      .init("check_name", .string(entry.check)),
      .init("description", .string(entry.sentence)),
      .init("fingerprint", .string(fingerprint)), .init("severity", .string(severity)),
      .init(
        "location",
        .object([
          .init("path", .string(entry.place.path)),
          .init("lines", .object([.init("begin", .number(entry.place.line ?? 1))])),
        ])),
    ])
  }
}
