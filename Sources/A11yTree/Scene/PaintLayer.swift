/// What one item paints within an area, as far as its colours are known.
struct PaintLayer {
  /// The colours that it may have there; several where it has each in some place, or any of those
  /// between them.
  var colors: [SRGBColor]
  /// Why there are several, nil where there is one.
  var reason: Backdrop.Reason?
  /// The groups that it is part of, the outermost first.
  var groups: [PaintGroup]
  /// Whether it is what is looked at, rather than a part of what lies around it.
  var isSubject = false

  /// Every opaque colour lies between these two, channel by channel.
  static let anyColor: [SRGBColor] = [.black, .white]
}

extension SceneItem {
  /// Returns what the item fills a part of its frame with; nil for texts, outlines and nothing.
  ///
  /// Outlines and shadows are no surface (ours).
  func layer(within part: Rect, isOnTop: Bool) -> PaintLayer? {
    switch content {
    case .text: return nil
    case .shape(let shape):
      if let fill = shape.fill {
        return fill.alpha > 0 ? PaintLayer(colors: [fill], reason: nil, groups: groups) : nil
      }
      var layer = shape.pattern?.layer(within: part, of: frame, groups)
      // What is not known may also let through what it lies on.
      if isOnTop, layer?.reason == .color { layer?.colors.insert(.clear, at: 0) }
      return layer
    case .image(let image):
      var colors = image.colors
      if image.source == .symbol {
        // A symbol paints some of its pixels only.
        colors = [.clear] + (image.tint.map { [$0] } ?? PaintLayer.anyColor)
      } else if colors.isEmpty {
        colors = (isOnTop ? [.clear] : []) + PaintLayer.anyColor
      }
      let isDeclared = image.source != .symbol && !image.colors.isEmpty
      let reason: Backdrop.Reason? = colors.count == 1 ? nil : isDeclared ? .picture : .image
      return PaintLayer(colors: colors, reason: reason, groups: groups)
    }
  }

  /// Whether the item hides all that lies behind it, wherever it paints.
  var isOpaque: Bool {
    guard groups.isEmpty else { return false }
    switch content {
    case .text: return false
    case .shape(let shape):
      if let fill = shape.fill { return fill.alpha >= 1 }
      guard case .gradient(let gradient) = shape.pattern else { return false }
      return gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .image(let image): return image.source != .symbol && !image.colors.isEmpty
    }
  }
}

extension Pattern {
  /// Returns what the pattern paints within a part of its frame.
  func layer(within part: Rect, of frame: Rect, _ groups: [PaintGroup]) -> PaintLayer {
    switch self {
    case .gradient(let gradient):
      let colors = gradient.colors(within: part, of: frame)
      guard !colors.isEmpty else {
        return PaintLayer(colors: PaintLayer.anyColor, reason: .color, groups: groups)
      }
      return PaintLayer(
        colors: colors, reason: colors.count == 1 ? nil : .gradient, groups: groups)
    case .material:
      return PaintLayer(colors: PaintLayer.anyColor, reason: .material, groups: groups)
    case .unknown:
      return PaintLayer(colors: PaintLayer.anyColor, reason: .color, groups: groups)
    }
  }
}
