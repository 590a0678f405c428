import A11yTree
import Testing

/// How long a text takes, by the table of rates (ours).
struct SpeechRateTests {
  @Test func everyLanguageHasARate() {
    #expect(SpeechRate.all.map(\.language) == Phrases.all.map(\.language))
    #expect(SpeechRate.all.filter { $0.provenance == .verified } == [])
  }

  /// 180 words of five letters a minute are fifteen letters a second.
  @Test(
    arguments: [
      ("", 0), (" ,… ", 0), ("abcde fghij klmno", 1), ("20min", 11.0 / 15), ("été", 3.0 / 15),
    ] as [(String, Double)])
  func lettersAndDigitsTakeTime(text: String, seconds: Double) {
    #expect(SpeechRate.speaking(.english).seconds(of: text) == seconds)
  }
}
