import A11yTree

/// An app whose every action does something else at random, the same for the same seed.
struct RandomApp: ScreenSource {
  private(set) var screen: Screen
  private let others: [Screen]
  private var random: SplitMix64

  init(seed: UInt64, screens: [Screen]) {
    random = SplitMix64(seed: seed)
    screen = random.pick(screens, or: Screen(tree: AccessibilityTree()))
    others = screens
  }

  mutating func perform(_ action: ActionID) -> [ScreenEvent] {
    if random.oneIn(4) {
      screen = random.pick(others, or: screen)
    } else if !screen.tree.isEmpty {
      let index = random.integer(0...screen.tree.count - 1)
      screen.tree[index] = changed(screen.tree[index])
    }
    return (0..<random.integer(0...2)).map { _ in event() }
  }

  private mutating func changed(_ node: AccessibilityNode) -> AccessibilityNode {
    var node = node
    switch random.integer(0...6) {
    case 0: node.label = "Unlike"
    case 1: node.value = random.pick(["0", "1", "38%"], or: "")
    case 2: node.traits.formSymmetricDifference(.isSelected)
    case 3: node.isHidden.toggle()
    case 4: node.traits.formSymmetricDifference(.isModal)
    case 5: node.isExpanded = node.isExpanded.map { !$0 } ?? false
    default: node.customActions = []
    }
    return node
  }

  private mutating func event() -> ScreenEvent {
    let node = screen.tree.nodes.randomElement(using: &random)?.id ?? "nowhere"
    return switch random.integer(0...6) {
    case 0: .screenChanged()
    case 1: .screenChanged(focus: node)
    case 2: .layoutChanged()
    case 3: .layoutChanged(focus: node)
    case 4: .pageScrolled("Page 2 of 3")
    default:
      .announcement("Saved", priority: random.pick(AnnouncementPriority.allCases, or: .low))
    }
  }
}
