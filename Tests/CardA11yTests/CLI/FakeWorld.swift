@testable import a11ysim

/// Files and streams in memory.
final class FakeWorld {
  /// What files hold, by path.
  var files: [String: [UInt8]] = [:]
  /// Paths that exist and may not be read.
  var forbidden: Set<String> = []
  /// Paths at which nothing can be created.
  var closed: Set<String> = []
  /// Links to folders, by path.
  var links: [String: String] = [:]
  /// What standard input holds.
  var input: [UInt8] = []
  /// The variables of the environment.
  var variables: [String: String] = [:]
  /// The seconds since 1970, as it is 22 August 2026.
  var now = 1_787_400_000
  /// What happens in the world while a run waits, one turn after the other; then it is ended.
  var turns: [() -> Void] = []
  /// How many seconds it takes to read a file.
  var secondsPerRead = 0
  /// The columns of the terminal, nil for none.
  var columns: Int?
  /// Why standard output refuses to be written, nil where it does not.
  var outputFailure: String?
  /// What git holds, nil where there is none.
  var git: FakeGit?
  /// The keys that a person presses at the terminal, one after the other; nil for no terminal.
  var keys: [Key]?
  /// How large the terminal is.
  var size = Terminal.Size(columns: 60, rows: 20)
  /// Every picture that the terminal showed.
  private(set) var pictures: [[String]] = []
  /// Whether the terminal was given back.
  private(set) var isClosed = false
  /// What was said aloud, with its program and its language.
  private(set) var said: [String] = []
  /// What was written to standard output.
  private(set) var output = ""
  /// What was written to standard error.
  private(set) var errors = ""

  /// Creates files from texts.
  init(_ texts: [String: String] = [:]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  /// Runs a command line and forgets what earlier runs wrote.
  @MainActor
  func run(_ arguments: String...) -> ExitCode { run(arguments) }

  /// Runs a command line and forgets what earlier runs wrote.
  @MainActor
  func run(_ arguments: [String]) -> ExitCode {
    output = ""
    errors = ""
    return A11ySim.run(arguments, console: console)
  }

  /// Returns the text of a file.
  func text(of path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  var console: Console {
    Console(
      write: { text, stream throws(FileError) in
        if stream == .output, let reason = self.outputFailure {
          throw FileError(path: "standard output", reason: reason)
        }
        if stream == .output { self.output += text } else { self.errors += text }
      },
      read: { path throws(FileError) in
        self.now += self.secondsPerRead
        guard path != "-" else { return self.input }
        guard try self.inspect(path).kind == .file else {
          throw FileError(path: path, reason: "is a folder")
        }
        guard !self.forbidden.contains(path) else {
          throw FileError(path: path, reason: "permission denied")
        }
        return self.files[self.resolved(path)] ?? []
      },
      inspect: inspect,
      list: { path throws(FileError) in
        guard !self.forbidden.contains(path) else {
          throw FileError(path: path, reason: "permission denied")
        }
        return self.names(in: self.resolved(path)).map { name in
          FolderEntry(name: name, mayBeFolder: self.files["\(self.resolved(path))/\(name)"] == nil)
        }
      },
      replace: { path, text throws(FileError) in
        guard !self.forbidden.contains(path) else {
          throw FileError(path: path, reason: "permission denied")
        }
        self.files[path] = Array(text.utf8)
      },
      create: { files throws(FileError) in
        for file in files {
          guard !self.closed.contains(file.path) else {
            throw FileError(path: file.path, reason: "permission denied")
          }
          guard self.files[file.path] == nil else {
            throw FileError(path: file.path, reason: "stands there already")
          }
        }
        for file in files { self.files[file.path] = Array(file.text.utf8) }
      },
      variable: { self.variables[$0] },
      now: { self.now }, columns: { _ in self.columns },
      wait: { _ in
        guard !self.turns.isEmpty else { return false }
        self.turns.removeFirst()()
        return true
      },
      openTerminal: { self.keys.map(self.terminal) },
      voice: { program in
        Voice(say: { self.said.append("\(program) \($1): \($0)") }, stop: {})
      },
      run: { program, arguments, input throws(FileError) in
        guard program == "git", let git = self.git else {
          throw FileError(path: program, reason: "is in no folder of PATH")
        }
        return git.run(arguments, input)
      })
  }

  private func terminal(_ keys: [Key]) -> Terminal {
    var rest = keys[...]
    return Terminal(
      read: { rest.popFirst().map { .keys([$0]) } ?? .ended }, size: { self.size },
      show: { self.pictures.append($0) }, close: { self.isClosed = true })
  }

  private func inspect(_ path: String) throws(FileError) -> PathStatus {
    let target = resolved(path)
    let isFile = files[target] != nil
    guard isFile || forbidden.contains(path) || !names(in: target).isEmpty else {
      throw FileError(path: path, reason: "no such file or folder")
    }
    let isFolder = !names(in: target).isEmpty
    let number = UInt64(truncatingIfNeeded: target.hashValue)
    let content = files[target] ?? []
    return PathStatus(
      kind: isFolder ? .folder : .file, identity: .init(device: 1, number: number),
      version: .init(size: content.count, modified: content.hashValue))
  }

  private func resolved(_ path: String) -> String {
    var path = path.hasSuffix("/") ? String(path.dropLast()) : path
    for (link, target) in links.sorted(by: { $0.key < $1.key }) {
      while path == link || path.hasPrefix(link + "/") {
        path = target + path.dropFirst(link.count)
      }
    }
    return path
  }

  private func names(in folder: String) -> [String] {
    let paths = Array(files.keys) + Array(links.keys) + Array(forbidden)
    // The current folder and the root are no part of the paths below them.
    let prefix = folder == "." ? "" : folder + "/"
    let names = paths.compactMap { path -> String? in
      guard path.hasPrefix(prefix), folder != "." || !path.hasPrefix("/") else { return nil }
      return path.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
    }
    return Array(Set(names))
  }
}
