/// Which lines of two texts differ.
enum LineDifference {
  /// More pairs of lines than these are not compared one by one.
  private static let largestTable = 4_000_000

  /// Returns the lines that only one text has: `-` before the old one's, `+` before the new one's.
  static func lines(from old: String, to new: String) -> [String] {
    guard old != new else { return [] }
    var left = lines(of: old)
    var right = lines(of: new)
    let start = zip(left, right).prefix { $0 == $1 }.count
    left.removeFirst(start)
    right.removeFirst(start)
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    left.removeLast(end)
    right.removeLast(end)
    guard !left.isEmpty || !right.isEmpty else { return ["- (the end of the last line differs)"] }
    guard left.count * right.count <= largestTable else {
      return left.map { "- \($0)" } + right.map { "+ \($0)" }
    }
    return difference(left, right)
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The longest common subsequence leaves the fewest lines over.
  private static func difference(_ left: [String], _ right: [String]) -> [String] {
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
    var result: [String] = []
    var row = 0
    var column = 0
    while row < left.count || column < right.count {
      let here = row * width + column
      if row < left.count, column < right.count, left[row] == right[column] {
        row += 1
        column += 1
      } else if row < left.count, column == right.count || common[here + width] >= common[here + 1]
      {
        result.append("- \(left[row])")
        row += 1
      } else {
        result.append("+ \(right[column])")
        column += 1
      }
    }
    return result
  }
}
