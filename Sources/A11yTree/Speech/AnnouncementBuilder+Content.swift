/// What the parts are made of, and how one is added.
extension AnnouncementBuilder {
  /// The name; a back button does not say "Back" twice.
  var label: String? {
    guard node.label.isSpoken, let label = node.label else { return nil }
    let isBackWord =
      node.traits.contains(.isBackButton)
      && label.lowercased() == phrases[.backWord].written.lowercased()
    return isBackWord ? nil : label
  }

  /// The value that is said as one; that of a toggle is a state.
  var value: String? {
    if node.traits.contains(.isToggle) { return nil }
    if node.value.isSpoken { return node.value }
    guard let badge else { return nil }
    return Int(badge) == nil ? badge : phrases[.badge].written.filled(badge)
  }

  /// Whether the value is a number in a badge, which a phrase puts into words.
  var countsBadge: Bool {
    guard !node.traits.contains(.isToggle), !node.value.isSpoken, let badge else { return false }
    return Int(badge) != nil
  }

  private var badge: String? {
    guard profile.badgesAreValues, node.traits.contains(.isTabBarItem),
      node.background.badge.isSpoken
    else { return nil }
    return node.background.badge
  }

  /// Whether the element is a cell of a data table.
  var isCell: Bool {
    if case .cell = context { true } else { false }
  }

  /// Says the headers of the table: those of the row, then those of the column.
  mutating func appendHeaders() {
    guard case .cell(let table) = context, profile.verbosity.tableHeaders else { return }
    for header in table.headers {
      let label = tree.nodes[header].label
      let value = tree.nodes[header].value
      let texts = [label, value].compactMap { $0.isSpoken ? $0 : nil }
      var written = texts.joined(separator: ": ")
      guard !written.isEmpty else { continue }
      written += "."
      append(
        .header, texts.joined(separator: ", "), written: written, rule: "table-header",
        node: header)
    }
  }

  /// Says how far a cell spans and where it stands (facts: voiceover.md §8).
  mutating func appendCell() {
    guard case .cell(let table) = context, let cell = node.cell else { return }
    guard profile.verbosity.rowAndColumnNumbers else { return }
    if let row = cell.row {
      if cell.rowSpan > 1 { append(.cell, .rowSpan, cell.rowSpan, rule: "row-span") }
      appendColumnSpan(cell)
      if table.isFirstInRow { append(.cell, .row, row &+ 1, rule: "row") }
    } else {
      appendColumnSpan(cell)
    }
    if let column = cell.column { append(.cell, .column, column &+ 1, rule: "column") }
  }

  private mutating func appendColumnSpan(_ cell: TableCell) {
    guard cell.column != nil, cell.columnSpan > 1 else { return }
    append(.cell, .columnSpan, cell.columnSpan, rule: "column-span")
  }

  /// Adds a text of the app, unless there is nothing to say.
  mutating func append(
    _ kind: Announcement.Segment.Kind, _ text: String?, written: String? = nil, rule: String,
    node: Int, phrase: Phrase? = nil
  ) {
    guard text.isSpoken, let text else { return }
    segments.append(
      Announcement.Segment(
        kind: kind, text: text.heard, written: written ?? text, rule: rule, node: node,
        phrase: phrase, language: phrase == nil ? tree.nodes[node].language : language))
  }

  /// Adds a phrase, filled with numbers where it has places for them.
  mutating func append(
    _ kind: Announcement.Segment.Kind, _ phrase: Phrase, _ numbers: Int..., rule: String,
    node: Int? = nil
  ) {
    let word = phrases[phrase]
    var (text, written) = (word.heard, word.written)
    if !numbers.isEmpty {
      let texts = numbers.map { String($0) }
      text = text.filled(texts)
      written = written.filled(texts)
    }
    segments.append(
      Announcement.Segment(
        kind: kind, text: text, written: written, rule: rule, node: node ?? index,
        phrase: phrase, language: language))
  }
}

extension String {
  /// Returns the phrase with its places `%1` and `%2` filled.
  func filled(_ texts: String...) -> String { filled(texts) }

  func filled(_ texts: [String]) -> String {
    var filled = ""
    var parts = split(separator: "%", omittingEmptySubsequences: false).makeIterator()
    if let first = parts.next() { filled += first }
    while let part = parts.next() {
      if let place = part.first?.wholeNumberValue, texts.indices.contains(place - 1) {
        filled += texts[place - 1]
        filled += part.dropFirst()
      } else {
        filled += "%"
        filled += part
      }
    }
    return filled
  }
}
