import A11yTree

/// A transcript that stands beside its scenario and is reviewed like code.
struct Golden: Equatable {
  /// The file, `NAME.transcript`, `NAME.fr.transcript` or `NAME.keyboard.fr.transcript`.
  let path: String
  /// What the screen is operated with.
  let technology: AssistiveTechnology
  /// The language, nil for the scenario's own.
  let locale: String?

  private static let suffix = ".transcript"

  /// Finds the golden of a scenario file: VoiceOver's unless said, in a language other than the
  /// scenario's own if named.
  init(
    scenario: String, technology: AssistiveTechnology = .voiceOver, locale: String? = nil
  ) {
    self.technology = technology
    self.locale = locale
    let words = [technology == .voiceOver ? nil : technology.rawValue, locale]
    path = Self.stem(of: scenario) + words.compactMap { $0.map { ".\($0)" } }.joined() + Self.suffix
  }

  /// Returns the goldens that stand beside a scenario, other than its own: those of other
  /// languages and of other readers, by their readers and then by their names.
  static func standing(besides scenario: String, console: Console) -> [Golden] {
    let stem = stem(of: scenario)
    let slash = stem.lastIndex(of: "/")
    let folder = slash.map { stem[..<$0] } ?? "."
    let name = slash.map { stem[stem.index(after: $0)...] } ?? stem[...]
    let entries = (try? console.list(folder.isEmpty ? "/" : String(folder))) ?? []
    let names = Set(entries.map(\.name))
    let goldens = entries.compactMap { entry -> Golden? in
      guard entry.name.hasPrefix(name + "."), entry.name.hasSuffix(suffix) else {
        return nil
      }
      let bytes = entry.name.utf8.dropFirst(name.utf8.count + 1).dropLast(suffix.utf8.count)
      var words = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      // What another scenario is called is neither a reader nor a language.
      let isTaken = words.indices.contains { last in
        let other = ([String(name)] + words[...last]).joined(separator: ".")
        return [FileFinder.suffix, ".json"].contains { names.contains(other + $0) }
      }
      guard !isTaken else { return nil }
      let technology = words.first.flatMap(AssistiveTechnology.init)
      if technology != nil { words.removeFirst() }
      guard words.count < 2, words.first != "", technology != nil || !words.isEmpty else {
        return nil
      }
      return Golden(
        scenario: scenario, technology: technology ?? .voiceOver, locale: words.first)
    }
    return AssistiveTechnology.allCases.flatMap { technology in
      goldens.filter { $0.technology == technology }.sorted { $0.path < $1.path }
    }
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
      return GoldenResult(
        path: path, technology: technology, locale: locale, difference: [], exists: false)
    }
    let golden = String(decoding: try console.read(path), as: UTF8.self)
    let difference = LineDifference.lines(from: golden, to: text)
    return GoldenResult(
      path: path, technology: technology, locale: locale, difference: difference,
      heard: difference.isEmpty ? nil : GoldenDifference(from: golden, to: text))
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

  /// Returns the path of a scenario without what follows its name.
  static func stem(of scenario: String) -> String {
    for suffix in [FileFinder.suffix, ".json"] where scenario.hasSuffix(suffix) {
      return String(scenario.dropLast(suffix.utf8.count))
    }
    return scenario
  }
}
