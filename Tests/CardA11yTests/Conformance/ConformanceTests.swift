import A11yTree
import Testing

/// Order, description, hint and segments of every recorded case (Cases/README.md).
struct ConformanceTests {
  /// Cases that cannot hold, each with its reason.
  static let known: [String: String] = [:]

  @Test func everyCaseIsReproduced() throws {
    let cases = try ConformanceCase.all()
    var held = 0
    var stops = 0
    for item in cases {
      let differences = try Self.differences(item)
      if let reason = Self.known[item.name] {
        print("not reproduced: \(item.name): \(reason)")
        #expect(!differences.isEmpty, "\(item.name) holds and need not be listed")
        continue
      }
      #expect(differences.isEmpty, "\(item.name)\n\(differences.joined(separator: "\n"))")
      if differences.isEmpty { held += 1 }
      stops += item.expected.count
    }
    print("conformance: \(held) of \(cases.count) cases hold, \(stops) stops")
    #expect(cases.count == 92)
    #expect(held + Self.known.count == 92)
  }

  private static func differences(_ item: ConformanceCase) throws -> [String] {
    let reading = Reading(item.screen)
    let ids = reading.stops.map { reading.tree[$0.node].id.path }
    let expectedIDs = item.expected.map(\.id)
    guard ids == expectedIDs else { return ["order \(ids), expected \(expectedIDs)"] }
    let speech = try Speech(
      locale: item.screen.environment.locale, profile: item.profile)
    var differences: [String] = []
    for (announcement, expected) in zip(speech.announcements(of: reading), item.expected) {
      let segments = announcement.parts(.snapshot).map { "\($0.kind.rawValue): \($0.text)" }
      let pairs: [(String, String)] = [
        (announcement.spoken(.snapshot), expected.description),
        (announcement.hint ?? "none", expected.hint ?? "none"),
        (segments.joined(separator: " | "), expected.segments.joined(separator: " | ")),
        (
          announcement.cues.map { $0.lowercased() }.joined(separator: " | "),
          expected.cues.map { $0.lowercased() }.joined(separator: " | ")
        ),
      ]
      for (actual, expected) in pairs where actual != expected {
        differences.append("'\(actual)', expected '\(expected)'")
      }
    }
    return differences
  }
}
