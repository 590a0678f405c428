/// The key of a text that may be translated, with the values that stand in it; SwiftUI's name.
///
/// Without a table the key shows itself, its numbers written as the language writes them.
public struct LocalizedStringKey: Sendable, ExpressibleByStringInterpolation {
  private let parts: [Part]

  fileprivate enum Part: Sendable {
    case literal(String)
    case argument(LocalizedArgument, specifier: String)
  }

  /// Creates the key that a text is.
  public init(_ value: String) {
    parts = [.literal(value)]
  }

  /// Creates the key that a text is.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key with values in it.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The key as a table has it: `%@` for a text, `%lld` for an integer, `%lf` for another number.
  package var key: String {
    guard parts.count > 1 else { return parts.first?.key(isAlone: true) ?? "" }
    return parts.map { $0.key(isAlone: false) }.joined()
  }

  /// Returns the text that the key makes in an environment.
  package func string(in environment: EnvironmentValues) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .argument(let value, let specifier): value.string(specifier, in: environment)
      }
    }.joined()
  }

  /// What collects the parts of a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var parts: [Part] = []

    /// Creates a collection without any part.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds what stands between the values.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    /// Adds a number, which is written as the language writes it.
    public mutating func appendInterpolation(_ value: some _FormatSpecifiable) {
      append(value._argument)
    }

    /// Adds a value in a form that a specifier of `printf` gives, such as `%.1f`.
    public mutating func appendInterpolation(_ value: some _FormatSpecifiable, specifier: String) {
      append(value._argument, specifier: specifier)
    }

    /// Adds what another text shows.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text))
    }

    /// Adds a value, with the specifier that stands for it in the key.
    package mutating func append(_ value: LocalizedArgument, specifier: String? = nil) {
      parts.append(.argument(value, specifier: specifier ?? value.specifier))
    }
  }
}

extension LocalizedStringKey: Equatable {
  /// Two keys are the same where they show the same and stand for each other in a table.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    let environment = EnvironmentValues()
    return left.key == right.key
      && left.string(in: environment) == right.string(in: environment)
  }
}

extension LocalizedStringKey.Part {
  /// A percent sign is doubled only where specifiers stand beside it.
  func key(isAlone: Bool) -> String {
    switch self {
    case .literal(let text) where isAlone: text
    case .literal(let text):
      text.split(separator: "%", omittingEmptySubsequences: false)
        .joined(separator: "%%")
    case .argument(_, let specifier): specifier
    }
  }
}

/// A number that can stand in a key, under SwiftUI's name.
public protocol _FormatSpecifiable: Equatable {
  /// The value as the key holds it.
  var _argument: LocalizedArgument { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// The value as the key holds it.
  public var _argument: LocalizedArgument { .integer(Int(clamping: self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The value as the key holds it.
  public var _argument: LocalizedArgument { .number(Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
