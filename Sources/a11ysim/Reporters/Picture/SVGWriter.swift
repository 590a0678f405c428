import A11yTree

/// Writes SVG 1.1, element by element; whatever stands in a text or an attribute stays there.
struct SVGWriter {
  /// What was written.
  private(set) var text = ""
  private var depth = 0

  /// An attribute with its value, which is escaped.
  typealias Attribute = (name: String, value: String)

  /// Writes an element without content.
  mutating func leaf(_ name: String, _ attributes: [Attribute]) {
    begin(name, attributes)
    text += "/>\n"
  }

  /// Writes an element around a text.
  mutating func leaf(_ name: String, _ attributes: [Attribute], text content: String) {
    begin(name, attributes)
    text += ">" + content.xml + "</\(name)>\n"
  }

  /// Writes an element around others.
  mutating func element(
    _ name: String, _ attributes: [Attribute], _ content: (inout SVGWriter) -> Void
  ) {
    begin(name, attributes)
    text += ">\n"
    depth += 1
    content(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  private mutating func begin(_ name: String, _ attributes: [Attribute]) {
    indent()
    text += "<" + name
    for attribute in attributes { text += " \(attribute.name)=\"\(attribute.value.xml)\"" }
  }

  private mutating func indent() {
    text += String(repeating: " ", count: depth)
  }
}

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

extension String {
  /// The text with what XML and HTML give a meaning escaped, and what XML 1.0 forbids replaced.
  var xml: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&#39;"
      case 0x09, 0x0A, 0x0D: result += " "
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
