import A11yTree

/// What a picture shows: one scenario in one environment or several.
struct PictureFigure {
  /// What the figure is called.
  var title: String
  /// The screens, side by side.
  var panels: [PicturePanel]
}

/// One screen of a figure, with what is heard and found on it.
struct PicturePanel {
  /// What tells it from the other screens.
  var caption: String
  /// The screen.
  var screen: Screen
  /// The stops, in the order of the reader.
  var stops: [PictureStop]
  /// What was found.
  var findings: [PictureFinding]

  /// Creates a panel of a screen.
  ///
  /// - Parameters:
  ///   - caption: What tells it from the other screens.
  ///   - screen: The screen.
  ///   - announcements: What is heard at each stop, in the order of the reader.
  ///   - findings: What was found on this screen and others of the figure; advice is left out.
  ///   - rendering: How announcements are written.
  init(
    caption: String, screen: Screen, announcements: [Announcement], findings: [Finding],
    rendering: Rendering
  ) {
    self.caption = caption
    self.screen = screen
    stops = zip(Reading(screen).stops, announcements).map { stop, announcement in
      PictureStop(
        frame: screen.tree[stop.node].frame, spoken: announcement.spoken(rendering),
        hint: announcement.hint)
    }
    self.findings = findings.enumerated().compactMap { place, finding in
      guard let occurrence = finding.occurrence(in: screen.environment),
        occurrence.outcome != .advice, let frame = finding.frame(on: screen)
      else { return nil }
      return PictureFinding(
        place: place, frame: frame, rule: finding.rule, outcome: occurrence.outcome,
        message: occurrence.message)
    }
  }
}

/// A stop of the reader in a picture.
struct PictureStop {
  /// The frame of its element.
  var frame: Rect
  /// What is said.
  var spoken: String
  /// What follows after a pause, nil for nothing.
  var hint: String?
}

/// A finding in a picture.
struct PictureFinding {
  /// Its place among the findings of the figure.
  var place: Int
  /// The frame of what is judged.
  var frame: Rect
  /// The id of the rule.
  var rule: String
  /// The outcome on this screen.
  var outcome: Outcome
  /// What is wrong.
  var message: String
}

extension Int {
  /// The place as a letter: A, B … Z, AA, AB.
  var letters: String {
    let letter = String(UnicodeScalar(UInt8(65 + magnitude % 26)))
    return self < 26 ? letter : (self / 26 - 1).letters + letter
  }
}

/// The colours of what is drawn around and over a screen.
enum PictureInk {
  static let sheet = SRGBColor(hex: 0xF2F2F5)
  static let words = SRGBColor(hex: 0x1C1C1E)
  static let faintWords = SRGBColor(hex: 0x55555B)
  static let edge = SRGBColor(hex: 0xAEAEB2)
  static let focus = SRGBColor(hex: 0x6D28D9)
  static let failed = SRGBColor(hex: 0xC8001A)
  static let doubtful = SRGBColor(hex: 0x9A4B00)

  /// San Francisco where there is one, else the open font whose widths come nearest to it.
  static let fonts =
    "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
  /// The same in the cut for large sizes.
  static let displayFonts =
    "-apple-system, BlinkMacSystemFont, 'SF Pro Display', 'Inter Display', Inter, "
    + "'Helvetica Neue', Arial, sans-serif"

  /// Returns the colour of an outcome.
  static func mark(_ outcome: Outcome) -> SRGBColor { outcome == .failed ? failed : doubtful }

  /// Returns the colours of the frames around stops: the line, and what lies under it.
  static func frame(_ scheme: ColorScheme) -> (line: SRGBColor, under: SRGBColor) {
    scheme == .light ? (focus, .white) : (SRGBColor(hex: 0xB79CFF), .black)
  }

  /// Returns the colours of a placeholder: its ground and what is drawn on it.
  static func placeholder(_ scheme: ColorScheme) -> (ground: SRGBColor, line: SRGBColor) {
    scheme == .light
      ? (SRGBColor(hex: 0xD9DCE3), SRGBColor(hex: 0x7A8090))
      : (SRGBColor(hex: 0x3A3D45), SRGBColor(hex: 0x9DA3B0))
  }
}
