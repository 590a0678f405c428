import CardA11y

/// A git repository, asked by git itself; nothing in it is ever changed.
struct GitRepository {
  private let console: Console
  /// A folder in it, as the command line spells it.
  let folder: String
  /// The path of that folder from the root, empty or ending with a slash.
  let prefix: String

  /// Finds the repository around a path, which need not be there any more.
  init(around path: String, console: Console) throws(InputError) {
    self.console = console
    var folder = path
    while (try? console.inspect(folder).kind) != .folder {
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else {
        folder = path.hasPrefix("/") ? "/" : "."
        break
      }
      folder = String(folder[..<slash])
    }
    self.folder = folder
    let answer = try Self.git(["-C", folder, "rev-parse", "--show-prefix"], console: console)
    guard answer.status == 0 else {
      throw InputError(path: path, message: "git finds no repository here: \(answer.firstError)")
    }
    prefix = answer.line
  }

  /// Returns the commit that a revision names.
  func commit(_ revision: String) throws(InputError) -> String {
    let answer = try git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard answer.status == 0, !answer.line.isEmpty else {
      throw InputError(
        path: revision,
        message: "git knows no such revision; a shallow clone has to fetch it first"
      )
    }
    return answer.line
  }

  /// Returns where two commits part.
  func mergeBase(_ one: String, _ other: String) throws(InputError) -> String {
    let answer = try git(["merge-base", one, other])
    guard answer.status == 0, !answer.line.isEmpty else {
      throw InputError(
        path: "\(one)...\(other)",
        message: "git finds no common ancestor; a shallow clone has to fetch more")
    }
    return answer.line
  }

  /// Returns every file of a commit: its mode, its object and its path from the root.
  func files(of commit: String) throws(InputError) -> [(mode: String, object: String, path: String)]
  {
    let answer = try git(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard answer.status == 0 else {
      throw InputError(path: commit, message: "git ls-tree failed: \(answer.firstError)")
    }
    return answer.output.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3 else { return nil }
      return (
        String(decoding: words[0], as: UTF8.self), String(decoding: words[2], as: UTF8.self),
        String(decoding: line[(tab + 1)...], as: UTF8.self)
      )
    }
  }

  /// Returns what objects hold, nil for those that git does not have.
  func contents(of objects: [String]) throws(InputError) -> [[UInt8]?] {
    let answer = try Self.git(
      ["-C", folder, "cat-file", "--batch"], input: objects.map { $0 + "\n" }.joined(),
      console: console)
    guard answer.status == 0 else {
      throw InputError(path: folder, message: "git cat-file failed: \(answer.firstError)")
    }
    var contents: [[UInt8]?] = []
    var rest = answer.output[...]
    for _ in objects {
      let head = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(head.count + 1)
      let words = head.split(separator: UInt8(ascii: " "))
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        rest.count > size
      else {
        contents.append(nil)
        continue
      }
      contents.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  private func git(_ arguments: [String]) throws(InputError) -> ProgramResult {
    try Self.git(["-C", folder] + arguments, console: console)
  }

  private static func git(
    _ arguments: [String], input: String = "", console: Console
  ) throws(InputError) -> ProgramResult {
    do throws(FileError) {
      return try console.run("git", arguments, Array(input.utf8))
    } catch {
      throw InputError(path: error.path, message: error.reason)
    }
  }
}

extension ProgramResult {
  /// The first line of what it wrote.
  fileprivate var line: String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
