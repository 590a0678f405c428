import CardA11y

/// Files in memory, by their paths.
struct MemoryFiles {
  var texts: [String: String]

  struct Missing: Error, CustomStringConvertible {
    let description = "no such file or folder"
  }

  var input: InputFiles {
    InputFiles { path in
      guard let text = texts[path] else { throw Missing() }
      return Array(text.utf8)
    } list: { folder in
      var entries: Set<InputFiles.Entry> = []
      for path in texts.keys where path.hasPrefix("\(folder)/") {
        let parts = path.dropFirst(folder.count + 1).split(separator: "/")
        guard let name = parts.first else { continue }
        entries.insert(InputFiles.Entry(name: String(name), isFolder: parts.count > 1))
      }
      guard !entries.isEmpty else { throw Missing() }
      return Array(entries)
    }
  }
}
