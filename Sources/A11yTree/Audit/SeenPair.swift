/// A colour and what lies beside or under it, as they are seen.
struct SeenPair {
  /// The colour in front.
  let front: SRGBColor
  /// The colour behind.
  let back: SRGBColor
  let ratio: ContrastRatio

  /// Lays a colour over an opaque one.
  init(_ front: SRGBColor, on back: SRGBColor) {
    self.front = front.over(back)
    self.back = back
    ratio = ContrastRatio(self.front, back)
  }

  /// Compares two colours that are seen side by side.
  init(_ front: SRGBColor, beside back: SRGBColor) {
    self.front = front
    self.back = back
    ratio = ContrastRatio(front, back)
  }
}
