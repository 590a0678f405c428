extension [Int] {
  /// The positions of a longest rising subsequence.
  var longestRising: Set<Int> {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: count)
    for (index, value) in enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if self[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low < tails.count { tails[low] = index } else { tails.append(index) }
    }
    var result: Set<Int> = []
    var next = tails.last ?? -1
    while next >= 0 {
      result.insert(next)
      next = previous[next]
    }
    return result
  }
}
