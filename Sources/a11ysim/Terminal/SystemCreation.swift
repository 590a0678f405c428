#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Creates files one after the other; where one cannot be, what was created is taken away again.
func createFiles(_ files: [Console.NewFile]) throws(FileError) {
  var created: [(path: String, isFolder: Bool)] = []
  do throws(FileError) {
    for file in files {
      for folder in folders(around: file.path) where mkdir(folder, 0o755) == 0 {
        created.append((folder, true))
      }
      do throws(SystemError) {
        try writeNew(file.text, at: file.path)
      } catch {
        throw FileError(path: file.path, reason: error.reason)
      }
      created.append((file.path, false))
    }
  } catch {
    for thing in created.reversed() {
      if thing.isFolder { rmdir(thing.path) } else { unlink(thing.path) }
    }
    throw error
  }
}

/// Returns the paths of the folders that a file stands in, the outermost first.
private func folders(around path: String) -> [String] {
  path.indices.filter { path[$0] == "/" && $0 != path.startIndex }.map { String(path[..<$0]) }
}
