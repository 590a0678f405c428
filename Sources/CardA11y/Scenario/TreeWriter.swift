package import A11yTree

/// Writes a tree as JSON, in the keys that `TreeReader` reads.
///
/// What the form has no key for is left out: what a custom action does, where a node was
/// written, and whether a label was set explicitly.
package enum TreeWriter {
  /// Returns the roots of a tree, the array `children`.
  package static func children(of tree: AccessibilityTree) -> JSONValue {
    .array(tree.roots.map { node($0, of: tree) })
  }

  private static func node(_ index: Int, of tree: AccessibilityTree) -> JSONValue {
    var members = Members()
    add(tree[index], to: &members)
    let children = tree.children(of: index).map { node($0, of: tree) }
    if !children.isEmpty { members.add("children", .array(children)) }
    return members.object
  }

  private static func add(_ node: AccessibilityNode, to members: inout Members) {
    members.add("id", .string(node.id.path))
    members.add("label", node.label)
    members.add("value", node.value)
    members.add("hint", node.hint)
    members.add("identifier", node.identifier)
    let names = AccessibilityTraits.names.filter {
      $0.trait != .isModal && node.traits.contains($0.trait)
    }
    members.add("traits", strings: names.map(\.name))
    if node.frame != .zero { members.add("frame", rect(node.frame)) }
    members.add("layoutFrame", node.layoutFrame.map(rect))
    members.add("isElement", flag: node.isElement)
    members.add("hidden", flag: node.isHidden)
    members.add("elementsHidden", flag: node.elementsHidden)
    members.add("modal", flag: node.traits.contains(.isModal))
    members.add("groupsChildren", flag: node.groupsChildren)
    members.add("orderedElements", flag: node.hasOrderedElements)
    members.add("clipsToBounds", flag: node.clipsToBounds)
    members.add("interactive", node.respondsToUserInteraction.map(JSONValue.bool))
    members.add("expanded", node.isExpanded.map(JSONValue.bool))
    members.add(
      "activationPoint", node.activationPoint.map { .array([.number($0.x), .number($0.y)]) })
    members.add("path", flag: node.hasPath)
    members.add("language", node.language)
    if node.sortPriority != 0 { members.add("sortPriority", .number(node.sortPriority)) }
    members.add("inputLabels", strings: node.inputLabels)
    members.add("action", node.defaultAction?.name)
    members.add("customActions", strings: node.customActions.map(\.name))
    members.add("adjustment", node.adjustment.map(adjustment))
    members.add("escapeAction", node.escapeAction?.name)
    members.add("magicTapAction", node.magicTapAction?.name)
    members.add("longPressAction", node.longPressAction?.name)
    if !node.textLinks.isEmpty { members.add("textLinks", .array(node.textLinks.map(textLink))) }
    if !node.customContent.isEmpty {
      members.add("customContent", .array(node.customContent.map(customContent)))
    }
    if !node.customRotors.isEmpty {
      members.add("customRotors", .array(node.customRotors.map(customRotor)))
    }
    members.add("headingLevel", node.headingLevel.map { .number($0) })
    members.add("scroll", node.scroll.map(scroll))
    members.add("container", node.container.map(container))
    members.add("cell", node.cell.map(cell))
    members.add("visibleText", node.background.visibleText)
    members.add("placeholder", node.background.placeholder)
    members.add("badge", node.background.badge)
    members.add("ignoredSetValue", node.background.ignoredSetValue)
    members.add("itemIsEnabled", node.background.itemIsEnabled.map(JSONValue.bool))
    members.add("looksInteractive", flag: node.background.looksInteractive)
    members.add("madeForColumns", flag: node.background.isMadeForColumns)
    members.add("innerControls", strings: node.background.innerControls)
    members.add("hiddenPictures", strings: node.background.hiddenPictures)
  }

  private static func rect(_ rect: Rect) -> JSONValue {
    .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
  }

  private static func adjustment(_ adjustment: AccessibilityNode.Adjustment) -> JSONValue {
    var members = Members()
    members.add("increment", adjustment.increment?.name)
    members.add("decrement", adjustment.decrement?.name)
    return members.object
  }

  private static func textLink(_ link: AccessibilityNode.TextLink) -> JSONValue {
    var members = Members()
    members.add("label", link.label)
    members.add("action", link.action?.name)
    return members.object
  }

  private static func scroll(_ scroll: AccessibilityNode.Scroll) -> JSONValue {
    var members = Members()
    members.add("axis", scroll.axis.rawValue)
    members.add("contentLength", .number(scroll.contentLength))
    members.add("viewportLength", .number(scroll.viewportLength))
    if scroll.offset != 0 { members.add("offset", .number(scroll.offset)) }
    members.add("status", scroll.status)
    return members.object
  }

  private static func customContent(_ content: AccessibilityNode.CustomContent) -> JSONValue {
    var members = Members()
    members.add("label", content.label)
    members.add("value", content.value)
    members.add("important", flag: content.isImportant)
    return members.object
  }

  private static func customRotor(_ rotor: AccessibilityNode.CustomRotor) -> JSONValue {
    var members = Members()
    members.add("name", rotor.name)
    members.add("results", strings: rotor.results)
    members.add("unbounded", flag: rotor.isUnbounded)
    members.add("targets", strings: rotor.targets.map(\.path))
    return members.object
  }

  private static func container(_ container: AccessibilityContainer) -> JSONValue {
    var members = Members()
    members.add("kind", container.kind.rawValue)
    members.add("label", container.label)
    members.add("rows", container.rows.map { .number($0) })
    members.add("columns", container.columns.map { .number($0) })
    members.add("rowHeaders", headers(container.rowHeaders))
    members.add("columnHeaders", headers(container.columnHeaders))
    members.add("system", flag: container.isSystem)
    members.add("items", strings: container.items.map(\.path))
    members.add("inconsistent", flag: container.isInconsistent)
    return members.object
  }

  private static func headers(_ headers: [AccessibilityContainer.Headers]) -> JSONValue? {
    guard !headers.isEmpty else { return nil }
    var members = Members()
    for own in headers { members.add("\(own.index)", .strings(own.cells.map(\.path))) }
    return members.object
  }

  private static func cell(_ cell: TableCell) -> JSONValue {
    var members = Members()
    members.add("row", cell.row.map { .number($0) } ?? .some(nil))
    members.add("column", cell.column.map { .number($0) } ?? .some(nil))
    if cell.rowSpan != 1 { members.add("rowSpan", .number(cell.rowSpan)) }
    if cell.columnSpan != 1 { members.add("columnSpan", .number(cell.columnSpan)) }
    members.add("tableRow", cell.tableRow.map { .number($0) })
    return members.object
  }
}

/// The members of an object as they are written: what says nothing is left out.
private struct Members {
  private var members: [JSONValue.Member] = []

  var object: JSONValue { JSONValue(.object(members)) }

  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append(JSONValue.Member(key: key, value: value)) }
  }

  mutating func add(_ key: String, _ text: String?) {
    add(key, text.map(JSONValue.string))
  }

  mutating func add(_ key: String, strings: [String]) {
    if !strings.isEmpty { add(key, .strings(strings)) }
  }

  mutating func add(_ key: String, flag: Bool) {
    if flag { add(key, .bool(true)) }
  }
}
