/// Reads the line of a node behind its first word.
struct OutlineNodeReader {
  private var node: AccessibilityNode
  private let isContainer: Bool
  private var properties = OutlineProperties()

  /// Starts behind the first word, with the identity for a line that names none.
  init(kind: OutlineNodeKind, id: NodeID) {
    node = AccessibilityNode(id: id)
    node.isElement = kind.isElement
    node.traits = kind.trait
    node.container = kind.container.map { AccessibilityContainer(kind: $0) }
    isContainer = kind.container != nil
  }

  consuming func read(_ scanner: inout OutlineScanner) throws(OutlineError) -> AccessibilityNode {
    try readLabel(&scanner)
    while try properties.next(&scanner) {
      if properties.key.isEmpty, scanner.next == UInt8(ascii: "#") {
        try properties.once(scanner)
        node.id = try scanner.id()
      } else if let trait = AccessibilityTraits.named(properties.key) {
        try add(trait, scanner)
      } else {
        try readProperty(&scanner)
      }
    }
    return node
  }

  private mutating func readLabel(_ scanner: inout OutlineScanner) throws(OutlineError) {
    var ahead = scanner
    guard ahead.spaces() > 0, ahead.next == UInt8(ascii: "\"") else { return }
    let label = try ahead.string()
    if isContainer { node.container?.label = label } else { node.label = label }
    scanner = ahead
  }

  private mutating func add(
    _ trait: AccessibilityTraits, _ scanner: OutlineScanner
  ) throws(OutlineError) {
    guard node.traits.insert(trait).inserted else {
      throw properties.error("\(properties.key) is there twice", scanner)
    }
  }

  private mutating func readProperty(_ scanner: inout OutlineScanner) throws(OutlineError) {
    switch properties.key {
    case "label" where isContainer:
      try begin(&scanner)
      node.label = try scanner.string()
    case "container" where node.isElement:
      try begin(&scanner)
      let kind = try scanner.name(of: AccessibilityContainer.Kind.self)
      node.container = AccessibilityContainer(kind: kind)
    case "containerLabel" where node.isElement && node.container != nil:
      try begin(&scanner)
      node.container?.label = try scanner.string()
    case "cell":
      try begin(&scanner)
      node.cell = try scanner.cellPlace()
    case "at":
      try begin(&scanner)
      node.source = try scanner.location()
    default:
      try readField(&scanner)
    }
  }

  private mutating func readField(_ scanner: inout OutlineScanner) throws(OutlineError) {
    if try properties.read(OutlineField.node, &node, &scanner) { return }
    if var container = node.container,
      try properties.read(OutlineField.container, &container, &scanner)
    {
      node.container = container
      return
    }
    if var cell = node.cell, try properties.read(OutlineField.cell, &cell, &scanner) {
      node.cell = cell
      return
    }
    throw unknown(scanner)
  }

  private mutating func begin(_ scanner: inout OutlineScanner) throws(OutlineError) {
    try properties.once(scanner)
    try scanner.expect(UInt8(ascii: "="))
  }

  private func unknown(_ scanner: OutlineScanner) -> OutlineError {
    let containerKeys = OutlineField.container.map(\.key) + ["containerLabel"]
    if containerKeys.contains(properties.key) {
      return properties.error("\(properties.key) needs a container before it", scanner)
    }
    let cellKeys = OutlineField.cell.map(\.key)
    if cellKeys.contains(properties.key) {
      return properties.error("\(properties.key) needs cell= before it", scanner)
    }
    return properties.unknown(
      scanner,
      among: OutlineField.node.map(\.key) + containerKeys + cellKeys
        + ["container", "cell", "at", "label"] + AccessibilityTraits.names.map(\.name))
  }
}
