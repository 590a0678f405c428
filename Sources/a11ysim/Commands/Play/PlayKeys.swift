import A11yTree

/// What the keys of a terminal stand for in a session.
struct PlayKeys {
  /// The keys of a reader, in the order of the help.
  let rows: [Row]

  /// A key with what it does.
  struct Row {
    /// The key.
    let key: Key
    /// What it does.
    let deed: Deed
    /// What it does, in a few words.
    let words: String
    /// Whether the bottom line names it.
    var isShown = false
  }

  /// What a key does.
  enum Deed: Equatable {
    /// A gesture, key or switch.
    case gesture(Gesture)
    /// A gesture that needs words, which are typed next.
    case typing(Gesture)
    /// Saves the session.
    case save
    /// Shows what the keys do.
    case help
    /// Ends the session.
    case quit
  }

  /// Returns what a key does, nil for nothing.
  func deed(of key: Key) -> Deed? {
    rows.first { $0.key == key }?.deed
  }

  /// Finds the keys of a reader.
  init(_ technology: AssistiveTechnology) {
    let own =
      switch technology {
      case .voiceOver: Self.voiceOver
      case .voiceControl: Self.voiceControl
      case .keyboard: Self.keyboard
      case .switchControl: Self.switchControl
      }
    rows = own + Self.common
  }

  private static let common: [Row] = [
    Row(key: .character("s"), deed: .save, words: "save", isShown: true),
    Row(key: .character("?"), deed: .help, words: "help", isShown: true),
    Row(key: .character("q"), deed: .quit, words: "quit", isShown: true),
    Row(key: .control("c"), deed: .quit, words: "quit"),
    Row(key: .control("d"), deed: .quit, words: "quit"),
  ]

  private static let voiceOver: [Row] = [
    Row(key: .right, deed: .gesture(.swipeRight), words: "next", isShown: true),
    Row(key: .left, deed: .gesture(.swipeLeft), words: "previous", isShown: true),
    Row(key: .enter, deed: .gesture(.doubleTap), words: "activate", isShown: true),
    Row(key: .character(" "), deed: .gesture(.doubleTap), words: "activate"),
    Row(key: .up, deed: .gesture(.swipeUp), words: "rotor back, or increment"),
    Row(key: .down, deed: .gesture(.swipeDown), words: "rotor on, or decrement"),
    Row(key: .character("r"), deed: .gesture(.twoFingerRotateRight), words: "turn the rotor"),
    Row(key: .character("R"), deed: .gesture(.twoFingerRotateLeft), words: "turn it back"),
    Row(key: .character("a"), deed: .gesture(.twoFingerSwipeUp), words: "read all"),
    Row(key: .character("b"), deed: .gesture(.twoFingerSwipeDown), words: "read from here"),
    Row(key: .character("<"), deed: .gesture(.fourFingerTapTop), words: "first element"),
    Row(key: .character(">"), deed: .gesture(.fourFingerTapBottom), words: "last element"),
    Row(key: .character("l"), deed: .gesture(.doubleTapAndHold), words: "long press"),
    Row(key: .character("m"), deed: .gesture(.twoFingerDoubleTap), words: "magic tap"),
    Row(key: .escape, deed: .gesture(.twoFingerScrub), words: "go back, or dismiss"),
    Row(key: .character("z"), deed: .gesture(.twoFingerScrub), words: "go back, or dismiss"),
    Row(key: .character("d"), deed: .gesture(.threeFingerSwipeUp), words: "scroll a page down"),
    Row(key: .character("u"), deed: .gesture(.threeFingerSwipeDown), words: "scroll a page up"),
    Row(key: .character("]"), deed: .gesture(.threeFingerSwipeLeft), words: "scroll to the right"),
    Row(key: .character("["), deed: .gesture(.threeFingerSwipeRight), words: "scroll to the left"),
    Row(key: .character("i"), deed: .gesture(.threeFingerTap), words: "where the element is"),
    Row(key: .character("c"), deed: .typing(.twoFingerTripleTap), words: "choose an item by name"),
    Row(key: .character("/"), deed: .typing(.voFind), words: "search"),
  ]

  private static let keyboard: [Row] = [
    Row(key: .tab, deed: .gesture(.tab), words: "next", isShown: true),
    Row(key: .shiftTab, deed: .gesture(.shiftTab), words: "previous", isShown: true),
    Row(key: .character(" "), deed: .gesture(.space), words: "activate", isShown: true),
    Row(key: .enter, deed: .gesture(.return), words: "activate a card"),
    Row(key: .up, deed: .gesture(.arrowUp), words: "up, or increment"),
    Row(key: .down, deed: .gesture(.arrowDown), words: "down, or decrement"),
    Row(key: .left, deed: .gesture(.arrowLeft), words: "left, or decrement"),
    Row(key: .right, deed: .gesture(.arrowRight), words: "right, or increment"),
    Row(key: .character("z"), deed: .gesture(.tabZ), words: "custom actions (Tab with Z)"),
    Row(key: .escape, deed: .gesture(.escape), words: "go back, or close the menu"),
  ]

  private static let switchControl: [Row] = [
    Row(key: .right, deed: .gesture(.next), words: "next", isShown: true),
    Row(key: .left, deed: .gesture(.previous), words: "previous", isShown: true),
    Row(key: .enter, deed: .gesture(.select), words: "select", isShown: true),
    Row(key: .character(" "), deed: .gesture(.select), words: "select"),
  ]

  private static let voiceControl: [Row] = [
    Row(key: .enter, deed: .typing(.say), words: "say something", isShown: true)
  ]
}

extension PlayKeys {
  /// The rows of the help, two side by side; keys that do the same stand together.
  var helpRows: [[Span]] {
    var groups: [(keys: [Key], words: String)] = []
    for row in rows {
      if let place = groups.firstIndex(where: { $0.words == row.words }) {
        groups[place].keys.append(row.key)
      } else {
        groups.append(([row.key], row.words))
      }
    }
    let cells = groups.map { group in
      [Span(group.keys.map(\.words).joined(separator: " "), .strong), Span(group.words)]
    }
    let half = (cells.count + 1) / 2
    return cells.prefix(half).enumerated().map { place, left in
      let other = place + half
      return left + (cells.indices.contains(other) ? cells[other] : [])
    }
  }
}

extension Key {
  /// The key as people read it.
  var words: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .tab: "Tab"
    case .shiftTab: "Shift-Tab"
    case .enter: "Return"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .control(let character): "Ctrl-\(character.uppercased())"
    }
  }
}
