import Foundation
import Testing

struct SourceRulesTests {
  @Test(arguments: ["Sources", "Tests"])
  func noFilePassesFourHundredLines(folder: String) throws {
    let files = try SourceFile.all(below: folder)
    try #require(!files.isEmpty)
    let long = files.filter { $0.lineCount > 400 }.map { "\($0.path): \($0.lineCount)" }
    #expect(long == [])
  }

  /// Only where SwiftUI's own signatures need its types (DESIGN §1).
  @Test(arguments: ["Sources/A11yTree", "Sources/CardA11y", "Sources/a11ysim"])
  func foundationStaysOut(folder: String) throws {
    let files = try SourceFile.all(below: folder)
    try #require(!files.isEmpty)
    let importing = files.filter { $0.imports.contains { $0.hasPrefix("Foundation") } }
    let needing = ["Sources/CardA11y/ODS/Bundle+ODS.swift", "Sources/CardA11y/View/Bundle.swift"]
    let others = importing.map(\.path).filter { path in
      !path.hasPrefix("Sources/CardA11y/SwiftUI/") && !needing.contains(path)
    }
    #expect(others == [])
  }

  @Test func onlyTheEntryPointAndTheConsoleKnowTheSystem() throws {
    let systems: Set<String> = ["Glibc", "Darwin", "Musl"]
    let files = try SourceFile.all(below: "Sources/a11ysim")
    let importing = files.filter { !systems.isDisjoint(with: $0.imports) }.map(\.path)
    #expect(
      importing == [
        "Sources/a11ysim/A11ySim.swift", "Sources/a11ysim/Terminal/SystemConsole.swift",
        "Sources/a11ysim/Terminal/SystemCreation.swift",
        "Sources/a11ysim/Terminal/SystemError.swift",
        "Sources/a11ysim/Terminal/SystemProcess.swift",
        "Sources/a11ysim/Terminal/SystemSpeech.swift",
        "Sources/a11ysim/Terminal/SystemTerminal.swift",
        "Sources/a11ysim/Terminal/SystemWait.swift",
      ])
    #expect(
      files.filter { $0.calls("exit") }.map(\.path) == ["Sources/a11ysim/A11ySim.swift"])
    let printing = files.filter { $0.calls("print") || $0.calls("debugPrint") }
    #expect(printing.map(\.path) == [])
  }

  @Test func nothingTrapsOnPurpose() throws {
    let files = try SourceFile.all(below: "Sources")
    let trapping = files.filter { $0.code.contains(/\b(?:try!|as!|fatalError\()/) }
    #expect(trapping.map(\.path) == [])
  }

  @Test func thePackageHasNoDependency() throws {
    let manifest = SourceFile.package.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(text.contains("let package"))
    #expect(!text.contains(".package("))
  }

  @Test func importsAreReadInEveryForm() {
    let file = SourceFile(
      path: "A.swift",
      text:
        "import A\n  public import B\n@preconcurrency import C\nimport struct D.E\n// import F\n")
    #expect(file.imports == ["A", "B", "C", "D"])
  }
}
