/// How files are read and folders are listed, as functions that the caller gives.
///
/// The library itself touches no disk; the command line, a test or an app hands it one of these.
public struct InputFiles {
  /// A name in a folder.
  public struct Entry: Hashable, Sendable {
    /// The name, without the folder's path.
    public var name: String
    /// Whether it is a folder.
    public var isFolder: Bool

    /// Creates an entry of a folder.
    public init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  private let read: (String) throws -> [UInt8]
  private let list: (String) throws -> [Entry]

  /// Creates the functions; what they throw becomes the message of an `InputError`.
  ///
  /// - Parameters:
  ///   - read: Returns what a file holds.
  ///   - list: Returns what a folder holds, in any order.
  public init(
    read: @escaping (_ path: String) throws -> [UInt8],
    list: @escaping (_ path: String) throws -> [Entry]
  ) {
    self.read = read
    self.list = list
  }

  /// No files: whatever is asked for cannot be read here.
  public static var none: InputFiles {
    let refuse = { (path: String) in InputError(path: path, message: "files cannot be read here") }
    return InputFiles(read: { throw refuse($0) }, list: { throw refuse($0) })
  }

  package func bytes(of path: String) throws(InputError) -> [UInt8] {
    do {
      return try read(path)
    } catch {
      throw Self.inputError(error, path)
    }
  }

  /// Returns what a folder holds, in the order of the names.
  package func entries(of path: String) throws(InputError) -> [Entry] {
    do {
      return try list(path).sorted { $0.name < $1.name }
    } catch {
      throw Self.inputError(error, path)
    }
  }

  /// Returns a path that stands in a file, from where that file's own path starts.
  package static func path(_ path: String, besideFile file: String) -> String {
    guard !path.utf8.starts(with: "/".utf8), let slash = file.lastIndex(of: "/") else {
      return path
    }
    return file[...slash] + path
  }

  private static func inputError(_ error: any Error, _ path: String) -> InputError {
    error as? InputError ?? InputError(path: path, message: "\(error)")
  }
}
