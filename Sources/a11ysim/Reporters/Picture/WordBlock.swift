import A11yTree
import CardA11y

/// Words beside or below a screen: lines of a width, some with a badge before them.
struct WordBlock {
  /// How wide a line may be, in points.
  let width: Double
  private var entries: [Entry] = []

  private struct Entry {
    var badge: Badge?
    var lines: [String]
    var size: Double
    var isBold: Bool
    var ink: SRGBColor
    var gap: Double
  }

  /// What stands before an entry.
  struct Badge {
    /// A number or a letter.
    var text: String
    /// Its colour.
    var ink: SRGBColor
    /// Whether it is a circle rather than a square.
    var isRound: Bool
  }

  /// Creates a block without words.
  init(width: Double) {
    self.width = width
  }

  /// Adds words, broken into lines.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - badge: What stands before them; they begin behind it then, as they do for an indent.
  ///   - isIndented: Whether they begin where words behind a badge do.
  ///   - size: The font size.
  ///   - isBold: Whether they are bold.
  ///   - ink: Their colour.
  ///   - gap: How much room stays free above them.
  mutating func add(
    _ words: String, badge: Badge? = nil, isIndented: Bool = false, size: Double = 13,
    isBold: Bool = false, ink: SRGBColor = PictureInk.words, gap: Double = 6
  ) {
    let font = ResolvedFont(size: size, weight: isBold ? 700 : 400)
    let room = width - (badge != nil || isIndented ? Self.indent : 0)
    var layout = TextLayout(TextSpec(text: words, font: font), displayScale: 1)
    let lines = layout.wholeLines(width: max(40, room))
    entries.append(
      Entry(
        badge: badge, lines: lines.isEmpty ? [""] : lines, size: size, isBold: isBold, ink: ink,
        gap: gap))
    if isIndented { entries[entries.count - 1].badge = Badge(text: "", ink: ink, isRound: true) }
  }

  /// Whether there is nothing to write.
  var isEmpty: Bool { entries.isEmpty }

  /// How high the block is, in points.
  var height: Double {
    entries.reduce(0) { $0 + $1.gap + Double($1.lines.count) * Self.pitch($1.size) }
  }

  /// Writes the block with its top left corner at a point.
  func draw(at origin: Point, into writer: inout SVGWriter) {
    var y = origin.y
    for entry in entries {
      y += entry.gap
      let pitch = Self.pitch(entry.size)
      let x = origin.x + (entry.badge == nil ? 0 : Self.indent)
      if let badge = entry.badge, !badge.text.isEmpty {
        FocusDrawing.drawBadge(
          badge.text, at: Point(x: origin.x + 10, y: y + pitch / 2), badge.ink,
          isRound: badge.isRound, into: &writer)
      }
      for line in entry.lines {
        writer.leaf(
          "text",
          [
            ("x", x.svg), ("y", (y + pitch * 0.76).svg), ("font-size", entry.size.svg),
          ] + (entry.isBold ? [("font-weight", "700")] : []) + SVGWriter.paint("fill", entry.ink),
          text: line.hasSuffix(" ") ? String(line.dropLast()) : line)
        y += pitch
      }
    }
  }

  private static let indent = 26.0

  private static func pitch(_ size: Double) -> Double { (size * 1.35).rounded() }
}
