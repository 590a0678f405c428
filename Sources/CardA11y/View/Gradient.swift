import A11yTree

/// Colours that run into each other, under SwiftUI's name.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place, under SwiftUI's name.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 at the start and 1 at the end.
    public var location: Double

    /// Creates a stop of a colour at a place.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Creates a gradient from its stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / Double(last)) }
  }

  /// Returns the gradient in a form; unknown where one of its colours is.
  func pattern(_ form: GradientFill.Form, in environment: EnvironmentValues) -> Pattern {
    var resolved: [GradientFill.Stop] = []
    for stop in stops {
      guard let color = stop.color._resolve(in: environment) else {
        return stop.color._pattern(in: environment)
      }
      resolved.append(GradientFill.Stop(color: color, location: stop.location))
    }
    // Places that fall are raised to the one before, as Core Animation does.
    for place in resolved.indices.dropFirst() {
      resolved[place].location = max(resolved[place].location, resolved[place - 1].location)
    }
    return .gradient(GradientFill(form: form, stops: resolved))
  }
}

/// A gradient along a line, under SwiftUI's name.
public struct LinearGradient: GradientStyle {
  let gradient: Gradient
  let form: GradientFill.Form

  /// Creates a gradient from one place to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    form = .linear(from: startPoint.point, to: endPoint.point)
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient around a place, by the distance, under SwiftUI's name.
public struct RadialGradient: GradientStyle {
  let gradient: Gradient
  let form: GradientFill.Form

  /// Creates a gradient between two distances from a place, in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) {
    self.gradient = gradient
    form = .radial(center: center.point, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient around a place, by the angle, under SwiftUI's name.
public struct AngularGradient: GradientStyle {
  let gradient: Gradient
  let form: GradientFill.Form

  /// Creates a gradient around a place.
  public init(gradient: Gradient, center: UnitPoint) {
    self.gradient = gradient
    form = .angular(center: center.point)
  }

  /// Creates a gradient of colours at equal angles.
  public init(colors: [Color], center: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), center: center)
  }
}

/// What is a style and a view alike: an area of a gradient.
protocol GradientStyle: ShapeStyle, PrimitiveView {
  nonisolated var gradient: Gradient { get }
  nonisolated var form: GradientFill.Form { get }
}

extension GradientStyle {
  /// Returns no plain colour.
  nonisolated public func _resolve(in environment: EnvironmentValues) -> SRGBColor? { nil }

  /// Returns the gradient in an appearance.
  nonisolated public func _pattern(in environment: EnvironmentValues) -> Pattern {
    gradient.pattern(form, in: environment)
  }

  /// Writes a rectangle that the gradient fills.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let pattern = _pattern(in: context.environment)
    context.leaf(.shape(ShapeItem(pattern: pattern)), name: "Gradient")
  }
}
