import A11yTree
import Testing

@testable import a11ysim

/// The label of an element is laid over the texts that it paints.
struct LabelSourceTests {
  @Test(
    arguments: [
      ("A, B", ["A", "B"], ["A": 1, "B": 2]),
      ("A, B", ["hidden", "A", "B"], ["A": 2, "B": 3]),
      ("A, B, C", ["A, B", "C"], ["A, B": 1, "C": 2]),
      ("A, picture, B", ["A", "B"], ["A": 1, "picture": nil, "B": 2]),
      ("AB", ["A"], [:]), ("A", [], [:]), ("A, A", ["A", "A"], ["A": 1, "A ": 2]),
    ] as [(String, [String], KeyValuePairs<String, Int?>)])
  func eachTextIsFoundInItsOrder(
    label: String, painted: [String], expected: KeyValuePairs<String, Int?>
  ) {
    let sources = screen(label, painted).labelSources(of: 0)
    #expect(sources.map(\.text) == expected.map { $0.key == "A " ? "A" : $0.key })
    #expect(sources.map(\.location?.line) == expected.map(\.value))
  }

  @Test func anExplicitLabelHasNoParts() {
    var screen = screen("A", ["A"])
    screen.tree[0].hasExplicitLabel = true
    #expect(screen.labelSources(of: 0).isEmpty)
  }

  private func screen(_ label: String, _ painted: [String]) -> Screen {
    var node = AccessibilityNode(id: "a")
    node.isElement = true
    node.label = label
    var tree = AccessibilityTree()
    tree.append(node)
    var scene = PaintedScene()
    for (place, text) in painted.enumerated() {
      let run = TextRun(text: text, font: ResolvedFont(size: 17))
      var item = SceneItem(owner: 0, precedingNodes: 1, frame: .zero, content: .text(run))
      item.source = SourceLocation(path: "x", line: place + 1, column: 1)
      scene.items.append(item)
    }
    return Screen(tree: tree, scene: scene)
  }
}
