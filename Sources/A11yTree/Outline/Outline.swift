/// The text notation of a Screen: dump, fixture, golden and rule example at once.
///
/// One node a line, its children indented by two spaces below it. A line starts with what the
/// node is, then its label in quotes, then only what differs from the default:
///
///     screen dynamicType=accessibility3
///     group
///       button "Follow" selected hint="Opens the profile" frame=16,24,120,44
///         shape radius=8 fill=#F16E00
///         text "Follow" size=17 bold color=#FFFFFF lines=1/1
///
/// - The first word tells an element from a group. An element starts with its first trait, or
///   with `element` where it has none (or where that trait is `tabBar`). Everything else starts
///   with its kind of container, or with `group`. Further traits follow as words.
/// - The string behind a kind of container is the container's label, elsewhere the node's.
/// - `#path` is the node's identity; left out it is the place in the outline, `0.1.2`.
/// - `text`, `shape` and `picture` are painted by the node that they are indented below, in the
///   order of the lines; left out, their frame is that node's. `room` is what they should have
///   stayed inside of, and `line=x,baseline,width,"…"` a line of a text as it is painted.
/// - `screen`, as the first line, holds the environment where it is not the default one.
/// - `↓` before the first word marks the node, or the node that paints the item.
///
/// Parsing and printing mirror each other: each field has one row that does both.
public enum Outline {
  /// What is printed.
  public struct Options: Hashable, Sendable {
    /// Whether the places in the sources are printed.
    public var showsLocations = true
    /// Whether identities are printed that are not the place in the outline.
    public var showsIDs = true

    /// Creates options that print everything.
    public init() {}
  }

  /// A Screen with the nodes that its outline marks.
  public struct Marked: Hashable, Sendable {
    /// The screen.
    public var screen: Screen
    /// The indices of the marked nodes, rising.
    public var marked: [Int]
  }

  /// Nodes may be nested this deep (DESIGN §4).
  package static let depthLimit = 128
  /// An outline may have this many nodes (DESIGN §4).
  package static let nodeLimit = 10_000_000

  /// Returns the screen that an outline describes.
  ///
  /// - Throws: An `OutlineError` with the place of the first mistake.
  public static func parse(_ text: String) throws(OutlineError) -> Screen {
    try parseMarked(text).screen
  }

  /// Returns the screen that an outline describes, with the nodes marked by `↓`.
  ///
  /// - Throws: An `OutlineError` with the place of the first mistake.
  public static func parseMarked(_ text: String) throws(OutlineError) -> Marked {
    var parser = OutlineParser(text)
    return try parser.parse()
  }

  /// Returns the outline of a screen, every line ended by a newline.
  public static func print(_ screen: Screen, options: Options = Options()) -> String {
    var printer = OutlinePrinter(screen: screen, options: options)
    return printer.print()
  }
}

/// A mistake in an outline, with its place.
public struct OutlineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// What is wrong, and what would be right.
  public var message: String

  /// Creates a mistake at a line and a column, both from 1.
  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The place and the message, `line:column: message`.
  public var description: String { "\(line):\(column): \(message)" }
}
