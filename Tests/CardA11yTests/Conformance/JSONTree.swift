import A11yTree

/// Reads the trees of conformance cases.
enum JSONTree {
  static func tree(_ root: [String: Any]) -> AccessibilityTree {
    var tree = AccessibilityTree()
    append(root, to: &tree)
    return tree
  }

  private static func append(_ object: [String: Any], to tree: inout AccessibilityTree) {
    tree.open(node(object))
    for child in object["children"] as? [[String: Any]] ?? [] { append(child, to: &tree) }
    tree.close()
  }

  private static func node(_ object: [String: Any]) -> AccessibilityNode {
    var node = AccessibilityNode(id: NodeID(object["id"] as? String ?? "root"))
    let flag = { (key: String) in object[key] as? Bool ?? false }
    node.isElement = flag("isElement")
    node.label = object["label"] as? String
    node.value = object["value"] as? String
    node.hint = object["hint"] as? String
    node.identifier = object["identifier"] as? String
    for name in object["traits"] as? [String] ?? [] {
      node.traits.formUnion(AccessibilityTraits.named(name) ?? [])
    }
    if flag("modal") { node.traits.insert(.isModal) }
    node.frame = rect(object["frame"]) ?? .zero
    node.layoutFrame = rect(object["layoutFrame"])
    node.isHidden = flag("hidden")
    node.elementsHidden = flag("elementsHidden")
    node.groupsChildren = flag("groupsChildren")
    node.hasOrderedElements = flag("orderedElements")
    node.clipsToBounds = flag("clipsToBounds")
    node.background.badge = object["badge"] as? String
    node.customActions = (object["customActions"] as? [String] ?? []).map { .init(name: $0) }
    for content in object["customContent"] as? [[String: Any]] ?? [] {
      node.customContent.append(
        .init(
          label: content["label"] as? String ?? "", value: content["value"] as? String ?? "",
          isImportant: content["important"] as? Bool ?? false))
    }
    if let container = object["container"] as? [String: Any] {
      node.container = self.container(container)
    }
    if let cell = object["cell"] as? [String: Any] {
      node.cell = TableCell(
        row: cell["row"] as? Int, column: cell["column"] as? Int,
        rowSpan: cell["rowSpan"] as? Int ?? 1, columnSpan: cell["columnSpan"] as? Int ?? 1,
        tableRow: cell["tableRow"] as? Int)
    }
    return node
  }

  private static func container(_ object: [String: Any]) -> AccessibilityContainer? {
    guard let kind = AccessibilityContainer.Kind(rawValue: object["kind"] as? String ?? "") else {
      return nil
    }
    var container = AccessibilityContainer(kind: kind, label: object["label"] as? String)
    container.isSystem = object["system"] as? Bool ?? false
    container.isInconsistent = object["inconsistent"] as? Bool ?? false
    container.items = (object["items"] as? [String] ?? []).map { NodeID($0) }
    container.rowHeaders = headers(object["rowHeaders"])
    container.columnHeaders = headers(object["columnHeaders"])
    return container
  }

  private static func headers(_ value: Any?) -> [AccessibilityContainer.Headers] {
    let headers = value as? [String: [String]] ?? [:]
    return headers.compactMap { index, cells in
      Int(index).map { .init(index: $0, cells: cells.map { NodeID($0) }) }
    }.sorted { $0.index < $1.index }
  }

  private static func rect(_ value: Any?) -> Rect? {
    guard let numbers = value as? [Double], numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
