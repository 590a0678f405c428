import A11yTree
import Testing

@testable import a11ysim

struct EnvironmentWordsTests {
  /// All twelve sizes in light and dark.
  private let matrix: [ScreenEnvironment] = DynamicTypeSize.allCases.flatMap { size in
    ColorScheme.allCases.map { scheme in
      var environment = ScreenEnvironment()
      environment.dynamicType = size
      environment.colorScheme = scheme
      return environment
    }
  }

  @Test func sizesBecomeRanges() {
    #expect(
      words { $0.dynamicType >= .accessibility1 }
        == "at accessibility1 … accessibility5, light and dark")
    #expect(words { $0.dynamicType == .large } == "at large, light and dark")
    #expect(
      words { $0.dynamicType <= .small && $0.colorScheme == .dark }
        == "at xSmall, small, dark")
    #expect(words { _ in true } == "at every size, light and dark")
    #expect(
      words { $0.dynamicType <= .medium || $0.dynamicType == .accessibility5 }
        == "at xSmall … medium, accessibility5, light and dark")
  }

  @Test func unevenPlacesAreToldApart() {
    #expect(
      words {
        $0.colorScheme == .light ? $0.dynamicType >= .accessibility4 : $0.dynamicType == .xSmall
      } == "at xSmall, dark; at accessibility4, accessibility5, light")
  }

  @Test func settingsOtherThanTheSizeAreNamed() {
    var wide = ScreenEnvironment()
    wide.width = 430
    wide.contrast = .increased
    wide.layoutDirection = .rightToLeft
    let environments = [ScreenEnvironment(), wide]
    let words = EnvironmentWords(environments)
    let entries = EnvironmentWords.varying(environments)
    #expect(words.words(for: [entries[1]]) == "430 pt wide, increased contrast, right to left")
  }

  @Test func aSingleEnvironmentNeedsNoWords() {
    #expect(EnvironmentWords([ScreenEnvironment()]).words(for: [[]]) == "")
  }

  private func words(where includes: (ScreenEnvironment) -> Bool) -> String {
    let entries = zip(matrix, EnvironmentWords.varying(matrix)).filter { includes($0.0) }.map(\.1)
    return EnvironmentWords(matrix).words(for: entries)
  }
}
