import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim diff OLD NEW`.
  static let diff = CommandSpec(
    name: "diff", summary: "tells what is heard, done and found differently in another version",
    operands: Operands(
      synopsis: "OLD NEW | REV..REV [PATH…] | REV [REV] -- PATH…", minimum: 1, maximum: nil,
      hint: ", such as two scenarios, or main..HEAD", completions: [.files]),
    details: [
      "OLD NEW are two scenario files, or two folders whose files are the same by their paths. "
        + "A..B are two git revisions, A...B is what B changed since it left A, and A alone is "
        + "held against the working tree; without a path, the folder Scenarios is compared. "
        + "Before -- stand revisions, behind it paths: main -- Cards, v1 v2 -- a.scenario.json.",
      "Files of a revision are read from git, and so is everything that their scenarios need: "
        + "configuration, themes, asset catalogues and fonts. Nothing is checked out.",
      "Compared are the stops in every environment of the matrix, what can be done and how many "
        + "gestures it takes, what the gestures of the old version's scripts make heard, the "
        + "findings, and the text size from which on something fails. Information is lost where "
        + "words, a role, a state, a hint or an action are gone, rather than said otherwise.",
      "Exit status: 0 nothing was lost; 1 a stop, information, an action or a scenario was lost, "
        + "or something fails that did not; 2 something could not be measured. --fail-on worse "
        + "takes what is noisier, takes more gestures or is left to a person as well, --fail-on "
        + "changed any difference, and with never only 2 is left.",
      "Markdown is made for a comment on a pull request; a11ysim schema report diff prints the "
        + "schema of the JSON.",
    ],
    options: [
      .comparison, OptionGroup(title: "Reader", options: [.profile, .nativeTraitsOnly]),
      .environment, .assets, DiffReports.output,
    ],
    examples: [
      Example(
        "a11ysim diff Scenarios/salad.scenario.json new.scenario.json",
        "tells what another version of a scenario changes"),
      Example(
        "a11ysim diff main...HEAD --format markdown",
        "writes what a branch changes, for a comment on its pull request"),
    ]
  ) { invocation throws(UsageError) in
    let form = try DiffForm(invocation)
    return try DiffReports.result(invocation) { () throws(InputError) in
      try DiffSides(form, invocation)
    }
  }
}

extension OptionGroup {
  /// How two versions are judged.
  static let comparison = OptionGroup(
    title: "Judgement", options: [.diffFailOn, .thresholds, .largeText, .today])
}

extension OptionSpec {
  /// Which change fails a comparison.
  static let diffFailOn = OptionSpec(
    name: "fail-on", value: .choice(["lost", "worse", "changed", "never"]),
    summary: "the least grave change that gives exit status 1; lost if none is named")
}

/// Comparing, and reporting what came of it.
@MainActor
enum DiffReports {
  /// The formats in which a comparison is written.
  nonisolated static let formats: [OutputPlan.Format] = [.text, .json, .markdown]
  /// The options for them.
  nonisolated static let output = OptionGroup(title: "Output", options: [.format(formats)])

  /// Compares two sides and reports.
  static func result(
    _ invocation: Invocation, sides: () throws(InputError) -> DiffSides
  ) throws(UsageError) -> CommandResult {
    let plan = try OutputPlan(invocation, formats: formats)
    let prepared: (sides: DiffSides, pairs: DiffPairs)
    do throws(InputError) {
      let both = try sides()
      prepared = (both, try DiffPairs(both))
    } catch {
      return CommandResult(errors: [error])
    }
    let run = try DiffRun(prepared.sides, prepared.pairs, invocation)
    let word = invocation[.diffFailOn] ?? Gravity.lost.name
    let comparison = run.result(
      of: prepared.pairs, failOn: Gravity.allCases.first { $0.name == word })
    var result = CommandResult(errors: comparison.errors, status: comparison.status)
    guard comparison.count > 0 else {
      if comparison.errors.isEmpty {
        result.problems.append("a11ysim: error: there is no scenario to compare")
      }
      return result
    }
    plan.deliver(
      into: &result, console: invocation.console, page: DiffTextReport(result: comparison).page,
      value: DiffJSONReport(result: comparison).value,
      markdown: DiffMarkdownReport(result: comparison).text)
    return result
  }
}
