import A11yTree

/// Writes SVG 1.1.
typealias SVGWriter = XMLWriter

extension SVGWriter {
  /// The four attributes of a rectangle.
  static func box(_ rect: Rect) -> [Attribute] {
    [
      ("x", rect.x.svg), ("y", rect.y.svg), ("width", max(0, rect.width).svg),
      ("height", max(0, rect.height).svg),
    ]
  }

  /// The attributes of a colour under a name: `fill` or `stroke`.
  static func paint(_ name: String, _ color: SRGBColor?) -> [Attribute] {
    guard let color else { return [(name, "none")] }
    let opaque = SRGBColor(red: color.red, green: color.green, blue: color.blue)
    guard color.alpha < 1 else { return [(name, opaque.description)] }
    return [(name, opaque.description), ("\(name)-opacity", color.alpha.svg)]
  }
}

extension Double {
  /// The number with at most two decimals; what no picture could show ends at ten million.
  var svg: String {
    let bounded = isNaN ? 0 : Swift.min(Swift.max(self, -1e7), 1e7)
    let hundredths = Int((bounded * 100).rounded())
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if part == 0 { return "\(sign)\(whole)" }
    if part.isMultiple(of: 10) { return "\(sign)\(whole).\(part / 10)" }
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}
