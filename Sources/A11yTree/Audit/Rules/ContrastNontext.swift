extension Rule {
  /// An outline that hardly differs from what lies on either side.
  static let contrastNontext = Rule(
    id: "contrast-nontext",
    title: "Outlines of controls and cards stand out on both sides",
    criteria: ["1.4.11"],
    gravest: .failed,
    rationale: """
      Where an outline shows that something can be tapped, and how far it reaches, people with \
      low vision miss it when it is nearly the colour of what lies beside it.
      """,
    fix: "Choose an outline that has a ratio of 3:1 to the inside and to the outside.",
    limits: ["nonTextContrast"],
    passing: [
      RuleExample(
        "An outline that stands out on both sides",
        """
        button "Open" card explicitLabel frame=16,16,200,80
          shape radius=16 fill=#FFFFFF stroke=#767676
        """),
      RuleExample(
        "A dark page",
        """
        screen colorScheme=dark
        button "Open" card explicitLabel frame=16,16,200,80
          shape radius=16 fill=#18181B stroke=#71717A
        """),
    ],
    failing: [
      RuleExample(
        "The outline of an interactive card",
        """
        ↓button "Open" card explicitLabel frame=16,16,200,80
          shape radius=16 fill=#FFFFFF stroke=#E4E4E7
        """),
      RuleExample(
        "An outline over its surface stands out inside, and not outside",
        """
        group frame=0,0,390,200
          shape fill=#595959
          ↓button card frame=16,16,200,80
            shape radius=16 fill=#FFFFFF
            shape radius=16 stroke=#595959
        """),
      RuleExample(
        "A card that is only read: a person has to judge whether the outline matters",
        """
        ↓semanticGroup card frame=16,16,200,80
          shape radius=16 fill=#FFFFFF stroke=#E4E4E7
          staticText "Plan"
        """),
      RuleExample(
        "A button with a text may be known without its outline",
        """
        ↓button "Follow" frame=16,16,100,44
          shape radius=8 stroke=#CCCCCC
          text "Follow" size=17 color=#000000
        """),
      RuleExample(
        "A button without a text is not known without it",
        """
        ↓button "Follow" frame=16,16,44,44
          shape radius=8 stroke=#CCCCCC
          picture "heart" symbol frame=28,28,20,20
        """),
      RuleExample(
        "A part of the inside is too close: a person has to judge",
        """
        ↓button card frame=16,16,200,80
          shape radius=16 fill=#FFFFFF
          shape fill=#666666 frame=150,16,66,40
          shape radius=16 stroke=#767676
        """),
      RuleExample(
        "Over a picture a person has to judge",
        """
        group frame=0,0,390,200
          picture "salad"
          ↓button card frame=16,16,200,80
            shape radius=16 fill=#FFFFFF stroke=#767676
        """),
    ],
    inapplicable: [
      RuleExample(
        "No outline, a clear one, one without a width",
        """
        button card frame=16,16,200,80
          shape radius=16 fill=#FFFFFF
          shape radius=16 stroke=#00000000
          shape radius=16 stroke=#E4E4E7 strokeWidth=0
        """),
      RuleExample(
        "A disabled control",
        """
        button "Open" notEnabled frame=16,16,200,80
          shape radius=16 stroke=#E4E4E7
        """),
      RuleExample(
        "A line inside of a card is not its boundary",
        """
        semanticGroup card frame=16,16,200,80
          shape ellipse stroke=#E4E4E7 frame=24,24,40,40
        """),
      RuleExample(
        "An outline of what is neither a card nor a control",
        """
        group frame=16,16,200,80
          shape radius=16 stroke=#E4E4E7
        """),
    ],
    check: .screen(needsScene: true) { context in
      let boundaries = BoundaryColors(context.screen)
      var counts: [Int: Int] = [:]
      var verdicts: [Verdict] = []
      for (index, item) in context.screen.scene.items.enumerated() {
        guard case .shape(let shape) = item.content, shape.stroke != nil else { continue }
        let number = counts[item.owner, default: 0]
        counts[item.owner] = number + 1
        let owner = RuleElement(context: context, index: item.owner)
        verdicts.append(
          Verdict(
            node: item.owner, evidence: "outline-\(number)", item: index,
            judgement: judge(index, shape, owner, boundaries)))
      }
      return verdicts
    })

  private static func judge(
    _ index: Int, _ shape: ShapeItem, _ owner: RuleElement, _ boundaries: BoundaryColors
  ) -> Judgement {
    guard let stroke = shape.stroke, stroke.alpha > 0, shape.strokeWidth > 0,
      owner.isBounded(by: owner.context.screen.scene.items[index].frame)
    else { return .inapplicable }
    let backdrops = boundaries.sides(ofItem: index, shape)
    guard case .colors(let outside) = backdrops.outside,
      case .colors(let inside) = backdrops.inside
    else { return .overPicture(owner) }
    // A translucent line is drawn over the inside.
    let seen = inside.map { stroke.over($0) }
    let sides = [
      Side(name: "inside", pairs: zip(seen, inside).map { SeenPair($0, beside: $1) }),
      Side(
        name: "outside", pairs: outside.flatMap { color in seen.map { .init($0, beside: color) } }),
    ]
    let required = owner.context.thresholds.nonTextContrast
    // A side is proven to fail only where no part of it is enough (ours).
    let low = sides.min { ($0.best ?? 21) < ($1.best ?? 21) }
    if let low, let pair = low.bestPair, pair.ratio.value < required {
      return .low(owner, side: low.name, pair, required)
    }
    guard let pair = sides.compactMap(\.worstPair).min(by: { $0.ratio < $1.ratio }) else {
      return .inapplicable
    }
    let measured = Measure.ratio(pair.ratio.value)
    guard pair.ratio.value < required else {
      return .passed(measured: measured, required: .ratio(required))
    }
    return .lowInPart(owner, pair, required)
  }
}

