import Foundation

/// A Swift file of this package, without its comments and the words in its strings.
struct SourceFile {
  /// The path below the package, as in `Sources/A11yTree/Tree/NodeID.swift`.
  let path: String
  /// The text as it stands there.
  let text: String
  /// The text without comments and string literals.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    self.code = Self.code(of: text)
  }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the Swift files below a folder of the package, sorted by path.
  static func all(below folder: String) throws -> [SourceFile] {
    try every.get().filter { $0.path.hasPrefix(folder + "/") }
  }

  /// Every file once, as telling code from comments takes its time.
  private static let every = Result {
    try ["Sources", "Tests"].flatMap { folder in
      let root = package.appendingPathComponent(folder)
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      // What a package inside has built is none of ours.
      let sources = names.filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
      return try sources.sorted().map { name in
        let url = root.appendingPathComponent(name)
        return SourceFile(
          path: "\(folder)/\(name)", text: try String(contentsOf: url, encoding: .utf8))
      }
    }
  }

  /// The number of lines.
  var lineCount: Int { text.utf8.count { $0 == 0x0A } }

  /// The modules that the file imports.
  var imports: [String] {
    code.matches(of: /(?m)^[ ]*(?:[@\w]+ +)*import +(?:\w+ +)?(\w+)/).map { String($0.output.1) }
  }

  /// The names of types that the file declares at its top and that other files can see.
  var topLevelTypes: [String] {
    declarations(/(?m)^((?:[@\w()]+ )*)(?:struct|enum|class|protocol|actor|typealias) (\w+)/)
  }

  /// The names of types that the file declares anywhere.
  var allTypes: [String] {
    declarations(/(?m)^\s*((?:[@\w()]+ )*)(?:struct|enum|class|protocol|actor|typealias) (\w+)/)
      + code.matches(of: /(?m)^\s*associatedtype (\w+)/).map { String($0.output.1) }
  }

  /// The words of the code that stand alone, not behind a dot.
  var words: Set<String> {
    Set(code.matches(of: /\.?[A-Za-z_]\w*/).map { String($0.output) }.filter { !$0.hasPrefix(".") })
  }

  /// Returns whether the code calls a function of that name that is not behind a dot.
  func calls(_ name: String) -> Bool {
    code.matches(of: /\.?\w+\(/).contains { $0.output == "\(name)(" }
  }

  private func declarations(_ pattern: Regex<(Substring, Substring, Substring)>) -> [String] {
    code.matches(of: pattern).compactMap { match in
      let hidden = match.output.1.contains("private")
      return hidden ? nil : String(match.output.2)
    }
  }

  private static func code(of text: String) -> String {
    text
      .replacing(/(?s)(#*)""".*?"""\1/, with: "\"\"")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/(?s)\/\*.*?\*\//, with: "")
      .replacing(/\/\/[^\n]*/, with: "")
  }
}
