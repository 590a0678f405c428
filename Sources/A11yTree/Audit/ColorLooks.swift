/// How a text or a symbol looks: its form, and the colour in which it is seen.
struct ColorLook {
  /// What people tell apart without its colour.
  enum Form: Hashable {
    case text(size: Double, weight: Int, isUnderlined: Bool)
    case picture(String)
  }

  let form: Form
  /// Nil where the colour is not known.
  let color: SRGBColor?

  /// Returns the two colours beside each other, nil where one is not known.
  func pair(with other: ColorLook) -> SeenPair? {
    guard let color, let theirs = other.color else { return nil }
    return SeenPair(color, beside: theirs)
  }
}

extension RuleElement {
  /// How its texts and symbols look, back to front.
  var looks: [ColorLook] {
    let items = context.screen.scene.items
    let end = context.screen.tree.subtreeEnd(of: index)
    let first = items.partitioningIndex { $0.precedingNodes > index }
    var looks: [ColorLook] = []
    for place in items.indices[first...] {
      let item = items[place]
      guard item.precedingNodes <= end else { break }
      guard (index..<end).contains(item.owner) else { continue }
      switch item.content {
      case .shape: continue
      case .text(let run):
        let fronts = (context.textSurfaces[place] ?? []).flatMap(\.fronts).uniqued
        let form = ColorLook.Form.text(
          size: run.font.declaredSize, weight: run.font.weight, isUnderlined: run.isUnderlined)
        let isKnown = run.color != nil && fronts.count == 1
        looks.append(ColorLook(form: form, color: isKnown ? fronts.first : nil))
      case .image(let image):
        looks.append(ColorLook(form: .picture(image.name), color: image.tint))
      }
    }
    return looks
  }

  /// The nearest element of its kind below the same parent that is not selected.
  var unselectedSibling: RuleElement? {
    guard let parent = context.screen.tree.parent(of: index) else {
      return sibling(in: context.stops)
    }
    let tree = context.screen.tree
    return sibling(in: (parent + 1..<tree.subtreeEnd(of: parent)).filter { context.isStop($0) })
  }

  private func sibling(in nodes: [Int]) -> RuleElement? {
    let others = nodes.map { RuleElement(context: context, index: $0) }.filter { other in
      other.index != index && other.noun == noun && !other.traits.contains(.isSelected)
        && other.context.screen.tree.parent(of: other.index)
          == context.screen.tree.parent(of: index)
    }
    return others.min { abs($0.index - index) < abs($1.index - index) }
  }

  /// The text beside it on the same line.
  var textBeside: RuleElement? {
    context.stops.map { RuleElement(context: context, index: $0) }.first { other in
      guard !other.traits.isInteractive, other.traits.contains(.isStaticText) else { return false }
      let (own, its) = (node.frame, other.node.frame)
      let gap = max(its.x - own.maxX, own.x - its.maxX)
      let shared = min(its.maxY, own.maxY) - max(its.y, own.y)
      return gap <= 8 && shared >= own.height / 2
    }
  }

  /// Whether it has an outline or an area that another one lacks, or in another form, and that
  /// stands out from what lies around it.
  func hasMark(beside other: RuleElement) -> Bool {
    let boundaries = BoundaryColors(context)
    let required = context.thresholds.nonTextContrast
    return marks(missingIn: other).contains { $0.isSeen(boundaries, required, context) }
      || other.marks(missingIn: self).contains { $0.isSeen(boundaries, required, context) }
  }

  /// What is painted of an area or an outline, by its place in the scene.
  private struct Mark: Hashable {
    var item: Int
    var form: ShapeItem.Form
    var isLine: Bool

    func isSeen(
      _ boundaries: BoundaryColors, _ required: Double, _ context: RuleContext
    ) -> Bool {
      let sides =
        isLine
        ? boundaries.sides(ofOutline: item)
        : boundaries.sides(ofEdge: context.screen.scene.items[item].frame)
      guard let sides else { return false }
      return ContrastSide("outside", line: sides.line, beside: sides.outside).greatest >= required
    }
  }

  private var marks: [Mark] {
    let items = context.screen.scene.items
    let end = context.screen.tree.subtreeEnd(of: index)
    return items.indices.compactMap { place in
      guard (index..<end).contains(items[place].owner),
        case .shape(let shape) = items[place].content
      else { return nil }
      return Mark(
        item: place, form: shape.form,
        isLine: shape.stroke != nil || shape.strokePattern != nil)
    }
  }

  private func marks(missingIn other: RuleElement) -> [Mark] {
    var theirs = other.marks
    return marks.filter { mark in
      let match = theirs.firstIndex { $0.form == mark.form && $0.isLine == mark.isLine }
      guard let match else { return true }
      theirs.remove(at: match)
      return false
    }
  }
}
