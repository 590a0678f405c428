import A11yTree

/// The picture of a screen with its frames, and what its letters stand for.
struct PanelFigure {
  /// The screen with its stops and findings.
  let panel: PicturePanel
  /// Its place among the pictures of the scenario.
  let number: Int
  /// The scenario.
  let scenario: PageScenario

  /// A picture that is higher is moved within its frame.
  private static let mostHeight = 760.0
  /// So many letters of one finding are listed.
  private static let mostLetters = 6

  /// Adds the figure to a page.
  func add(to writer: inout HTMLWriter) {
    let picture = PanelPicture(panel: panel, prefix: "s\(scenario.number)p\(number)", name: name)
    writer.element("figure") { writer in
      writer.leaf("figcaption", [], panel.caption)
      if picture.size.height > Self.mostHeight {
        writer.element(
          "div",
          [
            ("class", "tall"), ("tabindex", "0"), ("role", "group"),
            ("aria-label", "\(panel.caption), to scroll"),
          ]
        ) { $0.markup(picture.element) }
      } else {
        writer.markup(picture.element)
      }
      addLetters(to: &writer)
    }
  }

  private var name: String {
    "\(panel.caption): \(scenario.title), \(panel.stops.count.words("stop")), "
      + panel.findings.count.words("finding")
  }

  /// What the letters in the picture stand for, one line a finding of the list.
  private func addLetters(to writer: inout HTMLWriter) {
    guard !panel.findings.isEmpty else { return }
    var letters: [Int: [String]] = [:]
    for (number, finding) in panel.findings.enumerated() {
      letters[finding.place, default: []].append(number.letters)
    }
    writer.element("ul", [("class", "letters")]) { writer in
      for finding in scenario.findings {
        let own = finding.cluster.places.flatMap { letters[$0] ?? [] }
        guard !own.isEmpty else { continue }
        writer.element("li") { writer in
          for letter in own.prefix(Self.mostLetters) {
            writer.leaf(
              "span", [("class", "letter \(finding.cluster.first.outcome.rawValue)")], letter)
            writer.words(" ")
          }
          let rest = own.count - Self.mostLetters
          if rest > 0 { writer.words("and \(rest) more ") }
          writer.leaf("a", [("href", "#\(finding.anchor)")], finding.cluster.first.rule)
        }
      }
    }
  }
}
