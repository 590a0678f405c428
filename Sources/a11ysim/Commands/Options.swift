extension OptionSpec {
  /// In which format results are written, and where.
  static let format = OptionSpec(
    name: "format", value: .word("FORMAT[=FILE]"),
    summary: "text or json, to standard output or into a file", isRepeatable: true)
}

extension OptionGroup {
  /// How results are written.
  static let output = OptionGroup(title: "Output", options: [.format])
}
