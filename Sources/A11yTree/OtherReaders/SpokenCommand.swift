/// What a person tells Voice Control to do.
///
/// The words are those of English iOS, whatever the language of the screen: in a script they
/// name the command. Of these only tapping, names and numbers have a public source (facts:
/// voiceover.md §9); the others are believed to be iOS's.
public enum SpokenCommand: Hashable, Sendable {
  /// Activates what is called so.
  case tap(String)
  /// Presses it long.
  case longPress(String)
  /// Increments it.
  case increment(String)
  /// Decrements it.
  case decrement(String)
  /// Lists its custom actions, each with a number.
  case showActions(String)
  /// Shows the name of everything that can be called.
  case showNames
  /// Shows the number of everything that can be called.
  case showNumbers
  /// Hides names or numbers.
  case hide
  /// Goes back, or dismisses.
  case goBack
  /// Chooses one of the numbers that are shown.
  case number(Int)

  /// The words of every command, for the advice of an error.
  static let words = [
    "Tap NAME", "Long press NAME", "Increment NAME", "Decrement NAME", "Show actions for NAME",
    "Show names", "Show numbers", "Hide names", "Go back", "NUMBER",
  ]

  /// Reads what is said, nil where it is no command.
  ///
  /// A number alone, or behind “Tap”, is a number; names that are numbers go before it where they
  /// are looked up.
  init?(_ words: String) {
    let said = words.heard
    let lower = said.lowercased()
    switch lower {
    case "show names": self = .showNames
    case "show numbers": self = .showNumbers
    case "hide names", "hide numbers": self = .hide
    case "go back": self = .goBack
    default:
      if let number = Int(lower) {
        self = .number(number)
        return
      }
      for (words, command) in Self.verbs where lower.hasPrefix(words + " ") {
        let name = String(said.dropFirst(words.count + 1))
        self = command(name)
        return
      }
      return nil
    }
  }

  private static let verbs: [(words: String, command: @Sendable (String) -> SpokenCommand)] = [
    ("tap", { .tap($0) }), ("long press", { .longPress($0) }),
    ("increment", { .increment($0) }), ("decrement", { .decrement($0) }),
    ("show actions for", { .showActions($0) }),
  ]
}
