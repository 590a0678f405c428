import A11yTree

/// A line of a file, with the value in it that is meant.
struct SourceExcerpt: Equatable {
  /// The line.
  let text: String
  /// Its number, from 1.
  let line: Int
  /// The column at which the value begins, in Unicode scalars from 1.
  let column: Int
  /// The column behind the last character of the value that stands on the line.
  let end: Int

  /// Finds the JSON value that begins at a column; nil where the line is shorter.
  init?(text: String, line: Int, column: Int) {
    let scalars = Array(text.unicodeScalars)
    guard column > 0, column <= scalars.count else { return nil }
    self.text = text
    self.line = line
    self.column = column
    end = column + Self.length(of: scalars[(column - 1)...])
  }

  /// Returns how many scalars the value has that begins a text, one at least.
  private static func length(of text: ArraySlice<Unicode.Scalar>) -> Int {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for (index, scalar) in text.enumerated() {
      switch scalar {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"":
        isQuoted.toggle()
        if depth == 0, !isQuoted { return index + 1 }
      case _ where isQuoted: break
      case "{", "[": depth += 1
      case "}", "]":
        depth -= 1
        if depth <= 0 { return max(1, index + 1 + depth) }
      case ",", " ", ":":
        if depth == 0 { return max(1, index) }
      default: break
      }
    }
    return text.lastIndex { $0 != " " }.map { $0 - text.startIndex + 1 } ?? 1
  }
}

/// Those lines of a file that reports show.
struct SourceLines {
  private let path: String
  private var texts: [Int: String] = [:]

  /// Keeps the lines of some places in a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as the places name it.
  ///   - locations: The places; those in other files are passed over.
  ///   - text: Returns the line of a number from 1, nil where the file has none.
  init(
    of path: String, at locations: [SourceLocation] = [], _ text: (Int) -> String? = { _ in nil }
  ) {
    self.path = path
    for location in locations where location.path == path && texts[location.line] == nil {
      texts[location.line] = text(location.line)
    }
  }

  /// Returns the line of a place, nil where it was not kept.
  func excerpt(at location: SourceLocation) -> SourceExcerpt? {
    guard location.path == path, let text = texts[location.line] else { return nil }
    return SourceExcerpt(text: text, line: location.line, column: location.column)
  }
}

extension SourceExcerpt {
  /// So many columns of a line are shown at most, so that the mark stays below what it marks.
  private static let width = 64
  /// So many columns are shown before the value, where the line is too long.
  private static let lead = 16

  /// The line cut to what can be shown, in three pieces: before the value, the value, behind it.
  fileprivate var pieces: [String] {
    let scalars = Array(text.unicodeScalars)
    let indentation = scalars.prefix(column - 1).prefix { $0 == " " || $0 == "\t" }.count
    var start = indentation
    if scalars.count - start > Self.width {
      start = max(start, min(column - 1 - Self.lead, scalars.count - Self.width))
    }
    let stop = min(scalars.count, start + Self.width)
    let marks = [start, column - 1, min(end - 1, stop), stop]
    var pieces = zip(marks, marks.dropFirst()).map { range in
      var piece = String.UnicodeScalarView()
      piece.append(contentsOf: scalars[range.0..<max(range.0, range.1)])
      return String(piece)
    }
    if start > indentation { pieces[0] = "…" + pieces[0] }
    if stop < scalars.count { pieces[2] += "…" }
    return pieces
  }
}

extension Page {
  /// Adds a line of a file with a mark below the value that is meant, nothing for none.
  mutating func add(_ excerpt: SourceExcerpt?, _ ink: Ink) {
    guard let excerpt else { return }
    let pieces = excerpt.pieces.map { Span($0.replacing("\t", with: " ")) }
    let number = "\(excerpt.line)"
    let margin = String(repeating: " ", count: number.utf8.count)
    line([Span("\(number) | ", .faint)] + pieces, indent: 4, hang: Self.unbroken)
    let space = String(repeating: " ", count: pieces[0].width)
    let mark = "^" + String(repeating: "~", count: max(0, pieces[1].width - 1))
    line(
      [Span("\(margin) | ", .faint), Span(space), Span(mark, ink)], indent: 4,
      hang: Self.unbroken)
  }
}
