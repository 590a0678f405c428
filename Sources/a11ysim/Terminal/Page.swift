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

  /// Adds an empty line, never two and never one at the top.
  mutating func gap() {
    guard let last = lines.last, !last.spans.isEmpty else { return }
    lines.append(Line(indent: 0, hang: 0, spans: []))
  }

  /// Adds rows in two columns.
  mutating func table(_ rows: [(Span, Span)], indent: Int = 2) {
    let width = rows.map { $0.0.text.unicodeScalars.count }.max() ?? 0
    for (name, text) in rows {
      let padding = String(repeating: " ", count: width - name.text.unicodeScalars.count + 2)
      line(name, Span(padding), text, indent: indent, hang: width + 2)
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
