import A11yTree

/// Views whose content becomes one element, or a group of elements.
extension SemanticsPass {
  mutating func attributes(
    _ index: Int, _ attributes: SemanticAttributes, _ context: Context
  ) {
    var context = context
    // The label of a control becomes its action's name instead, so that the action stays.
    if context.mode == .merging, !leadsToControl(index) {
      let applied = self.attributes(context).applied(over: attributes)
      if let label = applied.label {
        merges[merges.count - 1].add(
          label: label, value: applied.value, traits: applied.addedTraits)
        context.mode = .silent
      }
    }
    visitChildren(index, context, applying: attributes)
  }

  mutating func element(_ index: Int, _ behavior: ChildBehavior, _ context: Context) {
    guard context.mode == .separate else {
      return visitChildren(index, context)
    }
    switch behavior {
    case .combine:
      merged(index, traits: [], action: nil, context)
    case .ignore:
      var node = makeNode(index)
      node.isElement = true
      apply(attributes(context), to: &node)
      open(node)
      var inner = Context(paint: context.paint)
      inner.mode = .silent
      visitChildren(index, inner)
      close()
    case .contain:
      var node = makeNode(index)
      node.hasOrderedElements = true
      apply(attributes(context), to: &node)
      node.container = AccessibilityContainer(kind: .semanticGroup, label: node.label)
      open(node)
      visitChildren(index, Context(paint: context.paint))
      close()
    }
  }

  /// A control is one element; inside of another element it becomes an action of that one.
  mutating func control(_ index: Int, _ control: ControlSpec, _ context: Context) {
    switch context.mode {
    case .separate:
      merged(index, traits: control.traits, action: control.action, context)
    case .silent:
      visitChildren(index, context)
    case .merging:
      merges.append(Merge(policy: .swiftUI))
      visitChildren(index, Context(mode: .merging, paint: context.paint))
      let inner = merges.removeLast()
      let name = attributes(context).label ?? inner.label ?? ""
      merges[merges.count - 1].add(action: control.action, name: name)
      for (name, action) in inner.actions {
        merges[merges.count - 1].add(action: action, name: name)
      }
    }
  }

  /// A tap gesture gives its action to the one element inside, or to a group around several.
  mutating func tap(_ index: Int, _ action: ActionReference, _ context: Context) {
    switch context.mode {
    case .silent:
      visitChildren(index, context)
    case .merging:
      merges.append(Merge(policy: .swiftUI))
      visitChildren(index, context)
      let inner = merges.removeLast()
      merges[merges.count - 1].add(label: inner.label, value: inner.value, traits: inner.traits)
      merges[merges.count - 1].add(action: action, name: inner.label ?? "")
    case .separate where leadsToElement(index):
      var attributes = SemanticAttributes()
      attributes.defaultAction = action
      visitChildren(index, context, applying: attributes)
    case .separate:
      var node = makeNode(index)
      node.hasOrderedElements = true
      node.defaultAction = resolve(action, at: node.id.path)
      open(node)
      visitChildren(index, context)
      close()
    }
  }

  private mutating func merged(
    _ index: Int, traits: AccessibilityTraits, action: ActionReference?, _ context: Context
  ) {
    var node = makeNode(index)
    node.isElement = true
    let element = open(node)
    merges.append(Merge(policy: .swiftUI))
    visitChildren(index, Context(mode: .merging, paint: context.paint))
    let merge = merges.removeLast()
    node.label = merge.label
    node.value = merge.value
    node.traits = traits.union(merge.traits)
    if let action {
      node.defaultAction = resolve(action, at: node.id.path)
    }
    for (name, action) in merge.actions {
      let id = resolve(action, at: "\(node.id.path)#\(name)")
      node.customActions.append(.init(name: name, action: id))
    }
    apply(attributes(context), to: &node)
    tree[element] = node
    close()
  }

  /// Returns whether a view is a control, whatever modifiers stand around it.
  private func leadsToControl(_ index: Int) -> Bool {
    leads(index) { kind in
      switch kind {
      case .control: true
      case .element, .hidden, .tap: false
      default: nil
      }
    }
  }

  /// Returns whether a view is one element, whatever modifiers stand around it.
  private func leadsToElement(_ index: Int) -> Bool {
    leads(index) { kind in
      switch kind {
      case .text, .image, .control: true
      case .element(let behavior): behavior != .contain
      default: nil
      }
    }
  }

  /// Goes from a view inwards, through what stands around one view only, until one decides.
  private func leads(_ index: Int, decides: (RenderKind) -> Bool?) -> Bool {
    var current = index
    while true {
      if let decision = decides(render[current].kind) { return decision }
      switch render[current].kind {
      case .background, .overlay:
        guard current + 1 < render.end(of: current) else { return false }
        current += 1
      default:
        guard let child = render.onlyChild(of: current) else { return false }
        current = child
      }
    }
  }
}
