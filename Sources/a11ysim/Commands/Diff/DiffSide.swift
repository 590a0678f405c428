import CardA11y

/// One side of a comparison: where its files are read, and which there are.
struct DiffSide {
  /// What it is called.
  let name: DiffName
  /// What reads its files.
  let console: Console
  /// The files and folders that the command line names.
  let roots: [String]
  /// The commit whose files they are, nil for the disk.
  var tree: GitTree?
  /// The version of the reader that listens to it, nil for the scenario's own.
  var profile: String?

  /// Returns what is wrong with a file of this side, and says which side that is.
  func error(_ error: InputError) -> InputError {
    guard tree != nil, !error.message.hasSuffix(" in \(name.title)") else { return error }
    var error = error
    error.message += " (in \(name.title))"
    return error
  }
}

/// Both sides of a comparison.
@MainActor
struct DiffSides {
  /// The side that is compared with.
  let old: DiffSide
  /// The side that is judged.
  let new: DiffSide

  /// Looks up what a command line compares.
  init(_ form: DiffForm, _ invocation: Invocation) throws(InputError) {
    let console = invocation.console
    switch form {
    case .paths(let oldPath, let newPath):
      let isFolder = [oldPath, newPath].map { (try? console.inspect($0).kind) == .folder }
      guard isFolder[0] == isFolder[1] else {
        throw InputError(
          path: isFolder[0] ? newPath : oldPath,
          message: "is no folder, as the other is; compare two files or two folders")
      }
      let kind: DiffName.Kind = isFolder[0] ? .folder : .file
      old = DiffSide(name: DiffName(kind, oldPath), console: console, roots: [oldPath])
      new = DiffSide(name: DiffName(kind, newPath), console: console, roots: [newPath])
    case .revisions(let oldWord, let newWord, let fromMergeBase, let paths):
      let roots = paths.isEmpty ? [ScenarioFiles.defaultFolder] : paths
      let repository = try GitRepository(around: roots[0], console: console)
      var title = oldWord
      var commit = try repository.commit(oldWord)
      var newCommit: String?
      if let newWord { newCommit = try repository.commit(newWord) }
      if fromMergeBase, let newWord, let newCommit {
        commit = try repository.mergeBase(commit, newCommit)
        title = "the merge base of \(oldWord) and \(newWord)"
      }
      old = try Self.revision(commit, title, roots, repository, console)
      if let newWord, let newCommit {
        new = try Self.revision(newCommit, newWord, roots, repository, console)
      } else {
        new = DiffSide(
          name: DiffName(.workingTree, "the working tree"), console: console, roots: roots)
      }
    }
  }

  /// Compares what two versions of the reader make of the same files.
  init(profiles: (old: String, new: String), of paths: [String], console: Console) {
    let roots = paths.isEmpty ? [ScenarioFiles.defaultFolder] : paths
    (old, new) = (
      DiffSide(
        name: DiffName(.profile, profiles.old), console: console, roots: roots,
        profile: profiles.old),
      DiffSide(
        name: DiffName(.profile, profiles.new), console: console, roots: roots,
        profile: profiles.new)
    )
  }

  private static func revision(
    _ commit: String, _ title: String, _ roots: [String], _ repository: GitRepository,
    _ console: Console
  ) throws(InputError) -> DiffSide {
    let tree = try GitTree(commit, title: title, of: repository, console: console)
    return DiffSide(
      name: DiffName(.revision, title, commit: commit), console: tree.console, roots: roots,
      tree: tree)
  }
}
