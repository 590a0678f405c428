/// Reads an outline line by line into a tree and its scene.
struct OutlineParser {
  private let bytes: [UInt8]
  private var screenLine = OutlineScreen()
  private var tree = AccessibilityTree()
  private var items: [SceneItem] = []
  private var marked: [Int] = []
  /// The open nodes, the root first, each with how many children it has so far.
  private var open: [(index: Int, children: Int)] = []
  private var rootCount = 0
  private var hasLine = false

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(OutlineError) -> Outline.Marked {
    var start = 0
    var line = 1
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let hasReturn = newline > start && bytes[newline - 1] == UInt8(ascii: "\r")
      let range = start..<(hasReturn ? newline - 1 : newline)
      try parseLine(OutlineScanner(bytes: bytes, line: line, range: range))
      start = newline + 1
      line += 1
    }
    while open.popLast() != nil { tree.close() }
    let screen = screenLine.screen(tree: tree, items: items)
    return Outline.Marked(screen: screen, marked: Array(Set(marked)).sorted())
  }

  private mutating func parseLine(_ line: OutlineScanner) throws(OutlineError) {
    var scanner = line
    let indent = scanner.spaces()
    guard !scanner.isAtEnd else { return }
    defer { hasLine = true }
    guard indent.isMultiple(of: 2), scanner.next != UInt8(ascii: "\t") else {
      throw scanner.error("lines are indented by two spaces for each level")
    }
    let depth = indent / 2
    let isMarked = scanner.acceptMark()
    if isMarked { scanner.spaces() }
    let start = scanner.position
    let word = scanner.word()
    switch word {
    case "screen":
      try parseScreen(&scanner, isFirst: !hasLine && depth == 0 && !isMarked, start: start)
    case "text", "shape", "picture":
      let owner = try owner(atDepth: depth, word: word, scanner: scanner, start: start)
      try parseItem(word, owner: owner, &scanner)
      if isMarked { marked.append(owner) }
    default:
      try parseNode(word, depth: depth, &scanner, start: start)
      if isMarked { marked.append(tree.count - 1) }
    }
  }

  private mutating func parseScreen(
    _ scanner: inout OutlineScanner, isFirst: Bool, start: Int
  ) throws(OutlineError) {
    guard isFirst else { throw scanner.error("screen is the first line, or none", at: start) }
    var properties = OutlineProperties()
    while try properties.next(&scanner) {
      guard try properties.read(OutlineField.screen, &screenLine, &scanner) else {
        throw properties.unknown(scanner, among: OutlineField.screen.map(\.key))
      }
    }
  }

  private func owner(
    atDepth depth: Int, word: String, scanner: OutlineScanner, start: Int
  ) throws(OutlineError) -> Int {
    guard depth > 0, depth <= open.count else {
      throw scanner.error("a \(word) is indented below the node that paints it", at: start)
    }
    return open[depth - 1].index
  }

  private mutating func parseItem(
    _ word: String, owner: Int, _ scanner: inout OutlineScanner
  ) throws(OutlineError) {
    let ownerFrame = tree[owner].frame
    var common = OutlineCommon(frame: ownerFrame)
    let content: SceneItem.Content
    switch word {
    case "text":
      var text = OutlineText()
      text.text = try requiredString(&scanner)
      try common.read(OutlineField.text, &text, &scanner)
      content = .text(text.run)
    case "picture":
      var image = ImageItem(name: try requiredString(&scanner))
      try common.read(OutlineField.picture, &image, &scanner)
      content = .image(image)
    default:
      var shape = OutlineShape()
      try common.read(OutlineField.shape, &shape, &scanner)
      content = .shape(shape.shape)
    }
    var item = SceneItem(
      owner: owner, precedingNodes: tree.count, frame: common.frame, content: content)
    item.room = common.room
    item.clip = common.clip
    item.groups = common.groups
    item.purpose = common.purpose
    item.source = common.source
    items.append(item)
  }

  private func requiredString(
    _ scanner: inout OutlineScanner
  ) throws(OutlineError) -> String {
    scanner.spaces()
    return try scanner.string()
  }

  private mutating func parseNode(
    _ word: String, depth: Int, _ scanner: inout OutlineScanner, start: Int
  ) throws(OutlineError) {
    guard let kind = OutlineNodeKind(word: word) else {
      let known = OutlineNodeKind.words + ["text", "shape", "picture", "screen"]
      throw scanner.unknown(word, "kind of node", among: known, at: start)
    }
    guard depth <= open.count else {
      throw scanner.error("this line is indented by more than one level", at: start)
    }
    guard depth < Outline.depthLimit else {
      throw scanner.error("nodes are nested deeper than \(Outline.depthLimit) levels", at: start)
    }
    guard tree.count < Outline.nodeLimit else {
      throw scanner.error("more than \(Outline.nodeLimit) nodes", at: start)
    }
    while open.count > depth {
      open.removeLast()
      tree.close()
    }
    let node = try OutlineNodeReader(kind: kind, id: NodeID(place())).read(&scanner)
    open.append((index: tree.open(node), children: 0))
  }

  /// Counts a node below the open ones and returns its place in the outline, as `0.1.2`.
  private mutating func place() -> String {
    guard let last = open.indices.last else {
      rootCount += 1
      return String(rootCount - 1)
    }
    var place = String(rootCount - 1)
    for entry in open.dropLast() { place += ".\(entry.children - 1)" }
    place += ".\(open[last].children)"
    open[last].children += 1
    return place
  }
}
