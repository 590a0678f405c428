import CardA11y
import Testing

@testable import Cards

@MainActor
struct FaultyCardTests {
  @Test func findingsNameTheLinesOfTheCard() throws {
    let report = FaultyCard().audit(in: [ScreenEnvironment()])
    let found = report.findings.filter { $0.outcome == .failed }.map {
      "\($0.location.map { "\($0.path):\($0.line)" } ?? "nowhere") \($0.rule)"
    }
    #expect(
      found.sorted() == [
        "Cards/FaultyCard.swift:16 name-missing-control",
        "Cards/FaultyCard.swift:9 contrast-text-aa",
      ])
    let difference = try #require(report.difference())
    #expect("\(difference)".contains("(Cards/FaultyCard.swift:16)"))
  }
}
