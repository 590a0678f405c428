/// Colours with which something would stand out enough from everything that it lies on.
struct SurfaceRepair {
  let surfaces: [Surface]
  let required: Double

  /// The nearest colour in front that is enough on every surface, nil where there is none.
  var foreground: ContrastSuggestion? {
    let worst = surfaces.compactMap(\.worst).min { $0.ratio < $1.ratio }
    guard let worst else { return nil }
    let backs = surfaces.flatMap(\.backs)
    let isPlain = surfaces.allSatisfy { $0.reason == nil }
    let color =
      backs.uniqued.count == 1
      ? ContrastRepair.nearest(to: worst.front, against: worst.back, reaching: required)
      : ContrastRepair.nearest(to: worst.front) { color in
        guard backs.allSatisfy({ ContrastRatio(color, $0).value >= required }) else { return false }
        return isPlain || surfaces.allSatisfy { $0.repainted(color).least >= required }
      }
    guard let color else { return nil }
    return backs.map { ContrastSuggestion(foreground: color, background: $0) }
      .min { $0.ratio < $1.ratio }
  }

  /// The nearest colour behind, where there is one colour that could be another.
  var background: ContrastSuggestion? {
    guard surfaces.count == 1, let pair = surfaces[0].pairs.first, surfaces[0].pairs.count == 1,
      let color = ContrastRepair.nearest(to: pair.back, against: pair.front, reaching: required)
    else { return nil }
    return ContrastSuggestion(foreground: pair.front, background: color)
  }
}

extension Surface {
  /// Returns the surface with an opaque colour over it.
  fileprivate func repainted(_ color: SRGBColor) -> Surface {
    Surface(pairs: backs.map { SeenPair(color, on: $0) }, reason: reason)
  }
}
