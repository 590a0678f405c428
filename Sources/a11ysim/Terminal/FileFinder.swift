/// Finds the scenario files that paths on a command line stand for.
struct FileFinder {
  /// What a file below a folder must be called (DESIGN §5).
  static let suffix = ".scenario.json"

  /// The files, each once, in the order of the paths and sorted by name below a folder.
  private(set) var files: [String] = []
  /// What could not be looked into.
  private(set) var errors: [FileError] = []
  /// The folders among the paths below which there is none; each is an error as well.
  private(set) var emptyFolders: [String] = []

  private let console: Console
  private var taken: Set<String> = []
  private var visited: Set<PathStatus.Identity> = []

  /// Looks for files: a folder stands for the scenarios below it, all else for itself.
  init(_ paths: [String], console: Console) {
    self.console = console
    for path in paths {
      if path == "-" || (try? console.inspect(path).kind) != .folder {
        take(path)
      } else {
        visited = []
        let count = files.count
        let failures = errors.count
        visit(path)
        if files.count == count, errors.count == failures, !repeats(path) {
          emptyFolders.append(path)
          errors.append(FileError(path: path, reason: "no file below is named *\(Self.suffix)"))
        }
      }
    }
  }

  /// Whether a folder only holds files that another path has already given.
  private func repeats(_ folder: String) -> Bool {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return files.contains { $0.hasPrefix(prefix) }
  }

  private mutating func take(_ path: String) {
    if taken.insert(path).inserted { files.append(path) }
  }

  /// A folder is entered once, so that a link to a folder above it ends.
  private mutating func visit(_ folder: String) {
    do throws(FileError) {
      guard visited.insert(try console.inspect(folder).identity).inserted else { return }
      let entries = try console.list(folder).sorted {
        $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
      }
      for entry in entries {
        let path = folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
        try enter(path, entry)
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func enter(_ path: String, _ entry: FolderEntry) throws(FileError) {
    let isScenario = entry.name.hasSuffix(Self.suffix)
    if entry.mayBeFolder {
      switch try? console.inspect(path).kind {
      case .folder: return visit(path)
      case nil where !isScenario: return
      default: break
      }
    }
    if isScenario { take(path) }
  }
}
