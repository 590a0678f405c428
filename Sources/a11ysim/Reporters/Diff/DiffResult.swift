import A11yTree
import CardA11y

/// What one side of a comparison is called.
struct DiffName: Equatable {
  /// What it is.
  let kind: Kind
  /// What people call it.
  let title: String
  /// The commit, nil for what is none.
  var commit: String?

  /// The kinds of sides.
  enum Kind: String {
    /// One scenario file.
    case file
    /// The scenarios of a folder.
    case folder
    /// The scenarios of a commit.
    case revision
    /// The scenarios as they stand on the disk.
    case workingTree
    /// The scenarios, heard with a version of the reader.
    case profile
  }

  /// Creates a name from its parts.
  init(_ kind: Kind, _ title: String, commit: String? = nil) {
    self.kind = kind
    self.title = title
    self.commit = commit
  }
}

/// What a comparison came to.
struct DiffResult {
  /// The side that is compared with.
  var old: DiffName
  /// The side that is judged.
  var new: DiffName
  /// The scenarios that differ, or that only one side has, in the order of the files.
  var scenarios: [DiffedScenario] = []
  /// How many scenarios are the same.
  var sameCount = 0
  /// Why others could not be compared.
  var errors: [InputError] = []
  /// The least grave change that gives exit status 1, nil for none.
  var failOn: Gravity? = .lost

  /// How many scenarios were compared, those of one side included.
  var count: Int { scenarios.count + sameCount }

  /// The gravest change, nil where nothing changed.
  var gravity: Gravity? { scenarios.map(\.gravity).min() }

  /// What it comes to.
  var status: ExitCode {
    if !errors.isEmpty || count == 0 { return .notMeasured }
    guard let failOn, let gravity else { return .passed }
    // Whoever asks for every change asks for those to the better, too.
    return gravity <= failOn || failOn == .changed ? .found : .passed
  }
}

/// How two versions of a scenario differ.
struct DiffedScenario {
  /// The file, the old one where no other is left.
  var path: String
  /// Where it stood, nil where it stands there still or is new.
  var oldPath: String?
  /// The name of the scenario, nil where it has none.
  var name: String?
  /// Which side has it.
  var presence = Presence.both
  /// The environments of the new version.
  var environments: [ScreenEnvironment] = []
  /// The environments that only the old version has.
  var droppedEnvironments: [ScreenEnvironment] = []
  /// The environments that only the new version has.
  var addedEnvironments: [ScreenEnvironment] = []
  /// What became of its stops.
  var stops: [Occurring<StopChange>] = []
  /// What became of what can be done.
  var deeds: [Occurring<DeedChange>] = []
  /// What became of what is heard in its scripts.
  var sessions: [StopChange] = []
  /// What became of its findings.
  var findings: [FindingChange] = []
  /// What became of the text sizes from which on something fails.
  var sizes: [SizeChange] = []

  /// The sides that can have a scenario.
  enum Presence: String {
    /// It is there on both.
    case both
    /// It is new.
    case added
    /// It is gone.
    case removed
  }

  /// Whether anything is different.
  var isDifferent: Bool { presence != .both || oldPath != nil || !gravities.isEmpty }

  /// The gravest change.
  var gravity: Gravity { (gravities + (presence == .removed ? [.lost] : [])).min() ?? .changed }

  private var gravities: [Gravity] {
    stops.map(\.value.gravity) + deeds.map(\.value.gravity) + sessions.map(\.gravity)
      + findings.map(\.gravity) + sizes.map(\.gravity)
      + (droppedEnvironments.isEmpty ? [] : [.worse])
      + (addedEnvironments.isEmpty ? [] : [.changed])
  }
}
