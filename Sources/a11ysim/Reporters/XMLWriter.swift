/// Writes XML 1.0, element by element; whatever stands in a text or an attribute stays there.
struct XMLWriter {
  /// What was written.
  private(set) var text = ""
  private var depth = 0

  /// An attribute with its value, which is escaped.
  typealias Attribute = (name: String, value: String)

  /// The first line of a file of its own.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Writes an element without content.
  mutating func leaf(_ name: String, _ attributes: [Attribute]) {
    begin(name, attributes)
    text += "/>\n"
  }

  /// Writes an element around a text.
  mutating func leaf(_ name: String, _ attributes: [Attribute], text content: String) {
    begin(name, attributes)
    text += ">" + content.xml() + "</\(name)>\n"
  }

  /// Writes an element around a text of several lines, which are kept.
  mutating func leaf(_ name: String, _ attributes: [Attribute], lines content: String) {
    begin(name, attributes)
    text += ">" + content.escaped(keepsLineBreaks: true).xml(keepsLineBreaks: true)
    text += "</\(name)>\n"
  }

  /// A text, and the element that stands around it, if any.
  typealias Piece = (text: String, element: (name: String, attributes: [Attribute])?)

  /// Writes an element around pieces of text on one line.
  mutating func leaf(_ name: String, _ attributes: [Attribute], pieces: [Piece]) {
    begin(name, attributes)
    text += ">"
    for piece in pieces {
      guard let element = piece.element else {
        text += piece.text.xml()
        continue
      }
      start(element.name, element.attributes)
      text += ">" + piece.text.xml() + "</\(element.name)>"
    }
    text += "</\(name)>\n"
  }

  /// Writes an element around others.
  mutating func element(
    _ name: String, _ attributes: [Attribute], _ content: (inout XMLWriter) -> Void
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
    start(name, attributes)
  }

  private mutating func start(_ name: String, _ attributes: [Attribute]) {
    text += "<" + name
    for attribute in attributes { text += " \(attribute.name)=\"\(attribute.value.xml())\"" }
  }

  private mutating func indent() {
    text += String(repeating: " ", count: depth)
  }
}

extension String {
  /// Returns the text with what XML and HTML give a meaning escaped, and what XML 1.0 forbids
  /// replaced.
  func xml(keepsLineBreaks: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&#39;"
      case 0x0A where keepsLineBreaks: result += "\n"
      case 0x09, 0x0A, 0x0D: result += " "
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
