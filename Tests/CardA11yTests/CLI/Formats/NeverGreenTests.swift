import FoundationXML
import Testing

@testable import a11ysim

/// No report looks green where the run is not.
@MainActor
struct NeverGreenTests {
  @Test(arguments: AuditExitStatusTests.rows, AuditForm.formats)
  func aReportShowsThatTheRunIsNotGreen(
    row: AuditExitStatusTests.Row, format: OutputPlan.Format
  ) throws {
    let world = FakeWorld(row.files)
    #expect(world.run(row.arguments + ["--format", format.rawValue]) == row.status)
    #expect(try isRed(world, format), "\(world.output)")
  }

  @Test func aWarningThatFailsTheRunEndsInAnError() throws {
    let world = FakeWorld([
      "a.json": #"""
      {"screen": [{"type": "Text", "text": "Glass", "modifiers": [{"background": "thinMaterial"}]}]}
      """#
    ])
    let arguments = ["audit", "a.json", "--fail-on", "cantTell", "--format"]
    #expect(world.run(arguments + ["github"]) == .found)
    #expect(world.output.hasPrefix("::warning file=a.json"))
    let last = world.output.split(separator: "\n").last ?? ""
    #expect(
      last == "::error title=a11ysim::failed: 0 failed, 1 cantTell, 0 advice in 1 scenario, "
        + "1 environment")
    #expect(world.run(arguments + ["junit"]) == .found)
    #expect(try isRed(world, .junit))
    #expect(world.run(arguments + ["text"]) == .found)
    #expect(world.output.contains("Warnings · for a person to judge; they fail this run\n"))
  }

  @Test func aGreenRunIsGreenEverywhere() throws {
    let world = FakeWorld(["a.json": #"{"screen": ["Plan"]}"#])
    for format in AuditForm.formats {
      #expect(world.run("audit", "a.json", "--format", format.rawValue) == .passed)
      #expect(try !isRed(world, format), "\(world.output)")
    }
    #expect(world.run("audit", "a.json", "--format", "gitlab") == .passed)
    #expect(world.output == "[]\n")
    #expect(world.run("audit", "a.json", "--format", "checkstyle") == .passed)
    #expect(world.output.contains("<checkstyle version="))
  }

  private func isRed(_ world: FakeWorld, _ format: OutputPlan.Format) throws -> Bool {
    let text = world.output
    switch format {
    // What could not be measured stands on standard error.
    case .text: return text.contains(#/(?m)^(?:failed|not everything)/#) || !world.errors.isEmpty
    case .json: return !text.contains("\"exitStatus\": 0,")
    case .junit:
      let root = try #require(try XMLDocument(xmlString: text, options: []).rootElement())
      return root.value("failures") != "0" || root.value("errors") != "0"
    case .sarif: return text.contains("\"level\": \"error\",\n          \"message\"")
    case .github: return text.contains(#/(?m)^::error /#)
    case .gitlab: return text.contains("\"severity\": \"major\"") || text.contains("\"blocker\"")
    case .checkstyle: return text.contains("severity=\"error\"")
    case .html: return text.contains("<p class=\"verdict bad\">")
    case .markdown: return !text.hasPrefix("## a11ysim: passed") && text.contains("### Failures: ")
    default:
      Issue.record("nothing tells how red \(format) is")
      return false
    }
  }
}
