import Foundation
import Testing

@testable import a11ysim

/// The real files, in a folder of their own.
struct SystemConsoleTests {
  private let console = Console.system()

  @Test func filesAreReplacedWhole() throws {
    try inTemporaryFolder { folder in
      let path = "\(folder)/a.transcript"
      try console.replace(path, "old\n")
      try console.replace(path, "new ✓\n")
      #expect(try console.read(path) == Array("new ✓\n".utf8))
      #expect(try console.list(folder).map(\.name) == ["a.transcript"])
    }
  }

  @Test func aFileThatCannotBeReplacedStays() throws {
    try inTemporaryFolder { folder in
      let path = "\(folder)/taken"
      try FileManager.default.createDirectory(
        atPath: "\(path)/inside", withIntermediateDirectories: true)
      #expect(throws: FileError.self) { try console.replace(path, "text") }
      #expect(try console.list(folder).map(\.name) == ["taken"])
      #expect(throws: FileError(path: "\(folder)/no/a", reason: "no such file or folder")) {
        try console.replace("\(folder)/no/a", "text")
      }
    }
  }

  @Test func aPathThatCannotBeReadSaysWhy() throws {
    try inTemporaryFolder { folder in
      try console.replace("\(folder)/file", "text")
      #expect(throws: FileError(path: "\(folder)/no", reason: "no such file or folder")) {
        try console.read("\(folder)/no")
      }
      #expect(throws: FileError(path: folder, reason: "is a folder")) { try console.read(folder) }
      #expect(
        throws: FileError(
          path: "\(folder)/file/x", reason: "a part of the path is not a folder")
      ) { try console.read("\(folder)/file/x") }
    }
  }

  @Test func aFileLargerThanAChunkIsReadWhole() throws {
    try inTemporaryFolder { folder in
      let text = String(repeating: "0123456789", count: 20_000)
      try console.replace("\(folder)/long", text)
      #expect(try console.read("\(folder)/long") == Array(text.utf8))
    }
  }

  @Test func linkLoopsEnd() throws {
    try inTemporaryFolder { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/a/b", withIntermediateDirectories: true)
      try console.replace("\(folder)/a/b/x.scenario.json", "{}")
      try files.createSymbolicLink(
        atPath: "\(folder)/a/b/up", withDestinationPath: "\(folder)/a")
      try files.createSymbolicLink(
        atPath: "\(folder)/a/gone.scenario.json", withDestinationPath: "nowhere")
      let found = FileFinder([folder], console: console)
      #expect(
        found.files == ["\(folder)/a/b/x.scenario.json", "\(folder)/a/gone.scenario.json"])
      #expect(found.errors == [])
    }
  }

  @Test func filesAreCreatedWithTheirFoldersOrNotAtAll() throws {
    try inTemporaryFolder { folder in
      let first = Console.NewFile(path: "\(folder)/a/b/first", text: "1")
      let second = Console.NewFile(path: "\(folder)/taken", text: "2")
      try console.replace(second.path, "mine")
      #expect(throws: FileError(path: second.path, reason: "stands there already")) {
        try console.create([first, second])
      }
      #expect(try console.list(folder).map(\.name) == ["taken"])
      #expect(try console.read(second.path) == Array("mine".utf8))
      try console.create([first, .init(path: "\(folder)/a/second", text: "2")])
      #expect(try console.read(first.path) == Array("1".utf8))
      #expect(try Set(console.list("\(folder)/a").map(\.name)) == ["b", "second"])
    }
  }

  @Test func whatIsWrittenHasAnotherVersion() throws {
    try inTemporaryFolder { folder in
      let path = "\(folder)/file"
      try console.replace(path, "text")
      let first = try console.inspect(path)
      #expect(try console.inspect(path) == first)
      try console.replace(path, "next")
      let second = try console.inspect(path)
      #expect(first.identity != second.identity || first.version != second.version)
      #expect(second.version.size == 4)
    }
  }

  private func inTemporaryFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/a11ysim-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}
