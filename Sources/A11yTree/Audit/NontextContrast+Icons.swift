/// Symbols and pictures that tell what a control does, and other meaningful graphics.
extension NontextContrast {
  /// Judges a symbol or a picture on what it lies on.
  ///
  /// Beside a text of the same element it adds nothing that has to be seen (ours). What is only
  /// read may be told by a text elsewhere, which a person has to judge.
  func judgeIcon(_ index: Int, _ image: ImageItem, _ owner: RuleElement) -> Judgement {
    let item = context.screen.scene.items[index]
    let control = owner.operated
    if item.purpose == nil {
      guard !(control ?? owner).paintsText else { return .inapplicable }
      guard control != nil || image.source == .symbol else { return .inapplicable }
      if control == nil {
        if image.isDecorative || owner.isHiddenFromReaders { return .exempt("decorative") }
        guard owner.node.isElement else { return .inapplicable }
      }
    }
    if owner.isDisabled { return .exempt("disabled") }
    guard let layer = item.icon(image) else {
      return .cantTell(
        "The colours of the picture “\(image.name)” of the \((control ?? owner).title) are not "
          + "known.", reason: "icon-color")
    }
    let surfaces = context.surfaces.surfaces(
      of: item.frame, subject: .init(item: index, layer: layer))
    let subject =
      item.purpose == .state
      ? "The symbol “\(image.name)” that shows the state of the \((control ?? owner).title)"
      : "The \(image.source == .symbol ? "symbol" : "picture") “\(image.name)” of the "
        + (control ?? owner).title
    return judge(surfaces, subject, isCertain: control != nil || item.purpose != nil, owner)
  }

  private func judge(
    _ surfaces: [Surface], _ subject: String, isCertain: Bool, _ owner: RuleElement
  ) -> Judgement {
    guard !surfaces.allSatisfy(\.isInvisible) else { return .exempt("invisible") }
    let low = surfaces.filter { $0.greatest < required }.min { $0.greatest < $1.greatest }
    if let low, let pair = low.best {
      let measured = Measure.ratio(pair.ratio.value)
      let sentence =
        "\(subject) has a contrast ratio of \(measured) (\(pair.front) on \(pair.back)); it needs "
        + "\(Measure.ratio(required))."
      guard isCertain else {
        return .cantTell(
          sentence + " It may do without where a text says the same.", reason: "graphic",
          measured: measured, required: .ratio(required))
      }
      let side = ContrastSide("behind", line: surfaces, beside: surfaces)
      return Judgement.failed(sentence, measured: measured, required: .ratio(required))
        .suggesting([side], required, "it", owner)
    }
    guard let open = surfaces.filter({ $0.least < required }).min(by: { $0.least < $1.least })
    else {
      let least = surfaces.map(\.least).min() ?? 21
      return .passed(measured: .ratio(least), required: .ratio(required))
    }
    let measured = Measure.ratio(open.least)
    return .cantTell(
      "\(subject) lies over \((open.reason ?? .color).noun): its contrast ratio is \(measured) to "
        + "\(Measure.ratio(open.greatest)); it needs \(Measure.ratio(required)).",
      reason: (open.reason ?? .color).code, measured: measured, required: .ratio(required))
  }
}

extension SceneItem {
  /// Returns what an icon is painted with, nil where that is not known.
  fileprivate func icon(_ image: ImageItem) -> PaintLayer? {
    let colors = image.source == .symbol ? image.tint.map { [$0] } ?? [] : image.colors
    guard !colors.isEmpty else { return nil }
    return PaintLayer(
      colors: colors, reason: colors.count == 1 ? nil : .picture, groups: groups, isSubject: true)
  }
}
