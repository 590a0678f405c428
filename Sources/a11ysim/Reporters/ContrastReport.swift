import A11yTree
import CardA11y

/// The contrast of one pair of colours, as text and as JSON.
struct ContrastReport {
  /// What is in front or behind, with its words.
  struct Paint {
    /// The colour as CSS writes it, or what it is instead.
    let words: String
    /// What it is painted with.
    let paint: PairPaint
  }

  /// What is in front.
  let foreground: Paint
  /// What is behind.
  let background: Paint
  /// What lies under a translucent background, the nearest first.
  var under: [SRGBColor] = []
  /// The opaque colour under everything.
  var pageColor = SRGBColor.white
  /// How opaque the two are together.
  var opacity = 1.0
  /// How the foreground is mixed with the background.
  var blendMode = BlendMode.normal
  /// The system whose colours were named, nil where none was.
  var generation: SystemColors.Generation?
  /// What the pair is checked for, nil where it is only measured.
  let requirement: ContrastRequirement?
  /// The font of the text, nil where it is not said.
  var font: ResolvedFont?
  /// Which text is large.
  var largeText = LargeText.iosPoints

  /// What is seen of the two.
  private var surface: Surface {
    Surface(
      foreground.paint, on: [background.paint] + under.map { .color($0) }, page: pageColor,
      opacity: opacity, blendMode: blendMode)
  }

  /// The requirement, as far as the font decides which of two it is.
  private var required: ContrastRequirement? {
    guard let font, let requirement else { return requirement }
    let isLarge = largeText.isLarge(font)
    switch requirement {
    case .aaText: return isLarge ? .aaLargeText : .aaText
    case .aaaText: return isLarge ? .aaaLargeText : .aaaText
    case .aaLargeText, .aaaLargeText, .nonText: return requirement
    }
  }

  /// Whether the pair is known to have the contrast that it is checked for.
  var isSufficient: Bool {
    required.map { surface.outcome($0.minimum) == .passed } ?? true
  }

  /// The report for machines.
  var value: JSONValue {
    let surface = surface
    var members: [JSONValue.Member] = [
      .schemaVersion, .init("foreground", .string(foreground.words)),
      .init("background", .string(background.words)), .init("ratio", .number(surface.least)),
      .init(
        "passes",
        .object(
          ContrastRequirement.allCases.map {
            .init($0.rawValue, .bool(surface.outcome($0.minimum) == .passed))
          })),
      .init("suggestions", .array(suggestions.map(\.value))),
      .init(
        "seen",
        .array(
          surface.pairs.prefix(1).map { pair in
            .object([
              .init("foreground", .string("\(pair.front)")),
              .init("background", .string("\(pair.back)")),
            ])
          })),
    ]
    if let reason = surface.reason {
      members.append(
        .init(
          "range",
          .object([
            .init("least", .number(surface.least)), .init("greatest", .number(surface.greatest)),
            .init("reason", .string(reason.explanation.code)),
          ])))
      members.append(
        .init(
          "outcomes",
          .object(
            ContrastRequirement.allCases.map {
              .init($0.rawValue, .string(surface.outcome($0.minimum).rawValue))
            })))
    }
    if let font {
      members.append(.init("readings", .array(readings(font).map(\.value))))
    }
    if let generation { members.append(.init("systemColors", .string(generation.rawValue))) }
    if let required {
      members.append(.init("required", .string(required.rawValue)))
      members.append(.init("passed", .bool(isSufficient)))
    }
    return .object(members)
  }

