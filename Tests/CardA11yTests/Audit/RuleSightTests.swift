import CardA11y
import Testing

@testable import A11yTree

/// What a rule declares to see is all that it sees: sharing what it says of like screens is safe.
struct RuleSightTests {
  /// Screens from the examples of all rules, each with its name in the log.
  static let screens: [Screen] = RuleVerification.cases(of: Rule.all)
    .flatMap { $0.example.outlines }
    .compactMap { try? Outline.parse($0.replacing("↓", with: "")) }

  @Test func thereAreScreens() {
    #expect(Self.screens.count > 500)
  }

  @Test(arguments: Rule.all.filter { $0.sees != .paint }.map(\.id))
  func aRuleSeesNoMoreThanItSays(id: String) throws {
    let rule = try #require(Rule.withID(id))
    for screen in Self.screens {
      let before = RuleContext(screen: screen, thresholds: .strict)
      var changed = screen
      changed.shade()
      if rule.sees == .content { changed.scatter() }
      let after = RuleContext(screen: changed, thresholds: .strict)
      guard after.stops == before.stops else { continue }
      #expect(
        rule.judge([after]) == rule.judge([before]), "\(rule.id) on\n\(Outline.print(screen))")
    }
  }

  /// Rules that see more do notice, so that the test above can fail.
  @Test(arguments: [
    ("contrast-text-aa", RuleSight.paint), ("contrast-nontext", .paint),
    ("error-not-associated", .paint), ("target-min-aa", .layout), ("order-vs-visual", .layout),
  ])
  func theChangesAreNoticed(id: String, sight: RuleSight) throws {
    let rule = try #require(Rule.withID(id))
    #expect(rule.sees == sight)
    let noticed = Self.screens.contains { screen in
      var changed = screen
      changed.shade()
      if sight == .layout { changed.scatter() }
      let contexts = [screen, changed].map { RuleContext(screen: $0, thresholds: .strict) }
      return rule.judge([contexts[0]]) != rule.judge([contexts[1]])
    }
    #expect(noticed)
  }

  /// The report of a matrix is what it is when every screen is judged for itself.
  @Test(arguments: Rule.all.map(\.id))
  func sharingChangesNothing(id: String) throws {
    let rule = try #require(Rule.withID(id))
    var contexts: [RuleContext] = []
    for screen in Self.screens.prefix(60) {
      var (shaded, scattered) = (screen, screen)
      shaded.shade()
      scattered.scatter()
      contexts += [screen, shaded, scattered, screen].map {
        RuleContext(screen: $0, thresholds: .strict)
      }
    }
    #expect(rule.judge(contexts, ScreenTwins(contexts)) == rule.judge(contexts))
  }
}

extension Screen {
  /// Gives every plain colour another shade, and the screen the other appearance.
  fileprivate mutating func shade() {
    environment.colorScheme = environment.colorScheme == .dark ? .light : .dark
    environment.contrast = environment.contrast == .increased ? .standard : .increased
    for index in scene.items.indices {
      switch scene.items[index].content {
      case .text(var run):
        run.color = run.color?.shaded
        scene.items[index].content = .text(run)
      case .shape(var shape):
        shape.fill = shape.fill?.shaded
        shape.stroke = shape.stroke?.shaded
        scene.items[index].content = .shape(shape)
      case .image(var image):
        image.tint = image.tint?.shaded
        scene.items[index].content = .image(image)
      }
    }
  }

  /// Puts everything elsewhere, smaller, and takes the texts' lines.
  fileprivate mutating func scatter() {
    environment.dynamicType = environment.dynamicType == .large ? .accessibility3 : .large
    for index in 0..<tree.count {
      tree[index].frame = tree[index].frame.scattered
      tree[index].layoutFrame = tree[index].layoutFrame?.scattered
      tree[index].activationPoint = nil
      let visible = tree[index].background.visibleFrame
      tree[index].background.visibleFrame = visible?.scattered
    }
    for index in scene.items.indices {
      scene.items[index].frame = scene.items[index].frame.scattered
      scene.items[index].clip = nil
      scene.items[index].room = nil
      if case .text(var run) = scene.items[index].content {
        run.lines = []
        run.neededLines += 1
        run.font = ResolvedFont(size: run.font.size / 2 + 3)
        scene.items[index].content = .text(run)
      }
    }
  }
}

extension Rect {
  fileprivate var scattered: Rect {
    Rect(x: x / 2 + 7, y: y / 3 + 5, width: width / 2, height: height / 5)
  }
}

extension SRGBColor {
  fileprivate var shaded: SRGBColor {
    SRGBColor(red: 255 - red, green: blue, blue: green / 2, alpha: alpha)
  }
}
