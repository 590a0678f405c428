/// A text of lines for a person.
///
/// Line breaks come from here alone and colours from `Ink` alone, so that nothing from a file
/// can move the cursor or imitate the report (DESIGN §6).
struct Page {
  private var lines: [Line] = []

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - spans: Its pieces, one behind the other.
  ///   - indent: How many columns stay free before it.
  ///   - hang: How many columns more stay free where a terminal has to continue it below.
  mutating func line(_ spans: Span..., indent: Int = 0, hang: Int = 2) {
    line(spans, indent: indent, hang: hang)
  }

  /// Adds a line from a list of pieces.
  mutating func line(_ spans: [Span], indent: Int = 0, hang: Int = 2) {
    lines.append(Line(indent: indent, hang: hang, spans: spans))
  }

  /// So much room to hang that a line is never continued below.
  static let unbroken = Int.max

  /// Whether nothing stands on it.
  var isEmpty: Bool { lines.isEmpty }

  /// Adds everything that stands on another page.
  mutating func append(_ other: Page) { lines += other.lines }

  /// Adds an empty line, never two and never one at the top.
  mutating func gap() {
    guard let last = lines.last, !last.spans.isEmpty else { return }
    lines.append(Line(indent: 0, hang: 0, spans: []))
  }

  /// Adds rows in columns; what does not fit is continued below the last one.
  mutating func table(_ rows: [[Span]], indent: Int = 2) {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.dropLast().enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width)
      }
    }
    for row in rows {
      var spans: [Span] = []
      for (cell, width) in zip(row.dropLast(), widths) {
        spans += [cell, Span(String(repeating: " ", count: width - cell.width + 2))]
      }
      let hang = spans.map(\.width).reduce(0, +)
      if let last = row.last { spans.append(last) }
      line(spans, indent: indent, hang: hang)
    }
  }

  /// Returns the text as a stream shows it, ending with a line break where it is not empty.
  func text(in style: Style) -> String {
    var result = ""
    for line in lines {
      line.append(to: &result, in: style)
    }
    return result
  }
}

private struct Line {
  var indent: Int
  var hang: Int
  var spans: [Span]

  /// Fewer columns than these are not worth a break.
  private static let narrowest = 24

  func append(to result: inout String, in style: Style) {
    guard !spans.isEmpty else {
      result += "\n"
      return
    }
    result += String(repeating: " ", count: indent)
    if let columns = style.columns, columns - indent - hang >= Self.narrowest {
      appendBroken(to: &result, in: style, columns: columns)
    } else {
      for span in spans { result += span.text(in: style) }
    }
    result += "\n"
  }

  /// Breaks at spaces, so that what continues stands below what it continues.
  private func appendBroken(to result: inout String, in style: Style, columns: Int) {
    var column = indent
    var spaces = 0
    for span in spans {
      var piece = ""
      for (index, word) in span.text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { spaces += 1 }
        guard !word.isEmpty else { continue }
        let width = word.unicodeScalars.count
        if spaces > 0, column + spaces + width > columns, column > indent + hang {
          result += Span(piece, span.ink).text(in: style)
          result += "\n" + String(repeating: " ", count: indent + hang)
          piece = ""
          column = indent + hang
        } else {
          piece += String(repeating: " ", count: spaces)
          column += spaces
        }
        spaces = 0
        piece += word
        column += width
      }
      result += Span(piece, span.ink).text(in: style)
    }
  }
}
