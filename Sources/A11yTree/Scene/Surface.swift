/// What is seen on one part of a frame: a colour, or colours between which it lies, each with the
/// subject over it.
package struct Surface: Hashable, Sendable {
  /// The pairs that are possible, at least one; exactly one where everything is known.
  package let pairs: [SeenPair]
  /// Why there are several, nil where there is one.
  package let reason: Backdrop.Reason?
  /// The name of a colour that could not be resolved, where it has one.
  package let unknownName: String?

  init(pairs: [SeenPair], reason: Backdrop.Reason?, unknownName: String? = nil) {
    self.pairs = pairs
    self.reason = pairs.count > 1 ? reason : nil
    self.unknownName = reason == .color ? unknownName : nil
  }

  /// The pair that differs least.
  package var worst: SeenPair? { pairs.min { $0.ratio < $1.ratio } }
  /// The pair that differs most.
  package var best: SeenPair? { pairs.max { $0.ratio < $1.ratio } }

  /// The least contrast that is possible; 1 where the colour in front may also lie behind it.
  package var least: Double {
    guard let worst else { return 1 }
    guard let reason, reason != .opacity else { return worst.ratio.value }
    let signs = pairs.map { $0.front.relativeLuminance - $0.back.relativeLuminance }
    let isCrossed = signs.contains { $0 >= 0 } && signs.contains { $0 <= 0 }
    return isCrossed ? 1 : worst.ratio.value
  }

  /// The greatest contrast that is possible.
  package var greatest: Double { best?.ratio.value ?? 1 }

  /// Whether the subject is not seen there at all, or has the colour of what lies under it.
  package var isInvisible: Bool { pairs.allSatisfy { $0.ratio.value <= 1 } }

  /// The colours behind, each once.
  package var backs: [SRGBColor] { pairs.map(\.back).uniqued }
  /// The colours in front, each once.
  package var fronts: [SRGBColor] { pairs.map(\.front).uniqued }
}

extension [SRGBColor] {
  var uniqued: [SRGBColor] {
    var seen: Set<SRGBColor> = []
    return filter { seen.insert($0).inserted }
  }
}
