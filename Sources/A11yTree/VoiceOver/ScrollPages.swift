/// The pages of a scroll view: each as long as what shows, the last one ending with the content.
struct ScrollPages: Hashable, Sendable {
  /// The number of pages, 1 where everything shows.
  let count: Int
  private let viewport: Double
  private let furthest: Double

  /// The most pages that are counted.
  private static let limit = 1_000_000.0

  init(_ scroll: AccessibilityNode.Scroll) {
    let (content, viewport) = (scroll.contentLength, scroll.viewportLength)
    guard content.isFinite, viewport.isFinite, viewport > 0, content > viewport else {
      count = 1
      self.viewport = 0
      furthest = 0
      return
    }
    count = Int(min((content / viewport).rounded(.up), Self.limit))
    self.viewport = viewport
    furthest = content - viewport
  }

  /// Returns the page at an offset, from 1.
  func page(at offset: Double) -> Int {
    guard count > 1 else { return 1 }
    guard offset < furthest else { return count }
    return min(count, Int(min(max(0, offset) / viewport, Self.limit)) + 1)
  }

  /// Returns the offset one page further, or back; the same one at the ends.
  func offset(after offset: Double, isForward: Bool) -> Double {
    guard count > 1, offset.isFinite else { return offset }
    return clamped(offset + (isForward ? viewport : -viewport))
  }

  /// Returns the nearest offset at which there is content.
  func clamped(_ offset: Double) -> Double { min(max(0, offset), furthest) }
}

/// How far content is scrolled since the app last said so.
struct ScrolledContent: Hashable, Sendable {
  private var offsets: [NodeID: Offset] = [:]

  private struct Offset: Hashable {
    /// What the app says.
    var stated: Double
    var current: Double
  }

  /// Returns how far the content of a node is scrolled, 0 where nothing scrolls.
  func offset(of node: AccessibilityNode) -> Double {
    guard let stated = node.scroll?.offset else { return 0 }
    guard let offset = offsets[node.id], offset.stated == stated else { return stated }
    return offset.current
  }

  /// Scrolls the content of a node.
  mutating func scroll(_ node: AccessibilityNode, to offset: Double) {
    guard let stated = node.scroll?.offset else { return }
    offsets[node.id] = Offset(stated: stated, current: offset)
  }

  /// Returns how far the content of a node lies from where its frames are, as the app states them.
  func shift(of node: AccessibilityNode, isRightToLeft: Bool) -> Point {
    guard let scroll = node.scroll else { return .zero }
    let distance = scroll.offset - offset(of: node)
    return switch scroll.axis {
    case .vertical: Point(x: 0, y: distance)
    case .horizontal: Point(x: isRightToLeft ? -distance : distance, y: 0)
    }
  }
}
