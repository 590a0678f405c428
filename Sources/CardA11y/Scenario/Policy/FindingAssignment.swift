package import A11yTree

/// Which entry covers which finding: each finding at most one, as many as can be.
package struct FindingAssignment: Sendable {
  /// For each finding, the entry that covers it.
  package private(set) var owners: [Int?]
  /// For each entry, how many findings it covers.
  package private(set) var counts: [Int]
  /// For each entry, whether it covers as many as it says.
  package private(set) var isMet: [Bool]

  /// Assigns findings, of which some may be taken already, to entries.
  package init(
    _ selectors: [FindingSelector], to findings: [Finding],
    except isTaken: (Int) -> Bool = { _ in false }
  ) {
    owners = Array(repeating: nil, count: findings.count)
    counts = Array(repeating: 0, count: selectors.count)
    isMet = Array(repeating: false, count: selectors.count)
    let free = findings.indices.filter { !isTaken($0) }
    let candidates = selectors.map { selector in
      free.filter { selector.matches(findings[$0]) }
    }
    // Those that count go first, so that those that take all take only what is left.
    for (entry, selector) in selectors.enumerated() {
      guard case .count(let count) = selector.extent else { continue }
      isMet[entry] = (0..<count).allSatisfy { _ in takeOne(for: entry, candidates) }
    }
    for (entry, selector) in selectors.enumerated() where selector.extent == .all {
      for finding in candidates[entry] where owners[finding] == nil {
        owners[finding] = entry
        counts[entry] += 1
      }
      isMet[entry] = !candidates[entry].isEmpty
    }
  }

  /// Takes one more finding for an entry; others that can change to a further one do so.
  ///
  /// A search in breadth along alternating ways finds one wherever there is one.
  private mutating func takeOne(for entry: Int, _ candidates: [[Int]]) -> Bool {
    var waiting = [entry]
    // The finding that an entry would give up, and the entry that would take it.
    var given: [Int: Int] = [:]
    var takers: [Int: Int] = [:]
    var next = 0
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      for finding in candidates[current] where owners[finding] != current {
        guard takers[finding] == nil else { continue }
        takers[finding] = current
        guard let owner = owners[finding] else {
          hand(finding, to: takers, given)
          counts[entry] += 1
          return true
        }
        if owner != entry, given[owner] == nil {
          given[owner] = finding
          waiting.append(owner)
        }
      }
    }
    return false
  }

  /// Hands a free finding to its taker, the taker's own to the next, and so on.
  private mutating func hand(_ finding: Int, to takers: [Int: Int], _ given: [Int: Int]) {
    var finding: Int? = finding
    while let current = finding, let taker = takers[current] {
      owners[current] = taker
      finding = given[taker]
    }
  }
}
