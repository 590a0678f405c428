/// What is wrong with a file, where, and how to put it right.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as it was given.
  public var path: String
  /// Nil where the whole file is meant.
  package var position: TextPosition?
  /// What is wrong, and what was expected.
  public var message: String

  package init(path: String, position: TextPosition? = nil, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  /// Creates the error of a whole file or folder.
  public init(path: String, message: String) {
    self.init(path: path, position: nil, message: message)
  }

  /// `path:line:column: error: message`.
  public var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): error: \(message)"
  }
}
