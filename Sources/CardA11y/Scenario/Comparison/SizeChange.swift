package import A11yTree

/// A text or a control that fails from another text size on.
package struct SizeChange: Sendable {
  /// The row as it is.
  package var row: SizeTable.Row
  /// From where on it failed, nil for nowhere.
  package var old: SizeTable.Cliff?
  /// From where on it fails, nil for nowhere.
  package var new: SizeTable.Cliff?

  package var gravity: Gravity {
    guard let new else { return .better }
    return old.map { new.size < $0.size } ?? true ? .lost : .better
  }

  /// Compares the rows that both tables have, at the sizes that both have.
  package static func all(from old: SizeTable, to new: SizeTable) -> [SizeChange] {
    let sizes = Set(old.sizes).intersection(new.sizes)
    var rows: [Key: [SizeTable.Row]] = [:]
    for row in old.rows.reversed() { rows[Key(row), default: []].append(row) }
    return new.rows.compactMap { row in
      guard let before = rows[Key(row)]?.popLast() else { return nil }
      let change = SizeChange(
        row: row, old: old.firstFailure(of: before, among: sizes),
        new: new.firstFailure(of: row, among: sizes))
      return change.old?.size == change.new?.size ? nil : change
    }
  }

  private struct Key: Hashable {
    var kind: SizeTable.Row.Kind
    var element: ElementIdentity
    var evidence: String

    init(_ row: SizeTable.Row) {
      kind = row.kind
      element = ElementIdentity(row.element)
      evidence = row.evidence
    }
  }
}
