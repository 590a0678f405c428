import CardA11y

/// What a scenario was made from: every file that was read for it, with what it held.
///
/// Two versions that were made from the same need not be measured.
final class InputLog {
  /// A file, or a folder that was listed.
  struct Entry: Equatable {
    /// The path from the scenario, empty for the scenario itself.
    let path: String
    /// What the file held, or the names in the folder.
    let content: [UInt8]
  }

  private var scenario = ""
  private(set) var entries: [Entry] = []

  /// Begins with another scenario.
  func begin(_ scenario: String) {
    self.scenario = scenario
    entries = []
  }

  /// Notes what a file held.
  func note(_ path: String, _ content: [UInt8]) {
    let relative = RelativePath.path(of: path, besideFile: scenario) ?? path
    entries.append(Entry(path: path == scenario ? "" : relative, content: content))
  }

  /// Returns a console that notes what is read.
  func watching(_ console: Console) -> Console {
    var watched = console
    watched.read = { path throws(FileError) in
      let bytes = try console.read(path)
      // A configuration is read once for many scenarios; whoever needs it notes it.
      if !path.hasSuffix(AuditConfiguration.fileName) { self.note(path, bytes) }
      return bytes
    }
    watched.list = { path throws(FileError) in
      let entries = try console.list(path)
      let names = entries.map(\.name).sorted().joined(separator: "\0")
      self.note(path, Array(names.utf8))
      return entries
    }
    return watched
  }
}
