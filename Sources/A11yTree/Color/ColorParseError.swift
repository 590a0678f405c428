/// Why a text is not a colour.
public struct ColorParseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that was read.
  public let text: String
  /// What is wrong with it, as a clause without a full stop.
  public let reason: String

  /// Creates an error from the text and what is wrong with it.
  init(_ text: String, _ reason: String) {
    self.text = text
    self.reason = reason
  }

  /// The text and what is wrong with it, in one line.
  public var description: String { "\"\(text)\" is not a colour: \(reason)" }
}
