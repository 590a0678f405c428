import A11yTree
import CardA11y

/// A baseline with its file.
@MainActor
struct BaselineSession {
  /// The file.
  let path: String
  /// What it holds.
  let baseline: Baseline
  /// The text of the file, nil where there is none yet.
  let text: String?
  /// The world around the run.
  let console: Console

  /// Reads the file, which must be there.
  init(reading path: String, console: Console) throws(InputError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try console.read(path)
    } catch {
      throw InputError(path: error.path, message: error.reason)
    }
    self.path = path
    self.console = console
    baseline = try BaselineFile.read(bytes, path: path)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the file where it is there, or begins a new one.
  init(at path: String, console: Console) throws(InputError) {
    guard (try? console.inspect(path)) == nil else {
      self = try BaselineSession(reading: path, console: console)
      return
    }
    self.path = path
    self.console = console
    baseline = Baseline()
    text = nil
  }

  /// Holds the findings of scenarios against the baseline.
  func comparison(with scenarios: [AuditedScenario], today: Day) -> BaselineComparison {
    var places: [PathStatus.Identity: Int] = [:]
    for (place, scenario) in scenarios.enumerated() {
      // Two spellings of a path lead to the same file.
      if let identity = try? console.inspect(scenario.path).identity { places[identity] = place }
    }
    return BaselineComparison(baseline, scenarios.map(\.measured), today: today) { path in
      guard
        let identity = try? console.inspect(InputFiles.path(path, besideFile: self.path)).identity
      else { return .gone }
      return places[identity].map { .measured($0) } ?? .elsewhere
    }
  }
}

extension AuditSummary {
  /// Leaves out the findings that a baseline knows.
  @MainActor
  mutating func compare(with session: BaselineSession, today: Day) {
    let comparison = session.comparison(with: scenarios, today: today)
    for (scenario, standings) in comparison.standings.enumerated() {
      for (place, standing) in standings {
        if standing.isExpired {
          scenarios[scenario].expired.insert(place)
        } else {
          let note = session.baseline.entries[standing.entry].note.words
          scenarios[scenario].excuses[place] = .known(note, isMoved: standing.isMoved)
        }
      }
    }
    baseline = BaselineResult(
      path: session.path, entries: session.baseline.entries, remainders: comparison.remainders,
      unmeasured: comparison.unmeasured)
  }
}

extension AuditedScenario {
  /// What a baseline looks at: the findings that count, the elements, and the rules that were run.
  fileprivate var measured: BaselineComparison.Measured {
    BaselineComparison.Measured(
      findings: report.findings.indices.filter { excuses[$0] == nil }.map {
        ($0, FindingIdentity(report.findings[$0]))
      },
      elements: elements, rules: Set(report.coverage.map(\.rule)))
  }
}

extension ScenarioFiles {
  /// Refuses what a baseline cannot be held against: it holds files in their own environments.
  func refuseWithBaseline(_ invocation: Invocation) throws(UsageError) {
    let others = OptionGroup.environment.options + [.nativeTraitsOnly]
    if let option = others.first(where: { invocation.has($0) }) {
      throw invocation.usageError(
        "a baseline holds the scenarios' own environments; leave out --\(option.name)")
    }
    if paths.contains("-") {
      throw invocation.usageError("standard input has no place in a baseline; name a file")
    }
  }
}

extension OptionSpec {
  /// Which findings are known.
  static let baseline = OptionSpec(
    name: "baseline", value: .word("FILE"), summary: "the findings that are known",
    completion: .files)
}
