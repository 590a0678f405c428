extension AssetCatalogue {
  /// Reads the folders of asset catalogues, such as `Assets.xcassets`.
  ///
  /// - Parameters:
  ///   - folders: Their paths; of two assets with one name the first one counts (ours).
  ///   - files: How folders are listed and files read.
  /// - Throws: The first thing that is wrong, with its place.
  public init(reading folders: [String], files: InputFiles) throws(InputError) {
    self.init()
    for folder in folders {
      var path = folder
      while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
      var reader = FolderReader(files: files)
      try reader.read(path, namespace: "", depth: 0)
      add(reader.catalogue)
    }
  }
}

/// Walks through the folders of a catalogue.
private struct FolderReader {
  let files: InputFiles
  var catalogue = AssetCatalogue()

  /// A link that leads back into its folder ends here.
  private static let maximumDepth = 32
  private static let contents = "Contents.json"

  mutating func read(_ folder: String, namespace: String, depth: Int) throws(InputError) {
    guard depth < Self.maximumDepth else {
      throw InputError(path: folder, message: "nested deeper than \(Self.maximumDepth) folders")
    }
    let entries = try files.entries(of: folder)
    var namespace = namespace
    if depth > 0, entries.contains(where: { $0.name == Self.contents }) {
      let name = folder.split(separator: "/").last ?? ""
      if try providesNamespace("\(folder)/\(Self.contents)") { namespace += "\(name)/" }
    }
    for entry in entries where entry.isFolder {
      let path = "\(folder)/\(entry.name)"
      let (name, kind) = Self.split(entry.name)
      switch kind {
      case "colorset":
        let file = "\(path)/\(Self.contents)"
        let color = try ColorSetReader.read(
          try ValueReader(parsing: try files.bytes(of: file), path: file))
        if catalogue.colors[namespace + name] == nil {
          catalogue.colors[namespace + name] = color
        }
      case "imageset", "symbolset":
        catalogue.images.insert(namespace + name)
      case let kind where Self.otherKinds.contains(kind): continue
      default: try read(path, namespace: namespace, depth: depth + 1)
      }
    }
  }

  /// Kinds of assets that views do not name, or whose parts they do not.
  private static let otherKinds = [
    "appiconset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset",
    "dataset", "gcdashboardimage", "gcleaderboard", "iconset", "imagestack", "launchimage",
    "mipmapset", "solidimagestack", "sticker", "stickerpack", "stickersequence", "textureset",
  ]

  private static func split(_ name: String) -> (name: String, kind: String) {
    guard let dot = name.lastIndex(of: ".") else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...].dropFirst()))
  }

  private func providesNamespace(_ path: String) throws(InputError) -> Bool {
    let root = try ValueReader(parsing: try files.bytes(of: path), path: path).object()
    return try root["properties"]?.object()["provides-namespace"]?.bool() ?? false
  }
}
