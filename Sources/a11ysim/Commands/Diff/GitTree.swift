import CardA11y

/// The files of one commit, read as if they stood on the disk.
///
/// A path means what it means in the working tree. What lies outside of the repository is no part
/// of any commit, and is read from the disk.
final class GitTree {
  private let repository: GitRepository
  private let title: String
  private let disk: Console
  private var files: [String: (mode: String, object: String)] = [:]
  private var folders: [String: [String]] = ["": []]
  private var numbers: [String: UInt64] = [:]
  private var contents: [String: [UInt8]] = [:]

  /// Lists the files of a commit, which people call by a title.
  init(_ commit: String, title: String, of repository: GitRepository, console: Console)
    throws(InputError)
  {
    self.repository = repository
    self.title = title
    disk = console
    for file in try repository.files(of: commit) {
      files[file.path] = (file.mode, file.object)
      add(file.path)
    }
  }

  private func add(_ path: String) {
    guard numbers[path] == nil else { return }
    numbers[path] = UInt64(numbers.count) + 1
    let slash = path.lastIndex(of: "/")
    let parent = slash.map { String(path[..<$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    folders[parent, default: []].append(name)
    if !parent.isEmpty { add(parent) }
  }

  /// The console that reads this commit and writes nothing.
  var console: Console {
    var console = disk
    console.read = { path throws(FileError) in try self.read(path) }
    console.inspect = { path throws(FileError) in try self.inspect(path) }
    console.list = { path throws(FileError) in try self.list(path) }
    console.replace = { [title] path, _ throws(FileError) in
      throw FileError(path: path, reason: "nothing is written into \(title)")
    }
    return console
  }

  /// Reads many files at once, so that git is started but once.
  func prepare(_ paths: [String]) throws(InputError) {
    let objects = paths.compactMap { path -> String? in
      guard case .inside(let path) = place(of: path) else { return nil }
      return files[path]?.object
    }
    try load(Set(objects).subtracting(contents.keys).sorted())
  }

  private func load(_ objects: [String]) throws(InputError) {
    guard !objects.isEmpty else { return }
    for (object, bytes) in zip(objects, try repository.contents(of: objects)) {
      contents[object] = bytes
    }
  }

  private enum Place {
    /// A path from the root of the repository, empty for the root.
    case inside(String)
    case outside
  }

  private func place(of path: String) -> Place {
    let folder = repository.folder
    guard
      let relative = RelativePath.path(of: path, besideFile: folder == "/" ? "/_" : folder + "/_")
    else { return .outside }
    var names = repository.prefix.split(separator: "/").map(String.init)
    for name in relative.split(separator: "/").map(String.init) {
      guard name == ".." else {
        names.append(name)
        continue
      }
      guard names.popLast() != nil else { return .outside }
    }
    return .inside(names.joined(separator: "/"))
  }

  /// So many links are followed.
  private static let mostLinks = 40

  /// Follows the links on the way to a path.
  private func followed(_ path: String, spelled: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<Self.mostLinks {
      guard let (link, target) = try firstLink(in: path, spelled: spelled) else { return path }
      let parent = link.lastIndex(of: "/").map { link[..<$0] } ?? ""
      var names = parent.split(separator: "/").map(String.init)
      for name in (target + path.dropFirst(link.count)).split(separator: "/") {
        if name == ".." { _ = names.popLast() } else if name != "." { names.append(String(name)) }
      }
      path = names.joined(separator: "/")
    }
    throw FileError(path: spelled, reason: "too many links")
  }

  private func firstLink(
    in path: String, spelled: String
  ) throws(FileError) -> (link: String, target: String)? {
    var link = ""
    for name in path.split(separator: "/") {
      link += (link.isEmpty ? "" : "/") + name
      guard let file = files[link], file.mode == "120000" else { continue }
      return (link, String(decoding: try bytes(of: file.object, spelled), as: UTF8.self))
    }
    return nil
  }

  private func bytes(of object: String, _ path: String) throws(FileError) -> [UInt8] {
    do throws(InputError) {
      if contents[object] == nil { try load([object]) }
    } catch {
      throw FileError(path: path, reason: error.message)
    }
    guard let bytes = contents[object] else {
      throw FileError(path: path, reason: "git does not hold what \(title) has here")
    }
    return bytes
  }

  private func read(_ path: String) throws(FileError) -> [UInt8] {
    guard path != "-", case .inside(let inside) = place(of: path) else {
      return try disk.read(path)
    }
    let target = try followed(inside, spelled: path)
    guard let file = files[target], file.mode != Self.submodule else {
      throw FileError(
        path: path,
        reason: folders[target] == nil ? "no such file or folder in \(title)" : "is a folder")
    }
    return try bytes(of: file.object, path)
  }

  private static let submodule = "160000"

  private func inspect(_ path: String) throws(FileError) -> PathStatus {
    guard case .inside(let inside) = place(of: path) else { return try disk.inspect(path) }
    let target = try followed(inside, spelled: path)
    let isFolder = folders[target] != nil || files[target]?.mode == Self.submodule
    // The root of the repository ends every search upwards.
    guard isFolder || files[target] != nil || target == ".git" else {
      throw FileError(path: path, reason: "no such file or folder in \(title)")
    }
    let number = numbers[target] ?? (target.isEmpty ? 0 : .max)
    return PathStatus(
      kind: isFolder || target == ".git" ? .folder : .file,
      identity: .init(device: .max, number: number),
      // What a revision holds is never written again.
      version: .init(size: 0, modified: 0))
  }

  private func list(_ path: String) throws(FileError) -> [FolderEntry] {
    guard case .inside(let inside) = place(of: path) else { return try disk.list(path) }
    let target = try followed(inside, spelled: path)
    guard let names = folders[target] else {
      throw FileError(path: path, reason: "is no folder in \(title)")
    }
    return names.map { name in
      let file = files[target.isEmpty ? name : "\(target)/\(name)"]
      return FolderEntry(
        name: name, mayBeFolder: file == nil || ["120000", Self.submodule].contains(file?.mode))
    }
  }
}
