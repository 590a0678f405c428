/// A grid that grows downwards, under SwiftUI's name.
public struct LazyVGrid<Content: View>: PrimitiveView, @unchecked Sendable {
  private let spec: GridSpec
  private let content: Content

  /// Creates a grid of columns; the spacing between rows is in points, nil for the default.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    spec = GridSpec(
      axis: .vertical, tracks: columns.map(\.track),
      alignment: UnitAlignment(x: alignment.unit, y: 0.5), spacing: spacing)
    self.content = content()
  }

  /// Writes the views into the columns, row by row.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.grid(spec, "LazyVGrid", content)
  }
}

/// A grid that grows to the side, under SwiftUI's name.
public struct LazyHGrid<Content: View>: PrimitiveView, @unchecked Sendable {
  private let spec: GridSpec
  private let content: Content

  /// Creates a grid of rows; the spacing between columns is in points, nil for the default.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    spec = GridSpec(
      axis: .horizontal, tracks: rows.map(\.track), alignment: alignment.unit, spacing: spacing)
    self.content = content()
  }

  /// Writes the views into the rows, column by column.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.grid(spec, "LazyHGrid", content)
  }
}

extension _LoweringContext {
  @MainActor
  fileprivate mutating func grid(_ spec: GridSpec, _ name: String, _ content: some View) {
    open(.grid(spec), name: name)
    withEnvironment {
      $0.stackAxis = spec.axis
    } _: {
      content._lower(into: &$0)
    }
    close()
  }
}

/// A column or a row of a grid, under SwiftUI's name.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(Double)
    /// A part of what is left, between two limits in points.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many of them as fit, each between two limits in points.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  fileprivate let track: GridSpec.Track

  /// Creates a column or a row; the spacing to the next one is in points, nil for the default.
  public init(
    _ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil
  ) {
    let sizing: GridSpec.Track.Sizing =
      switch size {
      case .fixed(let width): .fixed(width)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    track = GridSpec.Track(sizing: sizing, spacing: spacing, alignment: alignment?.unit)
  }
}
