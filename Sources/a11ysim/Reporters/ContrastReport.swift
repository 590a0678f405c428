import A11yTree
import CardA11y

/// The contrast of one pair of colours, as text and as JSON.
struct ContrastReport {
  /// The colour in front, as it was given.
  let foreground: SRGBColor
  /// The colour behind, as it was given.
  let background: SRGBColor
  /// What the pair is checked for, nil where it is only measured.
  let requirement: ContrastRequirement?

  /// The contrast of the colours as they are seen over a white page.
  var ratio: ContrastRatio { foreground.contrastRatio(on: background) }

  /// Whether the pair has the contrast that it is checked for.
  var isSufficient: Bool { requirement.map(ratio.passes) ?? true }

  /// The report for machines.
  var value: JSONValue {
    var members: [JSONValue.Member] = [
      .schemaVersion, .init("foreground", .string("\(foreground)")),
      .init("background", .string("\(background)")), .init("ratio", .number(ratio.value)),
      .init(
        "passes",
        .object(
          ContrastRequirement.allCases.map { .init($0.rawValue, .bool(ratio.passes($0))) })),
      .init("suggestions", .array(suggestions.map(\.value))),
    ]
    if let requirement {
      members.append(.init("required", .string(requirement.rawValue)))
      members.append(.init("passed", .bool(isSufficient)))
    }
    return .object(members)
  }

  /// The report for a person.
  var page: Page {
    var page = Page()
    page.line(Span("\(foreground) on \(background)", .strong), "  ", Span("\(ratio):1", .strong))
    if foreground.alpha < 1 || background.alpha < 1 {
      let behind = background.over(.white)
      page.line("seen as \(foreground.over(behind)) on \(behind), over a white page", indent: 2)
    }
    page.gap()
    page.table(ContrastRequirement.allCases.map(row))
    page.gap()
    page.line("Large text is 18 pt, or 14 pt bold, at the default text size.", hang: 0)
    if !suggestions.isEmpty {
      page.gap()
      page.line("The nearest colours that pass AA for text:")
      for suggestion in suggestions {
        page.line(
          "\(suggestion.foreground) on \(suggestion.background)  \(suggestion.ratio):1", indent: 2)
      }
    }
    if let requirement, !isSufficient {
      page.gap()
      page.line(
        Span("failed", .bad),
        ": \(requirement.words) needs \(Measure.ratio(requirement.minimum)), this is \(ratio):1")
    }
    return page
  }

  private var suggestions: [ContrastSuggestion] {
    ContrastRepair.suggestions(foreground: foreground, background: background)
  }

  private func row(_ requirement: ContrastRequirement) -> [Span] {
    let passes = ratio.passes(requirement)
    return [
      Span(requirement.words), Span("\(Measure.ratio(requirement.minimum))"),
      Span(passes ? "passes" : "fails", passes ? .good : .bad),
      Span("WCAG \(requirement.successCriterion)", .faint),
    ]
  }

}

extension ContrastSuggestion {
  /// The pair for machines.
  var value: JSONValue {
    .object([
      .init("foreground", .string("\(foreground)")),
      .init("background", .string("\(background)")), .init("ratio", .number(ratio.value)),
    ])
  }
}

extension ContrastRequirement {
  /// The requirement as people say it.
  fileprivate var words: String {
    switch self {
    case .aaText: "AA text"
    case .aaLargeText: "AA large text"
    case .aaaText: "AAA text"
    case .aaaLargeText: "AAA large text"
    case .nonText: "AA non-text"
    }
  }
}
