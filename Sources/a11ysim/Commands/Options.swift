extension OptionSpec {
  /// In which format results are written, and where.
  static let format = OptionSpec(
    name: "format", value: .word("FORMAT[=FILE]"),
    summary: "text or json, to standard output or into a file", isRepeatable: true,
    completion: .wordsWithFiles(OutputPlan.Format.ordinary.map(\.rawValue)))

  /// In which of some formats results are written, and where.
  static func format(_ formats: [OutputPlan.Format]) -> OptionSpec {
    let names = formats.map(\.rawValue)
    let words = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return OptionSpec(
      name: format.name, value: format.value,
      summary: "\(words), to standard output or into a file", isRepeatable: true,
      completion: .wordsWithFiles(names))
  }
}

extension OptionSpec {
  /// Where named colours and pictures come from.
  static let assets = OptionSpec(
    name: "assets", value: .word("FOLDER"),
    summary: "an asset catalogue (.xcassets) beside those of the scenario", isRepeatable: true,
    completion: .folders)
}

extension OptionSpec {
  /// From which files the fonts of the app are measured.
  static let font = OptionSpec(
    name: "font", value: .word("FILE"),
    summary: "a font of the app (.ttf or .otf), by the names that it gives itself",
    isRepeatable: true, completion: .files)
}

extension OptionGroup {
  /// Where named colours, pictures and fonts come from.
  static let assets = OptionGroup(title: "Assets", options: [.assets, .font])
  /// How results are written.
  static let output = OptionGroup(title: "Output", options: [.format])
}

extension OptionSpec {
  /// Whether nothing may be written.
  static let ci = OptionSpec(
    name: "ci", value: .flag, summary: "write nothing, as where the variable CI is set")
}

extension Invocation {
  /// Returns the number from 1 that an option gives, nil where it is left out.
  func wholeNumber(_ option: OptionSpec) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), number > 0 else {
      throw usageError("--\(option.name): expected a whole number from 1, found '\(text)'")
    }
    return number
  }

  /// Whether nothing may be written that people must see first: goldens, baselines, scenarios.
  ///
  /// A file that the command line names for its results is not among them.
  var isInCI: Bool {
    has(.ci) || !["", "0", "false"].contains((console.variable("CI") ?? "").lowercased())
  }

  /// Refuses to write what people must see first.
  func refuseToWriteInCI(_ action: String) throws(UsageError) {
    guard isInCI else { return }
    throw usageError(
      "\(action) writes, and CI must not: run it where its result is seen"
        + (has(.ci) ? "" : " (the variable CI is set)"))
  }
}
