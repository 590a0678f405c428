import A11yTree

/// Random screens that vary every field, valid by `Screen.violations()`.
struct RandomScreens {
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Returns the next screen, of at most 24 nodes or so.
  mutating func screen() -> Screen {
    var tree = AccessibilityTree()
    if !random.oneIn(20) {
      for _ in 0..<random.integer(1...3) { addNodes(to: &tree, depth: 0) }
    }
    let items = random.oneIn(4) ? [] : items(in: tree)
    var scene = PaintedScene()
    scene.items = items
    var screen = Screen(environment: environment(), tree: tree, scene: scene)
    screen.hasScene = !items.isEmpty || random.oneIn(2)
    return screen
  }

  /// Returns the next environment, the default one half of the time.
  mutating func environment() -> ScreenEnvironment {
    var environment = ScreenEnvironment()
    guard random.oneIn(2) else { return environment }
    if random.oneIn(2) { environment.width = number() }
    if random.oneIn(2) { environment.height = number() }
    if random.oneIn(2) { environment.displayScale = random.pick([1, 2, 3.5], or: 1) }
    if random.oneIn(2) { environment.idiom = random.pick(Idiom.allCases, or: .pad) }
    if random.oneIn(2) {
      environment.dynamicType = random.pick(DynamicTypeSize.allCases, or: .large)
    }
    if random.oneIn(2) { environment.colorScheme = .dark }
    if random.oneIn(2) { environment.contrast = .increased }
    if random.oneIn(2) { environment.legibilityWeight = .bold }
    if random.oneIn(2) { environment.layoutDirection = .rightToLeft }
    if random.oneIn(2) { environment.locale = random.pick(["fr", "pt-BR", "", "a b"], or: "de") }
    return environment
  }

  private mutating func addNodes(to tree: inout AccessibilityTree, depth: Int) {
    tree.open(node(number: tree.count))
    if depth < 6, tree.count < 24 {
      for _ in 0..<random.integer(0...3) { addNodes(to: &tree, depth: depth + 1) }
    }
    tree.close()
  }

  /// Returns a node whose identity ends in its number, so that no two are the same.
  private mutating func node(number index: Int) -> AccessibilityNode {
    var node = AccessibilityNode(
      id: NodeID(random.pick(["a.", "b c#", "\n"], or: "") + "\(index)"))
    node.isElement = random.oneIn(2)
    if random.oneIn(2) { node.label = text() }
    if random.oneIn(4) { node.value = text() }
    if random.oneIn(4) { node.hint = text() }
    if random.oneIn(4) { node.identifier = text() }
    for _ in 0..<random.integer(0...3) {
      node.traits.insert(random.pick(AccessibilityTraits.names.map(\.trait), or: .isButton))
    }
    if random.oneIn(2) { node.frame = rect() }
    if random.oneIn(6) { node.layoutFrame = rect() }
    node.isHidden = random.oneIn(8)
    node.elementsHidden = random.oneIn(8)
    node.groupsChildren = random.oneIn(8)
    node.hasOrderedElements = random.oneIn(8)
    node.clipsToBounds = random.oneIn(8)
    node.hasPath = random.oneIn(8)
    if random.oneIn(8) { node.activationPoint = Point(x: number(), y: number()) }
    if random.oneIn(8) { node.language = random.pick(["fr", "zh Hant"], or: "de") }
    if random.oneIn(8) { node.sortPriority = number() }
    if random.oneIn(8) { node.respondsToUserInteraction = random.oneIn(2) }
    if random.oneIn(8) { node.inputLabels = texts() }
    if random.oneIn(4) { node.defaultAction = action() }
    if random.oneIn(4) { node.customActions = texts().map { .init(name: $0) } }
    if random.oneIn(8) { node.customActions.append(.init(name: text(), action: action())) }
    doings(of: &node)
    if random.oneIn(8) {
      node.customContent = texts().map {
        .init(label: $0, value: text(), isImportant: random.oneIn(2))
      }
    }
    if random.oneIn(8) { node.customRotors = [rotor(), rotor()] }
    if random.oneIn(3) { node.container = container() }
    if random.oneIn(8) { node.cell = cell() }
    node.hasExplicitLabel = random.oneIn(4)
    if random.oneIn(6) { node.background = background() }
    if random.oneIn(4) { node.source = source() }
    return node
  }

