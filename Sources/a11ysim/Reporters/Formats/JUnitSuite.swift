import A11yTree
import CardA11y

/// The tests of one file.
struct JUnitSuite {
  /// The file, from the folder of the run.
  let path: String
  /// The tests; no two of a report have the same name in the same class.
  private(set) var cases: [Case] = []

  /// A test.
  struct Case {
    /// The name, the same in every run.
    var name: String
    /// Where its subject stands, nil for the whole file.
    var place: ReportEntry.Place?
    /// What there is to say, nil for nothing: it passed.
    var result: Result?
  }

  /// What there is to say about a test.
  struct Result {
    /// The name of the XML element: `failure`, `error`, `skipped` or `system-out`.
    let element: String
    /// The kind, in a word.
    let type: String
    /// What is wrong, on one line.
    let message: String
    /// All that is known, a line each.
    let body: String
  }

  private init(path: String) { self.path = path }

  /// The path as the name of a class, which servers take apart at its dots.
  var className: String {
    let name = path.hasSuffix(Self.ending) ? path.dropLast(Self.ending.count) : path[...]
    return name.split(separator: "/").filter { $0 != ".." }.joined(separator: ".")
  }

  private static let ending = ".scenario.json"

  /// Returns how many tests came to something.
  func count(of element: String) -> Int { cases.count { $0.result?.element == element } }

  /// Returns the suites of an audit: the scenarios, the baseline, and what could not be read.
  static func all(of entries: AuditEntries) -> [JUnitSuite] {
    var suites = entries.audit.scenarios.map { JUnitSuite($0, entries) }
    if let baseline = entries.audit.baseline {
      var suite = JUnitSuite(path: entries.path(baseline.path))
      suite.cases = entries.baseline.map { Case($0) }
      if suite.cases.isEmpty { suite.cases = [Case(name: "every entry occurs")] }
      suites.append(suite)
    }
    for error in entries.errors {
      var suite = JUnitSuite(path: error.place.path)
      suite.cases = [Case(measuring: error)]
      suites.append(suite)
    }
    var names: [String: Int] = [:]
    for index in suites.indices { suites[index].makeUnique(&names) }
    return suites
  }

  private init(_ scenario: AuditedScenario, _ all: AuditEntries) {
    self.init(path: all.path(scenario.path))
    let entries = all.entries(of: scenario)
    cases.append(Case(name: Self.measured))
    for coverage in scenario.report.coverage where coverage.applicable > 0 {
      let isFound = entries.contains { $0.outcome != nil && $0.check == coverage.rule }
      if !isFound { cases.append(Case(name: coverage.rule)) }
    }
    let ownTests = [ReportCheck.expectation, .golden].map(\.rawValue)
    cases += entries.filter { !ownTests.contains($0.check) }.map { Case($0) }
    for (number, expectation) in zip(1..., scenario.expectations) {
      var test = Case(all.entry(expectation, in: scenario))
      test.name = "script \(number): \(expectation.gesture.rawValue), \(expectation.expected)"
      if expectation.passed { test.result = nil }
      cases.append(test)
    }
    for golden in scenario.goldens {
      var test = Case(all.entry(golden))
      test.name = "golden \(golden.path.split(separator: "/").last ?? "")"
      if golden.isSame { test.result = nil }
      cases.append(test)
    }
  }

  /// The test that a file can be read and measured.
  fileprivate static let measured = "measured"

  /// Numbers the tests of the same name; GitLab drops all but one.
  private mutating func makeUnique(_ names: inout [String: Int]) {
    for index in cases.indices {
      let name = cases[index].name
      var candidate = name
      while names["\(className)\n\(candidate)"] != nil {
        names["\(className)\n\(name)", default: 1] += 1
        candidate = "\(name) #\(names["\(className)\n\(name)"] ?? 1)"
      }
      names["\(className)\n\(candidate)"] = 1
      cases[index].name = candidate
    }
  }
}

extension JUnitSuite.Case {
  /// Creates the test of an entry.
  fileprivate init(_ entry: ReportEntry) {
    self.init(name: entry.title, place: entry.place, result: JUnitSuite.Result(entry))
  }

  /// Creates the test of a file that could not be measured.
  fileprivate init(measuring error: ReportEntry) {
    self.init(error)
    name = JUnitSuite.measured
  }
}

extension JUnitSuite.Result {
  /// Says what an entry has to say.
  fileprivate init(_ entry: ReportEntry) {
    let kind = entry.outcome?.rawValue ?? entry.check
    switch entry.excuse {
    case nil where entry.check == ReportCheck.inputError.rawValue: self.init("error", kind, entry)
    case nil where entry.fails: self.init("failure", kind, entry)
    case nil where entry.severity == .warning: self.init("skipped", kind, entry)
    case nil: self.init("system-out", kind, entry)
    case .expected: self.init("system-out", "expected", entry)
    case .suppressed: self.init("skipped", "suppressed", entry)
    case .known: self.init("skipped", "known", entry)
    }
  }

  private init(_ element: String, _ kind: String, _ entry: ReportEntry) {
    let reason = entry.excuse?.reason.map { " (\($0))" } ?? ""
    self.init(
      element: element, type: kind, message: "\(kind)\(reason): \(entry.message)",
      body: "\(entry.place.text): \(kind)\(reason): \(entry.lines)")
  }
}
