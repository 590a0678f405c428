import CardA11y
import Foundation

/// A tree, and what was recorded for it.
struct ConformanceCase: Sendable {
  struct Expectation: Sendable {
    var id: String
    var description: String
    var hint: String?
    var segments: [String]
    var cues: [String]
  }

  var name: String
  var profile: ReaderProfile
  var screen: Screen
  var expected: [Expectation]
  /// The order by places, where it is not the recorded one.
  var geometricOrder: [String]

  /// Reads every case of the folder, in the order of their names.
  static func all() throws -> [ConformanceCase] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".json") }.sorted().map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      return try ConformanceCase(file: name, bytes: Array(data))
    }
  }

  private init(file: String, bytes: [UInt8]) throws {
    let source = ValueReader.SourceFile(path: file, lines: LineIndex(bytes))
    let object = try ValueReader(JSONParser.parse(bytes), in: source).object()
    name = String(file.dropLast(5))
    profile =
      switch object["ios"]?.value.text {
      case "17.5": .ios17
      case "18.5": .ios18
      default: .ios26
      }
    screen = Screen(tree: try TreeReader.read(object.required("tree")))
    let environment = try object.required("environment").value
    screen.environment.idiom = environment["idiom"]?.text == "pad" ? .pad : .phone
    if environment["layoutDirection"]?.text == "rtl" {
      screen.environment.layoutDirection = .rightToLeft
    }
    screen.environment.locale = environment["locale"]?.text ?? "en"
    geometricOrder = try object["geometricOrder"]?.strings() ?? []
    expected = try object.required("expected").elements().map { Expectation($0.value) }
  }
}

extension ConformanceCase.Expectation {
  fileprivate init(_ stop: JSONValue) {
    id = stop["label_path"]?.text ?? ""
    description = stop["description"]?.text ?? ""
    hint = stop["hint"]?.text
    segments = (stop["segments"]?.elements ?? []).map {
      "\($0["kind"]?.text ?? ""): \($0["text"]?.text ?? "")"
    }
    cues = (stop["extra"]?.elements ?? []).compactMap(\.text)
      .filter { $0 == "Actions Available" || $0 == "More Content Available" }
  }
}
