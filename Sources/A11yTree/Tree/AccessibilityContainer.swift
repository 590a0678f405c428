/// A grouping that lends context to the elements inside (facts: voiceover.md §4).
public struct AccessibilityContainer: Hashable, Sendable {
  /// What kind of grouping it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A list whose first and last elements say so.
    case list
    /// A landmark of the page.
    case landmark
    /// Rows and columns with headers.
    case dataTable
    /// A group that belongs together; SwiftUI's `.contain`.
    case semanticGroup
    /// The tab bar of the system.
    case tabBar
    /// Segments that say "n of m".
    case segmentedControl
  }

  /// The headers of one row or column of a data table.
  public struct Headers: Hashable, Sendable {
    /// The row or column, from 0.
    public var index: Int
    /// The header cells, in speaking order.
    public var cells: [NodeID]

    /// Creates the headers of the row or column at an index.
    public init(index: Int, cells: [NodeID]) {
      self.index = index
      self.cells = cells
    }
  }

  /// What kind of grouping it is.
  public var kind: Kind
  /// The name that is spoken on entering, nil for none.
  public var label: String?
  /// The number of rows of a data table.
  public var rows: Int?
  /// The number of columns of a data table.
  public var columns: Int?
  /// The headers of each row that has any, in rising order of rows.
  public var rowHeaders: [Headers] = []
  /// The headers of each column that has any, in rising order of columns.
  public var columnHeaders: [Headers] = []
  /// Whether UIKit itself made the container, as a real tab bar.
  public var isSystem = false
  /// The items of a system tab bar, in order.
  public var items: [NodeID] = []
  /// Whether the container denies holding its own children, which then get no context.
  public var isInconsistent = false

  /// Creates a container of a kind, with no more than a label.
  public init(kind: Kind, label: String? = nil) {
    self.kind = kind
    self.label = label
  }
}

/// The place of an element in a data table.
public struct TableCell: Hashable, Sendable {
  /// The row, from 0, nil where the cell does not know it.
  public var row: Int?
  /// The column, from 0, nil where the cell does not know it.
  public var column: Int?
  /// How many rows the cell covers.
  public var rowSpan: Int
  /// How many columns the cell covers.
  public var columnSpan: Int
  /// The row by which the table finds a cell that does not know its own.
  public var tableRow: Int?

  /// Creates a place from a row and a column, both from 0.
  public init(
    row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, tableRow: Int? = nil
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.tableRow = tableRow
  }
}
