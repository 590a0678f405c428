/// What rules say about the contrast of texts.
extension TextContrast {
  /// Judges the contrast by the level AA; a text that is large by one reading of large text and not
  /// by another is an advice where the other one would fail it.
  func judge() -> Judgement {
    if let exemption { return exemption }
    guard run.color != nil || isGradient else { return unknownColor }
    let thresholds = text.owner.context.thresholds
    let required = thresholds.contrast(for: run.font, by: thresholds.largeText)
    switch result(required) {
    case .low(let surface):
      let judgement = low(surface, required)
      return text.owner.isHiddenFromReaders ? judgement.asPossibleDecoration : judgement
    case .open(let surface): return open(surface, required)
    case .enough(let ratio):
      for reading in LargeText.allCases {
        let other = thresholds.contrast(for: run.font, by: reading)
        guard ratio < other else { continue }
        return lowByAnother(thresholds.largeText, required, reading, other)
      }
      return .passed(measured: .ratio(ratio), required: .ratio(required))
    }
  }

  private var isGradient: Bool {
    if case .gradient = run.pattern { true } else { false }
  }

  private func low(_ surface: Surface, _ required: Double) -> Judgement {
    guard let pair = surface.best else { return .inapplicable }
    let measured = Measure.ratio(pair.ratio.value)
    let most = surface.reason.map { ", at most, over \($0.noun)" } ?? ""
    return .failed(
      "The text \(run.text.quoted) has a contrast ratio of \(measured) (\(pair.front) on "
        + "\(pair.back)\(most)); at \(font) it needs \(Measure.ratio(required))."
        + others(than: surface),
      measured: measured, required: .ratio(required)
    ).suggesting(self, required)
  }

  private func lowByAnother(
    _ reading: LargeText, _ required: Double, _ other: LargeText, _ otherRequired: Double
  ) -> Judgement {
    guard let surface = surfaces.min(by: { $0.least < $1.least }), let pair = surface.worst else {
      return .inapplicable
    }
    let measured = Measure.ratio(surface.least)
    return .advice(
      "The text \(run.text.quoted) has a contrast ratio of \(measured) (\(pair.front) on "
        + "\(pair.back)): enough for large text, which \(font) is by the reading "
        + "\(reading.rawValue) and which needs \(Measure.ratio(required)); by the reading "
        + "\(other.rawValue) it is not, and needs \(Measure.ratio(otherRequired))."
        + others(than: surface),
      measured: measured, required: .ratio(otherRequired)
    ).suggesting(self, otherRequired)
  }

  /// The contrast depends on what is not known.
  func open(_ surface: Surface, _ required: Double) -> Judgement {
    let reason = surface.reason ?? .color
    let start = "The text \(run.text.quoted) lies over "
    let measured = Measure.ratio(surface.least)
    let range = "\(measured) to \(Measure.ratio(surface.greatest))"
    let needs = "at \(font) it needs \(Measure.ratio(required))."
    let message =
      switch reason {
      case .opacity:
        "The text \(run.text.quoted) has a contrast ratio of \(range), depending on whether the "
          + "translucent view around it is drawn as a whole; \(needs)"
      case .gradient where isGradient:
        "The text \(run.text.quoted) is coloured by a gradient, with which its contrast ratio goes "
          + "from \(range); \(needs)"
      case .gradient:
        start + "a gradient, on which its contrast ratio goes from \(range); \(needs)"
      case .picture:
        start + "a picture, on whose colours its contrast ratio goes from \(range); \(needs)"
      case .image:
        start
          + "a picture, whose colours are not known; its contrast ratio is \(range), and \(needs)"
      case .material:
        start + "a material, whose colours are not known; its contrast ratio is \(range), and "
          + needs
      case .color:
        surface.unknownName.map {
          start + "the colour “\($0)”, which has no value \(text.owner.appearance)."
        } ?? "The colours under the text \(run.text.quoted) are not known."
      }
    var judgement = Judgement.cantTell(
      message + others(than: surface), reason: reason.code, measured: measured,
      required: .ratio(required))
    if reason == .opacity {
      judgement.fix =
        "Add compositingGroup() before the opacity, so that the view is drawn as a whole."
    }
    return judgement
  }

  private var unknownColor: Judgement {
    if case .unknown(let name?) = run.pattern {
      return .cantTell(
        "The colour “\(name)” of the text \(run.text.quoted) has no value "
          + "\(text.owner.appearance).", reason: "text-color")
    }
    return .cantTell(
      "The colour of the text \(run.text.quoted) is not known.", reason: "text-color")
  }
}

extension Backdrop.Reason {
  /// The code of a finding.
  var code: String {
    switch self {
    case .opacity: "opacity-order"
    case .gradient: "over-gradient"
    case .picture: "straddles"
    case .image: "over-image"
    case .material: "over-material"
    case .color: "under-color"
    }
  }

  /// What it is, in a message.
  var noun: String {
    switch self {
    case .opacity: "translucent views"
    case .gradient: "a gradient"
    case .picture, .image: "a picture"
    case .material: "a material"
    case .color: "a colour that is not known"
    }
  }
}

extension RuleElement {
  /// The appearance in words: `in dark`, `in light with increased contrast`.
  var appearance: String {
    let environment = context.screen.environment
    return "in \(environment.colorScheme.rawValue)"
      + (environment.contrast == .increased ? " with increased contrast" : "")
  }
}

extension Judgement {
  /// The same, for a text that readers do not read and that may be pure decoration.
  fileprivate var asPossibleDecoration: Self {
    var judgement = self
    judgement.outcome = .cantTell
    judgement.reason = "hidden-from-readers"
    judgement.message += " It is hidden from readers: pure decoration needs no contrast."
    return judgement
  }

  /// The same, with the nearest colours that are enough, for the text and for what lies under it.
  func suggesting(_ contrast: TextContrast, _ required: Double) -> Self {
    let repair = SurfaceRepair(surfaces: contrast.surfaces, required: required)
    let item = contrast.text.owner.context.screen.scene.items[contrast.text.item]
    let isTranslucent = (contrast.run.color?.alpha ?? 1) < 1 || !item.groups.isEmpty
    var words: [String] = []
    var judgement = self
    if let front = repair.foreground {
      words.append("\(front.foreground)\(isTranslucent ? ", opaque," : "") for the text")
      judgement.suggestions.append(front)
    }
    if let back = repair.background {
      words.append("\(back.background) under it")
      judgement.suggestions.append(back)
    }
    guard !words.isEmpty else { return judgement }
    let appearance = contrast.text.owner.appearance
    judgement.fix =
      appearance.prefix(1).uppercased() + appearance.dropFirst()
      + ", use \(words.joined(separator: ", or "))."
    return judgement
  }
}
