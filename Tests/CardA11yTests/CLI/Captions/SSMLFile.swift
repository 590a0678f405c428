import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document of SSML 1.1, held against the content that the elements may have (W3C, SSML 1.1 §3).
struct SSMLFile {
  /// The attributes of `speak`.
  var root: [String: String] = [:]
  /// What `meta` tells.
  var metas: [String] = []
  /// The names of the marks, in order.
  var marks: [String] = []
  /// The sentences, each in its pieces with their languages.
  var sentences: [[Piece]] = []
  /// The pauses, in milliseconds.
  var pauses: [Int] = []
  /// The rates.
  var rates: [String] = []
  /// The languages of paragraphs that have one of their own.
  var languages: [String] = []
  /// What is not as it must be.
  var flaws: [String] = []

  struct Piece: Equatable {
    var text: String
    var language: String?
  }

  init(_ text: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    if !parser.parse() { reader.file.flaws.append("not well formed: \(text)") }
    self = reader.file
    if Set(marks).count != marks.count { flaws.append("two marks of one name") }
  }

  private init() {}

  /// What may stand in an element, of those that are written.
  private static let contents: [String: Set<String>] = [
    "": ["speak"], "speak": ["meta", "prosody", "p", "break", "mark"],
    "prosody": ["p", "s", "break", "mark"], "p": ["s", "break", "mark"], "s": ["lang"],
    "lang": [], "meta": [], "break": [], "mark": [],
  ]

  private final class Reader: NSObject, XMLParserDelegate {
    var file = SSMLFile()
    private var open: [String] = [""]
    private var language: String?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if SSMLFile.contents[open.last ?? ""]?.contains(name) != true {
        file.flaws.append("\(name) in \(open)")
      }
      open.append(name)
      switch name {
      case "speak": file.root = attributes
      case "meta": file.metas.append(attributes["content"] ?? "")
      case "mark": file.marks.append(attributes["name"] ?? "")
      case "prosody": file.rates.append(attributes["rate"] ?? "")
      case "s": file.sentences.append([])
      case "lang": language = attributes["xml:lang"]
      case "p": if let own = attributes["xml:lang"] { file.languages.append(own) }
      case "break":
        let time = attributes["time"] ?? ""
        file.pauses.append(time.hasSuffix("ms") ? Int(time.dropLast(2)) ?? -1 : -1)
      default: break
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
      if name == "lang" { language = nil }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      guard open.contains("s") else {
        if text.contains(where: { !$0.isWhitespace }) { file.flaws.append("text in \(open)") }
        return
      }
      let place = file.sentences.count - 1
      if let last = file.sentences[place].indices.last,
        file.sentences[place][last].language == language
      {
        file.sentences[place][last].text += text
      } else {
        file.sentences[place].append(Piece(text: text, language: language))
      }
    }
  }
}
