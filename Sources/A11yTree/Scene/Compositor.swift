/// Lays what is painted on an area over each other, from the back.
///
/// Where a layer may have several colours, each is followed on its own. Every step mixes channels
/// in a rising way, so that the colours which are possible lie between those that are followed.
struct Compositor {
  /// What is seen at a point of the area: behind the subject, and with it.
  struct Pixel: Hashable {
    var back: SRGBColor
    var front: SRGBColor
  }

  private let isolatesAll: Bool
  private static let mostPixels = 96

  /// Returns what may be seen of layers over an opaque page, each once.
  ///
  /// UIKit and CSS make a view translucent as a whole. SwiftUI is seen to make each view inside
  /// translucent by itself, unless `compositingGroup()` holds them together. Apple documents only
  /// the latter, so that both are followed where they differ (ours).
  static func pixels(of layers: [PaintLayer], page: SRGBColor) -> (
    pixels: [Pixel], reason: Backdrop.Reason?
  ) {
    let paper = [Pixel(back: page, front: page)]
    var reason = layers.compactMap(\.reason).max { $0.rank < $1.rank }
    let whole = Compositor(isolatesAll: true)
      .lay(layers[...], depth: 0, over: paper, PaintGroup(0))
    var pixels = whole
    if layers.contains(where: { $0.groups.contains { !$0.isIsolated } }) {
      let parts = Compositor(isolatesAll: false)
        .lay(layers[...], depth: 0, over: paper, PaintGroup(0))
      for pixel in parts where !pixels.contains(pixel) { pixels.append(pixel) }
      if reason == nil, pixels.count > 1 { reason = .opacity }
    }
    return (pixels, pixels.count > 1 ? reason : nil)
  }

  /// Lays layers that share their outer groups over pixels, each with the effect of a group that
  /// does not hold them together.
  private func lay(
    _ layers: ArraySlice<PaintLayer>, depth: Int, over pixels: [Pixel], _ effect: PaintGroup
  ) -> [Pixel] {
    var pixels = pixels
    var rest = layers
    while let layer = rest.first {
      guard layer.groups.count > depth else {
        pixels = lay(layer, over: pixels, effect)
        rest = rest.dropFirst()
        continue
      }
      let group = layer.groups[depth]
      let members = rest.prefix {
        $0.groups.count > depth && $0.groups[depth].number == group.number
      }
      rest = rest.dropFirst(members.count)
      let whole = group.within(effect)
      guard isolatesAll || group.isIsolated else {
        pixels = lay(members, depth: depth + 1, over: pixels, whole)
        continue
      }
      let empty = [Pixel(back: .clear, front: .clear)]
      let inner = lay(members, depth: depth + 1, over: empty, PaintGroup(0))
      pixels = Self.combine(pixels, inner) { lower, upper in
        Pixel(
          back: whole.lay(upper.back, over: lower.back),
          front: whole.lay(upper.front, over: lower.front))
      }
    }
    return pixels
  }

  private func lay(
    _ layer: PaintLayer, over pixels: [Pixel], _ effect: PaintGroup
  ) -> [Pixel] {
    Self.combine(pixels, layer.colors) { lower, color in
      let front = effect.lay(color, over: lower.front)
      return Pixel(
        back: layer.isSubject ? lower.back : effect.lay(color, over: lower.back), front: front)
    }
  }

  private static func combine<Upper>(
    _ pixels: [Pixel], _ uppers: [Upper], _ lay: (Pixel, Upper) -> Pixel
  ) -> [Pixel] {
    if pixels.count == 1, uppers.count == 1 { return [lay(pixels[0], uppers[0])] }
    var seen: Set<Pixel> = []
    var result: [Pixel] = []
    for pixel in pixels {
      for upper in uppers {
        let mixed = lay(pixel, upper)
        if seen.insert(mixed).inserted { result.append(mixed) }
      }
    }
    return result.count > mostPixels ? hull(of: result) : result
  }

  /// Returns the extremes between which pixels lie, channel by channel.
  private static func hull(of pixels: [Pixel]) -> [Pixel] {
    let backs = SRGBColor.extremes(of: pixels.map(\.back))
    guard pixels.contains(where: { $0.back != $0.front }) else {
      return backs.map { Pixel(back: $0, front: $0) }
    }
    let fronts = SRGBColor.extremes(of: pixels.map(\.front))
    return backs.flatMap { back in fronts.map { Pixel(back: back, front: $0) } }
  }
}

extension PaintGroup {
  /// Returns the group with what is left to be done of one around it.
  fileprivate func within(_ outer: PaintGroup) -> PaintGroup {
    var group = self
    group.opacity *= outer.opacity
    if blendMode == .normal { group.blendMode = outer.blendMode }
    return group
  }

  fileprivate func lay(_ color: SRGBColor, over backdrop: SRGBColor) -> SRGBColor {
    color.multiplyingAlpha(by: opacity).blended(blendMode, over: backdrop)
  }
}

extension SRGBColor {
  fileprivate static func extremes(of colors: [SRGBColor]) -> [SRGBColor] {
    guard var low = colors.first, var high = colors.first else { return [] }
    for color in colors.dropFirst() {
      low = SRGBColor(
        red: min(low.red, color.red), green: min(low.green, color.green),
        blue: min(low.blue, color.blue), alpha: min(low.alpha, color.alpha))
      high = SRGBColor(
        red: max(high.red, color.red), green: max(high.green, color.green),
        blue: max(high.blue, color.blue), alpha: max(high.alpha, color.alpha))
    }
    return [low, high]
  }
}
