import Testing

@testable import A11yTree

struct ColorParsingTests {
  /// CSS Color 4; the greens are those of its web platform tests.
  @Test(
    arguments: [
      ("#f60", "#FF6600"), ("#F608", "#FF660088"), ("#f16e00", "#F16E00"),
      ("#F16E0080", "#F16E0080"), ("  #fff\n", "#FFFFFF"), ("#000000FF", "#000000"),
      ("rgb(241,110,0)", "#F16E00"), ("rgb(241 110 0)", "#F16E00"),
      ("rgba(0, 0, 0, .5)", "rgb(0 0 0 / 0.5)"), ("rgb(0 0 0 / 20%)", "#00000033"),
      ("RGB(100%, 0%, 50%)", "#FF0080"), ("rgb(300 -5 none)", "#FF0000"),
      ("hsl(120, 100%, 25%)", "#008000"), ("hsl(0.5turn 100 50)", "#00FFFF"),
      ("hsla(-120deg, 100%, 50%, 1)", "#0000FF"), ("hsl(400grad 100% 50%)", "#FF0000"),
      ("hwb(120 0% 49.8039%)", "#008000"), ("hwb(0 60% 60%)", "#808080"),
      ("lab(46.2775% -47.5621 48.5837)", "#008000"), ("lab(100 0 0)", "#FFFFFF"),
      ("lch(46.2775% 67.9892 134.3912)", "#008000"), ("oklab(51.975% -0.1403 0.10768)", "#008000"),
      ("oklch(51.975% 0.17686 142.495)", "#008000"), ("oklch(1 0 0)", "#FFFFFF"),
      ("color(srgb 1 0.5 0)", "#FF8000"), ("color(srgb-linear 1 0.215861 0)", "#FF8000"),
      ("color(display-p3 1 0 0)", "#FF0000"), ("color(display-p3 1 1 1 / 0)", "#FFFFFF00"),
      ("color(xyz 0.95046 1 1.08906)", "#FFFFFF"), ("orange", "#FFA500"),
      ("RebeccaPurple", "#663399"), ("transparent", "#00000000"),
    ] as [(String, String)])
  func whatCSSWritesIsRead(text: String, expected: String) throws {
    let color = try SRGBColor(parsing: text)
    #expect(color.description == expected)
    #expect(try SRGBColor(parsing: color.description) == color)
  }

  @Test(
    arguments: [
      ("", "it is empty"), ("  ", "it is empty"),
      ("#12345", "3, 4, 6 or 8 digits, not 5"), ("#", "3, 4, 6 or 8 digits, not 0"),
      ("#123456789012345678901", "digits, not 21"),
      ("#GG0000", "only the digits 0 to 9 and A to F"),
      ("#FF 000", "only the digits 0 to 9 and A to F"), ("F16E00", "begins with #, as in #F16E00"),
      ("oragne", "no colour of CSS"), ("currentColor", "depends on where it is used"),
      ("systemBlue", "depends on where it is used"), ("rgb(1 2 3", "closing parenthesis"),
      ("rgb(1 2)", "rgb() takes 3 values and may take an alpha, not 2"),
      ("rgb(1 2 3 4)", "not 4"), ("rgb(1,2,3,4,5)", "not 4"), ("rgb()", "not 0"),
      ("rgb(1,,3)", "a value is missing"), ("rgb(1 2 3 /)", "a value is missing"),
      ("rgb(1, 2 3)", "a comma is missing"), ("rgb(1,2,3/0.5)", "not both"),
      ("rgb(1 2 3 / 4 / 5)", "more than one slash"), ("rgb(a b c)", "'a' is not a number"),
      ("rgb(nan 0 0)", "'nan' is not a number"), ("rgb(0x10 0 0)", "is not a number"),
      ("rgb(1e999 0 0)", "is not a number"), ("rgb(10deg 0 0)", "value 1 of rgb() is no angle"),
      ("hsl(10% 0 0)", "value 1 of hsl() is an angle"), ("cmyk(1 2 3)", "no function 'cmyk'"),
      ("color(rec2020 1 0 0)", "not 'rec2020'"), ("color()", "not 0"),
      ("(1 2 3)", "no function ''"),
    ] as [(String, String)])
  func anErrorSaysWhatIsWrong(text: String, expected: String) {
    #expect {
      try SRGBColor(parsing: text)
    } throws: { error in
      "\(error)".contains(expected)
    }
  }

  @Test func allNamesAreKnown() throws {
    #expect(NamedColors.names.count == 148)
    for name in NamedColors.names { _ = try SRGBColor(parsing: name.uppercased()) }
    #expect(try SRGBColor(parsing: "aliceblue") == SRGBColor(hex: 0xF0F8FF))
    #expect(try SRGBColor(parsing: "yellowgreen") == SRGBColor(hex: 0x9ACD32))
    #expect(try SRGBColor(parsing: "gray") == SRGBColor(parsing: "grey"))
  }

  /// color.js, test/conversions.js.
  @Test(
    arguments: [
      ((0.238, 0.532, 0.611), (0.019595, 0.54027, 0.621351)),
      ((1, 0, 0), (1.09299, -0.226745, -0.150155)),
      ((0, 1, 0), (-0.511567, 1.018276, -0.310711)),
      ((0, 0, 1), (0, 0, 1.0420216)),
      ((0.47, 0.47, 0.47), (0.47, 0.47, 0.47)),
    ] as [((Double, Double, Double), (Double, Double, Double))])
  func displayP3BecomesSRGB(
    from wide: (Double, Double, Double), to expected: (Double, Double, Double)
  ) {
    let color = ColorSpaces.srgb(displayP3: wide)
    #expect(abs(color.0 - expected.0) < 1e-4)
    #expect(abs(color.1 - expected.1) < 1e-4)
    #expect(abs(color.2 - expected.2) < 1e-4)
  }

  /// axe-core, test/commons/color/flatten-colors.js.
  @Test(
    arguments: [
      ("rgba(0,0,0,.5)", "#ffffff", "#808080"), ("rgba(255,0,0,.5)", "#ffffff", "#ff8080"),
      ("rgba(0,128,0,.25)", "#ffffff", "#bfdfbf"),
      ("rgba(0,128,0,.25)", "rgba(255,0,0,.5)", "rgba(153,51,0,.625)"),
      ("rgba(0,0,0,0)", "rgba(255,255,255,0)", "rgba(0,0,0,0)"),
    ] as [(String, String, String)])
  func translucentColorsAreLaidOver(upper: String, lower: String, expected: String) throws {
    let seen = try SRGBColor(parsing: upper).over(SRGBColor(parsing: lower))
    #expect(try seen == SRGBColor(parsing: expected))
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func aDescriptionReadsAsTheColor(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let color = SRGBColor(
      hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers),
      alpha: [1, 0, 0.3, Double.random(in: 0...1, using: &numbers)]
        .randomElement(using: &numbers) ?? 1)
    #expect(try SRGBColor(parsing: color.description) == color, "seed \(seed)")
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func noTextCrashesTheReader(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let pieces = [
      "#", "rgb(", "color(", ")", ",", "/", " ", "%", "1e3", "-", "deg", "none", "é", "\0",
    ]
    let text = (0..<Int.random(in: 0...8, using: &numbers))
      .map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
    let color = try? SRGBColor(parsing: text)
    #expect(color == nil || text.contains(")"), "seed \(seed)")
  }
}
