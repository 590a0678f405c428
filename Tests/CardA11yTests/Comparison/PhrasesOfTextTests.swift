import Testing

@testable import A11yTree

struct PhrasesOfTextTests {
  @Test(
    arguments: [
      ("Soup, 20min", ["Soup", "20min"]), ("1,000.50 €", ["1,000.50 €"]),
      ("Opens. Closes!", ["Opens", "Closes"]), ("3.5 stars", ["3.5 stars"]), ("", []),
      ("サラダ、20分。", ["サラダ", "20分"]), (", ,", []), ("a;b; c", ["a;b", "c"]),
    ] as [(String, [String])])
  func aTextIsCutWhereAPauseIs(text: String, phrases: [String]) {
    #expect(text.phrases == phrases)
  }

  @Test(
    arguments: [
      ("20min", "5min", true), ("20min", "20 min", false), ("Soup", "Soup", false),
      ("1 of 3", "12 of 30", true),
    ] as [(String, String, Bool)])
  func numbersHaveAShape(one: String, other: String, isSame: Bool) {
    #expect((one.shape != nil && one.shape == other.shape) == isSame)
  }

  @Test func wordsAreSharedByTheirNumber() {
    #expect(WordOverlap.share(["a", "b"], ["b", "a"]) == 1)
    #expect(WordOverlap.share(["a", "a"], ["a", "b"]) == 0.5)
    #expect(WordOverlap.share([], []) == 0)
    #expect(WordOverlap.left(of: ["a", "a", "b"], without: ["a"]) == ["a", "b"])
  }
}
