/// A format in which an audit is written.
///
/// A row of the table makes it one of those that `--format` takes.
struct AuditForm: Sendable {
  /// Its name on the command line.
  let format: OutputPlan.Format
  /// What has to be kept of the screens for it.
  var needs: ScenarioAuditor.Kept = []
  /// Writes it.
  let text: @Sendable (AuditSummary, Settings) -> String

  /// What the command line says about how reports are written.
  struct Settings {
    /// How the stream shows text.
    var style = Style.plain
  }

  /// Every format, in the order of the help.
  static let all: [AuditForm] = [
    AuditForm(format: .text) { AuditTextReport(audit: $0).page.text(in: $1.style) },
    AuditForm(format: .json, needs: .sizes) { audit, _ in
      AuditJSONReport(audit: audit).value.report
    },
    AuditForm(format: .html, needs: [.sizes, .exhibits]) { audit, _ in
      HTMLReport(audit: audit).document
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
          var settings = settings
          settings.style = style
          return form.text(audit, settings)
        }
      )
    }
  }
}
