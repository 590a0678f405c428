import CardA11y
import Foundation
import Testing

/// Files that no person wrote: nothing may trap, and every error stands inside of the file.
@MainActor
struct DamagedFilesTests {
  private func error(_ bytes: [UInt8]) -> String? {
    do throws(InputError) {
      _ = try ScenarioReader.read(bytes, path: "x.json")
      return nil
    } catch {
      return error.description
    }
  }

  nonisolated static let rows: [(name: String, bytes: [UInt8], message: String)] = [
    ("empty", [], "1:1: error: the file is empty; expected a JSON value"),
    ("blank", Array("\n\n ".utf8), "3:2: error: the file is empty; expected a JSON value"),
    (
      "bad UTF-8", Array(#"{"name": ""#.utf8) + [0xC3, 0x28], "1:11: error: this byte is not valid"
    ),
    ("NUL", Array("{\"name\": \"a\u{0}b\"}".utf8), "1:12: error: a NUL byte is not allowed here"),
    (
      "byte order mark", [0xEF, 0xBB, 0xBF] + Array("{}".utf8),
      "1:1: error: a byte order mark is not allowed; save as plain UTF-8"
    ),
    (
      "100,000 arrays", [UInt8](repeating: UInt8(ascii: "["), count: 100_000),
      "1:129: error: nested deeper than 128 levels; flatten it"
    ),
    (
      "truncated", Array("{\n  \"screen\": [\n    { \"type\": \"Te".utf8),
      "3:18: error: the file ends inside of the string that begins at 3:15"
    ),
    (
      "a key twice", Array(#"{"name": "a", "name": "b"}"#.utf8),
      "1:15: error: the key “name” stands twice in this object; keep one of them"
    ),
    ("a number", Array("42".utf8), "1:1: error: expected an object, found a number"),
  ]

  @Test(arguments: rows.indices)
  func damageIsNamedWithItsPlace(row: Int) {
    let row = Self.rows[row]
    let message = error(row.bytes) ?? "no error"
    let isWhole = message == "x.json:" + row.message
    #expect(isWhole || message.hasPrefix("x.json:" + row.message), "\(row.name): \(message)")
  }

  /// The scenarios that are shipped, with bytes and whole tokens exchanged.
  @Test(arguments: 0..<150)
  func mutationsAreReadOrRefusedInside(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes = random.pick(try Self.shipped.get(), or: [])
    let tokens = ["null", "-1", "1e9", "[]", "{}", "\"\"", "\"all\"", "true", "\"x\"", "[[1]]"]
    for _ in 0..<random.integer(1...3) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch random.integer(0...3) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      default:
        let end = bytes[place...].firstIndex { [0x2C, 0x7D, 0x5D].contains($0) } ?? place
        bytes.replaceSubrange(place..<end, with: Array(random.pick(tokens, or: "1").utf8))
      }
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    do throws(InputError) {
      let scenario = try ScenarioReader.read(bytes, path: "x.json")
      let screen = ScenarioRunner.screen(of: scenario, in: scenario.environment)
      #expect(screen.violations() == [], "seed \(seed)")
    } catch {
      let position = try #require(error.position, "seed \(seed): \(error)")
      #expect((1...max(1, lines.count)).contains(position.line), "seed \(seed)")
      #expect(!error.message.isEmpty)
    }
  }

  private static let shipped = Result { try files() }

  private static func files() throws -> [[UInt8]] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Scenarios")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let files = try names.filter { $0.hasSuffix(".scenario.json") }.sorted().map {
      Array(try Data(contentsOf: root.appendingPathComponent($0)))
    }
    try #require(!files.isEmpty)
    return files
  }
}
