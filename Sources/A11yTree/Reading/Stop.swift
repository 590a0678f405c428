/// A node that the cursor visits, with what its surroundings add to its announcement.
public struct Stop: Hashable, Sendable {
  /// The index of the node in the tree.
  public let node: Int
  /// What the container around it adds.
  public let context: Context

  /// What a container adds to the announcement of an element (facts: voiceover.md §4).
  ///
  /// Only the outermost container counts: a list within a list reports the outer one.
  public enum Context: Hashable, Sendable {
    /// Nothing.
    case none
    /// The place among the segments of a control, from 1.
    case series(index: Int, count: Int)
    /// The place among the tabs of a bar, from 1.
    case tab(index: Int, count: Int)
    /// The first or last element of the list at an index of the tree.
    case list(container: Int, Boundary)
    /// The first or last element of the landmark at an index of the tree.
    case landmark(container: Int, Boundary)
    /// A cell of a data table.
    case cell(TableContext)
  }

  /// The end of a container at which an element stands.
  public enum Boundary: String, Hashable, Sendable {
    /// The first element, or the only one.
    case start
    /// The last of several elements.
    case end
  }

  /// The place of a cell among the others of its table (facts: voiceover.md §8).
  public struct TableContext: Hashable, Sendable {
    /// The index of the table in the tree.
    public let table: Int
    /// Whether no other cell starts in the same row further to the front.
    public let isFirstInRow: Bool
    /// The indices of the header cells that are read, in speaking order.
    public let headers: [Int]
  }
}
