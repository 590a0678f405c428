import A11yTree

/// One element with its container, and what is said of it.
struct SpeechCase: Sendable {
  var number: String
  var profile: ReaderProfile
  var locale: String
  var tree: AccessibilityTree
  var spoken: String
  var hint: String?

  /// Reads the rows of a table.
  ///
  /// A row is `number | element | description | hint`, `-` for none. The element is written as
  /// `label=… value=… hint=… traits=… in=… badge=… level=… expanded=… profile=… locale=…`,
  /// separated by two spaces; `in` names a container with the place of the element, `list 1/4`.
  static func table(_ text: String) -> [SpeechCase] {
    text.split(separator: "\n").map { SpeechCase(row: $0) }
  }

  private init(row: Substring) {
    let columns = row.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
    number = columns[0]
    spoken = columns[2] == "-" ? "" : columns[2]
    hint = columns.count < 4 || columns[3] == "-" ? nil : columns[3]
    var fields: [String: String] = [:]
    for field in columns[1].split(separator: "  ") {
      let parts = field.split(separator: "=", maxSplits: 1).map { $0.trimmed }
      fields[parts[0]] = parts.count > 1 ? parts[1] : ""
    }
    profile = fields["profile"].flatMap { ReaderProfile.named($0) } ?? .newest
    profile.nativeTraitsOnly = fields["native"] != nil
    locale = fields["locale"] ?? "en"
    tree = Self.tree(Self.element(fields), in: fields["in"])
  }

  private static func element(_ fields: [String: String]) -> AccessibilityNode {
    var node = AccessibilityNode(id: "element")
    node.isElement = true
    node.label = fields["label"]
    node.value = fields["value"]
    node.hint = fields["hint"]
    node.background.badge = fields["badge"]
    node.headingLevel = fields["level"].flatMap { Int($0) }
    node.isExpanded = fields["expanded"].map { $0 == "yes" }
    for name in fields["traits"]?.split(separator: ",") ?? [] {
      node.traits.formUnion(AccessibilityTraits.named(name.trimmed) ?? [])
    }
    return node
  }

  /// Puts the element at its place among others that have no text.
  private static func tree(
    _ element: AccessibilityNode, in container: String?
  ) -> AccessibilityTree {
    var tree = AccessibilityTree()
    let words = container?.split(separator: " ") ?? []
    guard let name = words.first, let kind = AccessibilityContainer.Kind(rawValue: String(name))
    else {
      tree.append(element)
      return tree
    }
    let place = words[1].split(separator: "/").compactMap { Int($0) }
    let label = words.dropFirst(2).joined(separator: " ")
    var node = AccessibilityNode(id: "container")
    node.hasOrderedElements = true
    node.container = AccessibilityContainer(kind: kind, label: label.isEmpty ? nil : label)
    tree.open(node)
    for index in 1...place[1] {
      var other = AccessibilityNode(id: NodeID("other\(index)"))
      other.isElement = true
      tree.append(index == place[0] ? element : other)
    }
    tree.close()
    return tree
  }

  /// Returns what is said of the element when the cursor comes from its neighbour.
  func announcement() throws -> Announcement? {
    let reading = Reading(tree: tree)
    let place = reading.stops.firstIndex { tree[$0.node].id == "element" }
    return try place.map { place in
      let speech = try Speech(locale: locale, profile: profile)
      return speech.announcement(at: place, of: reading, from: place == 0 ? nil : place - 1)
    }
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest = rest.dropFirst() }
    while rest.last == " " { rest = rest.dropLast() }
    return String(rest)
  }
}
