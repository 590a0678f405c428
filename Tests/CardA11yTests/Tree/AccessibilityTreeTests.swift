import A11yTree
import Testing

struct AccessibilityTreeTests {
  @Test func siblingsAndAncestorsFollowTheLinks() {
    var tree = AccessibilityTree()
    tree.open(AccessibilityNode(id: "root"))
    tree.open(AccessibilityNode(id: "group"))
    tree.append(AccessibilityNode(id: "a"))
    tree.append(AccessibilityNode(id: "b"))
    tree.close()
    tree.append(AccessibilityNode(id: "c"))
    tree.close()

    #expect(Array(tree.roots) == [0])
    #expect(Array(tree.children(of: 0)) == [1, 4])
    #expect(Array(tree.children(of: 1)) == [2, 3])
    #expect(Array(tree.ancestors(of: 3)) == [1, 0])
    #expect(tree.index(of: "c") == 4)
    #expect(tree.index(of: "missing") == nil)
  }
}
