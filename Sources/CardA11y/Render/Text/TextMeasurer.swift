import A11yTree

/// Measures the characters of a text in a font.
///
/// Width = font size × (Σ advances + n × tracking), without kerning (facts: platform.md §5.1).
struct TextMeasurer {
  private let advances: FontAdvances
  /// Whether a character was met whose width is only guessed.
  private(set) var isUnmeasured = false

  init(_ font: ResolvedFont) {
    advances = FontAdvances(font)
  }

  /// Returns the width of a text of printable ASCII on one line, in em, nil for any other text.
  ///
  /// Spaces at the end hang, and are not counted.
  func widthOfPlainLine(_ text: String) -> Double? {
    let width = text.utf8.withContiguousStorageIfAvailable { bytes -> Double? in
      var width = 0.0
      var visible = 0.0
      for byte in bytes {
        guard byte >= 0x20, byte <= 0x7E else { return nil }
        width += advances.advance(at: Int(byte) - 0x20)
        if byte != 0x20 { visible = width }
      }
      return visible
    }
    return width ?? nil
  }

  /// Returns the characters of a text, in their order.
  mutating func clusters(of text: String) -> [TextCluster] {
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(text.utf8.count)
    if appendASCII(text, to: &clusters) { return clusters }
    if text.unicodeScalars.allSatisfy(Self.standsAlone) {
      for scalar in text.unicodeScalars {
        let value = scalar.value
        clusters.append(
          TextCluster(
            advance: advanceOfFirst(scalar), byteCount: Int32(UTF8.width(scalar)),
            breaking: TextCluster.Breaking(of: value)))
      }
    } else {
      for character in text { clusters.append(cluster(of: character)) }
    }
    return clusters
  }

  /// Appends the characters of a text of printable ASCII, none for any other text.
  private func appendASCII(_ text: String, to clusters: inout [TextCluster]) -> Bool {
    let isASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 <= 0x7E }) else { return false }
      for byte in bytes {
        clusters.append(
          TextCluster(
            advance: advances.advance(at: Int(byte) - 0x20), byteCount: 1,
            breaking: TextCluster.Breaking(of: UInt32(byte))))
      }
      return true
    }
    return isASCII ?? false
  }

  /// Whether a scalar is a whole character, whatever stands around it.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\r" && (scalar.value < 0x300 || InterAdvances.index(of: scalar.value) != nil)
  }

  private mutating func cluster(of character: Character) -> TextCluster {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let isEmoji = scalars.contains { scalar in
      scalar.value > 0x20E2
        && (scalar.value == 0xFE0F || scalar.value == 0x20E3
          || scalar.properties.isEmojiPresentation)
    }
    return TextCluster(
      advance: isEmoji ? 1.2 : advanceOfFirst(first),
      byteCount: Int32(clamping: character.utf8.count),
      breaking: TextCluster.Breaking(of: first.value))
  }

  /// Returns the advance of the character that begins with a scalar, in em.
  ///
  /// Outside the tables: one em for East Asian characters, nothing for marks and controls, and
  /// the advance of an n, marked as unmeasured, for all others (ours).
  private mutating func advanceOfFirst(_ scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value == 0xAD { return 0 }
    if let index = InterAdvances.index(of: value) { return advances.advance(at: index) }
    if WideRanges.contains(value) { return 1 }
    switch value {
    case 0x09: return advances.advance(at: 0)
    case 0x2000, 0x2002: return 0.5
    case 0x2001, 0x2003: return 1
    case 0x2007: return advances.advance(at: 16)
    case 0x2010, 0x2011: return advances.advance(at: 13)
    case 0x2212: return advances.advance(at: 11)
    case 0xFF61...0xFF9F: return 0.5
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .lineSeparator,
      .paragraphSeparator:
      return 0
    case .spaceSeparator: return 0.2
    default:
      isUnmeasured = true
      return advances.advance(at: 78)
    }
  }
}
