public import Foundation

// A length that may be absent is not converted between Double and CGFloat, as one that is there is.

extension View {
  /// Leaves room at some edges, in points, 16 where no length is given.
  @_disfavoredOverload
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length.map(Double.init))
  }

  /// Gives the view a width and a height, in points.
  @_disfavoredOverload
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment)
  }

  /// Keeps the view's size between limits, in points.
  @_disfavoredOverload
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth.map(Double.init), idealWidth: idealWidth.map(Double.init),
      maxWidth: maxWidth.map(Double.init), minHeight: minHeight.map(Double.init),
      idealHeight: idealHeight.map(Double.init), maxHeight: maxHeight.map(Double.init),
      alignment: alignment)
  }

  /// Keeps the ratio of width to height, the view's own where none is given.
  @_disfavoredOverload
  nonisolated public func aspectRatio(
    _ ratio: CGFloat?, contentMode: ContentMode
  ) -> some View {
    aspectRatio(ratio.map(Double.init), contentMode: contentMode)
  }
}
