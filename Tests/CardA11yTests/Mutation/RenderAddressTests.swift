import Testing

@testable import CardA11y

/// Places of a render tree, by which nodes are found again in another environment.
@MainActor
struct RenderAddressTests {
  @Test func everyNodeHasAPlaceOfItsOwn() throws {
    let trees = try trees(in: [.large])
    let addresses = try #require(trees.first).addresses
    #expect(addresses.count == trees.first?.count)
    #expect(Set(addresses).count == addresses.count)
    #expect(addresses.contains(RenderAddress(path: "VStack/Text[1]", number: 0)), "\(addresses)")
  }

  @Test func placesAreTheSameAtEverySize() throws {
    let trees = try trees(in: [.xSmall, .accessibility5])
    #expect(trees.first?.addresses == trees.last?.addresses)
  }

  /// Returns the render trees of a scenario at text sizes.
  private func trees(in sizes: [DynamicTypeSize]) throws -> [RenderTree] {
    let bytes = #"""
      { "screen": [{ "type": "VStack", "modifiers": [{ "padding": 8 }, { "background": "#FFFFFF" }],
          "content": ["Plan", { "type": "Text", "text": "Map", "modifiers": [{ "padding": 4 }] }] }] }
      """#
    var scenario = try ScenarioReader.read(Array(bytes.utf8), path: "a.json")
    var trees: [RenderTree] = []
    scenario.alteration.render = { trees.append($0) }
    for size in sizes {
      var environment = scenario.environment
      environment.dynamicType = size
      _ = ScenarioRunner.screen(of: scenario, in: environment)
    }
    return trees
  }
}
