/// What is wrong with a file, where, and how to put it right.
package struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// Nil where the whole file is meant.
  package var position: TextPosition?
  package var message: String

  package init(path: String, position: TextPosition? = nil, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  /// `path:line:column: error: message`.
  package var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): error: \(message)"
  }
}