  private mutating func doings(of node: inout AccessibilityNode) {
    if random.oneIn(6) {
      node.adjustment = .init(
        increment: random.oneIn(4) ? nil : action(), decrement: random.oneIn(4) ? nil : action())
    }
    if random.oneIn(8) { node.escapeAction = action() }
    if random.oneIn(8) { node.magicTapAction = action() }
    if random.oneIn(8) { node.longPressAction = action() }
    if random.oneIn(8) {
      node.textLinks = texts().map { .init(label: $0, action: random.oneIn(2) ? action() : nil) }
    }
    if random.oneIn(6) { node.headingLevel = random.integer(1...6) }
    if random.oneIn(8) {
      node.scroll = .init(
        axis: random.oneIn(2) ? .horizontal : .vertical, contentLength: number(),
        viewportLength: number(), offset: number(), status: random.oneIn(2) ? text() : nil)
    }
  }

  private mutating func container() -> AccessibilityContainer {
    var container = AccessibilityContainer(
      kind: random.pick(AccessibilityContainer.Kind.allCases, or: .list))
    if random.oneIn(2) { container.label = text() }
    if random.oneIn(4) { container.rows = random.integer(0...9) }
    if random.oneIn(4) { container.columns = random.integer(0...9) }
    if random.oneIn(4) { container.rowHeaders = headers() }
    if random.oneIn(4) { container.columnHeaders = headers() }
    container.isSystem = random.oneIn(4)
    if random.oneIn(4) { container.items = ids() }
    container.isInconsistent = random.oneIn(4)
    return container
  }

  private mutating func headers() -> [AccessibilityContainer.Headers] {
    [.init(index: 0, cells: ids()), .init(index: 3, cells: random.oneIn(2) ? [] : ids())]
  }

  private mutating func cell() -> TableCell {
    var cell = TableCell(row: nil, column: nil)
    if random.oneIn(2) { cell.row = random.integer(-1...5) }
    if random.oneIn(2) { cell.column = random.integer(0...5) }
    if random.oneIn(2) { cell.rowSpan = random.integer(1...3) }
    if random.oneIn(2) { cell.columnSpan = random.integer(1...3) }
    if random.oneIn(2) { cell.tableRow = random.integer(0...5) }
    return cell
  }

  private mutating func rotor() -> AccessibilityNode.CustomRotor {
    .init(
      name: text(), results: random.oneIn(3) ? [] : texts(), isUnbounded: random.oneIn(2),
      targets: random.oneIn(2) ? [] : ids())
  }

  private mutating func background() -> AccessibilityNode.Background {
    var background = AccessibilityNode.Background()
    if random.oneIn(2) { background.visibleText = text() }
    if random.oneIn(2) { background.placeholder = text() }
    if random.oneIn(2) { background.badge = text() }
    if random.oneIn(2) { background.ignoredSetValue = text() }
    if random.oneIn(2) { background.itemIsEnabled = random.oneIn(2) }
    background.looksInteractive = random.oneIn(4)
    background.isMadeForColumns = random.oneIn(4)
    if random.oneIn(4) { background.innerControls = texts() }
    if random.oneIn(4) { background.hiddenPictures = texts() }
    if random.oneIn(4) { background.visibleFrame = rect() }
    background.isScrolledTo = random.oneIn(4)
    return background
  }
}

extension RandomScreens {
  /// Returns a text of pieces that are hard to write down.
  mutating func text() -> String {
    let pieces = [
      "Follow", " ", "\"", "\\", "\n", "\t", "\u{0}", "\u{7F}", "\u{85}", "\u{202E}", "é",
      "e\u{301}",
      "👨‍👩‍👧", "العربية", "↓", "#", "=", ",", ":", "\r", "\u{2028}", "x=1", "text",
    ]
    return (0..<random.integer(0...4)).map { _ in random.pick(pieces, or: "") }.joined()
  }

  private mutating func texts() -> [String] {
    (0..<random.integer(1...3)).map { _ in text() }
  }

  private mutating func ids() -> [NodeID] {
    (0..<random.integer(1...3)).map { _ in NodeID(text()) }
  }

  private mutating func action() -> ActionID {
    ActionID(random.pick(["cook", "open(1)", "two words", ""], or: "a"))
  }

  mutating func source() -> SourceLocation {
    SourceLocation(path: text(), line: random.integer(1...99), column: random.integer(1...99))
  }

  mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func number() -> Double {
    switch random.integer(0...3) {
    case 0: Double(random.integer(-20...400))
    case 1: Double(random.integer(0...1200)) / 3
    case 2: random.pick([1e300, .leastNonzeroMagnitude, -0.1, 0.1 + 0.2], or: 0)
    default: Double.random(in: 0...1000, using: &random)
    }
  }
}
