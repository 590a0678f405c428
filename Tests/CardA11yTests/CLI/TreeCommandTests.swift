import A11yTree
import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct TreeCommandTests {
  private let world = FakeWorld([
    "plan.json": #"{"screen":[{"type":"DSCard","content":["Plan"]}]}"#
  ])

  @Test func theOutlineReadsBack() throws {
    #expect(world.run("tree", "plan.json") == .passed)
    let screen = try Outline.parse(world.output)
    #expect(screen.tree.nodes.contains { $0.traits.contains(.isCard) })
    #expect(Outline.print(screen) == world.output)
    #expect(world.run("tree", "plan.json", "--native-traits-only") == .passed)
    #expect(try !Outline.parse(world.output).tree.nodes.contains { $0.traits.contains(.isCard) })
  }

  @Test func theFormForProgramsIsAScenariosTree() throws {
    #expect(world.run("tree", "plan.json", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    guard case .array(let children) = value["children"]?.content, let root = children.first else {
      Issue.record("no children")
      return
    }
    world.files["tree.json"] = Array(JSONWriter.pretty(["tree": root]).utf8)
    #expect(world.run("transcript", "plan.json") == .passed)
    let spoken = world.output
    #expect(world.run("transcript", "tree.json") == .passed)
    #expect(world.output == spoken)
  }

  @Test func aPathIsNeeded() {
    #expect(world.run("tree") == .notMeasured)
    #expect(world.errors.hasPrefix("a11ysim: error: tree needs PATH…\n"))
  }

  @Test func theSchemaIsPrinted() throws {
    #expect(world.run("schema") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["$defs"]?["ODSCardSmall"] != nil)
  }
}
