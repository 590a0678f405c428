import A11yTree

/// Reads the steps of a script.
enum ScriptReader {
  /// Returns the steps for what the screen is operated with.
  static func steps(
    _ reader: ValueReader, of technology: AssistiveTechnology = .voiceOver
  ) throws(InputError) -> [Script.Step] {
    var steps: [Script.Step] = []
    for element in try reader.elements() {
      let object = try element.object(keys: ["gesture", "to", "at", "expect"])
      let input = try input(object, of: technology)
      var expectation: Expectation?
      if let expect = object["expect"] { expectation = try self.expectation(expect) }
      steps.append(
        Script.Step(input: input, expectation: expectation, location: element.location))
    }
    guard !steps.isEmpty else { throw reader.error("the script has no steps") }
    return steps
  }

  /// The rotor needs its setting, a search its text, a command its words, a touch its place; the
  /// item chooser takes a name.
  private static func input(
    _ object: ObjectReader, of technology: AssistiveTechnology
  ) throws(InputError) -> GestureInput {
    var input = GestureInput(try gesture(object.required("gesture"), of: technology))
    let gesture = input.gesture
    if gesture.needsChoice { _ = try object.required("to") }
    if gesture.needsPoint { _ = try object.required("at") }
    if let choice = object["to"] {
      guard gesture.takesChoice else {
        throw choice.onlyTaken(by: \.takesChoice, as: "to", technology)
      }
      input.choice = try choice.string()
    }
    if let point = object["at"] {
      guard gesture.needsPoint else {
        throw point.onlyTaken(by: \.needsPoint, as: "at", technology)
      }
      let numbers = try point.numbers(2, "x, y")
      input.point = Point(x: numbers[0], y: numbers[1])
    }
    return input
  }

  private static func takers(_ gestures: [Gesture]) -> String {
    let names = gestures.map { "“\($0.rawValue)”" }.joined(separator: ", ")
    return switch gestures.count {
    case 0: "no gesture here takes"
    case 1: "only the gesture \(names) takes"
    default: "only the gestures \(names) take"
    }
  }

  /// Returns a gesture that the reader of the script knows.
  private static func gesture(
    _ reader: ValueReader, of technology: AssistiveTechnology
  ) throws(InputError) -> Gesture {
    let gesture: Gesture = try reader.word()
    guard technology.gestures.contains(gesture) else {
      throw reader.error(GestureError.foreign(gesture, to: technology).description)
    }
    return gesture
  }

  private static func expectation(_ reader: ValueReader) throws(InputError) -> Expectation {
    var expectation = Expectation(location: reader.location)
    if case .string(let spoken) = reader.value.content {
      expectation.checks = [.spoken(spoken)]
      return expectation
    }
    for (key, value) in try reader.object(keys: Expectation.Check.keys).all {
      expectation.checks.append(try check(key, value))
    }
    guard !expectation.checks.isEmpty else { throw reader.error("nothing is expected") }
    return expectation
  }

  private static func check(
    _ key: String, _ reader: ValueReader
  ) throws(InputError) -> Expectation.Check {
    if case .null = reader.value.content {
      switch key {
      case "spoken": return .spoken(nil)
      case "hint": return .hint(nil)
      case "action": return .action(nil)
      case "sound": return .sound(nil)
      default: break
      }
    }
    let text = try reader.string()
    switch key {
    case "spoken": return .spoken(text)
    case "hint": return .hint(text)
    case "contains": return .contains(text)
    case "matches":
      guard (try? Regex(text)) != nil else {
        throw reader.error("“\(text)” is no regular expression")
      }
      return .matches(text)
    case "focus": return .focus(text)
    case "action": return .action(text)
    case "sound": return .sound(try reader.word())
    case "note": return .note(text)
    default: return .announcement(text)
    }
  }
}

extension ValueReader {
  fileprivate func onlyTaken(
    by takes: (Gesture) -> Bool, as key: String, _ technology: AssistiveTechnology
  ) -> InputError {
    let takers = technology.gestures.filter(takes).map { "“\($0.rawValue)”" }
    guard !takers.isEmpty else {
      return error("no gesture of \(technology.title) takes “\(key)”")
    }
    let isOne = takers.count == 1
    return error(
      "only the gesture\(isOne ? "" : "s") \(takers.joined(separator: ", ")) "
        + "take\(isOne ? "s" : "") “\(key)”")
  }
}
