import CardA11y

/// A scenario in both versions, or in the only one that there is.
struct DiffPair: Equatable {
  /// The file of the old version, nil for a scenario that is new.
  var old: String?
  /// The file of the new version, nil for a scenario that is gone.
  var new: String?
}

/// The scenarios of both sides, each with its other version.
///
/// Files are the same by their path, from the folder that is compared; a file that stands nowhere
/// else is the one that holds the same bytes, or that gives itself the same name.
@MainActor
struct DiffPairs {
  /// The pairs, in the order of the new files, those that are gone in between.
  private(set) var all: [DiffPair] = []
  /// What could not be looked into.
  private(set) var errors: [InputError] = []

  /// Finds the files of both sides.
  init(_ sides: DiffSides) throws(InputError) {
    let (old, new) = (FoundFiles(sides.old), FoundFiles(sides.new))
    errors = (old.errors + new.errors).reduce(into: []) { errors, error in
      if !errors.contains(error) { errors.append(error) }
    }
    for (one, other) in zip(old.missing, new.missing) {
      if let one, other != nil { errors.append(one) }
    }
    try sides.old.tree?.prepare(old.files.map(\.path))
    try sides.new.tree?.prepare(new.files.map(\.path))
    if sides.old.name.kind == .file {
      all = [DiffPair(old: old.files.first?.path, new: new.files.first?.path)]
      return
    }
    let olds = Dictionary(old.files.map { ($0.name, $0.path) }) { first, _ in first }
    let news = Set(new.files.map(\.name))
    all = new.files.map { DiffPair(old: olds[$0.name], new: $0.path) }
    let gone = old.files.filter { !news.contains($0.name) }.map { DiffPair(old: $0.path) }
    all += join(gone, sides)
    all.sort {
      ($0.new ?? $0.old ?? "").utf8.lexicographicallyPrecedes(($1.new ?? $1.old ?? "").utf8)
    }
  }

  /// Gives files that are gone to files that are new and the same, and returns the others.
  private mutating func join(_ gone: [DiffPair], _ sides: DiffSides) -> [DiffPair] {
    guard !gone.isEmpty, all.contains(where: { $0.old == nil }) else { return gone }
    var left = gone
    for sign in [FileSign.bytes, .name] {
      let signs = left.map { sign.value(of: $0.old, sides.old.console) }
      let others = all.map { $0.old == nil ? sign.value(of: $0.new, sides.new.console) : nil }
      for (place, value) in zip(left.indices, signs).reversed() {
        // Two of the same cannot be told apart.
        guard let value, signs.count(where: { $0 == value }) == 1,
          others.count(where: { $0 == value }) == 1, let match = others.firstIndex(of: value)
        else { continue }
        all[match].old = left.remove(at: place).old
      }
    }
    return left
  }
}

/// By what a file is known again at another path.
private enum FileSign {
  case bytes
  case name

  func value(of path: String?, _ console: Console) -> [UInt8]? {
    guard let path, let bytes = try? console.read(path) else { return nil }
    switch self {
    case .bytes: return bytes
    case .name:
      guard case .string(let name) = (try? JSONParser.parse(bytes))?["name"]?.content else {
        return nil
      }
      return Array(name.utf8)
    }
  }
}

/// The scenario files of one side.
private struct FoundFiles {
  /// The files, with their paths from the folder that is compared.
  private(set) var files: [(name: String, path: String)] = []
  private(set) var errors: [InputError] = []
  /// For each path of the command line, why nothing stands for it here; nil where something does.
  private(set) var missing: [InputError?] = []

  init(_ side: DiffSide) {
    var taken: Set<String> = []
    for root in side.roots {
      do throws(FileError) {
        let isFolder = try side.console.inspect(root).kind == .folder
        let finder = FileFinder([root], console: side.console)
        let prefix = root.hasSuffix("/") ? root : root + "/"
        for path in finder.files where taken.insert(path).inserted {
          let isBelow = isFolder && side.name.kind == .folder
          files.append((isBelow ? String(path.dropFirst(prefix.count)) : path, path))
        }
        errors += finder.errors.filter { !finder.emptyFolders.contains($0.path) }
          .map { side.error(InputError(path: $0.path, message: $0.reason)) }
        missing.append(
          finder.emptyFolders.isEmpty
            ? nil : finder.errors.first.map { InputError(path: $0.path, message: $0.reason) })
      } catch {
        missing.append(InputError(path: error.path, message: error.reason))
      }
    }
  }
}
