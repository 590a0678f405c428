import CardA11y
import Testing

/// Asset catalogues as Xcode writes them (facts: seed-systems.md §2.8).
@MainActor
struct AssetCatalogueTests {
  private typealias Fixture = AssetFixtures

  private func color(
    _ contents: String, scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard
  ) throws -> SRGBColor? {
    let files = MemoryFiles(texts: ["A.xcassets/c.colorset/Contents.json": contents])
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.colorSchemeContrast = contrast
    environment.assets = try AssetCatalogue(reading: ["A.xcassets/"], files: files.input)
    return Color("c", bundle: .ods)._resolve(in: environment)
  }

  /// Components, their colour space, and the colour in sRGB.
  nonisolated private static let forms: [(components: String, space: String, hex: UInt32)] = [
    (Fixture.rgb("0xF1", "0x6E", "0x00"), "srgb", 0xF16E00),
    (Fixture.rgb("0.110", "0.110", "0.102"), "srgb", 0x1C1C1A),
    (Fixture.rgb("241", "110", "0"), "srgb", 0xF16E00),
    (#""red": 1, "green": 0.5, "blue": 0"#, "srgb", 0xFF8000),
    (#""red": 241, "green": 110, "blue": 0"#, "srgb", 0xF16E00),
    (Fixture.rgb("1.090", "-0.210", "0.500"), "extended-srgb", 0xFF0080),
    (Fixture.rgb("0.200", "0.200", "0.200"), "extended-linear-srgb", 0x7C7C7C),
    // Computed from the matrices of CSS Color 4.
    (Fixture.rgb("0.500", "0.400", "0.300"), "display-p3", 0x846549),
    (Fixture.rgb("0.200", "0.600", "0.400"), "display-p3", 0x009C61),
    (Fixture.rgb("1.000", "0.000", "0.000"), "display-p3", 0xFF0000),
    (#""white": "0.250", "alpha": "1.000""#, "gray-gamma-22", 0x3D3D3D),
    (#""white": "0.100", "alpha": "1.000""#, "gray-gamma-22", 0x131313),
    (#""white": "0xFF", "alpha": "1.000""#, "gray-gamma-22", 0xFFFFFF),
    (#""white": "0.250", "alpha": "1.000""#, "extended-gray", 0x404040),
  ]

  @Test(arguments: forms.indices)
  func everyNumberFormAndSpaceIsRead(row: Int) throws {
    let (components, space, hex) = Self.forms[row]
    let contents = Fixture.set(Fixture.entry(components, space: space))
    #expect(try color(contents) == SRGBColor(hex: hex))
  }

  @Test(arguments: [("0.300", 0.3), ("1", 1), ("0", 0), ("0x80", 128.0 / 255)])
  func alphasAreRead(text: String, alpha: Double) throws {
    let contents = Fixture.set(Fixture.entry(Fixture.rgb("0", "0", "0", alpha: text)))
    #expect(try color(contents) == SRGBColor(hex: 0, alpha: alpha))
  }

  private func gray(_ value: Int, _ appearances: String = "", further: String = "") -> String {
    Fixture.entry(
      Fixture.rgb("\(value)", "\(value)", "\(value)"), appearances: appearances, further: further)
  }

  /// Returns the gray values in light, dark, light of high contrast, dark of high contrast.
  private func grays(_ contents: String) throws -> [UInt8?] {
    var result: [UInt8?] = []
    for contrast in ColorSchemeContrast.allCases {
      for scheme in [ColorScheme.light, .dark] {
        result.append(try color(contents, scheme: scheme, contrast: contrast)?.red)
      }
    }
    return result
  }

  @Test func everyAppearanceIsChosen() throws {
    let all = [gray(10), gray(20, "dark"), gray(30, "high"), gray(40, "dark high")]
    #expect(try grays(Fixture.set(all[0])) == [10, 10, 10, 10])
    #expect(try grays(Fixture.set(all[0], all[1])) == [10, 20, 10, 20])
    #expect(try grays(Fixture.set(all[0], all[1], all[2], all[3])) == [10, 20, 30, 40])
    #expect(try grays(Fixture.set(all[0], all[2])) == [10, 10, 30, 30])
    #expect(try grays(Fixture.set(all[0], all[1], all[2])) == [10, 20, 30, 20])
    #expect(try grays(Fixture.set(gray(10), gray(20, "light"))) == [20, 10, 20, 10])
  }

  /// What no entry is for has no value, rather than another one's.
  @Test func anAppearanceWithoutEntryHasNoValue() throws {
    #expect(try grays(Fixture.set(gray(20, "dark"))) == [nil, 20, nil, 20])
    #expect(try grays(Fixture.set(gray(20, "light"))) == [20, nil, 20, nil])
    #expect(try grays(Fixture.set(gray(30, "high"))) == [nil, nil, 30, 30])
  }

  @Test func entriesForOtherScreensCountLess() throws {
    let wide = gray(50, further: #""display-gamut": "display-P3", "#)
    #expect(try grays(Fixture.set(wide, gray(10))) == [10, 10, 10, 10])
    let empty = #"{ "idiom": "universal", "appearances": [] }"#
    #expect(try grays(Fixture.set(empty, gray(10))) == [10, 10, 10, 10])
    let phone = gray(60).replacing("universal", with: "iphone")
    #expect(try grays(Fixture.set(gray(10), phone)) == [60, 60, 60, 60])
  }

  @Test func coloursOfTheSystemAreNamed() throws {
    let contents = Fixture.set(
      #"{ "color": { "platform": "ios", "reference": "systemBackgroundColor" }, "idiom": "universal" }"#
    )
    #expect(try color(contents) == .white)
    #expect(try color(contents, scheme: .dark) == .black)
  }

  @Test func foldersAreWalkedAndNamespacesKept() throws {
    let catalogue = try AssetCatalogue(
      reading: ["app/Assets.xcassets"], files: Fixture.app.input)
    #expect(catalogue.images == ["salad", "Brand/logo", "soup"])
    #expect(Set(catalogue.colors.keys) == ["coreOrange", "cardBackground"])
  }

  /// The content of a colour set, then what is said of it.
  nonisolated private static let mistakes: [(contents: String, message: String)] = [
    ("{", "1:2: error: the file ends here"),
    (#"{"colors": []}"#, "1:12: error: “colors”: the colour set has no colour"),
    (
      Fixture.set(Fixture.entry(Fixture.rgb("0", "0", "0"), space: "sgrb")),
      "1:42: error: “colors[0].color.color-space”: unknown colour space “sgrb”; did you mean “srgb”?"
    ),
    (
      Fixture.set(Fixture.entry(Fixture.rgb("256", "0", "0"))),
      "1:118: error: “colors[0].color.components.red”: expected a component such as \"0xF1\", \"241\" or \"0.945\", found “256”"
    ),
    (
      Fixture.set(Fixture.entry(Fixture.rgb("0", "0.1.2", "0"))),
      "1:106: error: “colors[0].color.components.green”: expected a component such as "
    ),
    (
      Fixture.set(Fixture.entry(#""red": "0", "blue": "0""#)),
      "1:64: error: “colors[0].color.components”: the key “green” is missing"
    ),
    (
      #"{"colors": [{"color": {"reference": "systemBleuColor"}}]}"#,
      "1:37: error: “colors[0].color.reference”: unknown system colour “systemBleuColor”; did you mean “systemBlueColor”?"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func mistakesAreAnsweredWithTheirPlace(row: Int) {
    let (contents, message) = Self.mistakes[row]
    let error = #expect(throws: InputError.self) { try color(contents) }
    let description = error?.description ?? ""
    let place = "A.xcassets/c.colorset/Contents.json:"
    #expect(description.hasPrefix(place + message), "\(description)")
  }

  @Test func aFolderThatHoldsItselfEnds() {
    let files = InputFiles { _ in
      []
    } list: { _ in
      [.init(name: "again", isFolder: true)]
    }
    let error = #expect(throws: InputError.self) {
      try AssetCatalogue(reading: ["a"], files: files)
    }
    #expect(error?.message == "nested deeper than 32 folders")
  }

  @Test func viewsTakeTheirColoursFromTheCatalogueOfTheirPlace() throws {
    let catalogue = try AssetCatalogue(
      reading: ["app/Assets.xcassets"], files: Fixture.app.input)
    let text = Text("Cook").foregroundStyle(Color("coreOrange", bundle: .ods).opacity(0.5))
    #expect(text.screen().text("Cook")?.color == nil)
    let dark = environment { $0.colorScheme = .dark }
    let screen = text.environment(\.assets, catalogue).screen(in: dark)
    #expect(screen.text("Cook")?.color == SRGBColor(hex: 0xFF7900, alpha: 0.5))
  }

  @Test func aColourThatNamesItselfIsNotKnown() {
    var environment = EnvironmentValues()
    environment.assets = AssetCatalogue(colors: ["a": Color("a")])
    #expect(Color("a")._resolve(in: environment) == nil)
  }
}
