import A11yTree
import CardA11y
import Foundation
import FoundationXML
import Testing

@testable import a11ysim

@MainActor
struct RenderCommandTests {
  private let world = FakeWorld([
    "plan.json": #"""
    {"name": "Plan <1> & \"2\"", "screen": [{"type": "DSCard", "content": [
      {"type": "Text", "text": "Two & <seats> \u0007left", "font": "headline"},
      {"type": "Button", "label": "Book", "action": "book"}]}]}
    """#
  ])

  @Test func theDocumentIsWellFormedAndNumbersEveryStop() throws {
    #expect(world.run("render", "plan.json") == .passed)
    let document = try SVGReading(world.output)
    #expect(document.root == ["svg", "http://www.w3.org/2000/svg", "1.1"])
    #expect(document.texts.contains("Plan <1> & \"2\""))
    #expect(document.texts.contains("Two & <seats> \u{FFFD}left"))
    for number in ["1", "2"] {
      #expect(document.texts.count { $0 == number } == 2, "on the screen and in the legend")
    }
    #expect(document.texts.contains("Book, button"))
    #expect(document.names.isDisjoint(with: ["script", "foreignObject", "image", "a", "style"]))
    let first = world.output
    #expect(world.run("render", "plan.json") == .passed)
    #expect(world.output == first)
  }

  @Test func aFileTakesThePictureInsteadOfStandardOutput() {
    for arguments in [["--out", "a.svg"], ["--format", "svg=a.svg"]] {
      world.files["a.svg"] = nil
      #expect(A11ySim.run(["render", "plan.json"] + arguments, console: world.console) == .passed)
      #expect(world.text(of: "a.svg")?.hasPrefix("<?xml version=\"1.0\"") == true)
    }
    #expect(world.run("render", "plan.json", "--out", "a.svg") == .passed)
    #expect(world.output.isEmpty)
  }

  @Test func sizesAndSchemesStandSideBySide() throws {
    #expect(world.run("render", "plan.json", "--sizes", "all") == .passed)
    let sheet = try SVGReading(world.output)
    for size in DynamicTypeSize.allCases { #expect(sheet.texts.contains(size.rawValue)) }
    #expect(
      world.run("render", "plan.json", "--compare", "scheme", "--sizes", "large,accessibility3")
        == .passed)
    let compared = try SVGReading(world.output)
    #expect(compared.texts.contains("large, light"))
    #expect(compared.texts.contains("accessibility3, dark"))
    #expect(world.run("render", "plan.json", "--compare", "direction") == .passed)
    #expect(try SVGReading(world.output).texts.contains("right to left"))
  }

  @Test func gradientsAndGroupsAreDrawn() throws {
    world.files["paint.json"] = Array(
      #"""
      {"screen": [{"type": "ZStack", "content": [
        {"type": "LinearGradient", "colors": ["#FF0000", "#0000FF"], "startPoint": "leading",
         "endPoint": "trailing", "modifiers": [{"frame": {"width": 200, "height": 60}}]},
        {"type": "VStack", "content": ["One", "Two"], "modifiers": [{"opacity": 0.5}]}]}]}
      """#.utf8)
    #expect(world.run("render", "paint.json") == .passed, "\(world.errors)")
    let picture = try SVGReading(world.output)
    #expect(picture.names.isSuperset(of: ["linearGradient", "stop"]))
    #expect(world.output.contains("<g opacity=\"0.5\">"))
    #expect(world.output.contains("fill=\"url(#f0p0-0-fill)\""))
    #expect(picture.duplicateIDs == [])
  }

  nonisolated static let mistakes: [(arguments: [String], error: String)] = [
    (["--sizes", "larg"], "--sizes: unknown text size 'larg'; did you mean 'large'?"),
    (
      ["--sizes", "all", "--dynamic-type", "large"], "--sizes and --dynamic-type exclude each other"
    ),
    (["--compare", "size"], "--compare: unknown value 'size'"),
    (["--format", "text"], "--format: unknown format 'text'"),
    (["--out", "a.svg", "--format", "svg=a.svg"], "--format: a.svg is named twice"),
  ]

  @Test(arguments: mistakes.indices)
  func mistakesAreAnswered(row: Int) {
    let mistake = Self.mistakes[row]
    let status = A11ySim.run(["render", "plan.json"] + mistake.arguments, console: world.console)
    #expect(status == .notMeasured)
    #expect(world.errors.contains("a11ysim: error: \(mistake.error)"), "\(world.errors)")
  }

  @Test(arguments: ["ODS/header-first", "DS/profile"])
  func thePictureIsReviewedAsText(name: String) throws {
    var console = Console.system()
    var written = ""
    console.write = { text, _ throws(FileError) in written += text }
    let path = ScenarioFilesTests.folder.appending(path: "\(name).scenario.json").path
    let arguments = ["render", path, "--sizes", "large,accessibility3"]
    #expect(A11ySim.run(arguments, console: console) == .passed)
    let file = name.split(separator: "/").last.map(String.init) ?? name
    try FileGolden.expect(written, is: "\(file).svg")
  }

  /// Whatever stands on a screen, its picture is a document.
  @Test func randomScreensGiveDocuments() throws {
    for seed in UInt64(0)..<60 {
      var random = RandomScreens(seed: seed)
      var screen = random.screen()
      screen.environment.locale = "en"
      let speech = try Speech(locale: "en", profile: .newest)
      let panel = PicturePanel(
        caption: "seed \(seed)", screen: screen,
        announcements: speech.announcements(of: Reading(screen)),
        findings: Audit.run([screen]).findings, rendering: .comma)
      let sheet = PictureSheet(figures: [PictureFigure(title: "", panels: [panel])])
      let document = try SVGReading(sheet.document)
      let strange = sheet.document.split(separator: "\n").filter {
        $0.contains(/["\s,(]-?(nan|inf)\b/)
      }
      #expect(strange == [], "no number that is none, seed \(seed)")
      let last = "\(panel.stops.count)"
      #expect(panel.stops.isEmpty || document.texts.contains(last), "seed \(seed)")
      #expect(document.duplicateIDs == [], "seed \(seed)")
    }
  }
}

/// What an XML parser finds in a picture.
private final class SVGReading: NSObject, XMLParserDelegate {
  private(set) var root: [String] = []
  private(set) var texts: [String] = []
  private(set) var names: Set<String> = []
  private(set) var duplicateIDs: [String] = []
  private var ids: Set<String> = []
  private var open: [String] = []

  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw SVGError(
        reason: "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "no document")")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if root.isEmpty { root = [name, attributes["xmlns"] ?? "", attributes["version"] ?? ""] }
    names.insert(name)
    if let id = attributes["id"], !ids.insert(id).inserted { duplicateIDs.append(id) }
    open.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open[open.count - 1] += string
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let text = open.removeLast()
    if ["text", "title"].contains(name) { texts.append(text) }
  }
}

private struct SVGError: Error {
  var reason: String
}
