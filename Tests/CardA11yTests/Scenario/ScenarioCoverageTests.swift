import CardA11y
import Foundation
import Testing

/// The scenarios that the package ships show each component in each of its variants.
@MainActor
struct ScenarioCoverageTests {
  /// The objects of all scenarios that have a type.
  private static func views() throws -> [JSONValue] {
    try ScenarioFilesTests.paths.flatMap { path in
      let data = try Data(contentsOf: ScenarioFilesTests.folder.appending(path: path))
      return views(in: try JSONParser.parse(Array(data)))
    }
  }

  private static func views(in value: JSONValue) -> [JSONValue] {
    switch value.content {
    case .array(let elements): elements.flatMap { views(in: $0) }
    case .object(let members):
      (value["type"] == nil ? [] : [value]) + members.flatMap { views(in: $0.value) }
    default: []
    }
  }

  @Test func everyWordOfEveryPropertyIsShown() throws {
    let views = try Self.views()
    let components = ViewRegistry.reader.views.filter {
      $0.name.hasPrefix("ODS") || $0.name.hasPrefix("DS")
    }
    #expect(components.count >= 16)
    for schema in components {
      let name = schema.name
      let own = views.filter { $0["type"]?.content == .string(name) }
      for property in schema.properties {
        guard case .word(let words) = property.type else {
          #expect(own.contains { $0[property.name] != nil }, "\(name).\(property.name)")
          continue
        }
        for word in words where word != property.defaultText {
          #expect(
            own.contains { $0[property.name]?.content == .string(word) },
            "\(name).\(property.name): \(word)")
        }
      }
    }
  }

  @Test func everyLookOfAButtonIsShownInEverySize() throws {
    let buttons = try Self.views().filter { $0["type"]?.content == .string("DSButton") }
    for variant in DSButton.Variant.allCases {
      for size in DSButton.Size.allCases {
        #expect(
          buttons.contains {
            $0["variant"]?.content == .string(variant.rawValue)
              && $0["size"]?.content == .string(size.rawValue)
          }, "\(variant.rawValue), \(size.rawValue)")
      }
    }
  }

  @Test(
    arguments: ScenarioFilesTests.paths.filter { $0.contains("DS/") || $0.hasPrefix("Themes/") })
  func everyOneIsAuditedAtAllSizesInLightAndDark(path: String) throws {
    let data = try Data(contentsOf: ScenarioFilesTests.folder.appending(path: path))
    let matrix = try ScenarioReader.read(Array(data), path: path).matrix
    #expect(Set(matrix.map(\.dynamicType)).count == 12)
    #expect(Set(matrix.map(\.colorScheme)).count == 2)
  }
}
