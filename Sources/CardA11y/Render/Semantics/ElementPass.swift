import A11yTree

/// Views that are elements by themselves: texts, pictures, and shapes that say something.
extension SemanticsPass {
  mutating func text(_ index: Int, _ spec: TextSpec, _ context: Context) {
    let placed = layout.texts[index]
    let laid = placed?.laid
    var run = TextRun(
      text: spec.text, font: spec.font, color: spec.color, lineCount: laid?.lineCount ?? 1,
      lineLimit: spec.lineLimit, neededLines: laid?.neededLines,
      truncation: laid?.truncation ?? .none)
    run.tearsWords = laid?.tearsWords ?? false
    run.minimumScaleFactor = spec.minimumScaleFactor
    run.scaleFactor = laid?.scaleFactor ?? 1
    run.lines = placed?.lines ?? []
    run.pattern = spec.pattern
    run.isUnderlined = spec.isUnderlined
    leaf(index, label: spec.text, traits: .isStaticText, .text(run), context)
  }

  mutating func image(_ index: Int, _ spec: ImageSpec, _ context: Context) {
    let item = SceneItem.Content.image(spec.item)
    if spec.item.isDecorative {
      return paint(index, item, context)
    }
    if context.mode == .merging, spec.label == nil, attributes(context).label == nil {
      return paint(index, item, context)
    }
    leaf(index, label: spec.label ?? spec.spokenName, traits: .isImage, item, context)
  }

  mutating func shape(_ index: Int, _ shape: ShapeItem, _ context: Context) {
    guard context.isDirect, attributes(context).makesElement else {
      return paint(index, .shape(shape), context)
    }
    leaf(index, label: nil, traits: [], .shape(shape), context)
  }

  private mutating func leaf(
    _ index: Int, label: String?, traits: AccessibilityTraits, _ content: SceneItem.Content,
    _ context: Context
  ) {
    switch context.mode {
    case .silent:
      paint(index, content, context)
    case .merging:
      let attributes = attributes(context)
      merges[merges.count - 1].add(
        label: attributes.label ?? label,
        traits: traits.union(attributes.addedTraits))
      paint(index, content, context)
    case .separate:
      var node = makeNode(index, context)
      node.isElement = true
      node.label = label
      node.traits = traits
      apply(attributes(context), to: &node)
      open(node)
      paint(index, content, context)
      close()
    }
  }

  /// Gives a node what the modifiers around it say.
  mutating func apply(_ attributes: SemanticAttributes, to node: inout AccessibilityNode) {
    guard !attributes.isEmpty else { return }
    if let label = attributes.label {
      node.label = label
      node.hasExplicitLabel = true
    }
    node.value = attributes.value ?? node.value
    node.hint = attributes.hint ?? node.hint
    node.identifier = attributes.identifier ?? node.identifier
    node.traits = node.traits.subtracting(attributes.removedTraits).union(attributes.addedTraits)
    if !attributes.inputLabels.isEmpty { node.inputLabels = attributes.inputLabels }
    node.sortPriority = attributes.sortPriority ?? 0
    node.language = attributes.language
    node.respondsToUserInteraction = attributes.respondsToUserInteraction
    node.background.looksInteractive = attributes.looksInteractive
    node.background.isMadeForColumns =
      node.background.isMadeForColumns || attributes.isMadeForColumns
    for (name, action) in attributes.customActions {
      let id = resolve(action, at: "\(node.id.path)#\(name)")
      node.customActions.append(.init(name: name, action: id))
    }
    if let action = attributes.defaultAction {
      node.defaultAction = resolve(action, at: node.id.path)
    }
    if attributes.requestsFocus { focus = focus ?? node.id }
    node.headingLevel = attributes.headingLevel
    apply(attributes.gestures, to: &node)
  }

  /// Gives a node what can be done to it.
  mutating func apply(_ gestures: GestureActions, to node: inout AccessibilityNode) {
    guard !gestures.isEmpty else { return }
    let path = node.id.path
    if gestures.increment != nil || gestures.decrement != nil {
      node.adjustment = .init(
        increment: gestures.increment.map { resolve($0, at: path + "#increment") },
        decrement: gestures.decrement.map { resolve($0, at: path + "#decrement") })
    }
    if let escape = gestures.escape { node.escapeAction = resolve(escape, at: path + "#escape") }
    if let magicTap = gestures.magicTap {
      node.magicTapAction = resolve(magicTap, at: path + "#magicTap")
    }
    if let longPress = gestures.longPress {
      node.longPressAction = resolve(longPress, at: path + "#longPress")
    }
  }
}

extension ImageSpec {
  /// What is spoken of a picture without a label: its name, a symbol's words apart.
  fileprivate var spokenName: String {
    guard item.source == .symbol else { return item.name }
    return String(item.name.map { $0 == "." ? " " : $0 })
  }
}
