import CardA11y
import Foundation
import Testing

/// The scenarios that the package ships keep their own promises.
@MainActor
struct ScenarioFilesTests {
  nonisolated static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios")

  nonisolated static let paths: [String] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".scenario.json") }.sorted()
  }()

  private func read(_ path: String) throws -> Scenario {
    let data = try Data(contentsOf: Self.folder.appending(path: path))
    return try ScenarioReader.read(Array(data), path: path, files: Self.files)
  }

  /// What scenarios name beside themselves, below their folder.
  private static let files = InputFiles(
    read: { try Array(Data(contentsOf: folder.appending(path: $0))) },
    list: { path in
      let place = folder.appending(path: path)
      return try FileManager.default.contentsOfDirectory(atPath: place.path).map { name in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(
          atPath: place.appending(path: name).path, isDirectory: &isFolder)
        return InputFiles.Entry(name: name, isFolder: isFolder.boolValue)
      }
    })

  @Test func thereAreScenariosOfBothPages() {
    #expect(Self.paths.count { $0.hasPrefix("ODS/") } >= 10)
    #expect(Self.paths.count { $0.hasPrefix("DS/") } >= 8)
    #expect(Self.paths.count { $0.hasPrefix("Findings/") } >= 8)
  }

  /// Around the card, on it, inside of it: each card with each way to act.
  @Test func everyCardActsInEveryWay() {
    let around = ["button", "link", "tap"]
    let inside = around.map { "\($0)-inner" } + ["inner"]
    let withAction = ["action", "action-inner", "action-in-button"]
    for card in ["image-first", "header-first", "horizontal", "small"] {
      for way in card == "small" ? around : around + inside {
        #expect(Self.paths.contains("Ways/\(card)-\(way).scenario.json"))
      }
    }
    for variant in DSCardVariant.allCases {
      for way in around + inside + withAction {
        #expect(Self.paths.contains("Ways/\(variant.rawValue)-\(way).scenario.json"))
      }
    }
  }

  @Test(arguments: paths)
  func whatMustBeHeardIsHeard(path: String) throws {
    let scenario = try read(path)
    #expect(!scenario.scripts.isEmpty)
    for script in scenario.scripts {
      for result in try ScenarioRunner.play(script, of: scenario).results {
        #expect(result.passed, "line \(result.location.line): \(result.expected), \(result.actual)")
      }
    }
  }

  @Test(arguments: paths)
  func nothingFailsBesideWhatTheScenarioShows(path: String) throws {
    let scenario = try read(path)
    let options = AuditPolicy([scenario.audit.layer]).options
    let sessions = try scenario.scripts.map { try ScenarioRunner.play($0, of: scenario).record }
    let report = Audit.run(
      ScenarioRunner.screens(of: scenario), sessions: sessions, options: options)
    let expected = scenario.audit.expected.map(\.selector)
    let assignment = FindingAssignment(expected, to: report.findings)
    for (selector, isMet) in zip(expected, assignment.isMet) {
      #expect(isMet, "\(selector.description)")
    }
    for (finding, owner) in zip(report.findings, assignment.owners)
    where finding.outcome == .failed {
      #expect(owner != nil, "\(finding.rule): \(finding.message)")
    }
  }

  // "Images in cards are considered as decorative, so they are ignored by Voice Over."
  @Test(arguments: paths)
  func noPictureOfACardIsHeard(path: String) throws {
    let scenario = try read(path)
    for environment in scenario.matrix {
      for step in try ScenarioRunner.transcript(of: scenario, in: environment).steps {
        let spoken = step.announcement?.spoken(.comma) ?? ""
        for name in ["placeholder", "salad"] {
          #expect(!spoken.split(separator: ", ").contains(Substring(name)), "\(spoken)")
        }
      }
    }
  }

  // "Title cut at xxxLarge, not cut at accessibility sizes without a limit, cut at a limit of 1."
  @Test func smallCardsAreCutWhereTheirLimitsCut() throws {
    let scenario = try read("Findings/small-one-line.scenario.json")
    let cut = { (title: String) in
      DynamicTypeSize.allCases.filter { size in
        let environment = environment { $0.dynamicType = size }
        let screen = ScenarioRunner.screen(of: scenario, in: environment)
        return screen.text(title)?.truncation == .certain
      }
    }
    let unlimited = cut("Grilled vegetables")
    #expect(unlimited.contains(.xxxLarge))
    #expect(unlimited.allSatisfy { !$0.isAccessibilitySize })
    #expect(cut("Grilled peppers").contains(.accessibility1))
  }
}
