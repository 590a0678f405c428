/// A colour in function notation, taken apart: `rgb(60 60 67 / 30%)`, `hsl(24deg, 100%, 47%)`.
struct ColorFunction {
  /// The name before the parenthesis, in lower case.
  let name: String
  /// The first word inside, where it is one: the space of `color(display-p3 …)`.
  let space: String?
  /// The values before the alpha.
  let values: [Value]
  /// The alpha, nil where none is written.
  let alpha: Value?

  /// A number with what follows it.
  struct Value {
    var number: Double
    var unit: Unit

    /// What follows a number; angles are turned into degrees.
    enum Unit { case none, percent, degrees }
  }

  /// Takes a text apart that has an opening parenthesis.
  init(_ text: String) throws(ColorParseError) {
    let lower = text.lowercased()
    guard let open = lower.firstIndex(of: "("), lower.hasSuffix(")") else {
      throw ColorParseError(text, "the closing parenthesis is missing")
    }
    name = String(lower[..<open])
    let inside = lower[lower.index(after: open)...].dropLast()
    var pieces: [Substring]
    var last: Substring?
    if inside.contains(",") {
      pieces = inside.split(separator: ",", omittingEmptySubsequences: false)
      if pieces.count > 3 { last = pieces.removeLast() }
      if inside.contains("/") {
        throw ColorParseError(
          text, "values are divided by commas or by spaces and a slash, not both")
      }
    } else {
      let halves = inside.split(separator: "/", omittingEmptySubsequences: false)
      guard halves.count <= 2 else {
        throw ColorParseError(text, "there is more than one slash")
      }
      pieces = (halves.first ?? "").split(whereSeparator: Self.isSpace)
      last = halves.count > 1 ? halves.last : nil
    }
    if name == "color", let word = pieces.first, !inside.contains(",") {
      space = String(word)
      pieces.removeFirst()
    } else {
      space = nil
    }
    var values: [Value] = []
    for piece in pieces { values.append(try Self.value(piece, in: text)) }
    self.values = values
    if let last { alpha = try Self.value(last, in: text) } else { alpha = nil }
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\n"
  }

  private static func value(
    _ piece: Substring, in text: String
  ) throws(ColorParseError) -> Value {
    let words = piece.split(whereSeparator: isSpace)
    guard let word = words.first, words.count == 1 else {
      throw ColorParseError(
        text, words.isEmpty ? "a value is missing" : "a comma is missing in '\(piece)'")
    }
    if word == "none" { return Value(number: 0, unit: .none) }
    let units: [(String, Value.Unit, Double)] = [
      ("%", .percent, 1), ("deg", .degrees, 1), ("grad", .degrees, 0.9),
      ("rad", .degrees, 180 / Double.pi), ("turn", .degrees, 360),
    ]
    for (suffix, unit, factor) in units where word.hasSuffix(suffix) {
      let number = try self.number(word.dropLast(suffix.count), in: text)
      return Value(number: number * factor, unit: unit)
    }
    return Value(number: try number(word, in: text), unit: .none)
  }

  private static func number(
    _ word: Substring, in text: String
  ) throws(ColorParseError) -> Double {
    // Double reads nan, infinity and hexadecimal numbers too, which CSS does not.
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"):
        true
      default: false
      }
    }
    guard isPlain, let number = Double(word), abs(number) < 1e9 else {
      throw ColorParseError(text, "'\(word)' is not a number, a percentage or an angle")
    }
    return number
  }
}
