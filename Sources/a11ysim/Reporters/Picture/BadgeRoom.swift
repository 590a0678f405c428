import A11yTree

/// The room that badges find on a screen: beside texts and beside each other.
///
/// Texts and badges are kept by bands of their height, so that a page of 500 cards is drawn in no
/// more time a card than one.
struct BadgeRoom {
  private let isRightToLeft: Bool
  private var texts: [Int: [Rect]] = [:]
  private var badges: [Int: [Point]] = [:]

  /// Looks at the texts of a screen.
  init(panel: PicturePanel, bounds: Rect) {
    isRightToLeft = panel.screen.environment.layoutDirection == .rightToLeft
    for item in panel.screen.scene.items {
      guard case .text = item.content else { continue }
      // A badge stands within the bounds, or a little outside.
      let shown = item.frame.shown(in: bounds)
      guard shown.height > 0 else { continue }
      for band in Self.band(shown.y)...Self.band(shown.maxY) {
        texts[band, default: []].append(item.frame)
      }
    }
  }

  /// Returns a place for the badge of a stop, which is taken then: at its leading edge or its top,
  /// where it covers neither a text nor another badge; the leading top corner where there is none.
  mutating func center(beside frame: Rect) -> Point {
    let candidates = candidates(around: frame)
    let free = candidates.first { !isTaken($0) && !hidesText($0) }
    let center = free ?? candidates.first { !isTaken($0) } ?? candidates[0]
    take(center)
    return center
  }

  /// Returns whether a badge would cover another.
  func isTaken(_ point: Point) -> Bool {
    let band = Self.band(point.y)
    return (band - 1...band + 1).contains { band in
      (badges[band] ?? []).contains {
        abs($0.x - point.x) < 2 * FocusDrawing.radius
          && abs($0.y - point.y) < 2 * FocusDrawing.radius
      }
    }
  }

  /// Takes the room of a badge.
  mutating func take(_ point: Point) {
    badges[Self.band(point.y), default: []].append(point)
  }

  private func candidates(around frame: Rect) -> [Point] {
    let radius = FocusDrawing.radius
    let outward = radius * 0.8
    let leading = isRightToLeft ? frame.maxX : frame.x
    let sign = isRightToLeft ? -1.0 : 1
    let corner = Point(x: leading - sign * outward, y: frame.y - 2)
    return [
      corner, Point(x: leading, y: frame.center.y),
      Point(x: leading - sign * outward, y: frame.center.y),
      Point(x: leading + sign * radius, y: frame.y - radius - 1),
      Point(x: leading, y: frame.maxY),
      Point(x: frame.center.x, y: frame.y),
    ]
      + (1..<40).map { step in
        Point(x: corner.x + sign * Double(step) * (2 * radius + 1), y: corner.y)
      }
  }

  /// Whether a badge covers more of a text than the corner of a letter.
  private func hidesText(_ center: Point) -> Bool {
    let radius = FocusDrawing.radius
    let box = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return (Self.band(box.y)...Self.band(box.maxY)).contains { band in
      (texts[band] ?? []).contains {
        let common = $0.intersection(box)
        return common.width > 2 && common.height > 2
      }
    }
  }

  /// The number of a band, which is higher than a badge.
  private static func band(_ y: Double) -> Int {
    let bounded = y.isNaN ? 0 : min(max(y, -1e6), 1e6)
    return Int((bounded / 32).rounded(.down))
  }
}
