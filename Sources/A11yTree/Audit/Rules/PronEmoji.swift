extension Rule {
  /// A row of picture signs, each of which is read by its whole name.
  static let pronEmoji = Rule(
    id: "pron-emoji",
    title: "Emoji do not stand in rows",
    criteria: [],
    gravest: .advice,
    rationale: """
      "🎉🎉🎉" is heard as "party popper, party popper, party popper", before or amid the words.
      """,
    fix: "Leave one of them, or give it a label without them.",
    sees: .content,
    passing: [
      RuleExample("One", #"staticText "Well done 🎉""#),
      RuleExample("A family is one sign", #"staticText "For families 👨‍👩‍👧‍👦""#),
    ],
    failing: [
      RuleExample("Three", #"↓staticText "Well done 🎉🎉🎉""#),
      RuleExample("With spaces between them", #"↓button "Vote 👍 👍 👎""#),
    ],
    inapplicable: [
      RuleExample("None", #"staticText "Well done""#)
    ],
    check: .eachStop { element in
      element.judgeHeard(where: \.mayHoldEmoji) { text in
        let row = text.longestEmojiRow
        guard row > 2 else { return nil }
        return Mispronunciation(
          word: text, reason: "has \(row) emoji in a row, each read by its name")
      }
    })
}

extension String {
  fileprivate var mayHoldEmoji: Bool {
    !utf8.allSatisfy { $0 < 0x80 } && contains(where: \.isEmoji)
  }

  fileprivate var longestEmojiRow: Int {
    var longest = 0
    var row = 0
    for character in self {
      if character.isEmoji {
        row += 1
        longest = max(longest, row)
      } else if character != " " {
        row = 0
      }
    }
    return longest
  }
}

extension Character {
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
  }
}
