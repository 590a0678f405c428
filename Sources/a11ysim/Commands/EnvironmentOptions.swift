import A11yTree
import CardA11y

extension OptionGroup {
  /// What replaces the settings of a scenario, in its matrix as well.
  static let environment = OptionGroup(
    title: "Environment, instead of the scenario's own",
    options: [
      OptionSpec(
        name: "device", value: .word("NAME"), summary: "the screen of a device, as 'iPhone 16'"),
      OptionSpec(name: "width", value: .word("POINTS"), summary: "the width of the screen"),
      OptionSpec(name: "height", value: .word("POINTS"), summary: "the height of the screen"),
      OptionSpec(name: "display-scale", value: .word("N"), summary: "pixels a point"),
      setting("idiom", summary: "the kind of device"),
      setting("dynamic-type", summary: "the text size"),
      setting("color-scheme", summary: "light or dark"),
      setting("contrast", summary: "the contrast"),
      setting("legibility-weight", summary: "whether text is bold throughout"),
      setting("layout-direction", summary: "where lines begin"),
      .locale,
    ])

  private static func setting(_ name: String, summary: String) -> OptionSpec {
    let words = EnvironmentReader.words[name.camelCased] ?? []
    return OptionSpec(
      name: name, value: .word(words.joined(separator: "|")), summary: summary,
      completion: .words(words))
  }
}

extension OptionSpec {
  /// The language.
  static let locale = OptionSpec(
    name: "locale", value: .word("TAG"), summary: "the language, as 'fr'",
    completion: .words(Phrases.all.map(\.language)))
}

extension Invocation {
  /// Returns what the command line changes in every environment.
  ///
  /// Values go through the reader of scenario files, so that both take the same words.
  func environmentChanges() throws(UsageError) -> EnvironmentChanges {
    var changes = EnvironmentChanges()
    for option in OptionGroup.environment.options {
      guard let text = self[option] else { continue }
      let bytes = Array(text.utf8)
      let number = (try? JSONParser.parse(bytes)).flatMap { value in
        if case .number = value.content { value } else { nil }
      }
      if number == nil, ["width", "height", "display-scale"].contains(option.name) {
        throw usageError("--\(option.name): expected a number, found '\(text)'")
      }
      let file = ValueReader.SourceFile(path: "", lines: LineIndex(bytes))
      let reader = ValueReader(
        number ?? .string(text), keyPath: "--\(option.name)", in: file)
      do throws(InputError) {
        try EnvironmentReader.set(option.name.camelCased, reader, &changes)
      } catch {
        throw usageError(error.message)
      }
    }
    return changes
  }

  /// The first environment option that is given, nil where none is.
  var firstEnvironmentOption: OptionSpec? {
    OptionGroup.environment.options.first { has($0) }
  }
}

extension String {
  /// The name of an option as the key of a scenario file: `dynamic-type` is `dynamicType`.
  fileprivate var camelCased: String {
    let parts = utf8.split(separator: UInt8(ascii: "-")).map { String(decoding: $0, as: UTF8.self) }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (parts.prefix(1) + rest).joined()
  }
}
