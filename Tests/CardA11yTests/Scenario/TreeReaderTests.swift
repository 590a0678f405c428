import A11yTree
import CardA11y
import Testing

/// Raw nodes: every key of the record (Conformance/Cases/README.md §2), and the way back.
struct TreeReaderTests {
  private func read(_ text: String) throws -> AccessibilityTree {
    let bytes = Array(text.utf8)
    let file = ValueReader.SourceFile(path: "tree.json", lines: LineIndex(bytes))
    return try TreeReader.read(ValueReader(try JSONParser.parse(bytes), in: file))
  }

  private func written(_ tree: AccessibilityTree) -> String {
    JSONWriter.pretty(.object(["children": TreeWriter.children(of: tree)]))
  }

  @Test func everyKeyIsRead() throws {
    let tree = try read(
      """
      {"children": [{
        "id": "a", "label": "L", "value": "V", "hint": "H", "identifier": "I",
        "traits": ["toggleButton", "selected"], "frame": [1, 2, 3, 4],
        "layoutFrame": [5, 6, 7, 8], "declaredFrame": ["nan", 0, "inf", 50], "isElement": true,
        "hidden": true, "elementsHidden": true, "modal": true, "groupsChildren": true,
        "orderedElements": true, "clipsToBounds": true, "interactive": false,
        "activationPoint": [9, 10], "path": [0, 251.5, 120.67], "language": "fr",
        "sortPriority": 2.5, "inputLabels": ["one"], "action": "cook",
        "customActions": ["two", {"name": "three", "action": "3"}, {"name": "four"}],
        "adjustment": {"increment": "up", "decrement": "down"}, "escapeAction": "back",
        "magicTapAction": "play", "longPressAction": "menu",
        "textLinks": [{"label": "terms", "action": "terms"}, {"label": "x"}], "headingLevel": 2,
        "scroll": {"axis": "horizontal", "contentLength": 900, "viewportLength": 300,
          "offset": 20, "status": "Books"},
        "customContent": [{"label": "K", "value": "W", "important": true}],
        "customRotors": [{"name": "R", "results": ["x"], "unbounded": true, "targets": ["a"]}],
        "container": {"kind": "dataTable", "label": "T", "rows": 2, "columns": 3,
          "rowHeaders": {"1": ["a"], "0": []}, "columnHeaders": {"0": ["a"]}, "system": true,
          "items": ["a"], "inconsistent": true},
        "cell": {"row": null, "column": 0, "rowSpan": 2, "columnSpan": 3, "tableRow": 1},
        "visibleText": "T", "placeholder": "P", "badge": "3", "ignoredSetValue": "S",
        "itemIsEnabled": false, "expanded": true, "looksInteractive": true,
        "madeForColumns": true, "innerControls": ["Follow"],
        "hiddenPictures": ["salad"], "children": [{}]
      }]}
      """)
    var node = AccessibilityNode(id: "a")
    node.label = "L"
    node.hasExplicitLabel = true
    node.value = "V"
    node.hint = "H"
    node.identifier = "I"
    node.traits = [.isToggle, .isSelected, .isModal]
    node.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    node.layoutFrame = Rect(x: 5, y: 6, width: 7, height: 8)
    node.isElement = true
    node.isHidden = true
    node.elementsHidden = true
    node.groupsChildren = true
    node.hasOrderedElements = true
    node.clipsToBounds = true
    node.respondsToUserInteraction = false
    node.activationPoint = Point(x: 9, y: 10)
    node.hasPath = true
    node.language = "fr"
    node.sortPriority = 2.5
    node.inputLabels = ["one"]
    node.defaultAction = ActionID("cook")
    node.customActions = [
      .init(name: "two"), .init(name: "three", action: ActionID("3")), .init(name: "four"),
    ]
    node.adjustment = .init(increment: ActionID("up"), decrement: ActionID("down"))
    node.escapeAction = ActionID("back")
    node.magicTapAction = ActionID("play")
    node.longPressAction = ActionID("menu")
    node.textLinks = [.init(label: "terms", action: ActionID("terms")), .init(label: "x")]
    node.headingLevel = 2
    node.scroll = .init(
      axis: .horizontal, contentLength: 900, viewportLength: 300, offset: 20, status: "Books")
    node.customContent = [.init(label: "K", value: "W", isImportant: true)]
    node.customRotors = [.init(name: "R", results: ["x"], isUnbounded: true, targets: ["a"])]
    var container = AccessibilityContainer(kind: .dataTable, label: "T")
    container.rows = 2
    container.columns = 3
    container.rowHeaders = [.init(index: 0, cells: []), .init(index: 1, cells: ["a"])]
    container.columnHeaders = [.init(index: 0, cells: ["a"])]
    container.isSystem = true
    container.items = ["a"]
    container.isInconsistent = true
    node.container = container
    node.cell = TableCell(row: nil, column: 0, rowSpan: 2, columnSpan: 3, tableRow: 1)
    node.background.visibleText = "T"
    node.background.placeholder = "P"
    node.background.badge = "3"
    node.background.ignoredSetValue = "S"
    node.background.itemIsEnabled = false
    node.isExpanded = true
    node.background.looksInteractive = true
    node.background.isMadeForColumns = true
    node.background.innerControls = ["Follow"]
    node.background.hiddenPictures = ["salad"]
    node.source = SourceLocation(path: "tree.json", line: 1, column: 15)
    #expect(tree.nodes.count == 2)
    #expect(tree.nodes.first == node)
    #expect(tree.nodes.last?.id == "0.0")
  }

