public import Foundation

// A length that may be absent is not converted between Double and CGFloat, as one that is there is.

extension VStack {
  /// Creates a column of views; the spacing is in points, nil for the default.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content, file: String = #fileID, line: Int = #line
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), content: content, file: file,
      line: line)
  }
}

extension HStack {
  /// Creates a row of views; the spacing is in points, nil for the default.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content, file: String = #fileID, line: Int = #line
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), content: content, file: file,
      line: line)
  }
}

extension LazyVStack {
  /// Creates a column of views; the spacing is in points, nil for the default.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content, file: String = #fileID, line: Int = #line
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), content: content, file: file,
      line: line)
  }
}

extension LazyHStack {
  /// Creates a row of views; the spacing is in points, nil for the default.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content, file: String = #fileID, line: Int = #line
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), content: content, file: file,
      line: line)
  }
}

extension LazyVGrid {
  /// Creates a grid of columns; the spacing between rows is in points, nil for the default.
  @_disfavoredOverload
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }
}

extension LazyHGrid {
  /// Creates a grid of rows; the spacing between columns is in points, nil for the default.
  @_disfavoredOverload
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(rows: rows, alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }
}

extension GridItem {
  /// Creates a column or a row; the spacing to the next one is in points, nil for the default.
  @_disfavoredOverload
  public init(_ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil) {
    self.init(size, spacing: spacing.map(Double.init), alignment: alignment)
  }
}

extension VStackLayout {
  /// Creates a column; the spacing is in points, nil for the default.
  @_disfavoredOverload
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init))
  }
}

extension HStackLayout {
  /// Creates a row; the spacing is in points, nil for the default.
  @_disfavoredOverload
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init))
  }
}

extension Spacer {
  /// Creates room of a least length in points, 8 by default.
  @_disfavoredOverload
  public init(minLength: CGFloat?) {
    self.init(minLength: minLength.map(Double.init))
  }
}
