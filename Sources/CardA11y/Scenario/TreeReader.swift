package import A11yTree

/// Reads the raw nodes of a scenario's `tree`, under the keys of the conformance corpus.
///
/// A node without an id takes its place as one, `0.1.2`; a label counts as set explicitly, since
/// the file cannot tell (both ours).
package struct TreeReader {
  private var tree = AccessibilityTree()
  private var places: [NodeID: SourceLocation] = [:]

  /// Returns the tree of a value; a root with nothing but children is no node of its own.
  ///
  /// - Parameters:
  ///   - reader: The value.
  ///   - sheets: Nodes over it, each modal.
  ///   - dismissal: What the escape of a sheet does unless the sheet says otherwise.
  /// - Returns: The tree, each sheet one of its roots.
  /// - Throws: The first thing that is wrong, with its place.
  package static func read(
    _ reader: ValueReader, sheets: [ValueReader] = [], dismissal: ActionID? = nil
  ) throws(InputError) -> AccessibilityTree {
    var tree = TreeReader()
    let object = try reader.object(keys: keys)
    if object.all.map(\.key) == ["children"] {
      try tree.children(object, position: "")
    } else {
      try tree.node(reader, position: "")
    }
    for (index, sheet) in sheets.enumerated() {
      try tree.node(sheet, position: index == 0 ? "sheet" : "sheet\(index)") {
        $0.traits.insert(.isModal)
        $0.escapeAction = $0.escapeAction ?? dismissal
      }
    }
    return tree.tree
  }

  /// The most nodes that a tree may have (DESIGN §4).
  private static let maximumNodes = 10_000_000

  private mutating func children(
    _ object: ObjectReader, position: String
  ) throws(InputError) {
    guard let children = object["children"] else { return }
    for (index, child) in try children.elements().enumerated() {
      try node(child, position: position.isEmpty ? "\(index)" : "\(position).\(index)")
    }
  }

  private mutating func node(
    _ reader: ValueReader, position: String,
    change: (inout AccessibilityNode) -> Void = { _ in }
  ) throws(InputError) {
    guard tree.count < Self.maximumNodes else { throw reader.error("more than 10,000,000 nodes") }
    let object = try reader.object(keys: Self.keys)
    let given = try object["id"]?.string()
    var node = AccessibilityNode(id: NodeID(given ?? (position.isEmpty ? "root" : position)))
    node.source = reader.location
    if let first = places.updateValue(reader.location, forKey: node.id) {
      throw (object["id"] ?? reader).error(
        "the node at \(first.line):\(first.column) has the id “\(node.id)” already")
    }
    try Self.texts(object, &node)
    try Self.flags(object, &node)
    try Self.geometry(object, &node)
    try Self.further(object, &node)
    change(&node)
    tree.open(node)
    try children(object, position: position)
    tree.close()
  }

  static let keys: [String] = [
    "id", "label", "value", "hint", "identifier", "traits", "frame", "layoutFrame",
    "declaredFrame", "isElement", "hidden", "elementsHidden", "modal", "groupsChildren",
    "orderedElements", "clipsToBounds", "interactive", "activationPoint", "path", "language",
    "sortPriority", "inputLabels", "action", "customActions", "adjustment", "escapeAction",
    "magicTapAction", "longPressAction", "textLinks", "customContent", "customRotors",
    "headingLevel", "scroll", "container", "cell", "children", "visibleText", "placeholder",
    "badge", "ignoredSetValue",
    "itemIsEnabled", "expanded", "looksInteractive", "madeForColumns", "innerControls",
    "hiddenPictures",
  ]

  private static func texts(
    _ object: ObjectReader, _ node: inout AccessibilityNode
  ) throws(InputError) {
    node.label = try object["label"]?.string()
    node.hasExplicitLabel = node.label != nil
    node.headingLevel = try object["headingLevel"]?.integer(in: 1...6)
    node.value = try object["value"]?.string()
    node.hint = try object["hint"]?.string()
    node.identifier = try object["identifier"]?.string()
    node.language = try object["language"]?.string()
    node.inputLabels = try object["inputLabels"]?.strings() ?? []
    node.background.visibleText = try object["visibleText"]?.string()
    node.background.placeholder = try object["placeholder"]?.string()
    node.background.badge = try object["badge"]?.string()
    node.background.ignoredSetValue = try object["ignoredSetValue"]?.string()
    node.background.itemIsEnabled = try object["itemIsEnabled"]?.bool()
    node.background.looksInteractive = try object["looksInteractive"]?.bool() ?? false
    node.background.isMadeForColumns = try object["madeForColumns"]?.bool() ?? false
    node.background.innerControls = try object["innerControls"]?.strings() ?? []
    node.background.hiddenPictures = try object["hiddenPictures"]?.strings() ?? []
  }

  private static func flags(
    _ object: ObjectReader, _ node: inout AccessibilityNode
  ) throws(InputError) {
    for trait in try object["traits"]?.elements() ?? [] {
      let name = try trait.string()
      guard let known = AccessibilityTraits.named(name), known != .isModal else {
        let names = AccessibilityTraits.names.map(\.name).filter { $0 != "modal" }
        throw trait.unknown(name, "trait", among: names)
      }
      node.traits.insert(known)
    }
    if try object["modal"]?.bool() == true { node.traits.insert(.isModal) }
    node.isElement = try object["isElement"]?.bool() ?? false
    node.isHidden = try object["hidden"]?.bool() ?? false
    node.elementsHidden = try object["elementsHidden"]?.bool() ?? false
    node.groupsChildren = try object["groupsChildren"]?.bool() ?? false
    node.hasOrderedElements = try object["orderedElements"]?.bool() ?? false
    node.clipsToBounds = try object["clipsToBounds"]?.bool() ?? false
    node.respondsToUserInteraction = try object["interactive"]?.bool()
    node.isExpanded = try object["expanded"]?.bool()
  }

  private static func geometry(
    _ object: ObjectReader, _ node: inout AccessibilityNode
  ) throws(InputError) {
    let declared = try object["declaredFrame"].flatMap { value throws(InputError) in
      try declaredFrame(value)
    }
    node.frame = try object["frame"]?.rect() ?? declared ?? .zero
    node.layoutFrame = try object["layoutFrame"]?.rect()
    if let point = object["activationPoint"] {
      let numbers = try point.numbers(2, "x, y")
      node.activationPoint = Point(x: numbers[0], y: numbers[1])
    }
    if let path = object["path"] {
      if case .array = path.value.content {
        node.hasPath = true
      } else {
        node.hasPath = try path.bool()
      }
    }
    node.sortPriority = try object["sortPriority"]?.number() ?? 0
  }

  /// Returns a frame as the app declared it, nil where a number of it is not finite.
  private static func declaredFrame(_ reader: ValueReader) throws(InputError) -> Rect? {
    let elements = try reader.elements()
    let isFinite = elements.allSatisfy {
      $0.value.content != .string("nan") && $0.value.content != .string("inf")
    }
    return isFinite ? try reader.rect() : nil
  }

  private static func further(
    _ object: ObjectReader, _ node: inout AccessibilityNode
  ) throws(InputError) {
    try TreeDoingReader.read(object, into: &node)
    for content in try object["customContent"]?.elements() ?? [] {
      let object = try content.object(keys: ["label", "value", "important"])
      node.customContent.append(
        .init(
          label: try object.required("label").string(),
          value: try object.required("value").string(),
          isImportant: try object["important"]?.bool() ?? false))
    }
    for rotor in try object["customRotors"]?.elements() ?? [] {
      let object = try rotor.object(keys: ["name", "results", "unbounded", "targets"])
      node.customRotors.append(
        .init(
          name: try object.required("name").string(),
          results: try object["results"]?.strings() ?? [],
          isUnbounded: try object["unbounded"]?.bool() ?? false,
          targets: try object["targets"]?.strings().map { NodeID($0) } ?? []))
    }
    if let container = object["container"] {
      node.container = try TreeContainerReader.container(container)
    }
    if let cell = object["cell"] { node.cell = try TreeContainerReader.cell(cell) }
  }
}

extension ValueReader {
  fileprivate func rect() throws(InputError) -> Rect {
    let numbers = try numbers(4, "x, y, width, height")
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw error("a width or a height is negative; expected 0 or more")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