  /// Source: DESIGN §5 and the README's "a root may have children and orderedElements alone".
  @Test func aRootOfChildrenAloneIsNoNode() throws {
    #expect(
      try read(#"{"children": [{}, {"children": [{}]}]}"#).nodes.map(\.id) == ["0", "1", "1.0"])
    #expect(
      try read(#"{"orderedElements": true, "children": [{}]}"#).nodes.map(\.id) == ["root", "0"])
  }

  @Test func aFrameThatIsNotFiniteIsTheZeroFrame() throws {
    let tree = try read(#"{"children": [{"declaredFrame": ["nan", 0, "inf", 50]}]}"#)
    #expect(tree.nodes.first?.frame == .zero)
  }

  static let mistakes: [(text: String, message: String)] = [
    (#"{"lable": "x"}"#, "1:2: error: unknown key “lable”; did you mean “label”?"),
    (
      #"{"children": [{"traits": ["buton"]}]}"#,
      "1:27: error: “children[0].traits[0]”: unknown trait “buton”; did you mean “button”?"
    ),
    (
      #"{"children": [{"id": "a"}, {"id": "a"}]}"#,
      "1:35: error: “children[1].id”: the node at 1:15 has the id “a” already"
    ),
    (
      #"{"frame": [0, 0, -1, 5]}"#,
      "1:11: error: “frame”: a width or a height is negative; expected 0 or more"
    ),
    (
      #"{"frame": [0, 0, 1]}"#,
      "1:11: error: “frame”: expected 4 numbers (x, y, width, height), found 3"
    ),
    (
      #"{"cell": {"row": 1.5}}"#,
      "1:18: error: “cell.row”: expected a whole number from 0 to 1000000, found 1.5"
    ),
    (
      #"{"container": {"kind": "lst"}}"#,
      "1:24: error: “container.kind”: unknown value “lst”; did you mean “list”?"
    ),
    (#"{"isElement": 1}"#, "1:15: error: “isElement”: expected true or false, found a number"),
    (#"{"children": {}}"#, "1:14: error: “children”: expected an array, found an object"),
  ]

  @Test(arguments: mistakes.indices)
  func mistakesAreAnsweredWithPlaceAndWayOut(row: Int) {
    let mistake = Self.mistakes[row]
    let error = #expect(throws: InputError.self) { try read(mistake.text) }
    #expect(error?.description == "tree.json:" + mistake.message)
  }

  /// Only what the form has no key for may differ.
  @Test(arguments: 0..<200)
  func writtenTreesReadBack(seed: Int) throws {
    var random = RandomScreens(seed: UInt64(seed))
    let tree = Self.expressible(random.screen().tree)
    let read = try read(written(tree))
    #expect(Self.expressible(read) == tree, "seed \(seed)")
  }

  /// Returns a tree with what the form cannot say set to what the reader makes of it.
  private static func expressible(_ tree: AccessibilityTree) -> AccessibilityTree {
    var tree = tree
    for index in 0..<tree.count {
      var node = tree[index]
      node.source = nil
      node.background.visibleFrame = nil
      node.background.isScrolledTo = false
      node.hasExplicitLabel = node.label != nil
      for place in node.customActions.indices { node.customActions[place].action = nil }
      node.frame = node.frame.withoutNegativeExtents
      node.layoutFrame = node.layoutFrame?.withoutNegativeExtents
      node.scroll = node.scroll?.withLengthsInRange
      if let row = node.cell?.row { node.cell?.row = max(0, row) }
      tree[index] = node
    }
    return tree
  }
}

extension Rect {
  fileprivate var withoutNegativeExtents: Rect {
    Rect(x: x, y: y, width: max(0, width), height: max(0, height))
  }
}

extension AccessibilityNode.Scroll {
  fileprivate var withLengthsInRange: Self {
    func inRange(_ length: Double) -> Double { min(max(0, length), 1_000_000_000) }
    return .init(
      axis: axis, contentLength: inRange(contentLength), viewportLength: inRange(viewportLength),
      offset: inRange(offset), status: status)
  }
}
