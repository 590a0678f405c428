import A11yTree

/// A transcript that stands beside its scenario and is reviewed like code.
struct Golden {
  /// The file, `NAME.transcript` or `NAME.fr.transcript`.
  let path: String
  /// The language, nil for the scenario's own.
  let locale: String?

  private static let suffix = ".transcript"

  /// Finds the golden of a scenario file, in a language other than the scenario's own if named.
  init(scenario: String, locale: String? = nil) {
    self.locale = locale
    path = Self.stem(of: scenario) + (locale.map { ".\($0)" } ?? "") + Self.suffix
  }

  /// Returns the languages, other than its own, of which goldens stand beside a scenario.
  static func locales(besides scenario: String, console: Console) -> [String] {
    let stem = stem(of: scenario)
    let slash = stem.lastIndex(of: "/")
    let folder = slash.map { stem[..<$0] } ?? "."
    let name = slash.map { stem[stem.index(after: $0)...] } ?? stem[...]
    let entries = (try? console.list(folder.isEmpty ? "/" : String(folder))) ?? []
    let names = Set(entries.map(\.name))
    return entries.compactMap { entry in
      guard entry.name.hasPrefix(name + "."), entry.name.hasSuffix(suffix) else {
        return nil
      }
      let bytes = entry.name.utf8.dropFirst(name.utf8.count + 1).dropLast(suffix.utf8.count)
      let locale = String(decoding: bytes, as: UTF8.self)
      // What another scenario is called is no language.
      let isTaken = [FileFinder.suffix, ".json"].contains {
        names.contains("\(name).\(locale)\($0)")
      }
      return locale.isEmpty || locale.contains(".") || isTaken ? nil : locale
    }.sorted()
  }

  /// Returns whether a file can be named after a language: its tag must not lead elsewhere.
  static func canName(_ locale: String) -> Bool {
    locale.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
    }
  }

  /// Compares what is said now with the golden.
  func comparison(with text: String, console: Console) throws(FileError) -> GoldenResult {
    guard exists(console) else {
      return GoldenResult(path: path, locale: locale, difference: [], exists: false)
    }
    let golden = String(decoding: try console.read(path), as: UTF8.self)
    let difference = LineDifference.lines(from: golden, to: text)
    return GoldenResult(path: path, locale: locale, difference: difference)
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
