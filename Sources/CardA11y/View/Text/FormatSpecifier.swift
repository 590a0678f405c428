/// A specifier of `printf`, as far as numbers in texts use it: `%lld`, `%.1f`, `%02d`, `%x`.
struct FormatSpecifier {
  private var flags: Set<Character> = []
  private var width = 0
  private var precision: Int?
  private var type: Character = "@"

  /// Reads a specifier; of what is none nothing but the value is shown.
  init(_ text: String) {
    var rest = text.drop { $0 == "%" }
    while let flag = rest.first, "-+ 0#'".contains(flag) {
      flags.insert(flag)
      rest.removeFirst()
    }
    width = Self.takeNumber(&rest) ?? 0
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.takeNumber(&rest) ?? 0
    }
    type = rest.last ?? "@"
  }

  /// Whether the value is written without a fraction.
  var isOfInteger: Bool { "@diuxXo".contains(type) }

  /// Returns an integer as a language writes it.
  func text(_ number: Int, _ environment: EnvironmentValues) -> String {
    switch type {
    case "x": padded(String(number.magnitude, radix: 16), isNegative: number < 0)
    case "X": padded(String(number.magnitude, radix: 16, uppercase: true), isNegative: number < 0)
    case "o": padded(String(number.magnitude, radix: 8), isNegative: number < 0)
    default:
      padded(
        NumberSymbols(environment.localeIdentifier).grouped("\(number.magnitude)"),
        isNegative: number < 0)
    }
  }

  /// Returns a number as a language writes it, with six decimals unless the specifier says.
  func text(_ number: Double, _ environment: EnvironmentValues) -> String {
    guard number.isFinite, "fF".contains(type) else { return "\(number)" }
    let symbols = NumberSymbols(environment.localeIdentifier)
    let (whole, decimals) = Self.digits(of: number.magnitude, decimals: precision ?? 6)
    let fraction = decimals.isEmpty ? "" : symbols.decimal + decimals
    return padded(symbols.grouped(whole) + fraction, isNegative: number.sign == .minus)
  }

  private func padded(_ digits: String, isNegative: Bool) -> String {
    let sign = isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    let missing = max(0, min(width, Self.widest) - sign.count - digits.count)
    if flags.contains("-") { return sign + digits + String(repeating: " ", count: missing) }
    if flags.contains("0") { return sign + String(repeating: "0", count: missing) + digits }
    return String(repeating: " ", count: missing) + sign + digits
  }

  /// More is a mistake that should cost nothing.
  private static let widest = 100

  private static func takeNumber(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return Int(digits).map { min($0, widest) }
  }

  /// Returns the digits before and behind the point; a half goes to the even digit.
  private static func digits(of number: Double, decimals: Int) -> (whole: String, fraction: String)
  {
    let places = min(decimals, 15)
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (number * scale).rounded(.toNearestOrEven)
    guard let value = UInt64(exactly: scaled) else { return ("\(number)", "") }
    let text = String(value)
    let padded = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
    return (String(padded.dropLast(places)), String(padded.suffix(places)))
  }
}
