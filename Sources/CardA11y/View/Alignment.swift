/// A place inside of a rectangle, under SwiftUI's name.
public struct Alignment: Hashable, Sendable {
  /// The place across.
  public var horizontal: HorizontalAlignment
  /// The place down.
  public var vertical: VerticalAlignment

  /// Creates a place from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top corner where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top corner where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The leading edge at the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge at the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge at the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge at the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
  /// The bottom corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom corner where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  var unit: UnitAlignment {
    UnitAlignment(x: horizontal.unit, y: vertical.unit.y, baseline: vertical.unit.baseline)
  }
}

/// A place across, under SwiftUI's name.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where lines begin.
  case leading
  /// The middle.
  case center
  /// Where lines end.
  case trailing

  var unit: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  var place: UnitAlignment { UnitAlignment(x: unit, y: 0.5) }
}

/// A place down, under SwiftUI's name.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// The top.
  case top
  /// The middle.
  case center
  /// The bottom.
  case bottom
  /// The baseline of the first line of text.
  case firstTextBaseline
  /// The baseline of the last line of text.
  case lastTextBaseline

  var unit: UnitAlignment {
    switch self {
    case .top: UnitAlignment(x: 0.5, y: 0)
    case .center: UnitAlignment(x: 0.5, y: 0.5)
    case .bottom: UnitAlignment(x: 0.5, y: 1)
    case .firstTextBaseline: UnitAlignment(x: 0.5, y: 1, baseline: .first)
    case .lastTextBaseline: UnitAlignment(x: 0.5, y: 1, baseline: .last)
    }
  }
}

/// Where the lines of a text begin, under SwiftUI's name.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing

  var unit: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Distances from the four edges, in points, under SwiftUI's name.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: Double
  /// The distance from where lines begin.
  public var leading: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from where lines end.
  public var trailing: Double

  /// Creates distances from the four edges, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Directions, under SwiftUI's name.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Across.
  case horizontal
  /// Down.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Edges of a rectangle, under SwiftUI's name.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The edge where lines begin.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where lines end.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The edge where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where lines end.
    public static let trailing = Set(rawValue: 8)
    /// Both edges across.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both edges down.
    public static let vertical: Set = [.top, .bottom]
    /// Every edge.
    public static let all: Set = [.horizontal, .vertical]
  }
}
