/// The fonts of an app, by the names under which views ask for them.
///
/// What is measured of a font comes from its TrueType or OpenType file: advances and the height
/// of a line. A font whose file is not here is measured as the system font, in a wider band.
public struct FontCatalogue: Hashable, Sendable {
  private var files: [String: FontFile] = [:]

  /// Creates a catalogue without fonts.
  public init() {}

  /// Adds a font from its file; of two that call themselves alike the first one counts (ours).
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: Its path, for messages.
  ///   - name: The name of the font; nil for each by which the font calls itself, and for the
  ///     name of the file.
  /// - Throws: What keeps the file from being measured.
  public mutating func add(
    _ bytes: [UInt8], path: String, name: String? = nil
  ) throws(InputError) {
    let file: FontFile
    do {
      file = try FontFile(reading: bytes)
    } catch {
      throw InputError(path: path, message: "the font \(error)")
    }
    if let name {
      files[name] = file
      return
    }
    let own = path.split(separator: "/").last.map(String.init) ?? path
    let stem = own.split(separator: ".").dropLast().joined(separator: ".")
    for name in file.names + [stem.isEmpty ? own : stem] where files[name] == nil {
      files[name] = file
    }
  }

  /// Reads fonts from their files, by the names under which they call themselves.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - files: How files are read.
  /// - Throws: What keeps the first file from being measured.
  public init(reading paths: [String], files: InputFiles) throws(InputError) {
    for path in paths { try add(try files.bytes(of: path), path: path) }
  }

  /// Whether it holds no font.
  public var isEmpty: Bool { files.isEmpty }

  /// Adds the fonts of another catalogue; of two with one name this one's counts (ours).
  public mutating func add(_ other: FontCatalogue) {
    files.merge(other.files) { own, _ in own }
  }

  func file(named name: String) -> FontFile? { files[name] }
}

private struct FontCatalogueKey: EnvironmentKey {
  static let defaultValue: FontCatalogue? = nil
}

extension EnvironmentValues {
  /// The fonts of the views inside, nil where none are known.
  public var fonts: FontCatalogue? {
    get { self[FontCatalogueKey.self] }
    set { self[FontCatalogueKey.self] = newValue }
  }
}
