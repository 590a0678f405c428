/// The `Contents.json` of colour sets, as Xcode writes them.
enum AssetFixtures {
  /// An entry of a colour set: its components, then its appearances, as JSON.
  static func entry(
    _ components: String, space: String = "srgb", appearances: String = "", further: String = ""
  ) -> String {
    let list = appearances.split(separator: " ").map { word in
      let kind = word == "high" || word == "normal" ? "contrast" : "luminosity"
      return #"{ "appearance": "\#(kind)", "value": "\#(word)" }"#
    }
    let appearances = list.isEmpty ? "" : #""appearances": [\#(list.joined(separator: ", "))], "#
    return #"{ \#(further)\#(appearances)"color": { "color-space": "\#(space)", "components": "#
      + #"{ \#(components) } }, "idiom": "universal" }"#
  }

  static func set(_ entries: String...) -> String {
    #"{ "colors": [\#(entries.joined(separator: ", "))], "info": { "author": "xcode", "version": 1 } }"#
  }

  static func rgb(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000") -> String
  {
    #""alpha": "\#(alpha)", "blue": "\#(blue)", "green": "\#(green)", "red": "\#(red)""#
  }

  static let info = #"{ "info": { "author": "xcode", "version": 1 } }"#

  /// Orange's own colours (facts: seed-systems.md §2.8), a picture, and a folder with a namespace.
  static let app = MemoryFiles(texts: [
    "app/Assets.xcassets/Contents.json": info,
    "app/Assets.xcassets/coreOrange.colorset/Contents.json": set(
      entry(rgb("0xF1", "0x6E", "0x00")),
      entry(rgb("0xFF", "0x79", "0x00"), appearances: "dark")),
    "app/Assets.xcassets/cardBackground.colorset/Contents.json": set(
      entry(rgb("1.000", "1.000", "1.000")),
      entry(rgb("0.110", "0.110", "0.102"), appearances: "dark")),
    "app/Assets.xcassets/salad.imageset/Contents.json": info,
    "app/Assets.xcassets/salad.imageset/salad.png": "",
    "app/Assets.xcassets/AppIcon.appiconset/Contents.json": info,
    "app/Assets.xcassets/Brand/Contents.json":
      #"{ "info": { "version": 1 }, "properties": { "provides-namespace": true } }"#,
    "app/Assets.xcassets/Brand/logo.imageset/Contents.json": info,
    "app/Assets.xcassets/Plain/Contents.json": info,
    "app/Assets.xcassets/Plain/soup.imageset/Contents.json": info,
  ])
}
