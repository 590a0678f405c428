/// An audit as Checkstyle writes what it finds: by file, a line each.
struct CheckstyleReport {
  /// The entries that count.
  let entries: [ReportEntry]

  /// The report.
  var text: String {
    var writer = XMLWriter()
    writer.element("checkstyle", [("version", Version.current)]) { writer in
      for (path, entries) in entries.byPath {
        writer.element("file", [("name", path.escaped())]) { writer in
          for entry in entries { writer.leaf("error", attributes(of: entry)) }
        }
      }
    }
    return XMLWriter.declaration + writer.text
  }

  private func attributes(of entry: ReportEntry) -> [XMLWriter.Attribute] {
    let severity =
      switch entry.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "info"
      }
    return [("line", "\(entry.place.line ?? 1)")]
      + (entry.place.column.map { [("column", "\($0)")] } ?? [])
      + [
        ("severity", severity), ("message", entry.sentence.escaped()),
        ("source", "a11ysim.\(entry.check)"),
      ]
  }
}

extension [ReportEntry] {
  /// The entries of each file, in the order of the first of each.
  fileprivate var byPath: [(path: String, entries: [ReportEntry])] {
    var files: [(path: String, entries: [ReportEntry])] = []
    var places: [String: Int] = [:]
    for entry in self {
      let place = places[entry.place.path] ?? files.count
      places[entry.place.path] = place
      if place == files.count { files.append((entry.place.path, [])) }
      files[place].entries.append(entry)
    }
    return files
  }
}