/// What lies along one side of an outline.
private struct Side {
  var name: String
  var pairs: [SeenPair]

  var best: Double? { bestPair?.ratio.value }
  var bestPair: SeenPair? { pairs.max { $0.ratio < $1.ratio } }
  var worstPair: SeenPair? { pairs.min { $0.ratio < $1.ratio } }
}

extension RuleElement {
  /// Whether it is a card or a control in use whose edge a frame follows, to two points.
  fileprivate func isBounded(by frame: Rect) -> Bool {
    guard traits.contains(.isCard) || (node.isElement && isControl) else { return false }
    guard !isDisabled, !isInvisible else { return false }
    let own = node.frame.outset(by: -2)
    return frame.x <= own.x && frame.y <= own.y && frame.maxX >= own.maxX && frame.maxY >= own.maxY
  }

  fileprivate var paintsText: Bool {
    let family = index..<context.screen.tree.subtreeEnd(of: index)
    return context.screen.scene.items.contains { item in
      guard family.contains(item.owner), case .text(let run) = item.content else { return false }
      return run.text.hasWords
    }
  }
}

extension Judgement {
  fileprivate static func low(
    _ owner: RuleElement, side: String, _ pair: SeenPair, _ required: Double
  ) -> Self {
    let measured = Measure.ratio(pair.ratio.value)
    let sentence =
      "The outline of the \(owner.title) has a contrast ratio of \(measured) to the \(side) "
      + "(\(pair.front) beside \(pair.back)); it needs \(Measure.ratio(required))."
    let isCard = owner.traits.contains(.isCard)
    if isCard, !owner.isControl {
      return .cantTell(
        sentence + " A card that is only read may do without its outline.",
        reason: "static-boundary", measured: measured, required: .ratio(required))
    }
    if !isCard, owner.paintsText {
      return .cantTell(
        sentence + " A control with a text may be known without its outline.",
        reason: "labelled-boundary", measured: measured, required: .ratio(required))
    }
    return .failed(sentence, measured: measured, required: .ratio(required))
  }

  fileprivate static func lowInPart(
    _ owner: RuleElement, _ pair: SeenPair, _ required: Double
  ) -> Self {
    let measured = Measure.ratio(pair.ratio.value)
    return .cantTell(
      "The outline of the \(owner.title) has a contrast ratio of \(measured) to a part of what "
        + "lies beside it (\(pair.front) beside \(pair.back)); it needs \(Measure.ratio(required)).",
      reason: "mixed-boundary", measured: measured, required: .ratio(required))
  }

  fileprivate static func overPicture(_ owner: RuleElement) -> Self {
    .cantTell(
      "The colours beside the outline of the \(owner.title) are not known.", reason: "over-image")
  }
}
