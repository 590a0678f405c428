/// Outlines of controls and cards, and what is declared to tell a state or the focus.
extension NontextContrast {
  /// Judges an outline on both sides.
  ///
  /// The outline of the focus is enough where it stands out on one of them (WCAG technique C40).
  func judgeOutline(_ index: Int, _ owner: RuleElement) -> Judgement {
    let item = context.screen.scene.items[index]
    guard item.isIndicator || owner.isBounded(by: item.frame) else { return .inapplicable }
    guard let sides = boundaries.sides(ofOutline: index) else { return .inapplicable }
    if owner.isDisabled { return .exempt("disabled") }
    return item.isIndicator
      ? judgeIndicator(item, sides: sides, owner) : judgeBoundary(sides, owner)
  }

  /// The outlines of cards and controls in use, each with the pair of the side that differs least;
  /// those apart of which not everything is known.
  var knownOutlines: [(node: Int, item: Int, pair: SeenPair)] {
    context.screen.scene.items.enumerated().compactMap { index, item in
      let owner = RuleElement(context: context, index: item.owner)
      guard item.purpose == nil, owner.isBounded(by: item.frame), !owner.isDisabled,
        !owner.isInvisible, let sides = boundaries.sides(ofOutline: index)
      else { return nil }
      let both = Self.both(sides)
      guard both.allSatisfy({ $0.surfaces.allSatisfy { $0.reason == nil } }),
        let pair = both.compactMap(\.best).min(by: { $0.ratio < $1.ratio })
      else { return nil }
      return (item.owner, index, pair)
    }
  }

  private func judgeBoundary(_ sides: BoundaryColors.Sides, _ owner: RuleElement) -> Judgement {
    let subject = "The outline of the \(owner.title)"
    let both = Self.both(sides)
    // A side is proven to fail only where no part of it is enough (ours).
    let low = both.min { $0.greatest < $1.greatest }
    guard let low, low.greatest < required, let pair = low.best else {
      return judgeParts(of: both, subject, both)
    }
    let (measured, sentence) = low.sentence(subject, pair, required)
    if owner.traits.contains(.isCard), !owner.isControl {
      return .cantTell(
        sentence + " A card that is only read may do without its outline.",
        reason: "static-boundary", measured: measured, required: .ratio(required))
    }
    if !owner.traits.contains(.isCard), owner.paintsText {
      return .cantTell(
        sentence + " A control with a text may be known without its outline.",
        reason: "labelled-boundary", measured: measured, required: .ratio(required))
    }
    return Judgement.failed(sentence, measured: measured, required: .ratio(required))
      .suggesting(both, required, "the outline", owner)
  }

  /// Judges what is declared to tell a state or the focus.
  func judgeIndicator(
    _ item: SceneItem, sides: BoundaryColors.Sides, _ owner: RuleElement
  ) -> Judgement {
    if owner.isDisabled { return .exempt("disabled") }
    let isFocus = item.purpose == .focus
    let subject = "What shows the \(isFocus ? "focus" : "state") of the \(owner.title)"
    var all = Self.both(sides)
    if case .shape(let shape) = item.content, shape.stroke == nil, shape.strokePattern == nil {
      all = [ContrastSide("outside", line: sides.line, beside: sides.outside)]
    }
    let judged = isFocus ? [all.max { $0.greatest < $1.greatest }].compactMap { $0 } : all
    let low = judged.min { $0.greatest < $1.greatest }
    guard let low, low.greatest < required, let pair = low.best else {
      return judgeParts(of: judged, subject, all)
    }
    let (measured, sentence) = low.sentence(subject, pair, required)
    return Judgement.failed(sentence, measured: measured, required: .ratio(required))
      .suggesting(judged, required, "it", owner)
  }

  /// Judges sides of which no whole one is too low.
  private func judgeParts(
    of sides: [ContrastSide], _ subject: String, _ all: [ContrastSide]
  ) -> Judgement {
    guard let side = sides.min(by: { $0.least < $1.least }), !side.surfaces.isEmpty else {
      return .inapplicable
    }
    let measured = Measure.ratio(side.least)
    guard let open = side.open(required), let pair = open.worst else {
      return .passed(measured: measured, required: .ratio(required))
    }
    guard let reason = open.reason else {
      return .cantTell(
        "\(subject) has a contrast ratio of \(measured) to a part of what lies beside it "
          + "(\(pair.front) beside \(pair.back)); it needs \(Measure.ratio(required)).",
        reason: "mixed-boundary", measured: measured, required: .ratio(required))
    }
    return .cantTell(
      "\(subject) lies beside \(reason.noun): its contrast ratio is \(measured) to "
        + "\(Measure.ratio(open.greatest)); it needs \(Measure.ratio(required)).",
      reason: reason.code, measured: measured, required: .ratio(required))
  }

  private static func both(_ sides: BoundaryColors.Sides) -> [ContrastSide] {
    [
      ContrastSide("inside", line: sides.line, beside: sides.inside),
      ContrastSide("outside", line: sides.line, beside: sides.outside),
    ]
  }
}

extension ContrastSide {
  fileprivate func sentence(
    _ subject: String, _ pair: SeenPair, _ required: Double
  ) -> (measured: Measure, text: String) {
    let measured = Measure.ratio(pair.ratio.value)
    return (
      measured,
      "\(subject) has a contrast ratio of \(measured) to the \(name) "
        + "(\(pair.front) beside \(pair.back)); it needs \(Measure.ratio(required))."
    )
  }
}

extension RuleElement {
  /// Whether it is a card or a control whose edge a frame follows, to two points.
  fileprivate func isBounded(by frame: Rect) -> Bool {
    guard traits.contains(.isCard) || (node.isElement && isControl) else { return false }
    let own = node.frame.outset(by: -2)
    return frame.x <= own.x && frame.y <= own.y && frame.maxX >= own.maxX && frame.maxY >= own.maxY
  }
}

extension Judgement {
  /// The same, with the nearest colour that is enough on all sides.
  func suggesting(
    _ sides: [ContrastSide], _ required: Double, _ what: String, _ owner: RuleElement
  ) -> Self {
    let repair = SurfaceRepair(surfaces: sides.flatMap(\.surfaces), required: required)
    guard let suggestion = repair.foreground else { return self }
    var judgement = self
    judgement.suggestions = [suggestion]
    let appearance = owner.appearance
    judgement.fix =
      appearance.prefix(1).uppercased() + appearance.dropFirst()
      + ", use \(suggestion.foreground) for \(what)."
    return judgement
  }
}
