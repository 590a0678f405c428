import A11yTree

extension View {
  /// Leaves room around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modified(
      .padding(
        Insets(
          top: insets.top, leading: insets.leading, bottom: insets.bottom,
          trailing: insets.trailing)))
  }

  /// Leaves room at some edges, in points, 16 where no length is given.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Leaves the same room at every edge, in points.
  nonisolated public func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  /// Gives the view a width and a height, in points.
  nonisolated public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(.frame(width: width, height: height, alignment: alignment.unit))
  }

  /// Keeps the view's size between limits, in points.
  nonisolated public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      .flexibleFrame(
        FlexibleFrameSpec(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment.unit)))
  }

  /// Serves the view before its siblings of a lower priority.
  nonisolated public func layoutPriority(_ priority: Double) -> some View {
    modified(.priority(priority))
  }

  /// Keeps the ratio of width to height, the view's own where none is given.
  nonisolated public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View
  {
    modified(.aspectRatio(ratio: ratio, fills: contentMode == .fill))
  }

  /// Makes the view as large as fits, in its ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as covers the room, in its ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Gives the view its ideal size.
  nonisolated public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Moves the view without moving its neighbours, in points.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some View {
    modified(.offset(x: x, y: y))
  }
}

/// How a ratio is kept, under SwiftUI's name.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// As large as fits.
  case fit
  /// As small as covers the room.
  case fill
}
