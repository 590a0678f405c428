/// A format in which an audit is written.
///
/// A row of the table makes it one of those that `--format` takes.
struct AuditForm: Sendable {
  /// Its name on the command line.
  let format: OutputPlan.Format
  /// What has to be kept of the screens for it.
  var needs: ScenarioAuditor.Kept = []
  /// Whether there is something to show where nothing could be measured.
  var showsErrors = true
  /// Writes it.
  let text: @Sendable (AuditSummary, Settings) -> String

  /// What the command line says about how reports are written.
  struct Settings {
    /// How the stream shows text.
    var style = Style.plain
    /// How many findings are shown to a person, nil for all of them.
    var mostFindings: Int?
    /// Whether each test of JUnit names its file and its line.
    var hasTestLocations = false
    /// Returns the path of a file from the folder of the run.
    var path: (String) -> String = { $0 }
  }

  /// Every format, in the order of the help.
  static let all: [AuditForm] = [
    // Standard error has said what could not be measured.
    AuditForm(format: .text, needs: .lines, showsErrors: false) {
      AuditTextReport(audit: $0, mostFindings: $1.mostFindings).page.text(in: $1.style)
    },
    AuditForm(format: .json, needs: .sizes) { audit, _ in
      AuditJSONReport(audit: audit).value.report
    },
    AuditForm(format: .junit) {
      JUnitReport(entries: $1.entries(of: $0), hasLocations: $1.hasTestLocations).text
    },
    AuditForm(format: .sarif, needs: .lines) {
      SARIFReport(audit: $0, entries: $1.entries(of: $0).all.counted).value.report
    },
    AuditForm(format: .github, needs: [.lines, .sizes]) {
      GitHubReport(audit: $0, entries: $1.entries(of: $0).all.counted).text
    },
    AuditForm(format: .gitlab) {
      GitLabReport(entries: $1.entries(of: $0).all.counted).value.report
    },
    AuditForm(format: .checkstyle) {
      CheckstyleReport(entries: $1.entries(of: $0).all.counted).text
    },
    AuditForm(format: .markdown, needs: .sizes) {
      AuditMarkdownReport(
        audit: $0, entries: $1.entries(of: $0).all, mostFindings: $1.mostFindings
      ).text
    },
    AuditForm(format: .html, needs: [.sizes, .exhibits]) {
      HTMLReport(entries: $1.entries(of: $0)).document
    },
  ]

  /// The formats, in the order of the help.
  static var formats: [OutputPlan.Format] { all.map(\.format) }

  /// Returns what has to be kept of the screens for what is written.
  static func needs(of plan: OutputPlan) -> ScenarioAuditor.Kept {
    all.filter { plan.writes($0.format) }.reduce(into: []) { $0.formUnion($1.needs) }
  }

  /// Returns an audit in every format.
  static func forms(of audit: AuditSummary, _ settings: Settings) -> [OutputPlan.Form] {
    all.map { form in
      (
        form.format,
        { style in
          guard form.showsErrors || !audit.scenarios.isEmpty else { return "" }
          var settings = settings
          settings.style = style
          return form.text(audit, settings)
        }
      )
    }
  }
}

extension AuditForm.Settings {
  fileprivate func entries(of audit: AuditSummary) -> AuditEntries {
    AuditEntries(audit: audit, path: path)
  }
}

extension AuditForm.Settings {
  /// Reads what a command line says.
  init(_ invocation: Invocation) throws(UsageError) {
    mostFindings = try invocation.wholeNumber(.maxFindings)
    hasTestLocations = invocation.has(.junitLocations)
    path = { RelativePath.path(ofInput: $0, console: invocation.console) }
  }
}

extension OptionSpec {
  /// How many findings are shown to a person.
  static let maxFindings = OptionSpec(
    name: "max-findings", value: .word("N"),
    summary: "show so many findings as text or Markdown, and say how many more there are")
  /// Whether each test of JUnit names its file and its line.
  static let junitLocations = OptionSpec(
    name: "junit-locations", value: .flag,
    summary: "name file and line of each test, for GitLab; Jenkins' schema refuses them")
}
