extension Rule {
  /// Words that are heard twice in a row.
  ///
  /// Ours: the other half of spoken coverage. Parts of one stop are compared, and two texts that
  /// follow each other; a picture beside a text has a rule of its own.
  static let saidTwice = Rule(
    id: "said-twice",
    title: "Nothing is said twice",
    criteria: [],
    gravest: .advice,
    rationale: """
      A person hears the same words again, and wonders whether the cursor has moved.
      """,
    fix: "Say it once: leave it out of the value, or hide the second text.",
    passing: [
      RuleExample("Different parts", #"element "Ada Lovelace, engineer" value="online""#),
      RuleExample("Two texts", "staticText \"Plan\"\nstaticText \"Plan B\""),
    ],
    failing: [
      RuleExample("A part that comes again", #"↓element "Ada, engineer, Ada""#),
      RuleExample(
        "A value that repeats the name", #"↓adjustable "Rating, 3 stars" value="3 stars""#),
      RuleExample(
        "A detail that repeats the value",
        ##"↓element "Plan" value="5 euros" content="Price":"5 euros":important"##),
      RuleExample("Two texts in a row", "staticText \"Plan\"\n↓staticText \"Plan\""),
    ],
    inapplicable: [
      RuleExample("One word", #"staticText "Plan""#),
      RuleExample("Two buttons have a rule of their own", "button \"Follow\"\nbutton \"Follow\""),
    ],
    check: .screen(needsScene: false) { context in
      context.stops.indices.map { place in
        let element = RuleElement(context: context, index: context.stops[place])
        let previous = place > 0 ? context.stops[place - 1] : nil
        return Verdict(
          node: element.index,
          judgement: judge(
            element, after: previous.map { RuleElement(context: context, index: $0) }))
      }
    })

  private static func judge(_ element: RuleElement, after previous: RuleElement?) -> Judgement {
    let parts = element.spokenParts
    var seen: Set<String> = []
    if let again = parts.first(where: { !seen.insert($0.comparable).inserted }) {
      return .again(element, again)
    }
    guard let previous, element.isReadOnly, previous.isReadOnly, !element.wording.isEmpty else {
      return parts.count > 1 ? .passed : .inapplicable
    }
    return element.repeats(previous) ? .asBefore(element) : .passed
  }
}

extension RuleElement {
  /// Whether it is neither operated nor a picture.
  fileprivate var isReadOnly: Bool { !isControl && !traits.contains(.isImage) }

  fileprivate func repeats(_ other: RuleElement) -> Bool {
    wording == other.wording && (node.value ?? "") == (other.node.value ?? "")
      && node.traits == other.node.traits
  }

  /// What is said unasked, part by part, but for digits: two equal numbers may mean two things.
  fileprivate var spokenParts: [String] {
    let label = node.label ?? ""
    var parts = label.utf8.split(separator: UInt8(ascii: ","))
      .map { String(decoding: $0, as: UTF8.self) }
    parts += [node.value].compactMap(\.self)
    parts += node.customContent.filter(\.isImportant).map(\.value)
    return parts.filter { $0.hasLetters }
  }
}

extension String {
  fileprivate var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }
}

extension Judgement {
  fileprivate static func again(_ element: RuleElement, _ part: String) -> Self {
    .advice("The \(element.title) says \(part.trimmed.quoted) twice.")
  }

  fileprivate static func asBefore(_ element: RuleElement) -> Self {
    .advice("The \(element.title) says the same as the stop before it.")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(decoding: utf8.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }
}
