import A11yTree

/// Reads a laid out render tree into what readers see and what is painted.
///
/// One walk makes both, in the order of the source (DESIGN §4): texts, pictures and controls
/// become elements, stacks none; hidden subtrees are painted and not heard. What a control or a
/// combined view makes of its content is `Merge`'s business, what is painted `ScenePainter`'s.
package struct SemanticsPass {
  let render: RenderTree
  let layout: LayoutEngine
  var tree = AccessibilityTree()
  var painter = ScenePainter()
  var path = NodePath()
  /// The merges that are under way, the innermost last.
  var merges: [Merge] = []
  /// The indices of the nodes that are open, which own what is painted.
  var owners: [Int] = []
  /// What the modifiers around the visited node say, each with those further out applied.
  private var attributeStack: [SemanticAttributes] = [SemanticAttributes()]
  /// The names of controls that are not heard, for each part that asks for them.
  var unheard: [[String]] = []
  /// For each open node with elements of its own, the modal view that silences the others.
  var modals: [Int?] = []
  /// Whether any view is modal.
  let hasModals: Bool
  /// The first node that gets the cursor of readers, nil for none.
  var focus: NodeID?
  private(set) var closures: [ActionID: @MainActor () -> Void] = [:]

  package init(render: RenderTree, layout: LayoutEngine) {
    self.render = render
    self.layout = layout
    hasModals = render.nodes.contains { node in
      guard case .attributes(let attributes) = node.kind else { return false }
      return attributes.addedTraits.contains(.isModal)
    }
  }

  /// Returns the screen on which the render tree's root is shown.
  package mutating func run(environment: ScreenEnvironment) -> Screen {
    var root = AccessibilityNode(id: "screen")
    root.hasOrderedElements = true
    let height = layout.frames.first?.maxY ?? 0
    root.frame = Rect(
      x: 0, y: 0, width: environment.width, height: max(environment.height, height))
    root.scroll = pageScroll(in: environment)
    open(root)
    if render.count > 0 {
      var context = Context()
      context.paint.bound(by: root.frame)
      visitInScope(0, context)
    }
    close()
    return Screen(environment: environment, tree: tree, scene: painter.scene)
  }

  /// Returns how the page scrolls: where it is longer than the screen, and nothing lies over it.
  private func pageScroll(in environment: ScreenEnvironment) -> AccessibilityNode.Scroll? {
    guard render.count > 1, render.onlyChild(of: 0) == 1, case .scroll = render[1].kind,
      layout.frames[1].maxY > environment.height
    else { return nil }
    return .init(contentLength: layout.frames[1].maxY, viewportLength: environment.height)
  }

  /// What the modifiers around a node have decided.
  struct Context {
    var mode = Mode.separate
    /// The place of the attributes on the stack, 0 for none.
    fileprivate(set) var attributes = 0
    /// Whether the attributes were set on this very view, not on a container around it.
    var isDirect = false
    /// Whether only modifiers stand between the node and the view type whose body it is.
    fileprivate(set) var isBody = false
    var paint = PaintContext()
  }

  /// How the elements of a subtree count.
  enum Mode {
    /// Each is a stop.
    case separate
    /// They become part of the merge that is under way.
    case merging
    /// They are painted only.
    case silent
  }

  mutating func visit(_ index: Int, _ context: Context) {
    let identity = render[index].identity
    if let identity { path.push(identity) }
    defer { if identity != nil { path.pop() } }
    var context = context
    if identity != nil { context.isBody = render[index].kind.isBodyOfType }
    if hasModals, context.mode == .separate, isBesideModal(index) {
      context.mode = .silent
    }
    switch render[index].kind {
    case .text(let spec): text(index, spec, context)
    case .image(let spec): image(index, spec, context)
    case .shape(let shape): self.shape(index, shape, context)
    case .spacer: break
    case .divider(_, let color):
      paint(index, .shape(ShapeItem(fill: color)), context)
    case .hidden: hidden(index, context)
    case .attributes(let attributes): self.attributes(index, attributes, context)
    case .element(let behavior): element(index, behavior, context)
    case .control(let control): self.control(index, control, context)
    case .tap(let action): tap(index, action, context)
    case .background, .overlay: layers(index, context)
    case .firstThatFits:
      for child in render.children(of: index) where !layout.dropped.contains(child) {
        visit(child, context)
      }
    case .frame, .flexibleFrame:
      context.paint.bound(by: layout.frames[index])
      visitChildren(index, context)
    case .clip(let radius):
      context.paint.clip(to: layout.frames[index], cornerRadius: radius)
      visitChildren(index, context)
    // The page itself scrolls too, and has no identity.
    case .scroll(let axes) where identity != nil:
      let content = render.children(of: index).map { layout.frames[$0] }
      context.paint.scroll(
        content, in: layout.frames[index], along: axes, page: layout.frames[0])
      visitChildren(index, context)
    case .shadow(let radius):
      painter.castShadow(radius, around: layout.frames[index])
      visitChildren(index, context)
    case .opacity, .blend, .compositingGroup: group(index, context)
    case .purpose(let purpose):
      context.paint.purpose = purpose
      visitChildren(index, context)
    default:
      visitChildren(index, context)
    }
  }

  mutating func visitChildren(_ index: Int, _ context: Context) {
    if let child = render.onlyChild(of: index) {
      visit(child, context)
      return
    }
    var context = context
    context.isDirect = false
    context.isBody = false
    for child in render.children(of: index) {
      visit(child, context)
    }
  }

  func attributes(_ context: Context) -> SemanticAttributes {
    attributeStack[context.attributes]
  }

  /// Visits the content of a modifier that says something.
  mutating func visitChildren(
    _ index: Int, _ context: Context, applying attributes: SemanticAttributes
  ) {
    var context = context
    attributeStack.append(self.attributes(context).applied(over: attributes))
    context.attributes = attributeStack.count - 1
    context.isDirect = true
    visitChildren(index, context)
    attributeStack.removeLast()
  }

  /// Visits what is made translucent or blended as a whole; what is transparent is not heard.
  private mutating func group(_ index: Int, _ context: Context) {
    let first: Int
    switch render[index].kind {
    case .opacity(let opacity) where opacity <= 0:
      first = painter.openGroup(opacity: 0)
      _ = visitSilently(index, context)
      return painter.closeGroup(first)
    case .opacity(let opacity) where opacity >= 1: return visitChildren(index, context)
    case .opacity(let opacity): first = painter.openGroup(opacity: opacity)
    case .blend(.normal): return visitChildren(index, context)
    case .blend(let mode): first = painter.openGroup(blendMode: mode)
    default: first = painter.openGroup(isIsolated: true)
    }
    visitChildren(index, context)
    painter.closeGroup(first)
  }

  /// Visits content and background in the order in which they are painted.
  private mutating func layers(_ index: Int, _ context: Context) {
    let children = render.children(of: index)
    guard children.count == 2 else { return visitChildren(index, context) }
    var layer = context
    layer.attributes = 0
    layer.isDirect = false
    layer.isBody = false
    if case .background = render[index].kind {
      visit(children[1], layer)
      visit(children[0], context)
    } else {
      visit(children[0], context)
      visit(children[1], layer)
    }
  }

  /// Paints something that the open node owns.
  mutating func paint(_ index: Int, _ content: SceneItem.Content, _ context: Context) {
    painter.paint(
      content, frame: layout.frames[index], owner: owners.last ?? 0,
      precedingNodes: tree.count, source: render[index].source, in: context.paint)
  }

  /// Opens a node, which owns what is painted until it closes.
  @discardableResult
  mutating func open(_ node: AccessibilityNode) -> Int {
    let index = tree.open(node)
    owners.append(index)
    return index
  }

  mutating func close() {
    tree.close()
    owners.removeLast()
  }

  /// Returns a node for the view at an index, with its place, its frame and its path.
  ///
  /// A modifier has no step of its own: around the body of a view type it takes the type's path,
  /// which stays when the body changes, elsewhere that of its content.
  mutating func makeNode(_ index: Int, _ context: Context) -> AccessibilityNode {
    var chain: [RenderIdentity] = []
    var current: Int? = index
    while let next = current, render[next].identity == nil {
      current = render.onlyChild(of: next) ?? (next + 1 < render.end(of: next) ? next + 1 : nil)
    }
    if !context.isBody, let current, current != index, let identity = render[current].identity {
      chain.append(identity)
    }
    var node = AccessibilityNode(id: path.id(appending: chain))
    node.frame = layout.frames[index]
    context.paint.mark(&node)
    node.source = current.flatMap { render[$0].source } ?? render[index].source
    return node
  }

  /// Returns the name under which an action is performed, remembering a closure.
  mutating func resolve(_ action: ActionReference, at path: String) -> ActionID {
    switch action {
    case .named(let name): return ActionID(name)
    case .closure(let closure):
      let id = ActionID(path)
      closures[id] = closure
      return id
    }
  }
}
