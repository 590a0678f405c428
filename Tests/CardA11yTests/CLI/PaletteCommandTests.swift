import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct PaletteCommandTests {
  private let world = FakeWorld([
    "theme.json": ##"{ "name": "mine", "extends": "orange", "accent": { "light": "#B25100" } }"##,
    "tokens.json": """
    {
      "color": {
        "$type": "color",
        "ink": { "$value": "#000000" },
        "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 1 } },
        "text": { "$value": "{color.ink}", "$extensions": { "mode": { "dark": "{color.paper}" } } },
        "ground": { "$value": "{color.paper}", "$extensions": { "mode": { "dark": "#1C1C1A" } } }
      },
      "space": { "$type": "dimension", "m": { "$value": "16px" } }
    }
    """,
    "modes.json": """
    {
      "light": { "text": { "$value": "#111111" }, "ground": { "$value": "#FFFFFF" } },
      "dark": { "text": { "$value": "#EEEEEE" } }
    }
    """,
    "App.xcassets/Contents.json": AssetFixtures.info,
    "App.xcassets/brand.colorset/Contents.json": AssetFixtures.set(
      AssetFixtures.entry(AssetFixtures.rgb("0xF1", "0x6E", "0x00")),
      AssetFixtures.entry(AssetFixtures.rgb("0xFF", "0x79", "0x00"), appearances: "dark")),
    "App.xcassets/night.colorset/Contents.json": AssetFixtures.set(
      AssetFixtures.entry(AssetFixtures.rgb("0x1C", "0x1C", "0x1A"), appearances: "dark")),
  ])

  private func json(_ arguments: String..., status: ExitCode = .passed) throws -> JSONValue {
    let result = A11ySim.run(
      ["contrast"] + arguments + ["--format", "json=out.json"], console: world.console)
    #expect(result == status, "\(world.errors)")
    return try JSONParser.parse(world.files["out.json"] ?? [])
  }

  private func pairs(_ value: JSONValue) -> [String] {
    guard case .array(let appearances) = value["appearances"]?.content else { return [] }
    return appearances.flatMap { appearance -> [String] in
      guard case .array(let pairs) = appearance["pairs"]?.content else { return [] }
      return pairs.map { pair in
        let words = ["foreground", "background", "use"].map {
          JSONWriter.compact(pair[$0] ?? .null)
        }
        let name = JSONWriter.compact(appearance["appearance"] ?? .null)
        return ([name] + words).joined(separator: " ").replacing("\"", with: "")
      }
    }
  }

  @Test func aThemeIsReadWithItsTokens() throws {
    let value = try json("--tokens", "theme.json")
    let all = pairs(value)
    #expect(all.contains("light accent cardBackground text"))
    #expect(all.contains("dark accent cardBackground largeText"))
    // The theme gives light only, which the report says.
    #expect(
      JSONWriter.compact(value["inherited"] ?? .null)
        == #"[{"token":"accent","appearance":"dark"}]"#)
    #expect(world.output.contains("advice: accent has no value of its own in dark"))
  }

  /// The themes by their names hold the verdicts of facts: seed-systems.md §2.8 and §4.3.
  @Test(
    arguments: [
      ("orange", "light accent cardBackground largeText"),
      ("orange", "dark accent cardBackground text"),
      ("orange", "light functionalAlert cardBackground none"),
      ("innovation-cup", "light accent cardBackground text"),
      ("innovation-cup", "dark accent cardBackground none"),
      ("ds-published", "light border surface none"), ("ds-published", "light muted surface text"),
      ("ds-published", "light muted secondaryMuted largeText"),
      ("ds-published", "dark muted surface largeText"),
      ("ds-published", "light onPrimary primary largeText"),
      ("ds-published", "light onPrimary success none"), ("ds", "light onPrimary success text"),
      ("ds", "dark border surface largeText"),
    ])
  func ourThemesAreKnownByName(theme: String, pair: String) throws {
    #expect(pairs(try json("--tokens", theme)).contains(pair))
  }

  @Test func designTokensAreReadWithAliasesAndModes() throws {
    let value = try json("--tokens", "tokens.json")
    let all = pairs(value)
    #expect(all.contains("light color.text color.ground text"))
    #expect(all.contains("dark color.text color.ground text"))
    #expect(all.contains("light color.text color.ink none"))
    #expect(!all.contains { $0.contains("space") })
    #expect(JSONWriter.compact(value["missing"] ?? .null) == "[]")
  }

  @Test func aColourWithoutValueIsAFinding() throws {
    let value = try json("--tokens", "modes.json", status: .found)
    #expect(pairs(value) == ["light text ground text", "light ground text text"])
    #expect(
      JSONWriter.compact(value["missing"] ?? .null)
        == #"[{"token":"ground","appearance":"dark"}]"#)
    #expect(world.output.contains("failed: ground has no value in dark"))
    let assets = try json("--tokens", "App.xcassets/", status: .found)
    #expect(
      JSONWriter.compact(assets["missing"] ?? .null)
        == #"[{"token":"night","appearance":"light"}]"#)
    #expect(pairs(assets) == ["dark brand night text", "dark night brand text"])
    // In an appearance in which all have values nothing is missing.
    #expect(
      pairs(
        try json("--tokens", "App.xcassets", "--color-scheme", "dark", "--contrast", "standard")
      )
      .count == 2)
  }

  @Test func theMatrixIsShownAsText() {
    #expect(world.run("contrast", "--tokens", "modes.json", "--color-scheme", "light") == .passed)
    #expect(
      world.output.hasPrefix(
        """
        modes.json · 2 colours, each row on each column
          T enough for text (4.5:1), L for large text and graphics (3:1), · for neither

        light · over #FFFFFF
                               1  2
           1  text    #111111     T
           2  ground  #FFFFFF  T
          2 pairs for text, 0 more for large text and graphics, 0 for neither

        """), "\(world.output)")
  }

  @Test func theMatrixIsWrittenAsMarkdownAndPicture() {
    let status = world.run(
      "contrast", "--tokens", "orange", "--format", "markdown", "--format", "svg=out.svg",
      "--color-scheme", "light", "--contrast", "standard")
    #expect(status == .passed)
    #expect(world.output.contains("| accent `#F16E00` |  | **6.97** | 3.01 |"))
    #expect(world.output.contains("~~1.51~~"))
    let picture = world.text(of: "out.svg") ?? ""
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.hasSuffix("</svg>\n"))
    #expect(picture.contains(">3.01</text>"))
    #expect(picture.utf8.count { $0 == UInt8(ascii: "<") } > 100)
  }

  @Test func signsOfMarkdownAndXMLAreTakenAsTheyAre() {
    world.files["odd.json"] = Array(
      ##"{ "a|b<c>": { "$value": "#000" }, "d&\"e": { "$value": "#FFF" } }"##.utf8)
    _ = world.run(
      "contrast", "--tokens", "odd.json", "--format", "markdown", "--format", "svg=out.svg")
    #expect(world.output.contains(#"a\|b\<c\>"#))
    let picture = world.text(of: "out.svg") ?? ""
    #expect(picture.contains("a|b&lt;c&gt;") && picture.contains("d&amp;&quot;e"))
  }

  /// What lies under translucent colours, and the system whose colours are named.
  @Test func thePageAndTheSystemAreChosen() throws {
    world.files["veil.json"] = Array(
      ##"{ "veil": { "$value": "rgb(255 255 255 / 0)" }, "ink": { "$value": "#000000" } }"##.utf8)
    #expect(pairs(try json("--tokens", "veil.json")).contains("light ink veil text"))
    #expect(
      pairs(try json("--tokens", "veil.json", "--over", "#222222")).contains("light ink veil none"))
    world.files["system.json"] = Array(#"{ "accent": "systemBlue" }"#.utf8)
    for (profile, hex) in [("ios-18", "#007AFF"), ("ios-26", "#0088FF")] {
      let value = try json("--tokens", "system.json", "--profile", profile)
      #expect(JSONWriter.compact(value["tokens"] ?? .null).contains(hex))
    }
  }

  @Test(
    arguments: [
      ("nothing.json", "nothing.json: error: no such file or folder"),
      ("empty.json", "empty.json: error: there is no colour in it"),
      ("one.json", "there is one colour in it; a pair needs two"),
      (
        "circle.json", "circle.json:1:46: error: “b.$value”: the tokens name each other in a circle"
      ),
      (
        "unknown.json",
        "unknown.json:1:20: error: “a.$value”: unknown token “bee”; did you mean “be”?"
      ),
      ("unreadable.json", "unreadable.json:1:38: error: “a.$value”: \"#12345\" is not a colour"),
      ("space.json", "color() takes one of the spaces"),
      ("list.json", "list.json:1:1: error: expected a theme or design tokens (an object)"),
      ("theme2.json", "unknown token “accnt”; did you mean “accent”?"),
      ("broken.json", "broken.json:1:"),
    ])
  func whatCannotBeReadIsNamedWithItsPlace(path: String, message: String) {
    let texts = [
      "empty.json": #"{ "a": { "$value": "16px", "$type": "dimension" } }"#,
      "one.json": ##"{ "a": { "$value": "#000" } }"##,
      "circle.json": #"{ "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"#,
      "unknown.json":
        ##"{ "a": { "$value": "{bee}", "$type": "color" }, "be": { "$value": "#000" } }"##,
      "unreadable.json": ##"{ "a": { "$type": "color", "$value": "#12345" } }"##,
      "space.json":
        #"{ "a": { "$value": { "colorSpace": "cmyk", "components": [1, 1, 1] }, "$type": "color" } }"#,
      "list.json": "[1]", "theme2.json": #"{ "accnt": "red" }"#, "broken.json": "{",
    ]
    for (name, text) in texts { world.files[name] = Array(text.utf8) }
    #expect(world.run("contrast", "--tokens", path) == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors.contains(message), "\(world.errors)")
  }

  @Test(
    arguments: [
      (["red", "white"], "--tokens measures a whole palette; leave FG and BG out"),
      (["--require", "aa"], "--require is for a pair of colours, not for --tokens"),
      (["--size", "17"], "--size is for a pair of colours, not for --tokens"),
      (["--over", "nocolour"], "\"nocolour\" is not a colour"),
    ] as [([String], String)])
  func optionsOfAPairAreRefused(arguments: [String], message: String) {
    let status = A11ySim.run(
      ["contrast", "--tokens", "orange"] + arguments, console: world.console)
    #expect(status == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
  }
}
