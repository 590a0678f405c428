extension Rule {
  /// A grid that does not scroll.
  ///
  /// Source: the page of the ODS cards, "Don't forget to put the grid into a scrollview". A grid
  /// leaves no node; the paths of compiled nodes name it. The page on which views are compiled
  /// scrolls by itself, a real screen does not (DESIGN §4).
  static let gridNotScrolling = Rule(
    id: "grid-not-scrolling",
    title: "Grids stand in scroll views",
    criteria: [],
    gravest: .advice,
    rationale: """
      A grid grows with its items and with the text size. Outside of a scroll view what does not \
      fit the screen cannot be seen, and can hardly be reached.
      """,
    fix: "Put the grid into a ScrollView.",
    passing: [
      RuleExample(
        "A grid in a scroll view",
        """
        screen painted
        element "Title 1" #"ScrollView/LazyVGrid/ODSCardSmall#1/VStack"
        element "Title 2" #"ScrollView/LazyVGrid/ODSCardSmall#2/VStack"
        """)
    ],
    failing: [
      RuleExample(
        "A grid in a stack is reported at its first stop",
        """
        screen painted
        staticText "Salads" #"VStack/Text"
        ↓element "Title 1" #"VStack/LazyVGrid[1]/ODSCardSmall#1/VStack"
        element "Title 2" #"VStack/LazyVGrid[1]/ODSCardSmall#2/VStack"
        """)
    ],
    inapplicable: [
      RuleExample("No grid", "screen painted\nelement \"Title 1\" #a"),
      RuleExample("Paths of another tool", #"element "Title 1" #"LazyVGrid/Text""#),
    ],
    check: .screen(needsScene: true) { context in
      var seen: Set<String> = []
      return context.stops.compactMap { index in
        let path = ViewPath(context.screen.tree[index].id)
        guard let grid = path.grid, seen.insert(grid).inserted else { return nil }
        return Verdict(node: index, judgement: path.scrolls ? .passed : .fixed)
      }
    })
}

/// The way down to the first grid of a structural path.
private struct ViewPath {
  /// The path of the grid, nil where there is none.
  private(set) var grid: String?
  /// Whether a scroll view stands around the grid.
  private(set) var scrolls = false

  init(_ id: NodeID) {
    var way = ""
    for step in id.path.utf8.split(separator: UInt8(ascii: "/")) {
      let name = step.prefix { byte in
        byte != UInt8(ascii: "[") && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "~")
      }
      way += "/" + String(decoding: step, as: UTF8.self)
      switch String(decoding: name, as: UTF8.self) {
      case "ScrollView", "List": scrolls = true
      case "LazyVGrid":
        grid = way
        return
      default: continue
      }
    }
  }
}

extension Judgement {
  fileprivate static let fixed = advice(
    "This is the first stop of a grid that does not stand in a scroll view.")
}
