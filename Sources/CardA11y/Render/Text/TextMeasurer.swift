import A11yTree

/// Measures the characters of a text in a font.
///
/// Width = font size × (Σ advances + n × tracking), without kerning (facts: platform.md §5.1).
struct TextMeasurer {
  private let system: FontAdvances
  /// The font's own file, nil for the system font and for fonts whose file is not known.
  private let face: FontFile?
  /// What the view adds to every advance, in em.
  private let tracking: Double
  /// Whether a character was met whose width is only guessed.
  private(set) var isUnmeasured = false

  /// Creates a measurer for a font of a size that can be computed with.
  init(_ font: ResolvedFont, face: FontFile? = nil, tracking: Double = 0) {
    self.face = face
    self.tracking = tracking
    system = FontAdvances(font, tracking: tracking)
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
        width += advance(ofASCII: byte)
        if byte != 0x20 { visible = width }
      }
      return visible
    }
    return width ?? nil
  }

  /// Returns the characters of a text, in their order.
  mutating func clusters(of text: String) -> [TextCluster] {
    let scalars = text.unicodeScalars
    let breaks = LineBreakRules.opportunities(LineBreakClass.inLabel(scalars))
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(breaks.count)
    if scalars.allSatisfy(Self.standsAlone) {
      for (scalar, allowsBreak) in zip(scalars, breaks) {
        var cluster = TextCluster(
          advance: advance(of: scalar), byteCount: Int32(UTF8.width(scalar)))
        cluster.ending = TextCluster.Ending(of: scalar.value)
        cluster.allowsBreak = allowsBreak
        clusters.append(cluster)
      }
    } else {
      var place = 0
      for character in text {
        var cluster = cluster(of: character)
        cluster.allowsBreak = breaks[place]
        clusters.append(cluster)
        place += character.unicodeScalars.count
      }
    }
    return clusters
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
    let isText = scalars.contains { $0.value == 0xFE0E }
    var cluster = TextCluster(
      advance: isEmoji && !isText ? Self.emoji + tracking : advance(of: first),
      byteCount: Int32(clamping: character.utf8.count))
    cluster.ending = TextCluster.Ending(of: first.value)
    return cluster
  }

  /// The advance of an emoji, in em (facts: platform.md §5.1, between 1.17 and 1.25).
  private static let emoji = 1.2

  @inline(__always)
  private func advance(ofASCII byte: UInt8) -> Double {
    if let face, let advance = face.advance(ofASCII: byte) { return advance + tracking }
    return system.advance(at: Int(byte) - 0x20)
  }

  /// Returns the advance of the character that begins with a scalar, in em.
  ///
  /// What a font's own file lacks is taken from the system font, as iOS does.
  mutating func advance(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value == 0xAD { return 0 }
    if let face, let advance = face.advance(of: value) {
      if Self.isShaped(value) { isUnmeasured = true }
      return scalar.isMark ? 0 : advance + tracking
    }
    if let index = InterAdvances.index(of: value) { return system.advance(at: index) }
    return advanceBeyondTable(scalar)
  }

  /// Returns the advance of a character that is in no table, in em.
  ///
  /// One em for East Asian characters, nothing for marks and controls, and the advance of an n,
  /// marked as unmeasured, for all others (ours).
  private mutating func advanceBeyondTable(_ scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if WideRanges.contains(value), !scalar.isMark { return 1 + tracking }
    switch value {
    case 0x09: return system.advance(at: 0)
    case 0x2000, 0x2002: return 0.5 + tracking
    case 0x2001, 0x2003: return 1 + tracking
    case 0x2007: return system.advance(at: 16)
    case 0x2010, 0x2011: return system.advance(at: 13)
    case 0x2212: return system.advance(at: 11)
    case 0xFF61...0xFF9F: return 0.5 + tracking
    default: break
    }
    if scalar.isMark { return 0 }
    if scalar.properties.generalCategory == .spaceSeparator { return 0.2 + tracking }
    isUnmeasured = true
    return system.advance(at: 78)
  }

  /// Whether a character takes another form beside others, so that its own advance is a guess.
  private static func isShaped(_ value: UInt32) -> Bool {
    switch value {
    case 0x600...0x7BF, 0x8A0...0xDFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether nothing of its own width is painted: marks, formats and controls.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }
}
