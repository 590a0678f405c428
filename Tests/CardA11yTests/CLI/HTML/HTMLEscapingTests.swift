import CardA11y
import Testing

@testable import a11ysim

/// Whatever stands in a file stays a text on the page.
@MainActor
struct HTMLEscapingTests {
  nonisolated static let hostile = [
    "</script><img src=x onerror=\"window.pwned = 1\">", "\"><script>pwned</script>",
    "' onmouseover='pwned", "<!-- -->", "]]> &amp; &#60;b&#62;", "</title></style></svg>",
    "javascript:pwned", "\u{202E}desrever", "line\nbreak \u{0} \u{1B}[31m",
  ]

  /// What the page is made of.
  nonisolated static let names: Set<String> = [
    "html", "head", "meta", "link", "title", "style", "body", "header", "nav", "main", "section",
    "article", "footer", "script", "h1", "h2", "h3", "h4", "p", "a", "ul", "ol", "li", "dl", "dt",
    "dd", "div", "span", "strong", "code", "pre", "del", "ins", "table", "caption", "thead",
    "tbody",
    "tr", "th", "td", "abbr", "form", "fieldset", "legend", "label", "input", "select", "option",
    "button", "details", "summary", "figure", "figcaption", "svg", "g", "rect", "text", "path",
    "polygon", "circle", "ellipse", "clipPath", "linearGradient", "radialGradient", "stop",
  ]

  @Test(arguments: hostile.indices)
  func hostileTextsStayTexts(place: Int) throws {
    let text = Self.hostile[place]
    let quoted = JSONWriter.compact(.string(text))
    let world = FakeWorld([
      "S/a.scenario.json": ##"""
      {"name": \##(quoted), "matrix": {"dynamicType": ["large", "accessibility3"]},
       "screen": [{"type": "DSCard", "content": [
         {"type": "Text", "text": \##(quoted), "foregroundStyle": "#F16E00", "lineLimit": 1},
         {"type": "Image", "name": \##(quoted)},
         {"type": "Button", "label": \##(quoted), "action": \##(quoted),
          "accessibilityHint": \##(quoted), "accessibilityIdentifier": \##(quoted)}]}],
       "script": [{"gesture": "swipeRight", "expect": \##(quoted)}],
       "audit": {"expect": [{"rule": "dt-overlap", "element": \##(quoted), "reason": \##(quoted)}],
         "suppress": [{"rule": "contrast-text-aa", "reason": \##(quoted)},
           {"rule": "id-duplicate", "element": \##(quoted), "reason": "r",
            "expires": "2026-01-01"}]}}
      """##,
      "S/a.transcript": text + "\n",
    ])
    #expect(world.run("audit", "S", "--format", "html=r.html") == .found, "\(world.errors)")
    let document = try #require(world.text(of: "r.html"))
    let page = try PageReading(document)
    #expect(Set(page.elements.map(\.name)).subtracting(Self.names) == [])
    #expect(page.all("script").count == 1)
    let attributes = Set(page.elements.flatMap(\.attributes.keys))
    #expect(attributes.filter { $0.hasPrefix("on") || $0 == "style" || $0 == "src" } == [])
    #expect(page.values(of: "href").filter { $0.hasPrefix("javascript") } == [])
    #expect(page.all("h3").map(\.text).contains(text.escaped()))
    #expect(page.all("title").count == 1)
    // A picture shows what an app would, turned around or not.
    let words = document.replacing(/<svg(?:.|\n)*?<\/svg>/, with: "")
    let steering = words.unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" || (0x202A...0x202E).contains(scalar.value)
    }
    #expect(steering.count == 0)
  }

  @Test func namesOfFilesAreTextsToo() throws {
    let path = "S/<b>&\".scenario.json"
    let world = FakeWorld([path: #"{"screen": ["Plan"]}"#, "S/<i>.scenario.json": "{"])
    #expect(world.run("audit", "S", "--format", "html=r.html") == .notMeasured)
    let page = try PageReading(try #require(world.text(of: "r.html")))
    #expect(page.all("code").map(\.text).contains(path))
    #expect(page.all("code").map(\.text).contains("S/<i>.scenario.json:1:2"))
    #expect(page.all("b").count + page.all("i").count == 0)
  }
}
