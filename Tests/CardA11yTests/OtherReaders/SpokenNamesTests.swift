import A11yTree
import Testing

/// The names by which Voice Control knows elements.
struct SpokenNamesTests {
  private func names(_ outline: String) throws -> SpokenNames {
    SpokenNames(Reading(try Outline.parse(outline)))
  }

  @Test func inputLabelsGoBeforeTheLabel() throws {
    let names = try names(
      """
      staticText "Summer Salad"
      button "Cook"
      button "Add to favourites" inputLabels="Favourite","Like"
      button "Blank" inputLabels=" "
      button
      """)
    #expect(names.items.map(\.names) == [["Cook"], ["Favourite", "Like"], ["Blank"], []])
    #expect(names.items.map(\.number) == [1, 2, 3, 4])
    #expect(names.items.map(\.place) == [1, 2, 3, 4])
  }

  /// Words that are said, and the numbers of the elements that they mean.
  @Test(
    arguments: [
      ("Follow", [1]), ("follow", [1]), (" FOLLOW! ", [1]), ("Follow Ada", [2]),
      ("Follow Ada Lovelace", [2]), ("Foll", []), ("Ada", []), ("", []), ("…", []),
      ("Share", [3, 4]), ("Send", [3]),
    ] as [(String, [Int])])
  func wordsMeanAWholeNameElseABeginning(words: String, numbers: [Int]) throws {
    let names = try names(
      """
      button "Follow"
      button "Follow Ada Lovelace"
      button "Share" inputLabels="Share","Send"
      link "share"
      """)
    #expect(names.items(called: words).map(\.number) == numbers)
  }

  @Test func sharedNamesAreFoundWhateverTheRole() throws {
    let ambiguous = try names(
      """
      button "Help"
      button "Close"
      link "Get help" inputLabels="Get help","help"
      button "Help" notEnabled
      button "HELP" inputLabels="HELP","Help"
      """
    ).ambiguous
    #expect(ambiguous.map(\.name) == ["Help"])
    #expect(ambiguous.first?.items.map(\.number) == [1, 3, 4])
  }
}
