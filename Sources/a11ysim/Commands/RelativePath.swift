/// Paths from one folder to another, by their names alone.
enum RelativePath {
  /// Returns the path of a file from the folder of another file.
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
