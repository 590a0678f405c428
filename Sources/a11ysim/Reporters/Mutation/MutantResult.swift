import A11yTree
import CardA11y

/// What became of a mutant: who noticed it, and where it can be noticed.
struct MutantResult {
  /// In which way the scenario was broken.
  let kind: MutationKind
  /// What was broken.
  let element: Finding.Element
  /// What of it was broken, empty for all of it.
  let detail: String
  /// Where it was written, nil where that is not known.
  let location: SourceLocation?
  /// What fails the audit, the first one only unless all were asked for.
  var killers: [Killer] = []
  /// What the rules say besides, which does not fail the audit.
  var remarks: [Remark] = []
  /// What the rules say besides that the scenario expects or lives with, wherever it occurs.
  var covered: [Remark] = []
  /// What differs from the scenario that is whole, looked for only where nothing fails.
  var traces: [MutationTrace] = []

  /// How a mutant counts.
  enum Standing: String, CaseIterable {
    /// Something fails the audit.
    case killed
    /// A rule says something new of it, which fails nothing.
    case noticed
    /// It can be heard, found, seen or done otherwise, and nothing says so.
    case survived
    /// Nothing differs.
    case equivalent
  }

  /// What fails the audit of a mutant.
  struct Killer: Hashable {
    /// What kind of thing it is.
    let means: Means
    /// The golden's file, the rule's id, or what is expected.
    let name: String

    /// What can fail, in the order in which it is looked at.
    enum Means: String, CaseIterable {
      /// A step of a script is not heard as expected.
      case expectation
      /// A golden differs.
      case golden
      /// A rule finds something new.
      case rule
      /// What the scenario is there to show is not found.
      case expectedFinding
      /// What the baseline knows is not found.
      case baseline
      /// A script cannot be played, or nothing is left that could be measured.
      case error
    }
  }

  /// A new finding that fails nothing, or that occurs where it did not.
  struct Remark: Hashable {
    /// How grave it is.
    let outcome: Outcome
    /// The id of the rule.
    let rule: String
  }

  /// How it counts.
  var standing: Standing {
    if !killers.isEmpty { return .killed }
    if !remarks.isEmpty { return .noticed }
    return traces.isEmpty ? .equivalent : .survived
  }
}

/// Something by which a mutant differs.
struct MutationTrace: Hashable {
  /// Where it shows.
  let place: Place
  /// In what the environment is another than the scenario's own; empty for that one.
  let settings: [EnvironmentEntry]
  /// Whether a script of the scenario uses the reader, which then has no golden of all stops.
  var isScripted = false

  /// Creates a trace, in the scenario's own environment unless said.
  init(_ place: Place, _ settings: [EnvironmentEntry] = []) {
    self.place = place
    self.settings = settings
  }

  /// Where a difference shows.
  enum Place: Hashable {
    /// In a session of a script.
    case session
    /// In what a reader says or finds.
    case reader(AssistiveTechnology)
    /// In what a control does.
    case doing
    /// In the picture, with the frames of the stops.
    case picture
    /// In what an action changes or announces.
    case effect
  }
}

/// How many mutants came to what.
struct MutationScore: Hashable {
  private var counts: [MutantResult.Standing: Int] = [:]

  /// Counts results.
  init(_ results: [MutantResult]) {
    for result in results { counts[result.standing, default: 0] += 1 }
  }

  /// Returns how many mutants came to something.
  subscript(standing: MutantResult.Standing) -> Int { counts[standing] ?? 0 }

  /// All of them.
  var total: Int { counts.values.reduce(0, +) }

  /// Those that anybody could notice.
  var counted: Int { total - self[.equivalent] }

  /// The share of the mutants that are killed among those that anybody could notice, in percent;
  /// nil where there are none.
  var percent: Double? { counted == 0 ? nil : 100 * Double(self[.killed]) / Double(counted) }

  /// Returns whether the share is at least a number of percent, without rounding.
  func reaches(_ percent: Int) -> Bool { 100 * self[.killed] >= percent * counted }
}
