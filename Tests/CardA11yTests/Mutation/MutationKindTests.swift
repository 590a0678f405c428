import CardA11y
import Testing

@testable import a11ysim

/// Every kind is made and killed somewhere, and is spared or changes nothing elsewhere.
@MainActor
struct MutationKindTests {
  @Test(arguments: MutationRow.all)
  func aKindIsKilledWhereItIsNoticed(row: MutationRow) throws {
    let world = try prepared(row.killed)
    #expect(world.run(arguments(row)) == .passed, "\(world.errors)")
    let report = try JSONParser.parse(Array(world.output.utf8))
    let mutants = try #require(report["scenarios"]?.elements.first?["mutants"]?.elements)
    let killers = mutants.flatMap { $0["killers"]?.elements ?? [] }.compactMap { $0["by"]?.text }
    #expect(killers.contains(row.killer), "\(world.output)")
    #expect(mutants.allSatisfy { $0["kind"]?.text == row.kind })
  }

  @Test(arguments: MutationRow.all)
  func aKindIsSparedWhereItMakesNoSense(row: MutationRow) throws {
    let world = try prepared(row.spared)
    let status = world.run(arguments(row))
    guard row.isEquivalent else {
      #expect(status == .notMeasured)
      #expect(
        world.errors
          == "a11ysim: error: none of these kinds can be made of these scenarios\n",
        "\(world.output)")
      return
    }
    let report = try JSONParser.parse(Array(world.output.utf8))
    let summary = try #require(report["summary"])
    #expect(summary["equivalent"]?.content == summary["total"]?.content, "\(world.output)")
  }

  @Test func everyKindHasARow() {
    let names = Set(MutationRow.all.map(\.kind))
    #expect(Mutation.kinds.map(\.name).filter { !names.contains($0) } == [])
    #expect(Mutation.kinds.count == names.count)
  }

  @Test(arguments: Mutation.kinds.map(\.name))
  func aKindHasItsWords(name: String) throws {
    let kind = try #require(Mutation.kinds.first { $0.name == name })
    #expect(!kind.name.isEmpty && kind.name == kind.name.lowercased())
    #expect(kind.summary.hasSuffix(".") == false && kind.origin.hasSuffix(".") == false)
    #expect(![kind.summary, kind.origin, kind.remedy].contains(""))
  }

  /// Returns a world with a scenario and its golden.
  private func prepared(_ members: String) throws -> FakeWorld {
    let world = FakeWorld(["S/a.scenario.json": "{ \(members) }"])
    try #require(world.run("transcript", "--update", "S") == .passed, "\(world.errors)")
    return world
  }

  private func arguments(_ row: MutationRow) -> [String] {
    ["mutate", "S", "--only", row.kind, "--format", "json", "--all-killers"]
  }
}
