/// The world around a run, as functions that a test replaces: streams, files, the terminal.
///
/// `SystemConsole.swift` holds the real ones and, with those that it names, is the only file that
/// reads or writes.
struct Console {
  /// Writes a text to a stream; a reader that went away is no error.
  var write: (_ text: String, _ stream: Stream) throws(FileError) -> Void
  /// Returns what a file holds, or what standard input holds for the path `-`.
  var read: (_ path: String) throws(FileError) -> [UInt8]
  /// Returns what stands at a path, links followed.
  var inspect: (_ path: String) throws(FileError) -> PathStatus
  /// Returns what a folder holds, in any order.
  var list: (_ path: String) throws(FileError) -> [FolderEntry]
  /// Puts a text in the place of a file at once: readers see the old one or the new one.
  var replace: (_ path: String, _ text: String) throws(FileError) -> Void
  /// Creates files where nothing stands, all of them or none, with the folders that they need.
  var create: (_ files: [NewFile]) throws(FileError) -> Void
  /// Returns the value of an environment variable.
  var variable: (_ name: String) -> String?
  /// Returns the seconds since the beginning of 1970, in universal time.
  var now: () -> Int
  /// Returns how many columns the terminal of a stream has, nil where it is no terminal.
  var columns: (_ stream: Stream) -> Int?
  /// Waits for so many milliseconds; false where a person, or whoever reads, wants an end.
  var wait: (_ milliseconds: Int) -> Bool
  /// Opens the terminal for single keys, nil where input or output is none.
  var openTerminal: () -> Terminal?
  /// Returns a voice that runs the program at a path.
  var voice: (_ program: String) -> Voice
  /// Runs a program to its end, with bytes for its standard input.
  var run:
    (_ program: String, _ arguments: [String], _ input: [UInt8]) throws(FileError) -> ProgramResult

  /// Where text goes to.
  enum Stream {
    /// Standard output, for results.
    case output
    /// Standard error, for problems.
    case error
  }

  /// A file that is to be created.
  struct NewFile: Equatable {
    /// Where it will stand.
    let path: String
    /// What it will hold.
    let text: String
  }

  /// Shows what a command has to say.
  func show(_ result: CommandResult) throws(FileError) {
    if !result.output.isEmpty { try write(result.output, .output) }
    for problem in result.problems { try write(problem.escaped() + "\n", .error) }
  }

  /// How text on a stream looks: colours only on a terminal that wants them.
  func style(of stream: Stream) -> Style {
    guard let columns = columns(stream) else { return .plain }
    let refuses = !(variable("NO_COLOR") ?? "").isEmpty || variable("TERM") == "dumb"
    return Style(columns: columns, isColored: !refuses)
  }
}

/// What a program came to.
struct ProgramResult: Equatable {
  /// What it tells whoever started it, nil where something ended it.
  var status: Int32?
  /// What it wrote to standard output.
  var output: [UInt8] = []
  /// What it wrote to standard error.
  var errors: [UInt8] = []

  /// The first line of its errors, where a program says what is wrong.
  var firstError: String {
    String(decoding: errors.split(separator: UInt8(ascii: "\n")).first ?? [], as: UTF8.self)
  }
}

/// Why a file could not be read or written.
struct FileError: Error, Equatable {
  /// The path, as it was given.
  let path: String
  /// What the system says.
  let reason: String

  /// The line for standard error.
  var message: String { "\(path): error: \(reason)" }
}

/// What stands at a path.
struct PathStatus: Equatable {
  /// What kind of thing stands there.
  let kind: Kind
  /// The same for two paths that lead to the same thing.
  let identity: Identity
  /// Another one whenever something is written there.
  let version: Version

  /// The kinds of things that can be told apart.
  enum Kind {
    /// A file that holds bytes.
    case file
    /// A folder.
    case folder
    /// A pipe or a device.
    case other
  }

  /// What tells two contents of a file apart without reading them.
  struct Version: Hashable {
    /// How many bytes there are.
    let size: Int
    /// When they were written, in nanoseconds.
    let modified: Int
  }

  /// A file system and the number of a thing in it.
  struct Identity: Hashable {
    /// The number of the file system.
    let device: UInt64
    /// The number of the thing.
    let number: UInt64
  }
}

/// A name in a folder.
struct FolderEntry: Equatable {
  /// The name, without the folder's path.
  let name: String
  /// Whether it can be a folder, or a link to one.
  let mayBeFolder: Bool
}
