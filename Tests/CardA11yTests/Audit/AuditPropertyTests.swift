import A11yTree
import Testing

struct AuditPropertyTests {
  /// Whatever a screen holds, its audit ends, and its outline has the same one.
  @Test func anOutlineHasTheAuditOfItsScreen() throws {
    for seed in UInt64(5000)..<5150 {
      var generator = RandomScreens(seed: seed)
      let screens = [generator.screen(), generator.screen()]
      let report = Audit.run(screens)
      let copies = try screens.map { try Outline.parse(Outline.print($0)) }
      #expect(Audit.run(copies) == report, "seed \(seed)")
      for finding in report.findings {
        #expect(finding.outcome.isFinding && !finding.message.isEmpty, "seed \(seed)")
        #expect(!finding.environments.isEmpty && !finding.occurrences.isEmpty, "seed \(seed)")
        #expect((finding.reason != nil) == (finding.outcome == .cantTell), "seed \(seed)")
        let gravest = finding.occurrences.map(\.outcome).min { $0.rank < $1.rank }
        #expect(gravest == finding.outcome, "seed \(seed)")
      }
    }
  }

  /// Every outcome is counted once, and every finding stands for one or more of them.
  @Test func coverageAddsUp() {
    for seed in UInt64(6000)..<6100 {
      var generator = RandomScreens(seed: seed)
      let report = Audit.run([generator.screen()])
      for coverage in report.coverage {
        let findings = report.findings.filter { $0.rule == coverage.rule }
        #expect(
          findings.count == coverage.failed + coverage.cantTell + coverage.advice, "seed \(seed)")
      }
    }
  }
}
