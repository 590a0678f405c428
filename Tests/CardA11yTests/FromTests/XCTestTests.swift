import CardA11y
import XCTest

/// How a team writes tests of its views under XCTest.
///
/// On Linux a method of the main actor has to be asynchronous for XCTest to find it.
final class XCTestTests: XCTestCase {
  @MainActor func testWhatIsHeardIsExpected() async throws {
    let view = Button("Cook") {}
    XCTAssertNil(try view.transcriptDifference(from: "Cook, button"))
    XCTAssertNil(
      view.audit(thresholds: .wcag22AA).difference(
        from: """
          failed contrast-text-aa "Cook"
          """))
  }

  /// XCTAssertNil prints the value as a string.
  @MainActor func testAFailureCanBeRead() async throws {
    let difference = try XCTUnwrap(Button("Cook") {}.transcriptDifference(from: "Cook, link"))
    XCTAssertEqual("\(difference)", "\n- Cook, link\n+ Cook, button")
  }
}
