import A11yTree
import Testing

@testable import a11ysim

/// How mutants count.
struct MutationScoreTests {
  @Test func aMutantCountsByTheFirstThingThatTells() {
    #expect(result().standing == .equivalent)
    #expect(result(traces: 1).standing == .survived)
    #expect(result(remarks: 1, traces: 1).standing == .noticed)
    #expect(result(remarks: 1).standing == .noticed)
    #expect(result(killers: 2, remarks: 1, traces: 1).standing == .killed)
  }

  @Test func equivalentMutantsAreNotCounted() {
    let killed = Array(repeating: result(killers: 1), count: 2)
    let score = MutationScore(
      killed + [result(remarks: 1), result(traces: 1), result(), result(), result()])
    #expect(score.total == 7)
    #expect(score.counted == 4)
    #expect(score.percent == 50)
    #expect(
      MutantResult.Standing.allCases.map { score[$0] } == [2, 1, 1, 3])
  }

  @Test func withoutAnyToCountThereIsNoScore() {
    #expect(MutationScore([]).percent == nil)
    #expect(MutationScore([result()]).percent == nil)
  }

  /// 2 of 3 is 66.67 percent.
  @Test(arguments: [(66, true), (67, false), (1, true), (100, false)])
  func aScoreIsComparedWithoutRounding(least: Int, reaches: Bool) {
    let score = MutationScore([result(killers: 1), result(killers: 1), result(traces: 1)])
    #expect(score.reaches(least) == reaches)
  }

  private func result(killers: Int = 0, remarks: Int = 0, traces: Int = 0) -> MutantResult {
    let kind = MutationKind("k", "s", origin: "o", remedy: "r")
    var result = MutantResult(
      kind: kind, element: .init(id: "a", label: nil), detail: "", location: nil)
    result.killers = Array(repeating: .init(means: .rule, name: "r"), count: killers)
    result.remarks = Array(repeating: .init(outcome: .advice, rule: "r"), count: remarks)
    result.traces = Array(repeating: MutationTrace(.picture), count: traces)
    return result
  }
}
