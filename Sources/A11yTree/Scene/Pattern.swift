/// What fills a form, draws an outline or colours a text where it is no plain colour.
public enum Pattern: Hashable, Sendable {
  /// Colours that run into each other.
  case gradient(GradientFill)
  /// A blur of what lies under it, in one of the system's thicknesses; its colours are not known.
  case material(MaterialFill)
  /// A colour that could not be resolved, with its name where it has one.
  case unknown(name: String?)
}

/// The system's materials, by the part of SwiftUI's name before `Material`.
public enum MaterialFill: String, Hashable, Sendable, CaseIterable {
  /// Mostly what lies under it.
  case ultraThin
  /// More of what lies under it than of its own.
  case thin
  /// Between the two.
  case regular
  /// More of its own than of what lies under it.
  case thick
  /// Hardly anything of what lies under it.
  case ultraThick
  /// The material of bars.
  case bar
}

/// Colours that run into each other over an area.
public struct GradientFill: Hashable, Sendable {
  /// Where which colour stands; points are of the frame, 0 leading or top, 1 at the other end.
  public enum Form: Hashable, Sendable {
    /// From one point to another.
    case linear(from: Point, to: Point)
    /// Around a point, from one distance to another, in points.
    case radial(center: Point, startRadius: Double, endRadius: Double)
    /// Around a point, by the angle.
    case angular(center: Point)
  }

  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: SRGBColor
    /// The place, 0 at the start and 1 at the end.
    public var location: Double

    /// Creates a stop of a colour at a place.
    public init(color: SRGBColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where which colour stands.
  public var form: Form
  /// The colours, by rising places.
  public var stops: [Stop]

  /// Creates a gradient of a form and its stops.
  public init(form: Form, stops: [Stop]) {
    self.form = form
    self.stops = stops
  }
}

extension GradientFill {
  /// Returns the colours that a part of a frame shows: those at both ends, at each stop between
  /// them, and some between these.
  ///
  /// Colours are mixed in gamma-encoded sRGB without regard to their alpha, as iOS does: a run from
  /// white to `clear`, which is black, turns gray on its way (ours, from what people observe).
  func colors(within part: Rect, of frame: Rect) -> [SRGBColor] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let range = places(within: part, of: frame) ?? -.infinity ... .infinity
    var colors: [SRGBColor] = []
    let add = { (color: SRGBColor) in if colors.last != color { colors.append(color) } }
    if range.lowerBound <= first.location { add(first.color) }
    for (start, end) in zip(stops, stops.dropFirst()) {
      let from = max(start.location, range.lowerBound)
      let to = min(end.location, range.upperBound)
      guard from <= to else { continue }
      for step in 0...Self.steps {
        add(start.mixed(with: end, at: from + (to - from) * Double(step) / Double(Self.steps)))
      }
    }
    if range.upperBound >= last.location { add(last.color) }
    return colors
  }

  /// Colours between two stops may have more or less contrast than both.
  private static let steps = 8

  /// Returns the places that a part of a frame shows, nil where it may be all of them.
  private func places(within part: Rect, of frame: Rect) -> ClosedRange<Double>? {
    switch form {
    case .linear(let from, let to):
      let start = frame.point(at: from)
      let (dx, dy) = (frame.point(at: to).x - start.x, frame.point(at: to).y - start.y)
      let length = dx * dx + dy * dy
      return part.corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / length }.range
    case .radial(let center, let startRadius, let endRadius):
      let center = frame.point(at: center)
      let nearest = Point(
        x: min(max(center.x, part.x), max(part.x, part.maxX)),
        y: min(max(center.y, part.y), max(part.y, part.maxY)))
      return (part.corners + [nearest]).map { corner in
        let (dx, dy) = (corner.x - center.x, corner.y - center.y)
        return ((dx * dx + dy * dy).squareRoot() - startRadius) / (endRadius - startRadius)
      }.range
    case .angular: return nil
    }
  }
}

extension GradientFill.Stop {
  /// Returns the colour at a place between this stop and the next one.
  fileprivate func mixed(with next: Self, at place: Double) -> SRGBColor {
    let length = next.location - location
    guard length > 0 else { return color }
    let share = min(max((place - location) / length, 0), 1)
    let mix = { (one: Double, other: Double) in one + (other - one) * share }
    return SRGBColor(
      unitRed: mix(Double(color.red), Double(next.color.red)) / 255,
      green: mix(Double(color.green), Double(next.color.green)) / 255,
      blue: mix(Double(color.blue), Double(next.color.blue)) / 255,
      alpha: mix(color.alpha, next.color.alpha))
  }
}

extension Rect {
  /// Returns the point of a frame whose corners are 0, 0 and 1, 1.
  fileprivate func point(at unit: Point) -> Point {
    Point(x: x + width * unit.x, y: y + height * unit.y)
  }

  fileprivate var corners: [Point] {
    [
      Point(x: x, y: y), Point(x: maxX, y: y), Point(x: x, y: maxY), Point(x: maxX, y: maxY),
    ]
  }
}

extension [Double] {
  /// The least and the greatest, nil where one is no number.
  fileprivate var range: ClosedRange<Double>? {
    guard allSatisfy(\.isFinite), let least = self.min(), let greatest = self.max() else {
      return nil
    }
    return least...greatest
  }
}
