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

  /// The verdict of a text's font by each reading of large text, and the chosen one's as a check.
  @Test(
    arguments: [
      (["--size", "17", "--weight", "bold"], ExitCode.passed),
      (["--size", "17", "--weight", "bold", "--large-text", "wcag"], .found),
      (["--size", "17", "--weight", "semibold"], .found),
      (["--size", "17", "--weight", "600", "--large-text", "apple"], .passed),
      (["--size", "24", "--large-text", "wcag"], .passed), (["--size", "17.9"], .found),
      (["--weight", "bold"], .passed), ([], .found),
    ] as [([String], ExitCode)])
  func theFontDecidesWhatIsRequired(arguments: [String], status: ExitCode) {
    let line = ["contrast", "#F16E00", "white", "--require", "aa"] + arguments
    #expect(A11ySim.run(line, console: world.console) == status)
  }

  @Test func readingsAreNamedWithBothNumbers() throws {
    _ = world.run("contrast", "#F16E00", "white", "--size", "17", "--weight", "bold")
    #expect(
      world.output.contains(
        """
        A text of 17 pt, weight 700:
          ios-points (chosen)  large      3:1    passed
          wcag                 not large  4.5:1  failed
          apple                large      3:1    passed
        """))
    _ = world.run("contrast", "#F16E00", "white", "--size", "17", "--format", "json")
    let value = try JSONParser.parse(Array(world.output.utf8))
    let readings = JSONWriter.compact(value["readings"] ?? .null)
    #expect(
      readings.hasPrefix(
        #"[{"reading":"ios-points","large":false,"required":4.5,"outcome":"failed"}"#))
  }

  /// What is painted between the two, around them and under them.
  @Test(
    arguments: [
      (["#000000", "#FFFFFF80"], "seen as #000000 on #FFFFFF, over a white page"),
      (
        ["#000000", "#FFFFFF80", "--over", "#000000"],
        "seen as #000000 on #808080, over #000000"
      ),
      (
        ["#000000", "#FFFFFF80", "--over", "#FFFFFF80", "--over", "#000000"],
        "seen as #000000 on #C0C0C0, over #FFFFFF80, then #000000"
      ),
      (
        ["black", "white", "--opacity", "0.5", "--color-scheme", "dark"],
        "seen as #000000 on #808080, over a black page"
      ),
      (["#808080", "#FFCC00", "--blend", "multiply"], "seen as #806600 on #FFCC00"),
      (["secondaryLabel", "systemBackground"], "seen as #8A8A8E on #FFFFFF"),
      (
        ["secondaryLabel", "systemBackground", "--contrast", "increased"],
        "seen as #636369 on #FFFFFF"
      ),
    ] as [([String], String)])
  func everythingAroundIsPainted(arguments: [String], words: String) {
    #expect(A11ySim.run(["contrast"] + arguments, console: world.console) == .passed)
    #expect(world.output.contains(words), "\(world.output)")
  }

  @Test(arguments: [("ios-18", "4.01"), ("ios-26", "3.52")])
  func theSystemOfAProfileIsMeant(profile: String, ratio: String) {
    #expect(world.run("contrast", "systemBlue", "white", "--profile", profile) == .passed)
    #expect(world.output.contains("  \(ratio):1\n"))
    #expect(world.output.contains("colours of the system: iOS"))
  }

  /// What is not known is no pass, and no guess.
  @Test(
    arguments: [
      ("linear-gradient(#555555, rgb(153 153 153))", "2.84:1 to 7.45:1", "over-gradient"),
      ("linear-gradient(#000, #222)", "15.90:1 to 21.00:1", "over-gradient"),
      ("thinMaterial", "1.00:1 to 21.00:1", "over-material"),
      ("picture", "1.00:1 to 21.00:1", "over-image"),
    ])
  func aRangeIsShownAndJudged(background: String, range: String, code: String) throws {
    let status = world.run("contrast", "white", background, "--require", "aa")
    let passes = background.contains("#222")
    #expect(status == (passes ? .passed : .found))
    #expect(world.output.contains(range), "\(world.output)")
    #expect(world.output.contains("cantTell: AA text needs 4.5:1") == !passes)
    _ = world.run("contrast", "white", background, "--format", "json")
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["range"]?["reason"]?.content == .string(code))
    #expect(
      value["outcomes"]?["aaText"]?.content == .string(passes ? "passed" : "cantTell"))
  }

  @Test(
    arguments: [
      (["red", "white", "--size", "big"], "--size: expected a number of points from 1 to 1000"),
      (
        ["red", "white", "--weight", "bld"], "--weight: unknown weight 'bld'; did you mean 'bold'?"
      ),
      (["red", "white", "--opacity", "2"], "--opacity: expected a number from 0 to 1, found '2'"),
      (["red", "white", "--over", "gren"], "\"gren\" is not a colour"),
      (["red", "linear-gradient(#000)"], "linear-gradient() takes two colours or more"),
      (["picture", "white"], "\"picture\" is not a colour"),
      (["red", "white", "--format", "svg"], "--format: unknown format 'svg'"),
    ] as [([String], String)])
  func badOptionsAreNamed(arguments: [String], message: String) {
    #expect(A11ySim.run(["contrast"] + arguments, console: world.console) == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
  }
}
