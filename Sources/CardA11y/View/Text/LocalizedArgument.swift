/// A value in a key.
public enum LocalizedArgument: Sendable {
  /// A text that is shown as it is.
  case string(String)
  /// An integer.
  case integer(Int)
  /// Another number.
  case number(Double)
  /// What another text shows.
  case text(Text)
  /// A value that depends on the environment.
  case computed(@Sendable (EnvironmentValues) -> String)

  /// What stands for the value in a key.
  var specifier: String {
    switch self {
    case .integer: "%lld"
    case .number: "%lf"
    case .string, .text, .computed: "%@"
    }
  }

  /// Returns the value as it is shown.
  func string(_ specifier: String, in environment: EnvironmentValues) -> String {
    switch self {
    case .string(let text): return text
    case .text(let text): return text.string(in: environment)
    case .computed(let compute): return compute(environment)
    case .integer(let number):
      let format = FormatSpecifier(specifier)
      guard format.isOfInteger else { return format.text(Double(number), environment) }
      return format.text(number, environment)
    case .number(let number): return FormatSpecifier(specifier).text(number, environment)
    }
  }
}
