/// The lines, areas and symbols of a screen that tell what can be operated, how it is, and where
/// it ends (WCAG 1.4.11).
struct NontextContrast {
  let context: RuleContext
  let boundaries: BoundaryColors

  init(_ context: RuleContext) {
    self.context = context
    boundaries = BoundaryColors(context)
  }

  var required: Double { context.thresholds.nonTextContrast }

  /// What is judged, back to front, each with its judgement.
  var verdicts: [Verdict] {
    var counts: [Int: (outlines: Int, icons: Int)] = [:]
    var verdicts: [Verdict] = []
    for (index, item) in context.screen.scene.items.enumerated() {
      let owner = RuleElement(context: context, index: item.owner)
      switch item.content {
      case .text: continue
      case .shape(let shape):
        guard shape.stroke != nil || shape.strokePattern != nil || item.isIndicator else {
          continue
        }
        let number = counts[item.owner, default: (0, 0)].outlines
        counts[item.owner, default: (0, 0)].outlines += 1
        verdicts.append(
          Verdict(
            node: item.owner, evidence: "outline-\(number)", item: index,
            judgement: exemption(of: item, owner) ?? judgeShape(index, shape, owner)))
      case .image(let image):
        let number = counts[item.owner, default: (0, 0)].icons
        counts[item.owner, default: (0, 0)].icons += 1
        verdicts.append(
          Verdict(
            node: item.owner, evidence: "icon-\(number)", item: index,
            judgement: exemption(of: item, owner) ?? judgeIcon(index, image, owner)))
      }
    }
    return verdicts + edges
  }

  private func judgeShape(_ index: Int, _ shape: ShapeItem, _ owner: RuleElement) -> Judgement {
    let item = context.screen.scene.items[index]
    guard shape.stroke == nil, shape.strokePattern == nil else {
      return judgeOutline(index, owner)
    }
    return judgeIndicator(item, sides: boundaries.sides(ofEdge: item.frame), owner)
  }

  /// Why no contrast is required of an item, nil where it may be.
  private func exemption(of item: SceneItem, _ owner: RuleElement) -> Judgement? {
    guard !owner.isInvisible else { return .inapplicable }
    switch item.purpose {
    case .decoration: return .exempt("decorative")
    case .logotype: return .exempt("logotype")
    case .state, .focus, nil: return nil
    }
  }
}

extension SceneItem {
  /// Whether it is declared to tell a state or the focus.
  var isIndicator: Bool { purpose == .state || purpose == .focus }
}

extension RuleElement {
  /// It, or the nearest element around it, where that is operated; nil for what is only read.
  var operated: RuleElement? {
    let elements = [self] + Array(ancestors)
    return elements.first { $0.node.isElement }.flatMap { $0.isControl ? $0 : nil }
  }

  /// Whether it, or what is inside, paints a text.
  var paintsText: Bool { context.paintsText(index) }
}

/// What lies along one side of a line or an edge, each part compared with the line.
struct ContrastSide {
  let name: String
  let surfaces: [Surface]

  /// Compares every colour that the line may have with every one that may lie beside it.
  init(_ name: String, line: [Surface], beside surfaces: [Surface], isInside: Bool = false) {
    self.name = name
    let fronts = line.flatMap(\.fronts).uniqued
    let lineReason = line.compactMap(\.reason).max { $0.rank < $1.rank }
    self.surfaces = surfaces.map { surface in
      Surface(
        pairs: fronts.flatMap { front in surface.backs.map { SeenPair(front, beside: $0) } },
        reason: surface.reason ?? lineReason, unknownName: surface.unknownName)
    }
  }

  /// The pair that differs most of all that are possible.
  var best: SeenPair? { surfaces.compactMap(\.best).max { $0.ratio < $1.ratio } }
  /// The greatest contrast that any part has.
  var greatest: Double { best?.ratio.value ?? 21 }
  /// The least contrast that any part has.
  var least: Double { surfaces.map(\.least).min() ?? 21 }

  /// Returns the part that may have less than a contrast.
  func open(_ required: Double) -> Surface? {
    surfaces.filter { $0.least < required }.min { $0.least < $1.least }
  }
}
