import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim bench [PATH…]`.
  static let bench = CommandSpec(
    name: "bench", summary: "measures how fast contrasts, screens, rules and the reader are",
    operands: .scenarios,
    details: [
      "On the base screens of scenarios, in one thread: contrasts of pairs, screens compiled, "
        + "rules over screens, stops spoken, and random sequences of gestures, after each of "
        + "which it is checked that the cursor is where it can be. A sequence that breaks the "
        + "reader is cut down, printed with its seed, and ends in 1. Measure a release build."
    ],
    options: [
      OptionGroup(title: "How much", options: [.pairs, .sequences, .seed]), .output,
    ],
    examples: [
      Example(
        "a11ysim bench Scenarios --pairs 10000 --sequences 100",
        "measures little, to see what is measured")
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    let files = try ScenarioFiles(invocation)
    let sequences = try invocation.wholeNumber(.sequences) ?? 1_000_000
    let pairs = try invocation.wholeNumber(.pairs) ?? 10_000_000
    let seed = try invocation.wholeNumber(.seed) ?? 1
    let (scenarios, errors) = files.map { path throws(InputError) in
      try files.scenario(at: path)
    }
    var result = CommandResult(errors: errors)
    guard !scenarios.isEmpty else { return result }
    let bench = Bench(scenarios: scenarios, pairs: pairs, sequences: sequences, seed: UInt64(seed))
    let report = bench.report()
    if report.violation != nil, errors.isEmpty { result.status = .found }
    plan.deliver(
      into: &result, console: invocation.console, page: report.page, value: report.value)
    return result
  }
}

extension OptionSpec {
  fileprivate static let pairs = OptionSpec(
    name: "pairs", value: .word("N"),
    summary: "how many contrasts; ten million if no number is named")
  fileprivate static let sequences = OptionSpec(
    name: "sequences", value: .word("N"),
    summary: "how many sequences of gestures; a million if no number is named")
  fileprivate static let seed = OptionSpec(
    name: "seed", value: .word("N"), summary: "where the random gestures begin; 1 if none is named")
}

/// What is measured, on the base screens of scenarios.
@MainActor
private struct Bench {
  let scenarios: [Scenario]
  let pairs: Int
  let sequences: Int
  let seed: UInt64

  func report() -> BenchReport {
    let screens = scenarios.map { ScenarioRunner.screen(of: $0, in: $0.environment) }
    var report = BenchReport(seed: seed)
    report.add("contrasts", "pairs", pairs) { contrasts() }
    report.add("screens", "screens", scenarios.count * Self.rounds) {
      for _ in 0..<Self.rounds {
        for scenario in scenarios {
          _ = ScenarioRunner.screen(of: scenario, in: scenario.environment)
        }
      }
    }
    report.add("rules", "screens", screens.count * Self.rounds) {
      for _ in 0..<Self.rounds { for screen in screens { _ = Audit.run([screen]) } }
    }
    report.add("speech", "stops", stops(of: screens) * Self.rounds) {
      for _ in 0..<Self.rounds {
        for screen in screens { _ = try? Transcript(swipingThrough: screen) }
      }
    }
    var violation: String?
    report.add("gestures", "sequences", sequences) { violation = self.violation(on: screens) }
    report.violation = violation
    return report
  }

  private static let rounds = 5

  /// Measures each pair of a palette until there were enough of them.
  private func contrasts() {
    var random = SplitMix64(seed: seed)
    let count = 10_000
    let colors = (0..<count).map { _ in SRGBColor(hex: UInt32(random.next() & 0xFF_FFFF)) }
    let backgrounds = Array(colors.reversed())
    var left = pairs
    while left > 0 {
      _ = ContrastRatio.measure(Array(colors.prefix(left)), on: backgrounds)
      left -= count
    }
  }

  private func stops(of screens: [Screen]) -> Int {
    screens.reduce(0) { $0 + Reading($1).stops.count }
  }

  /// Returns the first sequence of gestures that breaks the reader, nil where none does.
  private func violation(on screens: [Screen]) -> String? {
    var random = SplitMix64(seed: seed)
    for number in 0..<sequences {
      let screen = screens[number % screens.count]
      let count = Int.random(in: 1...14, using: &random)
      let gestures = GestureTrial.gestures(count, on: screen, using: &random)
      guard let failure = GestureTrial.failure(of: gestures, on: StaticScreen(screen)) else {
        continue
      }
      let names = failure.gestures.map(\.gesture.rawValue).joined(separator: ", ")
      let path = scenarios[number % screens.count].path
      return "sequence \(number) of seed \(seed), on \(path): \(names): \(failure.violation)"
    }
    return nil
  }
}
