import Testing

struct FolderDependencyTests {
  @Test(arguments: Layers.all.map(\.module))
  func foldersMentionOnlyWhatStandsBehindThem(module: String) throws {
    let layers = try #require(Layers.all.first { $0.module == module })
    let files = try SourceFile.all(below: module)
    try #require(!files.isEmpty)
    #expect(layers.violations(in: files) == [])
  }

  @Test func aWrongArrowIsFound() throws {
    let layers = try #require(Layers.all.first { $0.module == "Sources/CardA11y" })
    let files = [
      SourceFile(path: "Sources/CardA11y/Render/Box.swift", text: "struct Box {}\n"),
      SourceFile(path: "Sources/CardA11y/View/Text.swift", text: "struct Text { let b: Box }\n"),
      SourceFile(
        path: "Sources/CardA11y/ODS/Good.swift", text: "/* Box */ let a = Text.Box() // Box\n"),
      SourceFile(path: "Sources/CardA11y/ODS/Bad.swift", text: "let a = Box()\n"),
      SourceFile(path: "Sources/CardA11y/View/Schema/S.swift", text: "struct S { let c: Card }\n"),
      SourceFile(path: "Sources/CardA11y/DS/Card.swift", text: "struct Card {}\n"),
      SourceFile(path: "Sources/CardA11y/View/Up.swift", text: "let card: Card?\n"),
      SourceFile(path: "Sources/CardA11y/Misc/New.swift", text: "let a = \"Box\"\n"),
    ]
    #expect(
      layers.violations(in: files) == [
        "Sources/CardA11y/Misc/New.swift: the folder Misc stands in no layer",
        "Sources/CardA11y/ODS/Bad.swift mentions Box of Render",
        "Sources/CardA11y/View/Up.swift mentions Card of DS",
      ])
  }

  @Test func rulesNeverNameEachOther() throws {
    let files = try SourceFile.all(below: "Sources/A11yTree").filter {
      $0.path.contains("/Audit/Rules/")
    }
    for file in files {
      for other in files where other.path != file.path {
        let named = ruleNames(in: other).filter { file.code.contains(".\($0)") }
        #expect(named == [], "\(file.path) names a rule of \(other.path)")
      }
    }
  }

  private func ruleNames(in file: SourceFile) -> [String] {
    file.code.matches(of: /static let (\w+)(?:: Rule)? = Rule\b/).map { String($0.output.1) }
  }
}
