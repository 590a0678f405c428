import CardA11y

/// Finds the configuration that is in force for a scenario.
///
/// The nearest one upwards from its folder is the only one (ours). The search ends at the folder
/// that holds `.git`, which is the root of a repository, or at the root of the file system.
@MainActor
final class ConfigurationFinder {
  private let console: Console
  private var known: [String: Result<AuditConfiguration?, InputError>] = [:]

  /// Looks at the files of a run.
  init(console: Console) {
    self.console = console
  }

  /// Returns the configuration of a scenario file, nil where there is none.
  func configuration(ofFile path: String) throws(InputError) -> AuditConfiguration? {
    try configuration(inFolder: Self.folder(of: path)).get()
  }

  /// Returns the configuration of a folder, or why it cannot be read.
  func configuration(inFolder folder: String) -> Result<AuditConfiguration?, InputError> {
    var passed: [String] = []
    var current = folder
    var result: Result<AuditConfiguration?, InputError>?
    while result == nil {
      passed.append(current)
      if let earlier = known[current] {
        result = earlier
      } else if let here = configuration(
        at: Self.path(of: AuditConfiguration.fileName, in: current))
      {
        result = here
      } else if let next = parent(of: current) {
        current = next
      } else {
        result = .success(nil)
      }
    }
    for folder in passed { known[folder] = result }
    return result ?? .success(nil)
  }

  /// Returns what a file holds, nil where it does not stand there.
  private func configuration(at path: String) -> Result<AuditConfiguration?, InputError>? {
    guard (try? console.inspect(path)) != nil else { return nil }
    do throws(InputError) {
      return .success(try read(path))
    } catch {
      return .failure(error)
    }
  }

  private func read(_ path: String) throws(InputError) -> AuditConfiguration {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try console.read(path)
    } catch {
      throw InputError(path: error.path, message: error.reason)
    }
    let configuration = try AuditConfiguration(bytes, path: path)
    for assets in configuration.assets {
      do throws(FileError) {
        guard try console.inspect(assets.path).kind == .folder else {
          throw FileError(path: assets.path, reason: "is no folder")
        }
      } catch {
        throw assets.error(error.reason)
      }
    }
    return configuration
  }

  /// Returns the folder around a folder, nil where the search ends.
  private func parent(of folder: String) -> String? {
    guard (try? console.inspect(Self.path(of: ".git", in: folder))) == nil else { return nil }
    let parent = Self.parent(of: folder)
    guard let own = try? console.inspect(folder).identity,
      let outer = try? console.inspect(parent).identity, own != outer
    else { return nil }
    return parent
  }

  /// The folder that holds a file, as its path names it.
  private static func folder(of path: String) -> String {
    guard path != "-", let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func path(of name: String, in folder: String) -> String {
    switch folder {
    case ".": name
    case "/": "/" + name
    default: "\(folder)/\(name)"
    }
  }

  /// The path of the folder around a folder; only where no name is left, `..` goes further up.
  private static func parent(of folder: String) -> String {
    if folder == "/" { return folder }
    var names = folder.split(separator: "/").map(String.init).filter { $0 != "." }
    let root = folder.hasPrefix("/") ? "/" : ""
    if let last = names.last, last != ".." {
      names.removeLast()
    } else {
      names.append("..")
    }
    let path = root + names.joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}
