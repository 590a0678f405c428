import A11yTree

/// Views whose content becomes one element, or a group of elements.
extension SemanticsPass {
  mutating func attributes(
    _ index: Int, _ attributes: SemanticAttributes, _ context: Context
  ) {
    if context.mode == .merging {
      let applied = self.attributes(context).applied(over: attributes)
      if attributes.isMadeForColumns { merges[merges.count - 1].isMadeForColumns = true }
      if attributes.requestsFocus { merges[merges.count - 1].requestsFocus = true }
      for (name, action) in attributes.customActions {
        merges[merges.count - 1].add(action: action, name: name)
      }
      // The label of a control becomes its action's name instead, so that the action stays.
      merges[merges.count - 1].add(label: nil, value: attributes.value, hint: attributes.hint)
      if let label = applied.label, !leadsToControl(index) {
        merges[merges.count - 1].add(label: label, traits: applied.addedTraits)
        merges[merges.count - 1].add(innerControls: visitSilently(index, context))
        return
      }
      var further = attributes
      further.value = nil
      further.hint = nil
      return visitChildren(index, context, applying: further)
    }
    visitChildren(index, context, applying: attributes)
  }

  mutating func element(_ index: Int, _ behavior: ChildBehavior, _ context: Context) {
    guard context.mode == .separate else {
      guard context.mode == .merging, behavior == .ignore else {
        return visitChildren(index, context)
      }
      merges[merges.count - 1].add(innerControls: visitSilently(index, context))
      return
    }
    switch behavior {
    case .combine:
      merged(index, ControlSpec(action: nil, traits: []), context)
    case .ignore:
      var node = makeNode(index, context)
      node.isElement = true
      apply(attributes(context), to: &node)
      let element = open(node)
      node.background.innerControls = visitSilently(index, Context(paint: context.paint))
      tree[element] = node
      close()
    case .contain:
      var node = makeNode(index, context)
      node.hasOrderedElements = true
      apply(attributes(context), to: &node)
      node.container = AccessibilityContainer(
        kind: attributes(context).containerKind ?? .semanticGroup, label: node.label)
      open(node)
      visitInScope(index, Context(paint: context.paint))
      close()
    }
  }

  /// A control is one element; inside of another element it becomes an action of that one.
  mutating func control(_ index: Int, _ control: ControlSpec, _ context: Context) {
    switch context.mode {
    case .separate:
      merged(index, control, context)
    case .silent:
      let name = control.label ?? gather(index, context).label
      if !control.traits.contains(.notEnabled) { remember(unheard: name ?? "") }
    case .merging:
      let inner = gather(index, context)
      let name = attributes(context).label ?? control.label ?? inner.label ?? ""
      if let action = control.action, !control.traits.contains(.notEnabled) {
        merges[merges.count - 1].add(action: action, name: name)
      }
      for (name, action) in inner.actions {
        merges[merges.count - 1].add(action: action, name: name)
      }
      let names = control.traits.contains(.notEnabled) ? [] : [name]
      merges[merges.count - 1].add(innerControls: names + inner.innerControls)
    }
  }

  /// Visits the content of a control that is no element, and returns what it says.
  private mutating func gather(_ index: Int, _ context: Context) -> Merge {
    merges.append(Merge(policy: .swiftUI))
    visitChildren(index, Context(mode: .merging, paint: context.paint))
    return merges.removeLast()
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
      merges[merges.count - 1].add(
        label: inner.label, value: inner.value, hint: inner.hint, traits: inner.traits)
      merges[merges.count - 1].add(hiddenPictures: inner.hiddenPictures)
      merges[merges.count - 1].add(action: action, name: inner.label ?? "")
    case .separate where leadsToElement(index):
      var attributes = SemanticAttributes()
      attributes.defaultAction = action
      visitChildren(index, context, applying: attributes)
    case .separate:
      var node = makeNode(index, context)
      node.hasOrderedElements = true
      node.defaultAction = resolve(action, at: node.id.path)
      open(node)
      visitInScope(index, context)
      close()
    }
  }

  private mutating func merged(_ index: Int, _ control: ControlSpec, _ context: Context) {
    var node = makeNode(index, context)
    node.isElement = true
    let element = open(node)
    let merge = gather(index, context)
    node.label = control.label ?? (control.speaksContent ? merge.label : nil)
    node.value = control.value ?? merge.value
    node.hint = merge.hint
    node.traits = control.traits.union(merge.traits)
    node.isExpanded = control.isExpanded
    node.inputLabels = control.inputLabels
    node.background.placeholder = control.placeholder
    node.background.innerControls = merge.innerControls
    if control.leaksHiddenPictures { node.background.hiddenPictures = merge.hiddenPictures }
    node.background.isMadeForColumns = merge.isMadeForColumns
    if merge.requestsFocus { focus = focus ?? node.id }
    if let action = control.action {
      node.defaultAction = resolve(action, at: node.id.path)
    }
    for (name, action) in merge.actions {
      let id = resolve(action, at: "\(node.id.path)#\(name)")
      node.customActions.append(.init(name: name, action: id))
    }
    apply(control.gestures, to: &node)
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
  func leadsToElement(_ index: Int) -> Bool {
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
