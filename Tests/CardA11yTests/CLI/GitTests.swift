import Foundation
import Testing

@testable import a11ysim

/// The real git, in a repository of its own.
@MainActor
struct GitTests {
  private let system = Console.system()

  @Test func twoCommitsOfARealRepositoryAreCompared() throws {
    try inRepository { folder, git in
      let path = "\(folder)/S/a.scenario.json"
      try write(DiffCommandTests.card("Soup"), to: path)
      try git(["add", "-A"])
      try git(["commit", "-qm", "one"])
      try write(DiffCommandTests.card("Soup", nil), to: path)
      try git(["commit", "-qam", "two"])
      let before = try system.read(path)
      let (status, output) = run("diff", "HEAD~1..HEAD", "\(folder)/S", "--format", "markdown")
      #expect(status == .found)
      #expect(output.contains("**says less**: stop 1 `Soup, 20min` → `Soup`"), "\(output)")
      #expect(try system.read(path) == before)
      try write(DiffCommandTests.card("Stew", nil), to: path)
      let working = run("diff", "HEAD", "--", "\(folder)/S")
      #expect(working.status == .passed && working.output.contains("“Soup” → “Stew”"))
      #expect(run("diff", "nowhere..HEAD", "\(folder)/S").status == .notMeasured)
    }
  }

  @Test func aProgramIsRunToItsEnd() throws {
    // More than a pipe holds goes in and comes out.
    let input = [UInt8](repeating: 0x61, count: 300_000)
    let result = try system.run("cat", [], input)
    #expect(result == ProgramResult(status: 0, output: input))
    let failed = try system.run("sh", ["-c", "echo wrong >&2; exit 3"], [])
    #expect(failed.status == 3 && failed.firstError == "wrong")
    #expect(try system.run("sh", ["-c", "kill -9 $$"], []).status == nil)
    #expect(try system.run("true", [], input).status == 0)
  }

  @Test func aProgramThatIsNotThereIsNamed() {
    #expect(throws: FileError(path: "a11ysim-no-such-program", reason: "is in no folder of PATH")) {
      try system.run("a11ysim-no-such-program", [], [])
    }
  }

  private func run(_ arguments: String...) -> (status: ExitCode, output: String) {
    var console = system
    var output = ""
    console.write = { text, _ throws(FileError) in output += text }
    return (A11ySim.run(arguments, console: console), output)
  }

  private func write(_ text: String, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try system.replace(path, text)
  }

  private func inRepository(
    _ body: (String, ([String]) throws -> Void) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/a11ysim-git-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let git = { (arguments: [String]) in
      let own = ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@example.org"]
      let result = try system.run("git", own + arguments, [])
      #expect(result.status == 0, "\(result.firstError)")
    }
    try git(["init", "-q"])
    try body(folder, git)
  }
}
