import Testing

@testable import a11ysim

/// What the arguments of `diff` mean.
struct DiffFormTests {
  private let world = FakeWorld(["A/x.scenario.json": "{}", "B/x.scenario.json": "{}"])

  private func form(_ line: String) throws -> DiffForm {
    let arguments = ["diff"] + line.split(separator: " ").map(String.init)
    let request = try ArgumentParser(commands: [.diff]).request(arguments, console: world.console)
    guard case .run(_, let invocation) = request else { throw UsageError(message: "no run") }
    return try DiffForm(invocation)
  }

  @Test(
    arguments: [
      ("A B", .paths(old: "A", new: "B")),
      (
        "A/x.scenario.json B/x.scenario.json",
        .paths(old: "A/x.scenario.json", new: "B/x.scenario.json")
      ),
      ("main..HEAD", .revisions(old: "main", new: "HEAD", fromMergeBase: false, paths: [])),
      ("main.. A", .revisions(old: "main", new: "HEAD", fromMergeBase: false, paths: ["A"])),
      ("..topic", .revisions(old: "HEAD", new: "topic", fromMergeBase: false, paths: [])),
      (
        "v1.0...v1.1 A B",
        .revisions(old: "v1.0", new: "v1.1", fromMergeBase: true, paths: ["A", "B"])
      ),
      ("main", .revisions(old: "main", new: nil, fromMergeBase: false, paths: [])),
      ("main --", .revisions(old: "main", new: nil, fromMergeBase: false, paths: [])),
      ("main -- A", .revisions(old: "main", new: nil, fromMergeBase: false, paths: ["A"])),
      ("A -- B", .revisions(old: "A", new: nil, fromMergeBase: false, paths: ["B"])),
      (
        "main HEAD -- A B",
        .revisions(old: "main", new: "HEAD", fromMergeBase: false, paths: ["A", "B"])
      ),
      ("main..HEAD -- A", .revisions(old: "main", new: "HEAD", fromMergeBase: false, paths: ["A"])),
      ("../old ../new", .revisions(old: "../old", new: "../new", fromMergeBase: false, paths: [])),
      ("main HEAD", .revisions(old: "main", new: "HEAD", fromMergeBase: false, paths: [])),
    ] as [(String, DiffForm)])
  func argumentsAreUnderstood(line: String, expected: DiffForm) throws {
    #expect(try form(line) == expected)
  }

  @Test(
    arguments: [
      ("main A", "'main' is no file or folder; revisions and paths are told apart by --"),
      ("A main", "'main' is no file or folder"), ("A B A", "too many arguments"),
      ("a b c -- A", "one or two revisions stand before --"),
      ("a..b c -- A", "one or two revisions stand before --"),
      ("-- A", "one or two revisions stand before --"),
      ("- A", "standard input has no other version"),
    ])
  func whatIsUnclearIsRefused(line: String, message: String) {
    do {
      Issue.record("understood as \(try form(line))")
    } catch {
      #expect((error as? UsageError)?.message.contains(message) == true)
    }
  }
}
