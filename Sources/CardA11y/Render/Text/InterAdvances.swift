import A11yTree

/// The advances of Inter, the open font whose widths come nearest to San Francisco's.
///
/// Apple's licence forbids bundling its fonts; Inter with Apple's tracking gives the widths of
/// real labels within −1.1 % and +2.3 % (facts: platform.md §5.1). Inter is by The Inter Project
/// Authors, SIL Open Font License 1.1; only advances are used.
enum InterAdvances {
  /// How many characters each table holds.
  static let count = 329

  /// The advances: text and display, each with the weights 400, 500, 600 and 700.
  static let table: [UInt16] = (NumberTable.parse(text) + NumberTable.parse(display))
    .map { UInt16(clamping: $0) }

  /// Returns where a character stands in each table, nil where it does not.
  @inline(__always)
  static func index(of scalar: UInt32) -> Int? {
    if scalar >= 0x20, scalar <= 0x7E { return Int(scalar) - 0x20 }
    if scalar >= 0xA0, scalar <= 0x17F { return Int(scalar) - 0xA0 + 95 }
    switch scalar {
    case 0x2013: return 319
    case 0x2014: return 320
    case 0x2018: return 321
    case 0x2019: return 322
    case 0x201C: return 323
    case 0x201D: return 324
    case 0x2022: return 325
    case 0x2026: return 326
    case 0x20AC: return 327
    case 0x2122: return 328
    default: return nil
    }
  }
}

/// The advances of one font: a blend of up to four tables, and Apple's tracking.
struct FontAdvances {
  private let table = InterAdvances.table
  private let places: (Int, Int, Int, Int)
  private let shares: (Double, Double, Double, Double)
  private let isOneTable: Bool
  /// What is added to every advance, in em.
  private let tracking: Double

  /// Creates the advances for a font.
  ///
  /// The text cut up to 17 points, the display cut from 28, linear between; weights are
  /// interpolated from 400 to 700 and clamped beyond.
  ///
  /// - Parameters:
  ///   - font: The font, of a size that can be computed with.
  ///   - further: What the view adds to every advance, in em.
  init(_ font: ResolvedFont, tracking further: Double) {
    let display = min(max((font.size - 17) / 11, 0), 1)
    let weight = min(max(font.weight, 400), 700) - 400
    let lower = min(weight / 100, 2)
    let bold = Double(weight - lower * 100) / 100
    let first = lower * InterAdvances.count
    let cut = 4 * InterAdvances.count
    places = (first, first + InterAdvances.count, first + cut, first + cut + InterAdvances.count)
    shares = (
      (1 - display) * (1 - bold) / 1000, (1 - display) * bold / 1000, display * (1 - bold) / 1000,
      display * bold / 1000
    )
    isOneTable = display == 0 && bold == 0
    tracking = SystemFont.tracking(at: font.size) / 1000 + further
  }

  /// Returns the advance of the character at a place of the tables, in em.
  @inline(__always)
  func advance(at index: Int) -> Double {
    let first = Double(table[places.0 + index]) * shares.0 + tracking
    guard !isOneTable else { return first }
    return first + Double(table[places.1 + index]) * shares.1
      + Double(table[places.2 + index]) * shares.2 + Double(table[places.3 + index]) * shares.3
  }
}
