/// What is seen: contrasts, and how large targets are.
extension ScreenMutation {
  static let look = [dimText, fixedColor, dimBoundary, shrinkTarget]

  private static let dimText = ScreenMutation(
    kind: MutationKind(
      "dim-text", "has less contrast than its text needs",
      origin: "a lighter grey, or a brand colour that no one has measured",
      remedy: "the rule contrast-text-aa, if the scenario leaves it on"),
    mutants: { context in
      let thresholds = context.thresholds
      return context.textMutants { _ in { $0.dimText($1, by: thresholds) } }
    })

  private static let fixedColor = ScreenMutation(
    kind: MutationKind(
      "fixed-color", "keeps its colour where it is too faint, when it gets dark or light",
      origin: "a literal colour on a ground that adapts",
      remedy: "a matrix with both colour schemes, for the rules contrast-text-aa and text-vanishes"),
    mutants: { context in
      let thresholds = context.thresholds
      let scheme = context.screen.environment.colorScheme
      return context.textMutants { run in
        { screen, item in
          guard screen.environment.colorScheme != scheme else { return }
          screen.paintFaintly(item, in: run.color, by: thresholds)
        }
      }
    })

  private static let dimBoundary = ScreenMutation(
    kind: MutationKind(
      "dim-boundary", "has a line or a symbol that is hardly seen",
      origin: "a hairline in the colour of separators around a field or a card",
      remedy: "the rule contrast-nontext, if the scenario leaves it on"),
    mutants: { context in
      NontextContrast(context).verdicts.compactMap { verdict in
        guard verdict.judgement.outcome == .passed, let item = verdict.item else { return nil }
        let place = ItemPlace(item, of: context.screen) { !$0.isText }
        return context.mutant(verdict.node, verdict.evidence, item: item) { screen in
          guard let item = place.item(of: screen) else { return }
          screen.scene.items[item].content.fade()
        }
      }
    })

  private static let shrinkTarget = ScreenMutation(
    MutationKind(
      "shrink-target", "is a target of 20 points",
      origin: "a symbol as a button, without padding or contentShape",
      remedy: "the rules target-hig-min and target-enhanced, with --fail-on advice"),
    eachStop: { element in
      // A text would stand out of its frame, which no rule about targets is needed for.
      guard element.isTarget, min(element.size.width, element.size.height) >= 24,
        !element.paintsText
      else { return [] }
      return [
        NodeChange {
          let center = $0.frame.center
          $0.frame = Rect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
        }
      ]
    })
}

/// The place of a painted item among those of its owner, which finds it in other environments.
private struct ItemPlace: Sendable {
  private let owner: NodeID
  private let number: Int
  private let counts: @Sendable (SceneItem) -> Bool

  /// Looks at an item of a screen, among those of its owner that count.
  init(_ item: Int, of screen: Screen, _ counts: @escaping @Sendable (SceneItem) -> Bool) {
    let index = screen.scene.items[item].owner
    owner = screen.tree[index].id
    number = screen.scene.items[..<item].count { $0.owner == index && counts($0) }
    self.counts = counts
  }

  /// Returns the index of the item on a screen, nil where it is not painted.
  func item(of screen: Screen) -> Int? {
    guard let index = screen.tree.index(of: owner) else { return nil }
    return screen.scene.items.indices.filter {
      screen.scene.items[$0].owner == index && counts(screen.scene.items[$0])
    }.dropFirst(number).first
  }
}

extension RuleContext {
  /// Returns a mutant of each text that has enough contrast, whose item is given to the change.
  fileprivate func textMutants(
    _ change: (TextRun) -> @Sendable (inout Screen, Int) -> Void
  ) -> [ScreenMutant] {
    textContrasts.filter(\.isEnough).map { contrast in
      let place = ItemPlace(contrast.text.item, of: screen) { $0.isText }
      let change = change(contrast.run)
      let isNamed = contrast.text.owner.node.label == contrast.run.text
      return mutant(
        contrast.text.owner.index, isNamed ? "" : contrast.run.text.quoted,
        item: contrast.text.item
      ) { screen in
        if let item = place.item(of: screen) { change(&screen, item) }
      }
    }
  }
}

extension TextContrast {
  /// Whether it has at least what is required, and something is required.
  fileprivate var isEnough: Bool {
    run.color != nil && [.passed, .advice].contains(judge().outcome)
  }
}

extension Screen {
  /// Mixes the colour of a text with what lies under it, until it has too little contrast however
  /// it is blended, and by every reading of what is required.
  fileprivate mutating func dimText(_ item: Int, by thresholds: Thresholds) {
    guard case .text(var run) = scene.items[item].content, let color = run.color,
      let back = surfaces(under: item, run).first?.worst?.back
    else { return }
    let limit = thresholds.contrast(for: run.font, by: thresholds.largeText) * 0.9
    let steps = 64
    for step in 0...steps {
      run.color = color.multiplyingAlpha(by: 1 - Double(step) / Double(steps)).over(back)
      if surfaces(under: item, run).contains(where: { $0.greatest < limit }) { break }
    }
    scene.items[item].content = .text(run)
  }

  /// Gives a text a colour with which it has too little contrast; none other.
  fileprivate mutating func paintFaintly(
    _ item: Int, in color: SRGBColor?, by thresholds: Thresholds
  ) {
    guard case .text(var run) = scene.items[item].content else { return }
    run.color = color
    let required = thresholds.contrast(for: run.font, by: thresholds.largeText)
    guard surfaces(under: item, run).contains(where: { $0.greatest < required }) else { return }
    scene.items[item].content = .text(run)
  }

  private func surfaces(under item: Int, _ run: TextRun) -> [Surface] {
    var scene = scene
    scene.items[item].content = .text(run)
    return SceneSurfaces(scene, environment: environment).surfaces(ofText: item, run)
  }
}

extension SceneItem {
  fileprivate var isText: Bool {
    if case .text = content { true } else { false }
  }
}

extension SceneItem.Content {
  /// Makes the colours of a shape or a symbol hardly seen.
  fileprivate mutating func fade() {
    let alpha = 0.15
    switch self {
    case .text: break
    case .shape(var shape):
      shape.fill = shape.fill?.multiplyingAlpha(by: alpha)
      shape.stroke = shape.stroke?.multiplyingAlpha(by: alpha)
      self = .shape(shape)
    case .image(var image):
      image.tint = image.tint?.multiplyingAlpha(by: alpha)
      self = .image(image)
    }
  }
}
