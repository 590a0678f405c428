extension Color {
  /// The colour of labels.
  public static let primary = Color(system: "label")
  /// The colour of secondary labels.
  public static let secondary = Color(system: "secondaryLabel")
  /// White in every appearance.
  public static let white = Color(SRGBColor.white)
  /// Black in every appearance.
  public static let black = Color(SRGBColor.black)
  /// Paints nothing.
  public static let clear = Color(SRGBColor.clear)
  /// The system's red.
  public static let red = Color(system: "systemRed")
  /// The system's orange.
  public static let orange = Color(system: "systemOrange")
  /// The system's yellow.
  public static let yellow = Color(system: "systemYellow")
  /// The system's green.
  public static let green = Color(system: "systemGreen")
  /// The system's mint.
  public static let mint = Color(system: "systemMint")
  /// The system's teal.
  public static let teal = Color(system: "systemTeal")
  /// The system's cyan.
  public static let cyan = Color(system: "systemCyan")
  /// The system's blue.
  public static let blue = Color(system: "systemBlue")
  /// The system's indigo.
  public static let indigo = Color(system: "systemIndigo")
  /// The system's purple.
  public static let purple = Color(system: "systemPurple")
  /// The system's pink.
  public static let pink = Color(system: "systemPink")
  /// The system's brown.
  public static let brown = Color(system: "systemBrown")
  /// The system's gray.
  public static let gray = Color(system: "systemGray")
  /// The colour of controls, the system's blue unless a theme says otherwise.
  public static let accentColor = Color(system: "systemBlue")
}
