import A11yTree

/// A session at a terminal, without the terminal: what a key does, and what there is to show.
struct PlaySession<Source: ScreenSource> {
  /// The reader with the screen as it is now.
  private(set) var reader: Reader<Source>
  /// What was done, with what came of it.
  private(set) var moves: [Move] = []
  /// What the keys stand for.
  let keys: PlayKeys
  private(set) var mode = Mode.gestures
  /// What the bottom line says instead of naming keys, nil for nothing.
  var message: String?

  /// A gesture, and what came of it.
  struct Move {
    /// The gesture.
    let input: GestureInput
    /// What came of it.
    let steps: [TranscriptStep]
  }

  /// What the next key is for.
  enum Mode: Equatable {
    /// A gesture or a command.
    case gestures
    /// The words of a gesture.
    case typing(Gesture, String)
    /// To leave the help.
    case help
  }

  /// What the terminal has to do after a key.
  enum Effect: Equatable {
    /// No more than to show the session.
    case show
    /// To say something aloud.
    case say
    /// To save the session.
    case save
    /// To end.
    case quit
  }

  /// Begins a session to which nothing was done yet.
  init(_ reader: Reader<Source>, with technology: AssistiveTechnology) {
    self.reader = reader
    keys = PlayKeys(technology)
  }

  /// Does what a key stands for.
  mutating func press(_ key: Key) -> Effect {
    message = nil
    switch mode {
    case .help:
      mode = .gestures
      return key == .control("c") ? .quit : .show
    case .typing(let gesture, let text): return type(key, gesture, text)
    case .gestures:
      guard let deed = keys.deed(of: key) else {
        message = "\(key.words) does nothing here; ? tells the keys"
        return .show
      }
      return perform(deed)
    }
  }

  private mutating func perform(_ deed: PlayKeys.Deed) -> Effect {
    switch deed {
    case .gesture(let gesture): return perform(GestureInput(gesture))
    case .typing(let gesture):
      mode = .typing(gesture, "")
      return .show
    case .save:
      guard moves.isEmpty else { return .save }
      message = "nothing was done yet that could be saved"
      return .show
    case .help:
      mode = .help
      return .show
    case .quit: return .quit
    }
  }

  private mutating func type(_ key: Key, _ gesture: Gesture, _ text: String) -> Effect {
    switch key {
    case .character(let character): mode = .typing(gesture, text + String(character))
    case .backspace: mode = .typing(gesture, String(text.dropLast()))
    case .enter:
      mode = .gestures
      return perform(GestureInput(gesture, to: text.isEmpty ? nil : text))
    case .escape: mode = .gestures
    case .control("c"): return .quit
    default: break
    }
    return .show
  }

  private mutating func perform(_ input: GestureInput) -> Effect {
    do throws(GestureError) {
      let steps = try reader.perform(input)
      moves.append(Move(input: input, steps: steps))
      return .say
    } catch {
      message = error.description
      return .show
    }
  }
}

extension PlaySession {
  /// What was spoken last, "" for nothing.
  var spoken: String {
    let steps = moves.last?.steps ?? []
    let texts = steps.flatMap { step -> [String] in
      let own = [step.announcement?.spoken(), step.announcement?.hint].compactMap(\.self)
      return own + step.announcements.map(\.text)
    }
    return texts.filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// The node of the screen at which the cursor or the focus is, nil for none.
  var focusedNode: Int? {
    guard let focus = moves.last?.steps.last?.focus else { return nil }
    let nodes = reader.source.screen.tree.nodes
    return nodes.firstIndex { $0.identifier == focus } ?? nodes.firstIndex { $0.id.path == focus }
  }
}
