/// Returns the known word that a mistyped one most likely means, nil where none is near.
///
/// Near is at most a third of the letters wrong, one at least; the first of equals wins.
package func nearestWord(to word: String, among known: [String]) -> String? {
  let letters = Array(word.lowercased().utf8.prefix(40))
  let limit = max(1, letters.count / 3)
  var best: (word: String, distance: Int)?
  for candidate in known {
    let distance = editDistance(letters, Array(candidate.lowercased().utf8))
    if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.word
}

/// Returns how many letters must be put in, left out, exchanged or swapped with a neighbour.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let isSame = left[row] == right[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
