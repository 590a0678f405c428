/// A grid that grows downwards, under SwiftUI's name.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a grid of columns; the spacing between rows is in points, nil for the default.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Writes the views into the columns, row by row.
  public func _lower(into context: inout _LoweringContext) {
    let spec = GridSpec(
      columns: columns.map(\.column), alignment: UnitAlignment(x: alignment.unit, y: 0.5),
      spacing: spacing)
    context.open(.grid(spec), name: "LazyVGrid")
    context.withEnvironment {
      $0.stackAxis = .vertical
    } _: {
      content._lower(into: &$0)
    }
    context.close()
  }
}

/// A column of a grid, under SwiftUI's name.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// A width in points.
    case fixed(Double)
    /// A part of what is left, between two limits in points.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit, each between two limits in points.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  fileprivate let column: GridSpec.Column

  /// Creates a column; the spacing to the next one is in points, nil for the default.
  public init(
    _ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil
  ) {
    let sizing: GridSpec.Column.Sizing =
      switch size {
      case .fixed(let width): .fixed(width)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    column = GridSpec.Column(sizing: sizing, spacing: spacing, alignment: alignment?.unit)
  }
}
