import CardA11y
import Testing

struct FindingAssignmentTests {
  private func finding(_ label: String, _ id: String = "x") throws -> Finding {
    var screen = try Outline.parse("button \"\(label)\"\n  text \"\(label)\" size=17")
    screen.tree[0].id = NodeID(id)
    return try #require(Audit.run([screen]).findings.first { $0.rule == "dt-fixed-font" })
  }

  private func selector(_ element: String?, _ extent: FindingSelector.Extent) -> FindingSelector {
    FindingSelector(rule: "dt-fixed-font", element: element, outcome: nil, extent: extent)
  }

  @Test func anEntryCoversOneFindingUnlessItSaysMore() throws {
    let findings = try ["Buy", "Buy", "Buy"].map { try finding($0) }
    let one = FindingAssignment([selector("Buy", .count(1))], to: findings)
    #expect(one.owners == [0, nil, nil])
    let two = FindingAssignment([selector(nil, .count(2))], to: findings)
    #expect(two.owners == [0, 0, nil] && two.isMet == [true])
    let all = FindingAssignment([selector("Buy", .all)], to: findings)
    #expect(all.owners == [0, 0, 0] && all.counts == [3])
    let many = FindingAssignment([selector("Buy", .count(4))], to: findings)
    #expect(many.counts == [3] && many.isMet == [false])
    let none = FindingAssignment([selector("Sell", .all)], to: findings)
    #expect(none.counts == [0] && none.isMet == [false])
  }

  @Test func anElementIsNamedByLabelIdOrPlace() throws {
    let findings = [try finding("Buy", "VStack/Card[2]/Button[1]")]
    for element in ["Buy", "VStack/Card[2]/Button[1]", "Card/Button[1]"] {
      #expect(FindingAssignment([selector(element, .count(1))], to: findings).isMet == [true])
    }
    #expect(FindingAssignment([selector("Button[1]", .count(1))], to: findings).isMet == [false])
  }

  /// The first entry would take what only the second can cover.
  @Test func entriesMakeRoomForEachOther() throws {
    let findings = [try finding("A", "1"), try finding("B", "2"), try finding("A", "3")]
    let entries = [
      selector(nil, .count(1)), selector("A", .count(1)), selector("1", .count(1)),
    ]
    let assignment = FindingAssignment(entries, to: findings)
    #expect(assignment.isMet == [true, true, true])
    #expect(Set(assignment.owners.compactMap(\.self)) == [0, 1, 2])
    #expect(assignment.owners[0] == 2 && assignment.owners[2] == 1)
  }

  @Test func whatIsTakenStaysTaken() throws {
    let findings = try ["A", "A"].map { try finding($0) }
    let assignment = FindingAssignment([selector("A", .all)], to: findings) { $0 == 0 }
    #expect(assignment.owners == [nil, 0])
  }

  /// As many findings are covered as by trying every order of the entries.
  @Test func noAssignmentCoversMore() throws {
    var generator = SplitMix64(seed: 8)
    for round in 0..<200 {
      let labels = ["A", "B", "C"]
      let findings = try (0..<Int.random(in: 1...5, using: &generator)).map { place in
        try finding(labels[Int.random(in: 0..<3, using: &generator)], "\(place)")
      }
      let entries = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        let elements: [String?] = [nil, "A", "B", "0", "1", "2"]
        return selector(
          elements[Int.random(in: 0..<6, using: &generator)],
          .count(Int.random(in: 1...2, using: &generator)))
      }
      let assignment = FindingAssignment(entries, to: findings)
      #expect(
        assignment.counts.reduce(0, +) == most(of: entries, findings), "seed 8, round \(round)")
      for (finding, owner) in zip(findings, assignment.owners) {
        #expect(owner.map { entries[$0].matches(finding) } ?? true)
      }
      #expect(
        assignment.counts
          == entries.indices.map { entry in
            assignment.owners.count { $0 == entry }
          })
    }
  }

  /// The obvious way: each finding is left out or given to each entry that has room.
  private func most(of entries: [FindingSelector], _ findings: [Finding]) -> Int {
    guard let finding = findings.first else { return 0 }
    var best = most(of: entries, Array(findings.dropFirst()))
    for (place, entry) in entries.enumerated() where entry.matches(finding) {
      guard case .count(let count) = entry.extent, count > 0 else { continue }
      var rest = entries
      rest[place].extent = .count(count - 1)
      best = max(best, 1 + most(of: rest, Array(findings.dropFirst())))
    }
    return best
  }
}
