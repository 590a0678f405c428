import Foundation
import FoundationXML

@testable import a11ysim

/// What a strict parser finds on a page, whose own script and style are left out.
final class PageReading: NSObject, XMLParserDelegate {
  /// An element with what stands in it.
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The places of the elements around it, the innermost last.
    let around: [Int]
    /// Its text, with that of the elements in it.
    var text = ""
  }

  /// The elements, in the order in which they begin.
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ document: String) throws {
    super.init()
    let bare = document.replacingOccurrences(of: PageScript.text, with: "")
      .replacingOccurrences(of: PageStyle.text, with: "")
    let parser = XMLParser(data: Data(bare.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw PageError(
        reason: "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "no document")")
    }
  }

  /// Returns the elements of a name, and of a class where one is given.
  func all(_ name: String, class wanted: String? = nil) -> [Element] {
    elements.filter { element in
      guard element.name == name else { return false }
      guard let wanted else { return true }
      let classes = (element.attributes["class"] ?? "").split(separator: " ").map(String.init)
      return classes.contains(wanted)
    }
  }

  /// Returns the elements inside of another.
  func all(_ name: String, in outer: Element) -> [Element] {
    let place = elements.firstIndex {
      $0.around == outer.around && $0.attributes == outer.attributes && $0.text == outer.text
    }
    return elements.filter { element in
      element.name == name && place.map { element.around.contains($0) } == true
    }
  }

  /// Returns the values of an attribute, wherever it stands.
  func values(of attribute: String) -> [String] {
    elements.compactMap { $0.attributes[attribute] }
  }

  /// Returns the texts of the definitions of a term.
  func facts(_ term: String) -> [String] {
    zip(all("dt"), all("dd")).filter { $0.0.text == term }.map(\.1.text)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, around: open))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for place in open { elements[place].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}

private struct PageError: Error {
  var reason: String
}
