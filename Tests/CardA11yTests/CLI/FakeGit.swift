@testable import a11ysim

/// A repository in memory that answers as git does.
struct FakeGit {
  /// What each revision holds, by the path from the root.
  var revisions: [String: [String: String]]
  /// The current folder, from the root of the repository.
  var prefix = ""
  /// The path of the root on the disk, which stands before absolute paths.
  var root = "/repo/"
  /// The paths that are links.
  var links: Set<String> = []
  /// The objects that a partial clone left out, by their paths.
  var missing: Set<String> = []
  /// Where any two revisions part.
  var mergeBase: String?

  func run(_ arguments: [String], _ input: [UInt8]) -> ProgramResult {
    guard arguments.count > 2, arguments[0] == "-C" else { return failed("usage") }
    switch arguments[2...].prefix(2).joined(separator: " ") {
    case "rev-parse --show-prefix":
      let folder = arguments[1]
      guard !folder.hasPrefix("/") || folder.hasPrefix(root) else {
        return failed("fatal: not a git repository")
      }
      let inside = folder.hasPrefix("/") ? String(folder.dropFirst(root.count)) : prefix + folder
      let names = inside.split(separator: "/").filter { $0 != "." }
      return answer(names.map { $0 + "/" }.joined() + "\n")
    case "rev-parse --verify":
      let name = arguments.last?.replacing("^{commit}", with: "") ?? ""
      return revisions[name] == nil ? failed("") : answer(commit(name) + "\n")
    case let command where command.hasPrefix("merge-base"):
      return mergeBase.map { answer(commit($0) + "\n") } ?? failed("")
    case "ls-tree -r": return list(arguments.last ?? "")
    case "cat-file --batch":
      let names = String(decoding: input, as: UTF8.self).split(separator: "\n").map(String.init)
      return ProgramResult(status: 0, output: names.flatMap(object))
    default: return failed("unknown command")
    }
  }

  private func commit(_ name: String) -> String { "c0ffee-\(name)" }

  private func list(_ commit: String) -> ProgramResult {
    guard let revision = revisions.first(where: { self.commit($0.key) == commit }) else {
      return failed("fatal: not a tree object")
    }
    let lines = revision.value.keys.sorted().map { path in
      "\(links.contains(path) ? "120000" : "100644") blob \(revision.key):\(path)\t\(path)\0"
    }
    return answer(lines.joined())
  }

  private func object(_ name: String) -> [UInt8] {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, !missing.contains(parts[1]), let text = revisions[parts[0]]?[parts[1]]
    else { return Array("\(name) missing\n".utf8) }
    return Array("\(name) blob \(text.utf8.count)\n\(text)\n".utf8)
  }

  private func answer(_ text: String) -> ProgramResult {
    ProgramResult(status: 0, output: Array(text.utf8))
  }

  private func failed(_ text: String) -> ProgramResult {
    ProgramResult(status: 128, errors: Array(text.utf8))
  }
}
