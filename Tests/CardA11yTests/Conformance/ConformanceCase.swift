import A11yTree
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

  static let all: [ConformanceCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { return nil }
      return ConformanceCase(name: String(name.dropLast(5)), object)
    }
  }()

  private init(name: String, _ object: [String: Any]) {
    self.name = name
    profile =
      switch object["ios"] as? String {
      case "17.5": .ios17
      case "18.5": .ios18
      default: .ios26
      }
    let environment = object["environment"] as? [String: Any] ?? [:]
    screen = Screen(tree: JSONTree.tree(object["tree"] as? [String: Any] ?? [:]))
    screen.environment.idiom = environment["idiom"] as? String == "pad" ? .pad : .phone
    if environment["layoutDirection"] as? String == "rtl" {
      screen.environment.layoutDirection = .rightToLeft
    }
    screen.environment.locale = environment["locale"] as? String ?? "en"
    expected = (object["expected"] as? [[String: Any]] ?? []).map { stop in
      let segments = stop["segments"] as? [[String: String]] ?? []
      let extra = stop["extra"] as? [String] ?? []
      return Expectation(
        id: stop["label_path"] as? String ?? "", description: stop["description"] as? String ?? "",
        hint: stop["hint"] as? String,
        segments: segments.map { "\($0["kind"] ?? ""): \($0["text"] ?? "")" },
        cues: extra.filter { $0 == "Actions Available" || $0 == "More Content Available" })
    }
  }
}
