/// What a pair of colours is painted with: a colour, or something whose colours are a range.
package enum PairPaint: Hashable, Sendable {
  /// A plain colour.
  case color(SRGBColor)
  /// A gradient, a material, or what is not known.
  case pattern(Pattern)
  /// A picture.
  case picture

  fileprivate var layer: PaintLayer {
    // The whole of a gradient counts, whatever its form.
    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    switch self {
    case .color(let color): return PaintLayer(colors: [color], reason: nil, groups: [])
    case .pattern(let pattern): return pattern.layer(within: frame, of: frame, [])
    case .picture: return PaintLayer(colors: PaintLayer.anyColor, reason: .image, groups: [])
    }
  }
}

extension Surface {
  /// Measures a paint on others.
  ///
  /// - Parameters:
  ///   - front: What is in front.
  ///   - grounds: What lies under it, the nearest first.
  ///   - page: The opaque colour under everything.
  ///   - opacity: How opaque front and the nearest ground are together, drawn as a whole.
  ///   - blendMode: How the front is mixed with what lies under it.
  package init(
    _ front: PairPaint, on grounds: [PairPaint], page: SRGBColor, opacity: Double = 1,
    blendMode: BlendMode = .normal
  ) {
    var layers = grounds.reversed().map(\.layer)
    var subject = front.layer
    subject.isSubject = true
    if opacity < 1 {
      let whole = [PaintGroup(1, opacity: opacity, isIsolated: true)]
      if !layers.isEmpty { layers[layers.count - 1].groups = whole }
      subject.groups = whole
    }
    if blendMode != .normal {
      subject.groups.append(PaintGroup(2, blendMode: blendMode, isIsolated: true))
    }
    layers.append(subject)
    let (pixels, reason) = Compositor.pixels(of: layers, page: page)
    self.init(
      pairs: pixels.map { SeenPair($0.front, beside: $0.back) }, reason: reason)
  }
}
