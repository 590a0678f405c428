import A11yTree
import Testing

struct OutlineTests {
  @Test func theLinesOfTheDesignAreRead() throws {
    let screen = try Outline.parse(
      """
      screen dynamicType=accessibility3
      group
        button "Follow" selected hint="Opens …" frame=16,24,120,44
          shape radius=8 fill=#F60 stroke=#000000
          text "Follow" size=17 bold color=#F16E00 on=#FFFFFF lines=1/1
      """)
    #expect(screen.environment.dynamicType == .accessibility3)
    #expect(screen.hasScene)
    let button = screen.tree[1]
    #expect(button.id == "0.0")
    #expect(button.isElement)
    #expect(button.traits == [.isButton, .isSelected])
    #expect(button.label == "Follow")
    #expect(button.hint == "Opens …")
    #expect(button.frame == Rect(x: 16, y: 24, width: 120, height: 44))
    #expect(screen.scene.items.map(\.owner) == [1, 1])
    #expect(screen.scene.items.map(\.frame) == [button.frame, button.frame])
    let shape = ShapeItem(
      form: .rectangle(cornerRadius: 8), fill: SRGBColor(hex: 0xFF6600), stroke: .black,
      strokeWidth: 1)
    #expect(screen.scene.items.first?.content == .shape(shape))
    let run = TextRun(
      text: "Follow", font: ResolvedFont(size: 17, weight: 700), color: SRGBColor(hex: 0xF16E00),
      backdrop: .colors([.white]), lineLimit: 1)
    #expect(screen.scene.items.last?.content == .text(run))
  }

  @Test func whatDiffersFromTheDefaultIsPrintedAndNoMore() throws {
    var tree = AccessibilityTree()
    var group = AccessibilityNode(id: "0")
    group.container = AccessibilityContainer(kind: .semanticGroup, label: "Plan")
    group.traits = .isCard
    tree.open(group)
    var tab = AccessibilityNode(id: "tab")
    tab.isElement = true
    tab.label = "A\u{7}"
    tab.traits = [.isTabBar, .supportsZoom]
    tab.source = SourceLocation(path: "Card.swift", line: 3, column: 7)
    tree.append(tab)
    tree.close()
    let screen = Screen(tree: tree)
    #expect(
      Outline.print(screen) == """
        semanticGroup "Plan" card
          element "A\\u{7}" #tab tabBar supportsZoom at="Card.swift":3:7

        """)
    var options = Outline.Options()
    options.showsLocations = false
    options.showsIDs = false
    #expect(
      Outline.print(screen, options: options) == """
        semanticGroup "Plan" card
          element "A\\u{7}" tabBar supportsZoom

        """)
  }

  @Test func marksNameTheirNodes() throws {
    let outline = try Outline.parseMarked(
      """
      group
        ↓button "Like"
        staticText "Ada"
          ↓text "Ada" size=17
          shape fill=#FFFFFF
        ↓ group
      """)
    #expect(outline.marked == [1, 2, 3])
  }

  @Test func anItemStandsWhereItsLineStands() throws {
    let screen = try Outline.parse(
      """
      group
        shape fill=#FFFFFF
        group
          shape fill=#EEEEEE
        shape fill=#DDDDDD
          staticText "inside of the inner group"
        shape fill=#CCCCCC
      """)
    #expect(screen.scene.items.map(\.owner) == [0, 1, 0, 0])
    #expect(screen.scene.items.map(\.precedingNodes) == [1, 2, 2, 3])
    #expect(screen.tree.parent(of: 2) == 1)
    #expect(screen.violations() == [])
  }

  @Test(arguments: [
    Mistake("buton \"A\"", 1, 1, "unknown kind of node \"buton\"; did you mean \"button\"?"),
    Mistake("button \"A\" hnt=\"B\"", 1, 12, "unknown property \"hnt\"; did you mean \"hint\"?"),
    Mistake("group\n   button", 2, 4, "lines are indented by two spaces for each level"),
    Mistake("group\n\tbutton", 2, 1, "lines are indented by two spaces for each level"),
    Mistake("group\n    button", 2, 5, "this line is indented by more than one level"),
    Mistake("text \"A\" size=17", 1, 1, "a text is indented below the node that paints it"),
    Mistake("button \"é\\q\"", 1, 10, "unknown escape; known are \\\" \\\\ \\n \\t \\u{…}"),
    Mistake("button \"A", 1, 8, "the text that begins here has no closing quote"),
    Mistake("button \"A\"selected", 1, 11, "expected a space"),
    Mistake("button frame=0,0,nan,1", 1, 18, "expected a finite number"),
    Mistake("button frame=0,0,1e999,1", 1, 18, "expected a finite number"),
    Mistake("button frame=0,0", 1, 17, "expected \",\""),
    Mistake("button selected selected", 1, 17, "selected is there twice"),
    Mistake("button value=\"A\" value=\"B\"", 1, 18, "value is there twice"),
    Mistake("button rows=2", 1, 8, "rows needs a container before it"),
    Mistake("button rowSpan=2", 1, 8, "rowSpan needs cell= before it"),
    Mistake("button\nscreen width=3", 2, 1, "screen is the first line, or none"),
    Mistake(
      "screen colorScheme=drak", 1, 20, "unknown value \"drak\"; did you mean \"dark\"?"),
    Mistake("group\n  shape fill=#12", 2, 14, "expected a colour such as #F16E00"),
    Mistake("group\n  shape fill=#123@2", 2, 19, "an alpha lies between 0 and 1"),
    Mistake("button cell=1,9999999999999999999", 1, 15, "expected a whole number"),
  ])
  func mistakesHaveTheirPlace(mistake: Mistake) {
    let expected = OutlineError(
      line: mistake.line, column: mistake.column, message: mistake.message)
    #expect(throws: expected) { try Outline.parse(mistake.text) }
  }

  @Test func nestingIsLimited() throws {
    let lines = (0..<129).map { String(repeating: "  ", count: $0) + "group" }
    let screen = try Outline.parse(lines.dropLast().joined(separator: "\n"))
    #expect(screen.tree.count == 128)
    let error = #expect(throws: OutlineError.self) {
      try Outline.parse(lines.joined(separator: "\n"))
    }
    #expect(error?.line == 129)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    let message: String

    init(_ text: String, _ line: Int, _ column: Int, _ message: String) {
      self.text = text
      self.line = line
      self.column = column
      self.message = message
    }

    var testDescription: String { text }
  }
}
