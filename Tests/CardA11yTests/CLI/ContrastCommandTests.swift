import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct ContrastCommandTests {
  private let world = FakeWorld()

  /// The orange of the first seed on white (facts: seed-systems §2.8).
  @Test func orangeOnWhiteIsForLargeTextOnly() {
    #expect(world.run("contrast", "#F16E00", "#FFFFFF") == .passed)
    #expect(
      world.output == """
        #F16E00 on #FFFFFF  3.01:1

          AA text         4.5:1  fails   WCAG 1.4.3
          AA large text   3:1    passes  WCAG 1.4.3
          AAA text        7:1    fails   WCAG 1.4.6
          AAA large text  4.5:1  fails   WCAG 1.4.6
          AA non-text     3:1    passes  WCAG 1.4.11

        Large text is 18 pt, or 14 pt bold, at the default text size.

        The nearest colours that pass AA for text:
          #C25700 on #FFFFFF  4.50:1
          #F16E00 on #2E2E2E  4.50:1

        """)
    #expect(world.errors == "")
  }

  @Test func theReportForProgramsIsTheContract() throws {
    #expect(world.run("contrast", "#F16E00", "#FFFFFF", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["schemaVersion"]?.content == .number(1))
    guard case .number(let ratio) = value["ratio"]?.content else {
      Issue.record("no ratio")
      return
    }
    #expect(abs(ratio - 3.013) < 0.0005)
    let passes = ["aaText", "aaLargeText", "aaaText", "aaaLargeText", "nonText"].map {
      value["passes"]?[$0]?.content
    }
    #expect(passes == [.bool(false), .bool(true), .bool(false), .bool(false), .bool(true)])
    guard case .array(let suggestions) = value["suggestions"]?.content else {
      Issue.record("no suggestions")
      return
    }
    for suggestion in suggestions {
      guard case .number(let ratio) = suggestion["ratio"]?.content else {
        Issue.record("no ratio")
        continue
      }
      #expect(ratio >= 4.5)
      #expect(suggestion["foreground"] != nil && suggestion["background"] != nil)
    }
    #expect(suggestions.count == 2)
  }

  @Test(
    arguments: [
      ("aa", ExitCode.found), ("aa-large", .passed), ("aaa", .found), ("non-text", .passed),
    ])
  func aRequirementMakesItACheck(requirement: String, status: ExitCode) {
    #expect(world.run("contrast", "#F16E00", "white", "--require", requirement) == status)
    #expect(world.output.contains("failed: ") == (status == .found))
  }

  @Test(
    arguments: [
      (["#F16E0", "white"], "\"#F16E0\" is not a colour"),
      (["F16E00", "white"], "a hex colour begins with #, as in #F16E00"),
      (["white"], "contrast needs FG BG; in a shell, a colour with # stands in quotes: '#F16E00'"),
      (["a", "b", "c"], "unexpected argument 'c'"),
      (["red", "white", "--require", "b"], "--require: unknown value 'b'; expected one of aa, "),
      (
        ["red", "white", "--format", "jsno"],
        "--format: unknown format 'jsno'; did you mean 'json'?"
      ),
      (["red", "white", "--format", "json="], "--format json=: the name of the file is missing"),
      (["red", "white", "--format", "text", "--format", "json"], "only one format can go to"),
      (["red", "white", "--format", "text=a", "--format", "json=a"], "a is named twice"),
    ] as [([String], String)])
  func badInputIsNamedAndNothingIsPrinted(arguments: [String], message: String) {
    let status = A11ySim.run(["contrast"] + arguments, console: world.console)
    #expect(status == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors.contains(message), "\(world.errors)")
  }

  @Test func reportsGoIntoFilesBesideTheText() {
    #expect(world.run("contrast", "red", "white", "--format", "json=out.json") == .passed)
    #expect(world.output.hasPrefix("#FF0000 on #FFFFFF"))
    #expect(world.text(of: "out.json")?.hasPrefix("{\n  \"schemaVersion\": 1,") == true)
  }

  @Test func aReportThatCannotBeWrittenIsNoSuccess() {
    world.forbidden = ["out.json"]
    #expect(world.run("contrast", "red", "white", "--format", "json=out.json") == .notMeasured)
    #expect(world.errors == "out.json: error: permission denied\n")
  }
}
