import A11yTree
import CardA11y

/// Measures the palette of a command line.
@MainActor
struct PaletteRun {
  private let invocation: Invocation
  private let plan: OutputPlan
  private let path: String

  /// In what a palette is written.
  nonisolated static let formats: [OutputPlan.Format] = [.text, .json, .markdown, .svg]

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    plan = try OutputPlan(invocation, formats: Self.formats)
    path = invocation[.tokens] ?? ""
    guard invocation.operands.isEmpty else {
      throw invocation.usageError("--tokens measures a whole palette; leave FG and BG out")
    }
    for name in ["require", "size", "weight", "opacity", "blend", "large-text"]
    where invocation.values[name] != nil {
      throw invocation.usageError("--\(name) is for a pair of colours, not for --tokens")
    }
  }

  /// Returns the matrix; a colour that has no value in an appearance is a finding.
  func result() throws(UsageError) -> CommandResult {
    let overs = try PairReader(invocation).over()
    let palette: Palette
    do throws(InputError) {
      palette = try PaletteReader(
        files: InputFiles(invocation.console), generation: invocation.systemColors
      ).palette(path)
    } catch {
      return .notMeasured([error.description])
    }
    let report = PaletteReport(
      path: path, palette: palette, appearances: appearances(of: palette), overs: overs)
    var result = CommandResult(status: report.missing.isEmpty ? .passed : .found)
    plan.write(
      into: &result, console: invocation.console,
      [
        (.text, { report.page.text(in: $0) }), (.json, { _ in report.value.report }),
        (.markdown, { _ in report.markdown }),
        (.svg, { _ in PaletteDrawing(report: report).document }),
      ])
    return result
  }

  /// Those that differ and that the command line does not leave out; of what it asks for that is
  /// like another one, that.
  private func appearances(of palette: Palette) -> [Appearance] {
    let scheme = invocation[.colorScheme].flatMap(ColorScheme.init)
    let contrast = invocation[.contrastSetting].flatMap(ColorSchemeContrast.init)
    let isAskedFor = { (appearance: Appearance) in
      (scheme == nil || appearance.scheme == scheme)
        && (contrast == nil || appearance.contrast == contrast)
    }
    let differing = palette.appearances.filter(isAskedFor)
    return differing.isEmpty ? Appearance.allCases.filter(isAskedFor) : differing
  }
}