  /// The report for a person.
  var page: Page {
    let surface = surface
    var page = Page()
    let ratio = Self.words(surface)
    page.line(
      Span("\(foreground.words) on \(background.words)", .strong), "  ", Span(ratio, .strong))
    if let pair = surface.worst, surface.reason == nil, isSeenOtherwise(pair) {
      page.line("seen as \(pair.front) on \(pair.back), over \(pageWords)", indent: 2)
    }
    if let reason = surface.reason {
      page.line("\(reason.explanation.noun): the contrast lies between the two", indent: 2)
    }
    if let generation {
      page.line(
        "colours of the system: \(generation == .iOS26 ? "iOS 26" : "iOS 13 to 18")", indent: 2)
    }
    page.gap()
    page.table(ContrastRequirement.allCases.map { row($0, surface) })
    page.gap()
    if let font {
      page.line("A text of \(Measure.points(font.declaredSize)), weight \(font.weight):")
      page.table(readings(font).map(\.row))
    } else {
      page.line("Large text is 18 pt, or 14 pt bold, at the default text size.", hang: 0)
    }
    if !suggestions.isEmpty {
      page.gap()
      page.line("The nearest colours that pass AA for text:")
      for suggestion in suggestions {
        page.line(
          "\(suggestion.foreground) on \(suggestion.background)  \(suggestion.ratio):1", indent: 2)
      }
    }
    if let required, !isSufficient {
      page.gap()
      let isOpen = surface.outcome(required.minimum) == .cantTell
      page.line(
        Span(isOpen ? "cantTell" : "failed", isOpen ? .doubtful : .bad),
        ": \(required.words) needs \(Measure.ratio(required.minimum)), this is \(ratio)")
    }
    return page
  }

  private static func words(_ surface: Surface) -> String {
    let least = "\(Decimals.floored(surface.least)):1"
    return surface.reason == nil ? least : "\(least) to \(Decimals.floored(surface.greatest)):1"
  }

  private func isSeenOtherwise(_ pair: SeenPair) -> Bool {
    "\(pair.front)" != foreground.words || "\(pair.back)" != background.words
  }

  private var pageWords: String {
    guard under.isEmpty else { return under.map { "\($0)" }.joined(separator: ", then ") }
    return pageColor == .white
      ? "a white page" : pageColor == .black ? "a black page" : "\(pageColor)"
  }

  private var suggestions: [ContrastSuggestion] {
    guard let pair = surface.worst, surface.reason == nil else { return [] }
    return ContrastRepair.suggestions(foreground: pair.front, background: pair.back)
  }

  private func row(_ requirement: ContrastRequirement, _ surface: Surface) -> [Span] {
    let outcome = surface.outcome(requirement.minimum)
    let words =
      switch outcome {
      case .passed: Span("passes", .good)
      case .failed: Span("fails", .bad)
      default: Span("cantTell", .doubtful)
      }
    return [
      Span(requirement.words), Span("\(Measure.ratio(requirement.minimum))"), words,
      Span("WCAG \(requirement.successCriterion)", .faint),
    ]
  }

  /// What a text needs by one reading of large text, and whether it has it.
  private struct Reading {
    var reading: LargeText
    var isLarge: Bool
    var isChosen: Bool
    var required: ContrastRequirement
    var outcome: Outcome

    var value: JSONValue {
      .object([
        .init("reading", .string(reading.rawValue)), .init("large", .bool(isLarge)),
        .init("required", .number(required.minimum)), .init("outcome", .string(outcome.rawValue)),
      ])
    }

    var row: [Span] {
      [
        Span(reading.rawValue + (isChosen ? " (chosen)" : "")),
        Span(isLarge ? "large" : "not large"), Span("\(Measure.ratio(required.minimum))"),
        Span(outcome.rawValue, outcome == .passed ? .good : outcome == .failed ? .bad : .doubtful),
      ]
    }
  }

  private func readings(_ font: ResolvedFont) -> [Reading] {
    LargeText.allCases.map { reading in
      let isLarge = reading.isLarge(font)
      let required: ContrastRequirement = isLarge ? .aaLargeText : .aaText
      return Reading(
        reading: reading, isLarge: isLarge, isChosen: reading == largeText, required: required,
        outcome: surface.outcome(required.minimum))
    }
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
