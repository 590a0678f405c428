/// Prints a screen line by line.
struct OutlinePrinter {
  private let screen: Screen
  private let options: Outline.Options
  private var writer = OutlineWriter()
  /// The open nodes, each with how many children were printed.
  private var open: [(end: Int, children: Int)] = []
  private var rootCount = 0

  init(screen: Screen, options: Outline.Options) {
    self.screen = screen
    self.options = options
  }

  mutating func print() -> String {
    printEnvironment()
    let items = screen.scene.items
    var nextItem = 0
    var depths: [Int] = []
    for index in 0..<screen.tree.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      depths.append(open.count)
      printNode(at: index)
      while nextItem < items.count, items[nextItem].precedingNodes <= index + 1 {
        let owner = items[nextItem].owner
        if depths.indices.contains(owner) { printItem(items[nextItem], depth: depths[owner] + 1) }
        nextItem += 1
      }
    }
    return writer.text
  }

  private mutating func printEnvironment() {
    let line = OutlineScreen(screen)
    guard line != OutlineScreen() else { return }
    writer.begin("screen", depth: 0)
    write(line, OutlineField.screen)
    writer.end()
  }

  private mutating func printNode(at index: Int) {
    let node = screen.tree[index]
    let kind = OutlineNodeKind.firstWord(of: node)
    let isContainer = !node.isElement && node.container != nil
    writer.begin(kind.word, depth: open.count)
    if let label = isContainer ? node.container?.label : node.label {
      writer.gap()
      writer.quoted(label)
    }
    let place = enter(index)
    if options.showsIDs, node.id.path != place {
      writer.gap()
      writer.id(node.id)
    }
    for entry in AccessibilityTraits.names
    where node.traits.contains(entry.trait) && !kind.trait.contains(entry.trait) {
      writer.word(entry.name)
    }
    if isContainer, let label = node.label {
      writer.key("label")
      writer.quoted(label)
    }
    printContainer(of: node)
    if let cell = node.cell {
      writer.key("cell")
      writer.cellPlace(cell)
      write(cell, OutlineField.cell)
    }
    write(node, OutlineField.node)
    printLocation(node.source)
    writer.end()
  }

  private mutating func printContainer(of node: AccessibilityNode) {
    guard let container = node.container else { return }
    if node.isElement {
      writer.key("container")
      writer.raw(container.kind.rawValue)
      if let label = container.label {
        writer.key("containerLabel")
        writer.quoted(label)
      }
    }
    write(container, OutlineField.container)
  }

  private mutating func printItem(_ item: SceneItem, depth: Int) {
    switch item.content {
    case .text(let run):
      writer.begin("text", depth: depth)
      writer.gap()
      writer.quoted(run.text)
      write(OutlineText(run), OutlineField.text)
    case .shape(let shape):
      writer.begin("shape", depth: depth)
      write(OutlineShape(shape), OutlineField.shape)
    case .image(let image):
      writer.begin("picture", depth: depth)
      writer.gap()
      writer.quoted(image.name)
      write(image, OutlineField.picture)
    }
    if item.frame != screen.tree[item.owner].frame {
      writer.key("frame")
      writer.rect(item.frame)
    }
    var common = OutlineCommon(frame: item.frame)
    common.room = item.room
    common.clip = item.clip
    common.groups = item.groups
    common.purpose = item.purpose
    write(common, OutlineField.common)
    printLocation(item.source)
    writer.end()
  }

  private mutating func printLocation(_ location: SourceLocation?) {
    guard options.showsLocations, let location else { return }
    writer.key("at")
    writer.quoted(location.path)
    writer.raw(":\(location.line):\(location.column)")
  }

  private mutating func write<Subject>(_ subject: Subject, _ fields: [OutlineField<Subject>]) {
    for field in fields { field.write(subject, &writer) }
  }

  /// Opens a node and returns its place in the outline, as `0.1.2`.
  private mutating func enter(_ index: Int) -> String {
    var place = String(max(0, rootCount - (open.isEmpty ? 0 : 1)))
    for entry in open.dropLast() { place += ".\(entry.children - 1)" }
    if let last = open.indices.last {
      place += ".\(open[last].children)"
      open[last].children += 1
    } else {
      rootCount += 1
    }
    open.append((end: screen.tree.subtreeEnd(of: index), children: 0))
    return place
  }
}
