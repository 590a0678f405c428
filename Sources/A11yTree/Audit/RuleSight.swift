/// What of a screen can change what a rule says, so that screens that are alike in it share it.
///
/// In a matrix most screens differ in little: 96 environments of a card may have 2 contents, 24
/// layouts and 96 looks. What a rule sees is checked by a test on changed screens.
package enum RuleSight: Int, Sendable, CaseIterable {
  /// Who is there and what is said of them: the tree without places and sizes.
  case content
  /// That, and where everything stands: all but the shades of colours.
  case layout
  /// All of it.
  case paint
}

/// For each of several screens, the first one that looks the same to a rule.
struct ScreenTwins {
  private let contents: [Int]
  private let layouts: [Int]

  init(_ contexts: [RuleContext]) {
    layouts = Self.first(contexts) { $0.hasLayout(of: $1) }
    let layouts = layouts
    contents = Self.first(contexts, known: layouts) { $0.hasContent(of: $1) }
  }

  /// Returns the first screen that looks the same to a rule, which may be the screen itself.
  func first(of index: Int, to sight: RuleSight) -> Int {
    switch sight {
    case .content: contents[index]
    case .layout: layouts[index]
    case .paint: index
    }
  }

  /// Returns for each screen the first that is like it.
  ///
  /// - Parameters:
  ///   - contexts: The screens.
  ///   - known: For each screen an earlier one that is like it for sure, or itself.
  ///   - isAlike: Whether two screens are.
  /// - Returns: A place for each screen, its own where none before is like it.
  private static func first(
    _ contexts: [RuleContext], known: [Int]? = nil,
    _ isAlike: (RuleContext, RuleContext) -> Bool
  ) -> [Int] {
    var result: [Int] = []
    var different: [Int] = []
    for index in contexts.indices {
      if let twin = known?[index], twin < index {
        result.append(result[twin])
        continue
      }
      // Alike screens mostly follow each other, so that the last one is asked first.
      let twin = different.last { isAlike(contexts[index], contexts[$0]) }
      result.append(twin ?? index)
      if twin == nil { different.append(index) }
    }
    return result
  }
}

extension RuleContext {
  /// Returns whether the content is that of another screen.
  fileprivate func hasContent(of other: RuleContext) -> Bool {
    screen.environment.locale == other.screen.environment.locale
      && screen.environment.idiom == other.screen.environment.idiom
      && screen.hasScene == other.screen.hasScene && stops == other.stops
      && paintsSame(as: other) && screen.tree.isSame(as: other.screen.tree, \.withoutPlaces)
  }

  /// Returns whether everything but shades is that of another screen.
  fileprivate func hasLayout(of other: RuleContext) -> Bool {
    var environment = other.screen.environment
    environment.colorScheme = screen.environment.colorScheme
    environment.contrast = screen.environment.contrast
    let items = (screen.scene.items, other.screen.scene.items)
    return environment == screen.environment && screen.hasScene == other.screen.hasScene
      && stops == other.stops && items.0.count == items.1.count
      && items.0.indices.allSatisfy { items.0[$0].withoutShades == items.1[$0].withoutShades }
      && screen.tree.isSame(as: other.screen.tree, \.self)
  }
}

extension AccessibilityTree {
  fileprivate func isSame(
    as other: AccessibilityTree, _ part: (AccessibilityNode) -> AccessibilityNode
  ) -> Bool {
    count == other.count
      && (0..<count).allSatisfy { index in
        subtreeEnd(of: index) == other.subtreeEnd(of: index)
          && part(self[index]) == part(other[index])
      }
  }
}

extension AccessibilityNode {
  /// The node without where it stands and how large it is.
  fileprivate var withoutPlaces: AccessibilityNode {
    var node = self
    node.frame = .zero
    node.layoutFrame = nil
    node.activationPoint = nil
    node.scroll = nil
    node.background.visibleFrame = nil
    node.background.isScrolledTo = false
    return node
  }
}

extension SceneItem {
  /// The item with every plain colour made black, as translucent as it was.
  fileprivate var withoutShades: SceneItem {
    var item = self
    switch content {
    case .text(var run):
      run.color = run.color?.withoutShade
      item.content = .text(run)
    case .shape(var shape):
      shape.fill = shape.fill?.withoutShade
      shape.stroke = shape.stroke?.withoutShade
      item.content = .shape(shape)
    case .image(var image):
      image.tint = image.tint?.withoutShade
      item.content = .image(image)
    }
    return item
  }
}

extension SRGBColor {
  fileprivate var withoutShade: SRGBColor { SRGBColor(hex: 0, alpha: alpha) }
}
