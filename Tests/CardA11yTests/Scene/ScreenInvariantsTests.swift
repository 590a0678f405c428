import A11yTree
import Testing

struct ScreenInvariantsTests {
  private func screen(
    owner: Int, precedingNodes: Int, id: NodeID = "b", frame: Rect = .zero
  ) -> Screen {
    var tree = AccessibilityTree()
    tree.open(AccessibilityNode(id: "a"))
    tree.append(AccessibilityNode(id: id))
    tree.close()
    tree.append(AccessibilityNode(id: "c"))
    var scene = PaintedScene()
    scene.items = [
      SceneItem(
        owner: owner, precedingNodes: precedingNodes, frame: frame, content: .shape(ShapeItem()))
    ]
    return Screen(tree: tree, scene: scene)
  }

  @Test func aGoodScreenHasNone() {
    #expect(screen(owner: 0, precedingNodes: 2).violations() == [])
  }

  @Test(arguments: [(0, 0), (0, 3), (1, 1), (2, 2)])
  func anItemIsPaintedInsideOfItsNode(owner: Int, precedingNodes: Int) {
    #expect(screen(owner: owner, precedingNodes: precedingNodes).violations().count == 1)
  }

  @Test func ownersIdentitiesAndFramesAreChecked() {
    #expect(screen(owner: 3, precedingNodes: 3).violations().count == 1)
    #expect(screen(owner: 0, precedingNodes: 1, id: "a").violations().count == 1)
    let frame = Rect(x: 0, y: 0, width: .infinity, height: 1)
    #expect(screen(owner: 0, precedingNodes: 1, frame: frame).violations().count == 1)
  }

  @Test func aTreeWithAnOpenNodeIsFound() {
    var tree = AccessibilityTree()
    tree.open(AccessibilityNode(id: "a"))
    tree.append(AccessibilityNode(id: "b"))
    #expect(tree.violations() == ["node 1 ends behind its parent"])
  }
}
