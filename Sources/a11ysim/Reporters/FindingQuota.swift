/// How many findings a report may still show, and what it leaves out.
struct FindingQuota {
  /// Nil for as many as there are.
  private var rest: Int?
  /// How many are left out, by what they are, in the order of the first of each.
  private var leftOut: [(word: String, count: Int)] = []

  /// Begins with so many, nil for as many as there are.
  init(_ most: Int?) { rest = most }

  /// Returns whether one more may be shown; otherwise it is counted as left out.
  mutating func take(_ word: String) -> Bool {
    guard let count = rest else { return true }
    if count > 0 {
      rest = count - 1
      return true
    }
    if let place = leftOut.firstIndex(where: { $0.word == word }) {
      leftOut[place].count += 1
    } else {
      leftOut.append((word, 1))
    }
    return false
  }

  /// What is left out, as "12 more: 3 failed, 9 cantTell"; nil where nothing is.
  var words: String? {
    guard !leftOut.isEmpty else { return nil }
    let count = leftOut.map(\.count).reduce(0, +)
    return "\(count) more: " + leftOut.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
  }
}
