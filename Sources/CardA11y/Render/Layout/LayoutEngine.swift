import A11yTree

/// Gives every node of a render tree its frame: proposal down, size up, position down.
///
/// Sizes are remembered a node and proposal, since a stack asks its children several times.
/// Everything is laid out left to right; `mirror` turns the result for the other direction.
package struct LayoutEngine {
  let tree: RenderTree
  let displayScale: Double
  /// The frame of each node: points, screen coordinates, on whole pixels once `run` returns.
  package private(set) var frames: [Rect]
  /// The lines of each text node.
  package internal(set) var texts: [Int: PlacedText] = [:]
  /// The nodes that are not shown, because another one beside them fits.
  package private(set) var dropped: Set<Int> = []
  /// What is measured of each text node, whatever it is offered.
  private var textLayouts: [Int: TextLayout] = [:]
  /// Where nodes say that alignments stand, so that nested stacks ask only once.
  var guides: [GuideQuestion: Double?] = [:]
  private var memo: [Memo]

  package init(tree: RenderTree, displayScale: Double) {
    self.tree = tree
    self.displayScale = displayScale
    frames = Array(repeating: .zero, count: tree.count)
    memo = Array(repeating: Memo(), count: tree.count)
  }

  /// Lays out the root in a width, as high as it wants to be.
  package mutating func run(width: Double, isRightToLeft: Bool) {
    guard tree.count > 0 else { return }
    place(0, at: .zero, Proposal(width: width, height: nil))
    // The page is as wide as the screen, whatever stands on it.
    frames[0].width = width
    for index in frames.indices {
      frames[index] = snapped(frames[index])
      if isRightToLeft {
        frames[index].x = width - frames[index].maxX
        mirrorLines(index)
      }
    }
  }

  private mutating func mirrorLines(_ node: Int) {
    guard case .text = tree[node].kind, var text = texts[node], !text.lines.isEmpty else { return }
    let width = frames[node].width
    for (place, line) in text.lines.enumerated() {
      text.lines[place].x = max(0, width - line.x - line.width)
    }
    texts[node] = text
  }

  /// Returns the size that a node takes for a proposal.
  mutating func size(_ node: Int, _ proposal: Proposal) -> Size {
    if let known = memo[node].size(for: proposal) { return known }
    let size = measure(node, proposal)
    memo[node].remember(size, for: proposal)
    return size
  }

  /// Shows one of several children; the others get no frame.
  mutating func choose(_ child: Int, of node: Int) {
    dropped.formUnion(tree.children(of: node).filter { $0 != child })
  }

  /// Gives a node its frame, and its descendants theirs.
  mutating func place(_ node: Int, at origin: Point, _ proposal: Proposal) {
    let size = size(node, proposal)
    frames[node] = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    switch tree[node].kind {
    case .stack(let spec): placeStack(node, spec, at: origin, proposal)
    case .unary: placeUnary(node, at: origin, proposal)
    case .depth(let alignment): placeDepth(node, alignment, at: origin, proposal)
    case .grid(let spec): placeGrid(node, spec, at: origin, proposal)
    case .flow: placeFlow(node, at: origin, proposal)
    case .text(let spec): placeText(node, spec, proposal)
    case .image, .shape, .spacer, .divider: break
    default: placeModifier(node, at: origin, size, proposal)
    }
  }

  /// Scales the frames below a node around the middle of its own.
  mutating func scaleSubtree(_ node: Int, _ factor: Double) {
    let center = frames[node].center
    for index in (node + 1)..<tree.end(of: node) {
      let frame = frames[index]
      frames[index] = Rect(
        x: center.x + (frame.x - center.x) * factor, y: center.y + (frame.y - center.y) * factor,
        width: frame.width * factor, height: frame.height * factor)
    }
  }

  /// Asks a text's layout, which is made once.
  mutating func withLayout<Value>(
    of node: Int, _ spec: TextSpec, _ ask: (inout TextLayout) -> Value
  ) -> Value {
    ask(&textLayouts[node, default: TextLayout(spec, displayScale: displayScale)])
  }

  private mutating func measure(_ node: Int, _ proposal: Proposal) -> Size {
    switch tree[node].kind {
    case .stack(let spec): stackSize(node, spec, proposal)
    case .unary: unarySize(node, proposal)
    case .depth(let alignment): depthSize(node, alignment, proposal)
    case .grid(let spec): gridSize(node, spec, proposal)
    case .flow: flowSize(node, proposal)
    case .text(let spec): textSize(node, spec, proposal)
    case .image(let spec): imageSize(spec, proposal)
    case .shape: shapeSize(proposal)
    case .spacer(let axis, let minLength): spacerSize(axis, minLength, proposal)
    case .divider(let axis, _): dividerSize(axis, proposal)
    default: modifierSize(node, proposal)
    }
  }

  private func snapped(_ frame: Rect) -> Rect {
    let left = pixels(frame.x)
    let top = pixels(frame.y)
    let right = pixels(frame.maxX)
    let bottom = pixels(frame.maxY)
    return Rect(
      x: left / displayScale, y: top / displayScale, width: (right - left) / displayScale,
      height: (bottom - top) / displayScale)
  }
}

extension LayoutEngine {
  /// Returns a length in whole pixels; what no screen could show ends at ten million points.
  ///
  /// Halves go up, those too that adding has left a hair below, so that both edges of a view that
  /// stands between two pixels go the same way.
  private func pixels(_ length: Double) -> Double {
    guard !length.isNaN else { return 0 }
    return (min(max(length, -1e7), 1e7) * displayScale + 0.5 + 1e-6).rounded(.down)
  }
}

/// A text at its place.
package struct PlacedText {
  package var laid: LaidText
  /// Its painted lines from the top.
  package var lines: [TextLine]
}

/// The last sizes of a node, each with the proposal that led to it.
private struct Memo {
  private var proposals: (Proposal, Proposal, Proposal, Proposal) = (
    .ideal, .ideal, .ideal, .ideal
  )
  private var sizes: (Size, Size, Size, Size) = (.zero, .zero, .zero, .zero)
  private var count = 0

  func size(for proposal: Proposal) -> Size? {
    let known = min(count, 4)
    if known > 0, proposals.0 == proposal { return sizes.0 }
    if known > 1, proposals.1 == proposal { return sizes.1 }
    if known > 2, proposals.2 == proposal { return sizes.2 }
    if known > 3, proposals.3 == proposal { return sizes.3 }
    return nil
  }

  mutating func remember(_ size: Size, for proposal: Proposal) {
    switch count % 4 {
    case 0: (proposals.0, sizes.0) = (proposal, size)
    case 1: (proposals.1, sizes.1) = (proposal, size)
    case 2: (proposals.2, sizes.2) = (proposal, size)
    default: (proposals.3, sizes.3) = (proposal, size)
    }
    count += 1
  }
}
