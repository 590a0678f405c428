import A11yTree
import Testing

/// The sweep over sorted texts finds what comparing each with each finds.
struct OverlapPropertyTests {
  @Test(arguments: 0..<150)
  func theSweepFindsWhatEachPairShows(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = page(&random)
    let found = Set(
      Audit.run([screen]).findings.filter { $0.rule == "dt-overlap" }.map(\.element.id))
    #expect(found == expected(on: screen), "seed \(seed)")
  }

  private func page(_ random: inout SplitMix64) -> Screen {
    var tree = AccessibilityTree()
    var scene = PaintedScene()
    for number in 0..<random.integer(2...24) {
      let frame = Rect(
        x: Double(random.integer(0...300)), y: Double(random.integer(0...600)),
        width: Double(random.integer(20...200)), height: Double(random.integer(10...120)))
      var node = AccessibilityNode(id: NodeID("\(number)"))
      node.isElement = true
      node.traits = .isStaticText
      node.label = "Text \(number)"
      node.frame = frame
      tree.open(node)
      if random.oneIn(5) {
        let sheet = Rect(x: frame.x - 20, y: frame.y - 20, width: 240, height: 160)
        scene.items.append(
          SceneItem(
            owner: number, precedingNodes: tree.count, frame: sheet,
            content: .shape(ShapeItem(fill: .white))))
      }
      let font = ResolvedFont(size: 17, scaling: .textStyle(.body))
      scene.items.append(
        SceneItem(
          owner: number, precedingNodes: tree.count, frame: frame,
          content: .text(TextRun(text: "Text \(number)", font: font, color: .black))))
      tree.close()
    }
    return Screen(tree: tree, scene: scene)
  }

  /// Each with each, with what lies between them on the way.
  private func expected(on screen: Screen) -> Set<NodeID> {
    let items = screen.scene.items
    var found: Set<NodeID> = []
    for (lower, item) in items.enumerated() where item.isText {
      for (upper, other) in items.enumerated().dropFirst(lower + 1) where other.isText {
        let common = item.frame.intersection(other.frame)
        guard common.width > 0.5, common.height > 0.5 else { continue }
        let isCovered = items[lower..<upper].contains { sheet in
          !sheet.isText && sheet.frame.x <= item.frame.x && sheet.frame.y <= item.frame.y
            && sheet.frame.maxX >= item.frame.maxX && sheet.frame.maxY >= item.frame.maxY
        }
        guard !isCovered else { continue }
        found.insert(screen.tree[item.owner].id)
        found.insert(screen.tree[other.owner].id)
      }
    }
    return found
  }
}

extension SceneItem {
  fileprivate var isText: Bool {
    if case .text = content { true } else { false }
  }
}
