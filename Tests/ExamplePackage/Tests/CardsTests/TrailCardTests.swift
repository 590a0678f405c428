import CardA11y
import Testing

@testable import Cards

/// The cards' files import SwiftUI alone; what they say is tested here.
@MainActor
struct TrailCardTests {
  @Test func transcriptAtLarge() throws {
    let difference = try TrailCard().transcriptDifference(
      from: """
        Ridge Loop, heading
        12 km, 640 m of ascent
        Save, button
        Details, button
        """)
    #expect(difference == nil)
  }

  @Test func transcriptAtAccessibility3() throws {
    var environment = ScreenEnvironment()
    environment.dynamicType = .accessibility3
    let difference = try TrailCard().transcriptDifference(
      from: """
        Ridge Loop, heading
        12 km
        Save, button
        Details, button
        """, in: environment)
    #expect(difference == nil)
  }

  @Test func savingChangesTheButton() throws {
    let host = ViewHost(TrailCard())
    host.activate("Save")
    let difference = try host.screen.transcriptDifference(
      from: """
        Ridge Loop, heading
        12 km, 640 m of ascent
        Saved, button
        Details, button
        """)
    #expect(difference == nil)
  }

  @Test func detailsCoverTheCard() throws {
    let host = ViewHost(TrailCard())
    host.activate("Details")
    #expect(
      try host.screen.transcriptDifference(
        from: """
          Ridge Loop: steep in places
          Close, button
          """) == nil)
    host.activate("Close")
    #expect(host.screen == TrailCard().screen())
  }

  @Test func nothingFailsAtAnySizeAndScheme() {
    #expect(TrailCard().audit().difference(atLeast: .cantTell) == nil)
  }
}
