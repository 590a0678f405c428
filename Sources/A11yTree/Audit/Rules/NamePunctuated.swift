extension Rule {
  /// A name that ends as a sentence does, or in the middle of a list.
  ///
  /// Two sentences or more are a description, and may end as one (ours).
  static let namePunctuated = Rule(
    id: "name-punctuated",
    title: "Names do not end in punctuation",
    criteria: [],
    gravest: .advice,
    rationale: """
      A voice drops and pauses at a full stop, and waits behind a comma for more, before it comes \
      to the role.
      """,
    fix: "Leave the punctuation out of the label.",
    sees: .content,
    passing: [
      RuleExample("A word", #"button "Follow""#),
      RuleExample("More is to come", #"button "Share…""#),
      RuleExample("A description", #"image "A bowl of salad. Two people share it.""#),
      RuleExample("A text that is a sentence", #"staticText "Two seats left.""#),
    ],
    failing: [
      RuleExample("A full stop", #"↓button "Follow.""#),
      RuleExample("A colon", #"↓link "Ada Lovelace:""#),
      RuleExample("A text that ends in the middle", #"↓staticText "Rating 3.2,""#),
    ],
    inapplicable: [
      RuleExample("No name", "button")
    ],
    check: .eachStop { element in
      guard element.hasName, let mark = element.node.label?.closingMark else {
        return element.hasName ? .passed : .inapplicable
      }
      let isName = element.isControl || element.traits.contains(.isImage)
      switch mark {
      case ",", ";": return .ends(element, mark)
      default: return isName && !element.hasSeveralSentences ? .ends(element, mark) : .passed
      }
    })
}

extension RuleElement {
  fileprivate var hasSeveralSentences: Bool {
    var hasEnded = false
    for scalar in (node.label ?? "").unicodeScalars {
      if hasEnded, scalar == " " { return true }
      hasEnded = scalar == "." || scalar == "!" || scalar == "?"
    }
    return false
  }
}

extension String {
  /// The full stop, comma, semicolon or colon at the end, nil where there is none.
  fileprivate var closingMark: Unicode.Scalar? {
    var scalars = unicodeScalars[...]
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    guard let last = scalars.popLast() else { return nil }
    switch last {
    case ",", ";", ":": return last
    case ".": return scalars.last == "." ? nil : last
    default: return nil
    }
  }
}

extension Judgement {
  fileprivate static func ends(_ element: RuleElement, _ mark: Unicode.Scalar) -> Self {
    .advice("The name of the \(element.title) ends in \"\(mark)\".")
  }
}
