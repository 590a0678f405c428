/// Which lines of two texts differ.
package enum LineDifference {
  /// More pairs of lines than these are not compared one by one.
  private static let largestTable = 4_000_000

  /// A line of one of the texts, or of both.
  enum Line {
    case same(String)
    case old(String)
    case new(String)
  }

  /// Returns the lines that only one text has: `-` before the old one's, `+` before the new one's.
  package static func lines(from old: String, to new: String) -> [String] {
    guard old != new else { return [] }
    let lines: [String] = compared(old, new).compactMap { line in
      switch line {
      case .same: nil
      case .old(let text): "- \(text)"
      case .new(let text): "+ \(text)"
      }
    }
    return lines.isEmpty ? ["- (the end of the last line differs)"] : lines
  }

  /// Returns the lines of both texts, each with where it stands.
  static func compared(_ old: String, _ new: String) -> [Line] {
    var left = lines(of: old)
    var right = lines(of: new)
    let start = zip(left, right).prefix { $0 == $1 }.map(\.0)
    left.removeFirst(start.count)
    right.removeFirst(start.count)
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.map(\.0).reversed()
    left.removeLast(end.count)
    right.removeLast(end.count)
    let middle =
      left.count * right.count <= largestTable
      ? difference(left, right) : left.map { .old($0) } + right.map { .new($0) }
    return start.map { .same($0) } + middle + end.map { .same($0) }
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The longest common subsequence leaves the fewest lines over.
  private static func difference(_ left: [String], _ right: [String]) -> [Line] {
    let width = right.count + 1
    var common = [Int32](repeating: 0, count: (left.count + 1) * width)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        let here = row * width + column
        common[here] =
          left[row] == right[column]
          ? common[here + width + 1] + 1 : max(common[here + width], common[here + 1])
      }
    }
    var result: [Line] = []
    var row = 0
    var column = 0
    while row < left.count || column < right.count {
      let here = row * width + column
      if row < left.count, column < right.count, left[row] == right[column] {
        result.append(.same(left[row]))
        row += 1
        column += 1
      } else if row < left.count, column == right.count || common[here + width] >= common[here + 1]
      {
        result.append(.old(left[row]))
        row += 1
      } else {
        result.append(.new(right[column]))
        column += 1
      }
    }
    return result
  }
}
