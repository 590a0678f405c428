import A11yTree
import CardA11y
import Testing

/// A label on a real iPhone, as XCUITest printed its frame; the weights 600 and 700 are inferred.
struct RealLabel: Sendable, CustomTestStringConvertible {
  let text: String
  let size: Double
  let weight: Int
  let width: Double

  init(_ text: String, _ size: Double, _ weight: Int, _ width: Double) {
    self.text = text
    self.size = size
    self.weight = weight
    self.width = width
  }

  var testDescription: String { text }

  /// Frames from dumps in public repositories, rounded up to a pixel.
  static let all: [RealLabel] = [
    RealLabel("Hello, world!", 17, 400, 94.7),
    RealLabel("Tap me!", 17, 400, 60.7),
    RealLabel("Threads at once", 17, 400, 123.3),
    RealLabel("Wave Charge", 17, 400, 101.3),
    RealLabel("Dismiss keyboard", 17, 400, 134.3),
    RealLabel("Increment", 17, 400, 76.7),
    RealLabel("Dismiss", 17, 400, 59.3),
    RealLabel("WSB Atlanta", 15, 400, 85.3),
    RealLabel("The Detroit News", 15, 400, 119.0),
    RealLabel("Fox Business", 15, 400, 89.5),
    RealLabel("Oğuz Atay · 1972", 15, 400, 116.0),
    RealLabel("Author: Aldous huxley", 13, 400, 132.7),
    RealLabel("Published on: 1932", 13, 400, 115.7),
    RealLabel("Patrick's MegaMac", 13, 400, 115.3),
    RealLabel("Log in", 17, 600, 47.3),
    RealLabel("Brave New World", 17, 600, 136.0),
    RealLabel("Tutunamayanlar", 17, 600, 128.0),
    RealLabel("Settings", 34, 700, 133.0),
    RealLabel("Books", 34, 700, 98.3),
  ]
}

struct LabelWidthTests {
  @Test func thereAreNineteen() {
    #expect(RealLabel.all.count == 19)
  }

  @Test(arguments: RealLabel.all)
  func theModelIsWithinThreePercentOfARealLabel(label: RealLabel) {
    let font = ResolvedFont(size: label.size, weight: label.weight)
    var layout = TextLayout(TextSpec(text: label.text, font: font), displayScale: 3)
    let laid = layout.lay(width: nil)
    #expect(abs(laid.width / label.width - 1) <= 0.03)
    #expect(laid.lineCount == 1)
    #expect(!laid.isUnmeasured)
  }
}
