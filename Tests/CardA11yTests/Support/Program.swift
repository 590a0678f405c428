import Foundation

/// A program of this computer, run to its end.
enum Program {
  /// Returns the path of a program, nil where it is not installed.
  static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return (folders.map { "\($0)/\(name)" } + ["/bin/\(name)", "/usr/bin/\(name)"])
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether a program can be tried: it is installed, or CI says that it must be.
  static func canTry(_ name: String) -> Bool {
    path(of: name) != nil || ProcessInfo.processInfo.environment["A11YSIM_SHELLS"] == "required"
  }

  /// What a run came to.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  struct Missing: Error {
    let name: String
  }

  /// Runs a program in a folder with a text for its standard input.
  static func run(
    _ name: String, _ arguments: [String], input: String = "", in folder: String = "/"
  ) throws -> Outcome {
    guard let path = path(of: name) else { throw Missing(name: name) }
    let files = FileManager.default.temporaryDirectory
      .appending(path: "a11ysim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    // Files instead of pipes: none of them can fill up and stop the program.
    let urls = ["in", "out", "err"].map { files.appending(path: $0) }
    try input.write(to: urls[0], atomically: true, encoding: .utf8)
    for url in urls.dropFirst() { try Data().write(to: url) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = try FileHandle(forReadingFrom: urls[0])
    process.standardOutput = try FileHandle(forWritingTo: urls[1])
    process.standardError = try FileHandle(forWritingTo: urls[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(contentsOf: urls[1], encoding: .utf8),
      errors: try String(contentsOf: urls[2], encoding: .utf8))
  }
}
