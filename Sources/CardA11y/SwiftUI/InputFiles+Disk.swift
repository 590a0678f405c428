import Foundation

extension InputFiles {
  /// The files of the machine on which a test runs.
  public static var disk: InputFiles {
    InputFiles(
      read: { path in [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) },
      list: { path in
        try FileManager.default.contentsOfDirectory(atPath: path).map { name in
          var isFolder: ObjCBool = false
          _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
          return Entry(name: name, isFolder: isFolder.boolValue)
        }
      })
  }
}
