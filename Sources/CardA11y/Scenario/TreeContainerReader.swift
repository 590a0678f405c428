import A11yTree

/// Reads `container` and `cell` of a raw node.
enum TreeContainerReader {
  static func container(_ reader: ValueReader) throws(InputError) -> AccessibilityContainer {
    let object = try reader.object(keys: [
      "kind", "label", "rows", "columns", "rowHeaders", "columnHeaders", "system", "items",
      "inconsistent",
    ])
    var container = AccessibilityContainer(
      kind: try object.required("kind").word(), label: try object["label"]?.string())
    container.rows = try object["rows"]?.integer(in: 0...1_000_000)
    container.columns = try object["columns"]?.integer(in: 0...1_000_000)
    if let headers = object["rowHeaders"] { container.rowHeaders = try self.headers(headers) }
    if let headers = object["columnHeaders"] { container.columnHeaders = try self.headers(headers) }
    container.isSystem = try object["system"]?.bool() ?? false
    container.items = try object["items"]?.strings().map { NodeID($0) } ?? []
    container.isInconsistent = try object["inconsistent"]?.bool() ?? false
    return container
  }

  static func cell(_ reader: ValueReader) throws(InputError) -> TableCell {
    let object = try reader.object(keys: ["row", "column", "rowSpan", "columnSpan", "tableRow"])
    return TableCell(
      row: try index(object["row"]), column: try index(object["column"]),
      rowSpan: try object["rowSpan"]?.integer(in: 1...1_000_000) ?? 1,
      columnSpan: try object["columnSpan"]?.integer(in: 1...1_000_000) ?? 1,
      tableRow: try index(object["tableRow"]))
  }

  private static func index(_ reader: ValueReader?) throws(InputError) -> Int? {
    guard let reader else { return nil }
    if case .null = reader.value.content { return nil }
    return try reader.integer(in: 0...1_000_000)
  }

  /// Headers stand under their row or column, as a text in JSON.
  private static func headers(
    _ reader: ValueReader
  ) throws(InputError) -> [AccessibilityContainer.Headers] {
    var result: [AccessibilityContainer.Headers] = []
    for (key, ids) in try reader.object().all {
      guard let index = Int(key), index >= 0 else {
        throw ids.error("“\(key)” is no row or column; expected a number from 0")
      }
      result.append(.init(index: index, cells: try ids.strings().map { NodeID($0) }))
    }
    return result.sorted { $0.index < $1.index }
  }
}
