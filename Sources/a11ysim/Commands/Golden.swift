/// A transcript that stands beside its scenario and is reviewed like code.
struct Golden {
  /// The file, `NAME.transcript` or `NAME.fr.transcript`.
  let path: String

  /// Finds the golden of a scenario file, in a language other than the scenario's own if named.
  init(scenario: String, locale: String? = nil) {
    path = Self.stem(of: scenario) + (locale.map { ".\($0)" } ?? "") + ".transcript"
  }

  /// Returns the languages, other than its own, of which goldens stand beside a scenario.
  static func locales(besides scenario: String, console: Console) -> [String] {
    let stem = stem(of: scenario)
    let slash = stem.lastIndex(of: "/")
    let folder = slash.map { stem[..<$0] } ?? "."
    let name = slash.map { stem[stem.index(after: $0)...] } ?? stem[...]
    let entries = (try? console.list(folder.isEmpty ? "/" : String(folder))) ?? []
    return entries.compactMap { entry in
      guard entry.name.hasPrefix(name + "."), entry.name.hasSuffix(".transcript") else {
        return nil
      }
      let locale = entry.name.dropFirst(name.utf8.count + 1).dropLast(".transcript".utf8.count)
      return locale.isEmpty || locale.contains(".") ? nil : String(locale)
    }.sorted()
  }

  /// Compares what is said now with the golden.
  func comparison(with text: String, console: Console) throws(FileError) -> GoldenResult {
    guard exists(console) else { return GoldenResult(path: path, difference: [], exists: false) }
    let golden = String(decoding: try console.read(path), as: UTF8.self)
    return GoldenResult(path: path, difference: LineDifference.lines(from: golden, to: text))
  }

  /// Writes what is said now, and returns whether that is something new.
  func update(with text: String, console: Console) throws(FileError) -> Bool {
    if exists(console), try console.read(path) == Array(text.utf8) { return false }
    try console.replace(path, text)
    return true
  }

  /// Returns whether the golden is there.
  func exists(_ console: Console) -> Bool {
    (try? console.inspect(path)) != nil
  }

  private static func stem(of scenario: String) -> String {
    for suffix in [FileFinder.suffix, ".json"] where scenario.hasSuffix(suffix) {
      return String(scenario.dropLast(suffix.utf8.count))
    }
    return scenario
  }
}
