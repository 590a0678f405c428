/// A text with everything that it lies on.
struct TextContrast {
  let text: RuleText
  let surfaces: [Surface]

  var run: TextRun { text.run }
  private var thresholds: Thresholds { text.owner.context.thresholds }

  /// What a required contrast comes to.
  enum Result {
    /// It has it on every surface; the least one.
    case enough(Double)
    /// On one surface it does not have it, whatever is not known.
    case low(Surface)
    /// On one surface it may have it or not.
    case open(Surface)
  }

  /// Compares the contrast on each surface with the one that is required; the worst decides.
  func result(_ required: Double) -> Result {
    let low = surfaces.filter { $0.greatest < required }.min { $0.greatest < $1.greatest }
    if let low { return .low(low) }
    let open = surfaces.filter { $0.least < required }
      .max { ($0.reason?.rank ?? 0, $1.least) < ($1.reason?.rank ?? 0, $0.least) }
    if let open { return .open(open) }
    return .enough(surfaces.map(\.least).min() ?? 1)
  }

  /// Why no contrast is required, nil where one is.
  ///
  /// WCAG 1.4.3 exempts what is disabled, decoration, logotypes, and what nobody can see.
  var exemption: Judgement? {
    guard !text.owner.isInvisible, !run.text.isBlank, run.lineCount > 0 else {
      return .inapplicable
    }
    if text.owner.isDisabled { return .exempt("disabled") }
    switch text.purpose {
    case .decoration: return .exempt("decorative")
    case .logotype: return .exempt("logotype")
    case .state, .focus, nil: break
    }
    if run.color?.alpha == 0 || surfaces.allSatisfy(\.isInvisible) {
      return .exempt(Self.invisible)
    }
    return run.text.hasWords ? nil : .exempt("no-words")
  }

  /// The reason where nobody sees the text.
  static let invisible = "invisible"

  /// Whether the text stands in a field until there is one of its own.
  var isPlaceholder: Bool {
    let node = text.owner.node
    return text.owner.isField && node.value?.isBlank ?? true
      && node.background.placeholder == run.text
  }

  /// The font as reports name it: `17 pt bold`.
  var font: String {
    Measure.points(run.font.declaredSize).description + (run.font.weight >= 700 ? " bold" : "")
  }

  /// What else the text lies on, as a sentence with a space before it; empty for nothing.
  func others(than surface: Surface) -> String {
    let others = surfaces.filter { $0 != surface }.compactMap(\.worst)
    guard let first = others.first else { return "" }
    let shown = others.prefix(3).map { "\($0.back) (\(Measure.ratio($0.ratio.value)))" }
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return first.back == surface.worst?.back && others.count == 1
      ? "" : " It also lies on \(shown.joined(separator: ", "))\(more)."
  }
}

extension RuleContext {
  /// Judges each text on what it lies on.
  func judgeTexts(_ judge: (TextContrast) -> Judgement) -> [Verdict] {
    textContrasts.map { contrast in
      let text = contrast.text
      return Verdict(
        node: text.owner.index, evidence: text.evidence, item: text.item, judgement: judge(contrast)
      )
    }
  }

  /// The texts with what they lie on, back to front.
  var textContrasts: [TextContrast] {
    texts.map { TextContrast(text: $0, surfaces: textSurfaces[$0.item] ?? []) }
  }
}

extension RuleText {
  /// What it is painted for, nil where the view declares nothing.
  var purpose: PaintPurpose? { owner.context.screen.scene.items[item].purpose }
}

/// What tells a text from the others of a screen, and finds it on others.
struct TextKey: Hashable {
  private let node: NodeID
  private let number: Int

  init(_ text: RuleText) {
    node = text.owner.node.id
    number = text.number
  }
}
