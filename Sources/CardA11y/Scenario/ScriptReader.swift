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

  /// The rotor needs its setting, a command its words, a touch its place; nothing else takes any.
  private static func input(
    _ object: ObjectReader, of technology: AssistiveTechnology
  ) throws(InputError) -> GestureInput {
    var input = GestureInput(try gesture(object.required("gesture"), of: technology))
    let owners: [(key: String, owners: [Gesture])] = [("to", [.rotor, .say]), ("at", [.touch])]
    for (key, owners) in owners where !owners.contains(input.gesture) {
      guard let value = object[key] else { continue }
      let names = owners.filter(technology.gestures.contains).map { "“\($0.rawValue)”" }
      let takers = names.isEmpty ? "no gesture here" : "only the gesture \(names.joined())"
      throw value.error("\(takers) takes “\(key)”")
    }
    switch input.gesture {
    case .rotor, .say: input.choice = try object.required("to").string()
    case .touch:
      let numbers = try object.required("at").numbers(2, "x, y")
      input.point = Point(x: numbers[0], y: numbers[1])
    default: break
    }
    return input
  }

  /// Returns a gesture that the reader of the script knows.
  private static func gesture(
    _ reader: ValueReader, of technology: AssistiveTechnology
  ) throws(InputError) -> Gesture {
    let gesture: Gesture = try reader.word()
    guard technology.gestures.contains(gesture) else {
      let owner = AssistiveTechnology.allCases.first { $0.gestures.contains(gesture) }
      let known = technology.gestures.map(\.rawValue).joined(separator: ", ")
      throw reader.error(
        "\(technology.title) does not know “\(gesture.rawValue)”"
          + (technology == .voiceOver ? "" : "; it knows \(known)")
          + (owner.map { "; a script with \"reader\": \"\($0.rawValue)\" does" } ?? ""))
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
