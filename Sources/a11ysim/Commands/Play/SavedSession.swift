import A11yTree
import CardA11y

/// A session as a scenario: the file that was played, with what was done as its script.
struct SavedSession {
  /// What the screen was operated with.
  let technology: AssistiveTechnology
  /// The settings of the screen, nil where they are the file's own.
  let environment: ScreenEnvironment?
  /// Who listened, nil where that is the file's own.
  let reader: ReaderProfile?
  /// What was done, with what came of it.
  let moves: [(input: GestureInput, steps: [TranscriptStep])]

  /// Returns the scenario of a file with this session in the place of its scripts.
  func scenario(insteadOf file: JSONValue) -> JSONValue {
    guard case .object(var members) = file.content else { return file }
    members.removeAll { $0.key == "script" || $0.key == "scripts" }
    if let environment { members.replace("environment", environment.value) }
    if let reader { members.replace("reader", reader.value) }
    let script: JSONValue.Member =
      technology == .voiceOver
      ? .init("script", steps)
      : .init(
        "scripts",
        .array([
          .object([.init("reader", .string(technology.rawValue)), .init("steps", steps)])
        ]))
    let place = members.firstIndex { $0.key == "audit" } ?? members.endIndex
    members.insert(script, at: place)
    return .object(members)
  }

  private var steps: JSONValue {
    .array(
      moves.map { move in
        var members: [JSONValue.Member] = [
          .init("gesture", .string(move.input.gesture.rawValue))
        ]
        if let choice = move.input.choice { members.append(.init("to", .string(choice))) }
        if let point = move.input.point {
          members.append(.init("at", .array([.number(point.x), .number(point.y)])))
        }
        members.append(.init("expect", Self.expectation(of: move.steps)))
        return .object(members)
      })
  }

  /// Returns what must come of a gesture, as scripts say it: the words alone where that is all.
  private static func expectation(of steps: [TranscriptStep]) -> JSONValue {
    let texts = steps.compactMap { $0.announcement?.spoken() }
    let spoken = texts.isEmpty ? nil : texts.joined(separator: "\n")
    let last = steps.last
    var members: [JSONValue.Member] = []
    if let hint = last?.announcement?.hint { members.append(.init("hint", .string(hint))) }
    if let action = last?.action { members.append(.init("action", .string(action.name))) }
    if let sound = last?.sound { members.append(.init("sound", .string(sound.rawValue))) }
    if let announced = steps.flatMap(\.announcements).first {
      members.append(.init("announcement", .string(announced.text)))
    }
    if members.isEmpty, let spoken { return .string(spoken) }
    return .object([.init("spoken", JSONValue(spoken))] + members)
  }

  /// Returns a path beside a scenario at which nothing stands yet.
  static func freePath(beside scenario: String, console: Console) -> String {
    let stem = Golden.stem(of: scenario)
    let names = ["\(stem).play"] + (2...999).map { "\(stem).play-\($0)" }
    let free = names.first { (try? console.inspect($0 + FileFinder.suffix)) == nil }
    return (free ?? "\(stem).play-1000") + FileFinder.suffix
  }
}

extension [JSONValue.Member] {
  /// Puts a value in the place of a key, at the end where it has none.
  fileprivate mutating func replace(_ key: String, _ value: JSONValue) {
    if let place = firstIndex(where: { $0.key == key }) {
      self[place].value = value
    } else {
      append(.init(key, value))
    }
  }
}
