/// The first word of a node's line: whether it is an element, its first trait, its container.
struct OutlineNodeKind {
  var isElement = false
  var trait: AccessibilityTraits = []
  var container: AccessibilityContainer.Kind?

  /// The word for an element without a trait.
  private static let element = "element"
  /// The word for a node that is neither an element nor a container.
  private static let group = "group"

  /// Every first word, for the advice of an error.
  static let words: [String] =
    [element, group] + AccessibilityContainer.Kind.allCases.map(\.rawValue)
    + AccessibilityTraits.names.map(\.name)

  /// Reads a first word, nil where it is none.
  init?(word: String) {
    if word == Self.element {
      isElement = true
    } else if word == Self.group {
      isElement = false
    } else if let kind = AccessibilityContainer.Kind(rawValue: word) {
      container = kind
    } else if let trait = AccessibilityTraits.named(word) {
      isElement = true
      self.trait = trait
    } else {
      return nil
    }
  }

  /// Returns the first word of a node, and the trait that it stands for.
  static func firstWord(of node: AccessibilityNode) -> (word: String, trait: AccessibilityTraits) {
    guard node.isElement else { return (node.container?.kind.rawValue ?? group, []) }
    let first = AccessibilityTraits.names.first { node.traits.contains($0.trait) }
    guard let first, AccessibilityContainer.Kind(rawValue: first.name) == nil else {
      return (element, [])
    }
    return (first.name, first.trait)
  }
}
