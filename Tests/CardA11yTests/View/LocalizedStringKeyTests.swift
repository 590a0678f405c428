import A11yTree
import CardA11y
import Testing

/// Texts with values in them (facts: seed-systems.md §5.4, interpolated numbers).
@MainActor
struct LocalizedStringKeyTests {
  private func label(_ key: LocalizedStringKey, _ locale: String) -> [String?] {
    var environment = ScreenEnvironment()
    environment.locale = locale
    return Text(key).screen(in: environment).labels
  }

  /// A key, what it shows in English, and as which key a table has it (Foundation's formats).
  nonisolated private static let keys: [(LocalizedStringKey, shown: String, key: String)] = [
    ("Plain 100%", "Plain 100%", "Plain 100%"),
    ("\("Ada")’s card", "Ada’s card", "%@’s card"),
    ("\(2847) steps", "2,847 steps", "%lld steps"),
    ("\(-12_345_678) steps", "-12,345,678 steps", "%lld steps"),
    ("\(999) of \(UInt8(7))", "999 of 7", "%lld of %lld"),
    ("\(1.5) km", "1.500000 km", "%lf km"),
    ("\(1234.567, specifier: "%.1f") km", "1,234.6 km", "%.1f km"),
    ("\(7, specifier: "%02d"):\(255, specifier: "%X")", "07:FF", "%02d:%X"),
    ("\(0.125, specifier: "%.2f")%", "0.12%", "%.2f%%"),
    ("\(2.0, specifier: "%.0f") \(-0.5, specifier: "%+.1f")", "2 -0.5", "%.0f %+.1f"),
    ("Now \(Text("open"))", "Now open", "Now %@"),
  ]

  @Test(arguments: keys.indices)
  func valuesAreWrittenAsTheLanguageDoes(row: Int) {
    let (key, shown, table) = Self.keys[row]
    #expect(label(key, "en") == [shown])
    #expect(key.key == table)
    #expect(key == key && key != "another")
  }

  /// CLDR 46.
  @Test(arguments: [
    ("fr", "2\u{202F}847 1,5"), ("es", "2847 1,5"), ("de-CH", "2’847 1.5"), ("de", "2.847 1,5"),
    ("ru", "2\u{A0}847 1,5"), ("en-GB", "2,847 1.5"), ("xx", "2,847 1.5"),
  ])
  func languagesDiffer(locale: String, shown: String) {
    let environment = EnvironmentValues.inLanguage(locale)
    let key: LocalizedStringKey = "\(2847) \(1.5, specifier: "%.1f")"
    #expect(key.string(in: environment) == shown)
  }

  /// A string is shown as it is; only a literal is a key.
  @Test func stringsAreNoKeys() {
    let steps = 2847
    let string = "\(steps) steps"
    #expect(Text(string).screen().labels == ["2847 steps"])
    #expect(Text(verbatim: "\(steps) steps").screen().labels == ["2847 steps"])
    #expect(Text("\(steps) steps").screen().labels == ["2,847 steps"])
    #expect(["a", "b"].map(Text.init).map { $0.screen().labels } == [["a"], ["b"]])
  }

  @Test func labelsAreKeysToo() {
    let view = Button("\(1000) points") {}
      .accessibilityValue("\(2000) left")
    let node = view.screen().elements.first
    #expect(node?.label == "1,000 points" && node?.value == "2,000 left")
    let named = Text("x").accessibilityLabel("\(3000) more").accessibilityHint(Text("\(4000)"))
    let element = named.screen().elements.first
    #expect(element?.label == "3,000 more" && element?.hint == "4,000")
  }
}

extension EnvironmentValues {
  fileprivate static func inLanguage(_ tag: String) -> EnvironmentValues {
    var environment = ScreenEnvironment()
    environment.locale = tag
    return EnvironmentValues(environment)
  }
}
