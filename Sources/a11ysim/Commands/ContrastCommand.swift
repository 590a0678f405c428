import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim contrast FG BG`, `a11ysim contrast --tokens FILE`.
  static let contrast = CommandSpec(
    name: "contrast", summary: "measures the contrast of two colours, or of a whole palette",
    operands: Operands(
      synopsis: "[FG BG]", minimum: 0, maximum: 2,
      hint: "; in a shell, a colour with # stands in quotes: '#F16E00'"),
    details: [
      "Colours are written as in CSS: '#F16E00', 'rgb(241 110 0)', 'white'; or are named as by "
        + "UIKit: 'secondaryLabel'. The background may also be 'linear-gradient(#FFF, #000)', a "
        + "material such as 'thinMaterial', or 'picture'. The ratio is compared unrounded and "
        + "shown with two decimals, rounded down.",
      "--tokens reads a theme file, one of our themes by its name, design tokens (W3C) or an asset "
        + "catalogue (.xcassets), and shows for what each pair is enough in each appearance.",
    ],
    options: [
      OptionGroup(title: "Check", options: [.require, .size, .weight, .largeText]),
      OptionGroup(
        title: "How it is painted", options: [.over, .opacity, .blend]),
      OptionGroup(
        title: "Appearance of named colours, and of the page",
        options: [.colorScheme, .contrastSetting, .profile]),
      OptionGroup(title: "Palette", options: [.tokens]),
      OptionGroup(title: "Output", options: [.format(PaletteRun.formats)]),
    ],
    examples: [
      Example(
        "a11ysim contrast '#F16E00' '#FFFFFF'",
        "measures a pair, and tells the nearest colours that pass"),
      Example(
        "a11ysim contrast secondaryLabel systemBackground --color-scheme dark --require aa-large",
        "fails where the pair has less than large text needs"),
      Example(
        "a11ysim contrast --tokens theme.json --format svg=palette.svg",
        "draws for what each pair of a palette is enough"),
    ]
  ) { invocation throws(UsageError) in
    if invocation.has(.tokens) { return try PaletteRun(invocation).result() }
    let plan = try OutputPlan(invocation)
    guard let foreground = invocation.operands.first, invocation.operands.count == 2 else {
      throw invocation.usageError(
        "contrast needs FG BG; in a shell, a colour with # stands in quotes: '#F16E00'")
    }
    let colors = PairReader(invocation)
    let report = ContrastReport(
      foreground: try colors.paint(foreground, isFront: true),
      background: try colors.paint(invocation.operands[1], isFront: false),
      under: try colors.over(), pageColor: colors.page, opacity: try invocation.opacity(),
      blendMode: invocation[.blend].flatMap(BlendMode.init) ?? .normal,
      generation: colors.usesSystemColors ? colors.generation : nil,
      requirement: invocation[.require].flatMap(requirement),
      font: try invocation.font(),
      largeText: invocation[.largeText].flatMap(LargeText.init) ?? .iosPoints)
    var result = CommandResult(status: report.isSufficient ? .passed : .found)
    plan.deliver(
      into: &result, console: invocation.console, page: report.page, value: report.value)
    return result
  }

  private static func requirement(_ name: String) -> ContrastRequirement? {
    switch name {
    case "aa": .aaText
    case "aa-large": .aaLargeText
    case "aaa": .aaaText
    case "non-text": .nonText
    default: nil
    }
  }
}

extension OptionSpec {
  fileprivate static let require = OptionSpec(
    name: "require", value: .choice(["aa", "aa-large", "aaa", "non-text"]),
    summary: "exit with 1 where the pair has less; with --size, aa and aaa ask for what the text "
      + "needs")
  fileprivate static let size = OptionSpec(
    name: "size", value: .word("POINTS"), summary: "the size of the text at the default setting")
  fileprivate static let weight = OptionSpec(
    name: "weight", value: .word("NAME|100…900"), summary: "the weight of the text, as 'bold'")
  fileprivate static let opacity = OptionSpec(
    name: "opacity", value: .word("0…1"),
    summary: "how opaque the two are together, drawn as a whole")
  fileprivate static let blend = OptionSpec(
    name: "blend", value: .choice(BlendMode.allCases.map(\.rawValue)),
    summary: "how the foreground is mixed with the background")
  /// The file with the colours.
  static let tokens = OptionSpec(
    name: "tokens", value: .word("FILE"), summary: "a palette, instead of a pair",
    completion: .files)
  /// What lies under translucent colours.
  static let over = OptionSpec(
    name: "over", value: .word("COLOR"),
    summary: "what lies under a translucent background; a further one lies under the last",
    isRepeatable: true)
  /// Light or dark.
  static let colorScheme = OptionSpec(
    name: "color-scheme", value: .choice(ColorScheme.allCases.map(\.rawValue)),
    summary: "light or dark; a palette is shown in all appearances that differ")
  /// The setting of the contrast.
  static let contrastSetting = OptionSpec(
    name: "contrast", value: .choice(ColorSchemeContrast.allCases.map(\.rawValue)),
    summary: "whether contrast is increased")
}

extension Invocation {
  fileprivate func opacity() throws(UsageError) -> Double {
    guard let text = self[.opacity] else { return 1 }
    guard let opacity = Double(text), (0...1).contains(opacity) else {
      throw usageError("--opacity: expected a number from 0 to 1, found '\(text)'")
    }
    return opacity
  }

  /// Returns the font of the text, nil where neither its size nor its weight is said.
  fileprivate func font() throws(UsageError) -> ResolvedFont? {
    guard has(.size) || has(.weight) else { return nil }
    var font = ResolvedFont(size: 17)
    if let text = self[.size] {
      guard let size = Double(text), (1...1000).contains(size) else {
        throw usageError("--size: expected a number of points from 1 to 1000, found '\(text)'")
      }
      font = ResolvedFont(size: size)
    }
    if let text = self[.weight] {
      let named = Self.weights.first { $0.key == text }?.value
      guard let weight = named ?? Int(text), (1...1000).contains(weight) else {
        throw usageError(
          "--weight: unknown weight '\(text)'"
            + text.suggestion(among: Self.weights.map(\.key), listing: true))
      }
      font.weight = weight
    }
    return font
  }

  private static let weights: KeyValuePairs<String, Int> = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]
}
