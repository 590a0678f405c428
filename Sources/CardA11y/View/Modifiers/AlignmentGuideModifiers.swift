import A11yTree

/// The size of a view and where its alignments stand, in points, under SwiftUI's name.
public struct ViewDimensions {
  private let dimensions: GuideDimensions

  fileprivate init(_ dimensions: GuideDimensions) {
    self.dimensions = dimensions
  }

  /// The width.
  public var width: Double { dimensions.size.width }
  /// The height.
  public var height: Double { dimensions.size.height }

  /// How far an alignment stands from the leading edge.
  public subscript(alignment: HorizontalAlignment) -> Double { width * alignment.unit }

  /// How far an alignment stands from the top.
  public subscript(alignment: VerticalAlignment) -> Double {
    switch alignment.unit.baseline {
    case .first: dimensions.firstBaseline
    case .last: dimensions.lastBaseline
    case nil: height * alignment.unit.y
    }
  }
}

extension View {
  /// Says where an alignment of this view stands, from its leading edge, in points.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    modified(
      .guide(
        GuideSpec(axis: .horizontal, alignment: guide.place) {
          computeValue(ViewDimensions($0)).orZero
        }))
  }

  /// Says where an alignment of this view stands, from its top, in points.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    modified(
      .guide(
        GuideSpec(axis: .vertical, alignment: guide.unit) {
          computeValue(ViewDimensions($0)).orZero
        }))
  }
}

extension Double {
  /// The number itself where a layout can use it.
  fileprivate var orZero: Double { isFinite ? self : 0 }
}
