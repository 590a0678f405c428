/// What is known of the system font, San Francisco, without the font itself.
///
/// Sources: Apple, Human Interface Guidelines, Typography, for the tracking; 2444/2048 em a line
/// from capsize's metrics, confirmed by frames of real labels (20.33 points for 17 at 3x).
package enum SystemFont {
  /// The height of one line, in em.
  package static let lineHeightFactor = 1.193359375

  /// The distance from the top of a line to its baseline, in em.
  package static let ascentFactor = 1950.0 / 2048

  /// Returns what the system adds to every advance at a font size, in thousandths of an em.
  ///
  /// Linear between whole sizes, and the end values beyond the table's 6 and 80 points.
  package static func tracking(at size: Double) -> Double {
    guard size > 6 else { return trackings.first ?? 0 }
    let place = size - 6
    guard place < Double(trackings.count - 1) else { return 0 }
    let index = Int(place)
    let part = place - Double(index)
    return trackings[index] * (1 - part) + trackings[index + 1] * part
  }

  /// The tracking at 6, 7, 8 … 80 points.
  private static let trackings: [Double] = {
    let numbers = NumberTable.parse(published)
    let sizes = stride(from: 0, to: numbers.count - 1, by: 2)
    var values: [Double] = []
    for (at, next) in zip(sizes, sizes.dropFirst()) {
      let span = numbers[next] - numbers[at]
      for step in 0..<span {
        let part = Double(step) / Double(span)
        values.append(Double(numbers[at + 1]) * (1 - part) + Double(numbers[next + 1]) * part)
      }
    }
    return values + [0]
  }()

  /// Size in points, then tracking in thousandths of an em.
  private static let published = """
    6 41  7 34  8 26  9 19  10 12  11 6  12 0  13 -6  14 -11  15 -16  16 -20  17 -26  18 -25
    19 -24  20 -23  21 -18  22 -12  23 -4  24 3  25 6  26 8  27 11  28 14  29 14  30 14  31 13
    32 13  33 12  34 12  35 11  36 10  37 10  38 10  39 10  40 10  41 9  42 9  43 9  44 8  45 8
    46 8  47 8  48 8  49 7  50 7  51 7  52 6  53 6  54 6  56 6  58 5  60 4  62 4  64 4  66 3
    68 2  70 2  72 2  76 1  80 0
    """
}

extension ResolvedFont {
  /// The height of one line, in points, before it is rounded to pixels.
  package var lineHeight: Double { size * SystemFont.lineHeightFactor }

  /// The distance from one baseline to the next, in points.
  ///
  /// Fonts of a text style have its leading; all others are set solid.
  package var linePitch: Double {
    guard case .textStyle(let style) = scaling else { return lineHeight }
    return style.leading(atFontSize: size)
  }
}
