import Testing

@testable import a11ysim

struct FileFinderTests {
  private let world = FakeWorld([
    "S/b.scenario.json": "", "S/a.scenario.json": "", "S/a/x.scenario.json": "",
    "S/notes.json": "", "S/a.transcript": "", "other.json": "",
  ])

  @Test func aFolderStandsForTheScenariosBelowIt() {
    let found = FileFinder(["S"], console: world.console)
    #expect(found.files == ["S/a/x.scenario.json", "S/a.scenario.json", "S/b.scenario.json"])
    #expect(found.errors == [])
  }

  @Test func aFileIsTakenWhateverItsName() {
    let found = FileFinder(["other.json", "-", "missing.json"], console: world.console)
    #expect(found.files == ["other.json", "-", "missing.json"])
  }

  @Test func aFileIsTakenOnce() {
    let found = FileFinder(["S/b.scenario.json", "S/", "S"], console: world.console)
    #expect(found.files.filter { $0.hasSuffix("b.scenario.json") } == ["S/b.scenario.json"])
    #expect(found.files.count == 3)
  }

  @Test func aLinkToTheFolderAboveEnds() {
    world.links["S/a/up"] = "S"
    let found = FileFinder(["S"], console: world.console)
    #expect(found.files.count == 3)
  }

  @Test func aForbiddenFolderIsAnError() {
    world.forbidden = ["S/a"]
    let found = FileFinder(["S"], console: world.console)
    #expect(found.errors == [FileError(path: "S/a", reason: "permission denied")])
    #expect(found.files.count == 2)
  }
}
