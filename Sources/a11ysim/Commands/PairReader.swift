import A11yTree
import CardA11y

/// Reads the colours of a command line, in the appearance that it names.
struct PairReader {
  private let invocation: Invocation
  private let environment: ScreenEnvironment
  /// The system whose colours are meant.
  let generation: SystemColors.Generation

  init(_ invocation: Invocation) {
    self.invocation = invocation
    var environment = ScreenEnvironment()
    environment.colorScheme = invocation[.colorScheme].flatMap(ColorScheme.init) ?? .light
    environment.contrast =
      invocation[.contrastSetting].flatMap(ColorSchemeContrast.init) ?? .standard
    self.environment = environment
    generation = invocation.systemColors
  }

  /// The opaque colour under everything.
  var page: SRGBColor { environment.pageColor }

  /// Whether a colour of the system is named.
  var usesSystemColors: Bool {
    (invocation.operands + invocation.all(.over)).contains { SystemColors.names.contains($0) }
  }

  /// Returns what lies under the background, the nearest first.
  func over() throws(UsageError) -> [SRGBColor] {
    var colors: [SRGBColor] = []
    for text in invocation.all(.over) { colors.append(try color(text)) }
    return colors
  }

  /// Returns a colour, or where it may be one of several, a gradient, a material or a picture.
  func paint(_ text: String, isFront: Bool) throws(UsageError) -> ContrastReport.Paint {
    if text.hasPrefix("linear-gradient("), text.hasSuffix(")") { return try gradient(text) }
    if !isFront {
      if text == "picture" { return .init(words: text, paint: .picture) }
      let material = text.hasSuffix("Material") ? String(text.dropLast(8)) : text
      if let material = MaterialFill(rawValue: material) {
        return .init(words: text, paint: .pattern(.material(material)))
      }
    }
    let color = try color(text)
    return .init(words: "\(color)", paint: .color(color))
  }

  private func gradient(_ text: String) throws(UsageError) -> ContrastReport.Paint {
    var stops: [GradientFill.Stop] = []
    let pieces = Self.pieces(of: text.dropFirst("linear-gradient(".utf8.count).dropLast())
    for (place, piece) in pieces.enumerated() {
      let location = Double(place) / Double(max(pieces.count - 1, 1))
      stops.append(.init(color: try color(piece), location: location))
    }
    guard stops.count > 1 else {
      throw invocation.usageError("linear-gradient() takes two colours or more")
    }
    let form = GradientFill.Form.linear(from: .zero, to: Point(x: 1, y: 0))
    return .init(
      words: "a gradient of \(stops.map { "\($0.color)" }.joined(separator: ", "))",
      paint: .pattern(.gradient(GradientFill(form: form, stops: stops))))
  }

  /// Divides a list at its commas, those inside of parentheses apart.
  private static func pieces(of list: Substring) -> [String] {
    var pieces = [""]
    var depth = 0
    for scalar in list.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if scalar == ",", depth == 0 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
      }
    }
    return pieces
  }

  private func color(_ text: String) throws(UsageError) -> SRGBColor {
    let named = SystemColors.color(
      named: text, scheme: environment.colorScheme, contrast: environment.contrast,
      generation: generation)
    if let named { return named }
    do throws(ColorParseError) {
      return try SRGBColor(parsing: text)
    } catch {
      throw invocation.usageError(error.description)
    }
  }
}

extension Invocation {
  /// The system whose colours are meant: that of the profile, else the newest.
  var systemColors: SystemColors.Generation {
    let older = [ReaderProfile.ios17.name, ReaderProfile.ios18.name]
    return self[.profile].map { older.contains($0) ? .iOS13 : .iOS26 } ?? .iOS26
  }
}
