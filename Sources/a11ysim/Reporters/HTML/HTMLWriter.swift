/// Writes HTML, element by element; whatever stands in a text or an attribute stays there.
///
/// But for scripts and styles it is XML as well, so that a strict parser can check it.
struct HTMLWriter {
  /// What was written.
  private(set) var text = ""

  /// An attribute with its value, which is escaped; that of a mere sign is empty.
  typealias Attribute = SVGWriter.Attribute

  /// Writes an element around others.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - attributes: Its attributes.
  ///   - content: Writes what stands in it.
  mutating func element(
    _ name: String, _ attributes: [Attribute] = [], _ content: (inout HTMLWriter) -> Void
  ) {
    begin(name, attributes)
    content(&self)
    text += "</\(name)>\n"
  }

  /// Writes an element around a text, in a line with what stands before and behind it.
  mutating func leaf(_ name: String, _ attributes: [Attribute], _ content: String) {
    begin(name, attributes)
    words(content)
    text += "</\(name)>"
  }

  /// Writes an element that has no content and no end.
  mutating func void(_ name: String, _ attributes: [Attribute]) {
    begin(name, attributes, end: "/>\n")
  }

  /// Writes a text.
  mutating func words(_ content: String) {
    text += content.escaped().xml()
  }

  /// Writes what is HTML already: a picture, or the page's own style and script.
  mutating func markup(_ markup: String) {
    text += markup
  }

  private mutating func begin(_ name: String, _ attributes: [Attribute], end: String = ">") {
    text += "<" + name
    for attribute in attributes {
      text += " \(attribute.name)=\"\(attribute.value.escaped().xml())\""
    }
    text += end
  }
}

extension HTMLWriter {
  /// Writes a heading with a link to its own place, for those who want to copy it.
  mutating func titled(
    _ noun: String, anchor: String, _ heading: (inout HTMLWriter) -> Void
  ) {
    element("div", [("class", "titled")]) { writer in
      heading(&writer)
      writer.element("a", [("class", "anchor"), ("href", "#\(anchor)")]) { writer in
        writer.leaf("span", [("aria-hidden", "true")], "#")
        writer.leaf("span", [("class", "unseen")], "Link to \(noun)")
      }
    }
  }

  /// Writes rows of names with what stands behind them, those without it left out.
  mutating func facts(_ rows: [(name: String, words: String)]) {
    element("dl", [("class", "facts")]) { writer in
      for row in rows where !row.words.isEmpty {
        writer.fact(row.name) { $0.words(row.words) }
      }
    }
  }

  /// Writes one name with what stands behind it.
  mutating func fact(_ name: String, _ content: (inout HTMLWriter) -> Void) {
    element("div") { writer in
      writer.leaf("dt", [], name)
      writer.element("dd") { content(&$0) }
    }
  }
}
