/// A measured or required value with its unit, as reports print it.
public enum Measure: Hashable, Sendable, CustomStringConvertible {
  /// A contrast ratio, unrounded.
  case ratio(Double)
  /// A length, in points.
  case points(Double)
  /// A width and a height, in points.
  case size(Size)
  /// A number of lines of text.
  case lines(Int)
  /// A number of gestures.
  case gestures(Int)
  /// A time of listening, in seconds.
  case seconds(Double)

  /// The value as people read it; a ratio is never rounded up to one that would pass.
  public var description: String {
    switch self {
    case .ratio(let ratio): Self.ratio(ratio)
    case .points(let value): Self.short(value) + " pt"
    case .size(let size): "\(Self.short(size.width)) × \(Self.short(size.height)) pt"
    case .lines(let count): count == 1 ? "1 line" : "\(count) lines"
    case .gestures(let count): count == 1 ? "1 gesture" : "\(count) gestures"
    case .seconds(let time): Self.ceiled(time) + " s"
    }
  }

  /// At most two decimals, floored.
  private static func ratio(_ ratio: Double) -> String {
    var digits = Decimals.floored(ratio)
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.utf8.last == UInt8(ascii: ".") { digits.removeLast() }
    return digits + ":1"
  }

  /// At most one decimal, up, so that a time just above a limit does not look like it.
  private static func ceiled(_ value: Double) -> String {
    guard let tenths = Int(exactly: (value * 10 - 1e-6).rounded(.up)) else { return "?" }
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// At most one decimal, floored, so that a size just below a limit does not look like it.
  private static func short(_ value: Double) -> String {
    guard let tenths = Int(exactly: (value * 10 + 1e-6).rounded(.down)) else { return "?" }
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
