import A11yTree

/// Reads the steps of a script.
enum ScriptReader {
  static func steps(_ reader: ValueReader) throws(InputError) -> [Script.Step] {
    var steps: [Script.Step] = []
    for element in try reader.elements() {
      let object = try element.object(keys: ["gesture", "to", "at", "expect"])
      let input = try input(object)
      var expectation: Expectation?
      if let expect = object["expect"] { expectation = try self.expectation(expect) }
      steps.append(
        Script.Step(input: input, expectation: expectation, location: element.location))
    }
    guard !steps.isEmpty else { throw reader.error("the script has no steps") }
    return steps
  }

  /// The rotor needs its setting, a touch its place; nothing else takes either.
  private static func input(_ object: ObjectReader) throws(InputError) -> GestureInput {
    var input = GestureInput(try object.required("gesture").word())
    let owners: [(key: String, owner: Gesture)] = [("to", .rotor), ("at", .touch)]
    for (key, owner) in owners where input.gesture != owner {
      guard let value = object[key] else { continue }
      throw value.error("only the gesture “\(owner.rawValue)” takes “\(key)”")
    }
    switch input.gesture {
    case .rotor: input.choice = try object.required("to").string()
    case .touch:
      let numbers = try object.required("at").numbers(2, "x, y")
      input.point = Point(x: numbers[0], y: numbers[1])
    default: break
    }
    return input
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
    default: return .announcement(text)
    }
  }
}
