/// The reader's own words in a golden, which holds nothing but text.
struct GoldenVocabulary {
  private var words: [String: HeardPart] = [:]

  private static let roles: [Phrase] = [
    .button, .backButton, .switchButton, .tab, .textField, .secureTextField, .heading, .link,
    .adjustable, .image, .searchField, .card,
  ]

  /// States by the rule that says one or another of them.
  private static let states: [(rule: String, phrases: [Phrase])] = [
    ("selected", [.selected]), ("dimmed", [.dimmed]), ("editing", [.isEditing]),
    ("switch-state", [.switchOn, .switchOff, .switchMixed]), ("expanded", [.expanded, .collapsed]),
  ]

  /// Knows no words.
  init() {}

  /// Knows the words of the language that a session's first line names, before the device.
  init(heading: String) {
    let settings = heading.split(separator: " ").split(separator: "·").map {
      $0.joined(separator: " ")
    }
    let devices = Idiom.allCases.map { $0.rawValue + " " }
    guard
      let place = settings.firstIndex(where: { text in devices.contains(where: text.hasPrefix) }),
      place > 0, let phrases = Phrases.find(settings[place - 1])
    else { return }
    for role in Self.roles {
      words[phrases[role].heard] = HeardPart(.trait, phrases[role].heard, rule: role.name)
    }
    for (rule, states) in Self.states {
      for state in states {
        words[phrases[state].heard] = HeardPart(.state, phrases[state].heard, rule: rule)
      }
    }
  }

  /// Returns what a line of speech is made of.
  ///
  /// What is said first is the app's, but for a state; of the rest a piece that is a word of the
  /// reader is taken for one.
  func parts(of spoken: String) -> [HeardPart] {
    var parts: [HeardPart] = []
    for piece in spoken.phrases {
      if let known = words[piece], !parts.isEmpty || known.kind == .state {
        parts.append(known)
      } else {
        parts.append(HeardPart(.words, piece))
      }
    }
    return parts
  }
}
