/// What an audit looks at besides the rules, as reports name it.
enum ReportCheck: String, CaseIterable {
  /// Whether a file can be read and measured.
  case inputError = "input-error"
  /// Whether a finding occurs that the scenario is there to show.
  case expectedFinding = "expected-finding-missing"
  /// Whether a suppression's time is over.
  case suppressionExpired = "suppression-expired"
  /// Whether a suppression covers what it says.
  case suppressionUnused = "suppression-unused"
  /// Whether a gesture of a script is heard as expected.
  case expectation = "expectation-not-met"
  /// Whether a transcript is the same as its golden.
  case golden = "golden-differs"
  /// Whether the finding of an entry in the baseline still occurs.
  case baselineFixed = "baseline-fixed"
  /// Whether an entry in the baseline is still about something.
  case baselineStale = "baseline-stale"

  /// What is expected, in a few words.
  var title: String {
    switch self {
    case .inputError: "The input can be read and measured."
    case .expectedFinding: "A finding that a scenario is there to show occurs."
    case .suppressionExpired: "A suppression is in force."
    case .suppressionUnused: "A suppression covers the findings that it says."
    case .expectation: "A gesture of a script is heard as expected."
    case .golden: "A transcript is the same as its golden."
    case .baselineFixed: "A finding that the baseline knows still occurs."
    case .baselineStale: "An entry in the baseline is about something that is still there."
    }
  }

  /// Why that matters.
  var rationale: String {
    switch self {
    case .inputError: "What cannot be measured is not known to be right."
    case .expectedFinding:
      "Either the defect was put right, or a rule no longer sees it; both need a look."
    case .suppressionExpired: "It was agreed to live with the finding until a day that is over."
    case .suppressionUnused: "It would hide the next finding of its kind."
    case .expectation: "What people hear differs from what the script says they must."
    case .golden: "What people hear has changed since somebody read it."
    case .baselineFixed, .baselineStale: "It would hide the next finding of its kind."
    }
  }

  /// How it is put right.
  var fix: String {
    switch self {
    case .inputError: "Put the input right at the place that is named."
    case .expectedFinding: "If it is gone for good, delete the entry from audit.expect."
    case .suppressionExpired:
      "Put the finding right, or give the suppression a new day and a reason."
    case .suppressionUnused: "Delete the entry from audit.suppress, or write what is left of it."
    case .expectation: "Put the card right, or write what must be heard."
    case .golden: "If the new one is right, run a11ysim transcript --update."
    case .baselineFixed, .baselineStale: "Run a11ysim baseline prune."
    }
  }
}
