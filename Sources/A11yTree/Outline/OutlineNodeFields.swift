extension OutlineField<AccessibilityNode> {
  /// The properties of a node, in the order in which they are printed.
  static let node: [OutlineField] = [
    .text("value", \.value),
    .text("hint", \.hint),
    .count("headingLevel", \.headingLevel),
    .name("identifier", \.identifier),
    .flag("explicitLabel", \.hasExplicitLabel),
    .action("action", \.defaultAction),
    .entries("customAction", \.customActions) {
      $1.customAction($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.customAction()
    },
    .optional("adjustment", \.adjustment) {
      $1.adjustment($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.adjustment()
    },
    .action("escapeAction", \.escapeAction),
    .action("magicTapAction", \.magicTapAction),
    .action("longPressAction", \.longPressAction),
    .entries("textLink", \.textLinks) {
      $1.textLink($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.textLink()
    },
    .entries("content", \.customContent) {
      $1.customContent($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.customContent()
    },
    .entries("rotor", \.customRotors) {
      $1.customRotor($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.customRotor()
    },
    .list("inputLabels", \.inputLabels) {
      $1.quoted($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.string()
    },
    .name("language", \.language),
    .flag("hidden", \.isHidden),
    .flag("elementsHidden", \.elementsHidden),
    .flag("groupsChildren", \.groupsChildren),
    .flag("orderedElements", \.hasOrderedElements),
    .flag("clipsToBounds", \.clipsToBounds),
    .flag("path", \.hasPath),
    .number("sortPriority", \.sortPriority, default: 0),
    .optional("scroll", \.scroll) {
      $1.scroll($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.scroll()
    },
    .truth("expanded", \.isExpanded),
    .truth("interactive", \.respondsToUserInteraction),
    .text("visibleText", \.background.visibleText),
    .text("placeholder", \.background.placeholder),
    .text("badge", \.background.badge),
    .text("ignoredSetValue", \.background.ignoredSetValue),
    .truth("itemIsEnabled", \.background.itemIsEnabled),
    .flag("looksInteractive", \.background.looksInteractive),
    .flag("madeForColumns", \.background.isMadeForColumns),
    .entries("innerControl", \.background.innerControls) {
      $1.quoted($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.string()
    },
    .entries("hiddenPicture", \.background.hiddenPictures) {
      $1.quoted($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.string()
    },
    .optional("visibleFrame", \.background.visibleFrame) {
      $1.rect($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.rect()
    },
    .flag("scrolledTo", \.background.isScrolledTo),
    .plain("frame", \.frame, default: .zero) {
      $1.rect($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.rect()
    },
    .optional("layoutFrame", \.layoutFrame) {
      $1.rect($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.rect()
    },
    .optional("activationPoint", \.activationPoint) {
      $1.numbers([$0.x, $0.y])
    } read: {
      (scanner) throws(OutlineError) in
      let values = try scanner.numbers(2)
      return Point(x: values[0], y: values[1])
    },
  ]
}

extension OutlineField<AccessibilityContainer> {
  /// The properties of a container, which stand in the line of its node.
  static let container: [OutlineField] = [
    .count("rows", \.rows),
    .count("columns", \.columns),
    .list("rowHeaders", \.rowHeaders, separator: UInt8(ascii: ";")) {
      $1.headers($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.headers()
    },
    .list("columnHeaders", \.columnHeaders, separator: UInt8(ascii: ";")) {
      $1.headers($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.headers()
    },
    .flag("system", \.isSystem),
    .list("items", \.items) {
      $1.id($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.id()
    },
    .flag("inconsistent", \.isInconsistent),
  ]
}

extension OutlineField<TableCell> {
  /// The properties of a table cell beside its place, which stand in the line of its node.
  static let cell: [OutlineField] = [
    .count("rowSpan", \.rowSpan, default: 1),
    .count("columnSpan", \.columnSpan, default: 1),
    .count("tableRow", \.tableRow),
  ]
}

extension OutlineWriter {
  /// Writes `"Share"`, or `"Share":share` where the action is known.
  fileprivate mutating func customAction(_ action: AccessibilityNode.CustomAction) {
    quoted(action.name)
    guard let id = action.action else { return }
    raw(":")
    atom(id.name)
  }

  /// Writes `"Calories":"320"`, with `:important` behind it where it is spoken unasked.
  fileprivate mutating func customContent(_ content: AccessibilityNode.CustomContent) {
    quoted(content.label)
    raw(":")
    quoted(content.value)
    if content.isImportant { raw(":important") }
  }

  /// Writes `"Links":unbounded:"One","Two":#a,#b`, each part only where there is one.
  fileprivate mutating func customRotor(_ rotor: AccessibilityNode.CustomRotor) {
    quoted(rotor.name)
    if rotor.isUnbounded { raw(":unbounded") }
    if !rotor.results.isEmpty {
      raw(":")
      list(rotor.results) { $1.quoted($0) }
    }
    if !rotor.targets.isEmpty {
      raw(":")
      list(rotor.targets) { $1.id($0) }
    }
  }

  /// Writes `0:#a,#b`, the headers of one row or column.
  fileprivate mutating func headers(_ headers: AccessibilityContainer.Headers) {
    integer(headers.index)
    raw(":")
    list(headers.cells) { $1.id($0) }
  }

  /// Writes a place in a table, `?` for what is not known.
  mutating func cellPlace(_ cell: TableCell) {
    list([cell.row, cell.column]) { value, writer in
      if let value { writer.integer(value) } else { writer.raw("?") }
    }
  }
}

extension OutlineScanner {
  fileprivate mutating func customAction() throws(OutlineError) -> AccessibilityNode.CustomAction {
    var action = AccessibilityNode.CustomAction(name: try string())
    if accept(UInt8(ascii: ":")) { action.action = ActionID(try atom()) }
    return action
  }

  fileprivate mutating func customContent() throws(OutlineError)
    -> AccessibilityNode.CustomContent
  {
    let label = try string()
    try expect(UInt8(ascii: ":"))
    var content = AccessibilityNode.CustomContent(label: label, value: try string())
    guard accept(UInt8(ascii: ":")) else { return content }
    content.isImportant = try choice(["important": true])
    return content
  }

  fileprivate mutating func customRotor() throws(OutlineError) -> AccessibilityNode.CustomRotor {
    var rotor = AccessibilityNode.CustomRotor(name: try string(), results: [])
    while accept(UInt8(ascii: ":")) {
      switch next {
      case UInt8(ascii: "\""):
        rotor.results = try list { (scanner) throws(OutlineError) in try scanner.string() }
      case UInt8(ascii: "#"):
        rotor.targets = try list { (scanner) throws(OutlineError) in try scanner.id() }
      default:
        rotor.isUnbounded = try choice(["unbounded": true])
      }
    }
    return rotor
  }

  fileprivate mutating func headers() throws(OutlineError) -> AccessibilityContainer.Headers {
    let index = try integer()
    try expect(UInt8(ascii: ":"))
    guard next == UInt8(ascii: "#") else { return .init(index: index, cells: []) }
    let cells = try list { (scanner) throws(OutlineError) in try scanner.id() }
    return .init(index: index, cells: cells)
  }

  /// Reads a place in a table, `?` for what is not known.
  mutating func cellPlace() throws(OutlineError) -> TableCell {
    let row = try cellIndex()
    try expect(UInt8(ascii: ","))
    return TableCell(row: row, column: try cellIndex())
  }

  private mutating func cellIndex() throws(OutlineError) -> Int? {
    accept(UInt8(ascii: "?")) ? nil : try integer()
  }
}
