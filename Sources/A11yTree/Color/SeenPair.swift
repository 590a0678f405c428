/// A colour and what lies beside or under it, as they are seen.
package struct SeenPair: Hashable, Sendable {
  /// The colour in front.
  package let front: SRGBColor
  /// The colour behind.
  package let back: SRGBColor
  package let ratio: ContrastRatio

  /// Lays a colour over an opaque one.
  package init(_ front: SRGBColor, on back: SRGBColor) {
    self.init(front.over(back), beside: back)
  }

  /// Compares two opaque colours that are seen side by side.
  package init(_ front: SRGBColor, beside back: SRGBColor) {
    self.front = front
    self.back = back
    ratio = ContrastRatio(front, back)
  }
}
