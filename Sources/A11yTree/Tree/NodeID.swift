/// The identity of a node: its structural path, or the id that a scenario file gives it.
///
/// A path is the view types from the root down, each with its position in the builder or its
/// ForEach identity, so that the same element is known again in another environment, after a
/// change of state, and in next month's baseline (DESIGN §2).
public struct NodeID: Hashable, Sendable, CustomStringConvertible {
  /// The path, as it is printed in reports.
  public let path: String

  /// Creates an identity from its path.
  public init(_ path: String) {
    self.path = path
  }

  /// The path.
  public var description: String { path }
}

extension NodeID: ExpressibleByStringLiteral {
  /// Creates an identity from a literal path.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// The name of something that an element can do.
///
/// A Screen holds names, never closures: whoever drives the reader gives them a meaning.
public struct ActionID: Hashable, Sendable, CustomStringConvertible {
  /// The name, as scenario files write it.
  public let name: String

  /// Creates an action from its name.
  public init(_ name: String) {
    self.name = name
  }

  /// The name.
  public var description: String { name }
}

extension ActionID: ExpressibleByStringLiteral {
  /// Creates an action from a literal name.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// Where something was written: a file with a line and a column, both from 1.
public struct SourceLocation: Hashable, Sendable {
  /// The path of the file, as it was given.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// Creates a place from a path, a line and a column.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}
