/// Paths from one folder to another.
enum RelativePath {
  /// Returns the path of a file from the folder of another file, by the names alone.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - other: The file from whose folder the path begins.
  /// - Returns: The path, nil where the names do not tell it.
  static func path(of path: String, besideFile other: String) -> String? {
    guard path.hasPrefix("/") == other.hasPrefix("/") else { return nil }
    let target = names(of: path)
    let folder = names(of: other).dropLast()
    let shared = zip(target, folder).prefix { $0 == $1 }.count
    // The name of a folder that `..` leaves is not known.
    guard !folder.dropFirst(shared).contains("..") else { return nil }
    let up = Array(repeating: "..", count: folder.count - shared)
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }

  /// Returns the path of an input from the folder of the run, as servers take it: without `./`, and
  /// not from the root where it stands below the folder.
  static func path(ofInput path: String, console: Console) -> String {
    // Any name will do: only its folder counts, and that is the current one.
    let beside = "-"
    guard path != beside else { return path }
    guard path.hasPrefix("/") else { return self.path(of: path, besideFile: beside) ?? path }
    guard let relative = self.path(of: path, besideFile: beside, console: console),
      !relative.hasPrefix("../")
    else { return path }
    return relative
  }

  /// So many folders are looked at upwards; no file system has more.
  private static let mostFolders = 128

  /// Returns the path of a file from the folder of another file, by asking which folders are the
  /// same: one path may begin at the root and the other at the current folder.
  static func path(of path: String, besideFile other: String, console: Console) -> String? {
    let names = names(of: path)
    let root = path.hasPrefix("/") ? "/" : ""
    let ancestors = names.indices.map { place in
      let folder = root + names[..<place].joined(separator: "/")
      return try? console.inspect(folder.isEmpty ? "." : folder).identity
    }
    let slash = other.lastIndex(of: "/")
    var folder = slash.map { $0 == other.startIndex ? "/" : String(other[..<$0]) } ?? "."
    for up in 0..<mostFolders {
      guard let identity = try? console.inspect(folder).identity else { return nil }
      if let place = ancestors.lastIndex(of: identity) {
        return (Array(repeating: "..", count: up) + names[place...]).joined(separator: "/")
      }
      folder += "/.."
    }
    return nil
  }

  private static func names(of path: String) -> [String] {
    var names: [String] = []
    for name in path.split(separator: "/").map(String.init) where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return names
  }
}
