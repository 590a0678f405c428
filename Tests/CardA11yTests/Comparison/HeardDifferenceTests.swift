import Testing

@testable import A11yTree

/// What became of stops, told from two outlines.
struct HeardDifferenceTests {
  /// Two versions of a screen, and what differs.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
    let changes: [String]

    init(_ name: String, _ old: String, _ new: String, _ changes: String...) {
      testDescription = name
      self.old = old
      self.new = new
      self.changes = changes
    }
  }

  static let cases: [Case] = [
    Case("nothing", "button \"Cook\"", "button \"Cook\""),
    Case(
      "a stop is lost", "staticText \"Soup\"\nbutton \"Cook\"", "staticText \"Soup\"",
      "lost: Cook, button; lost label Cook"),
    Case(
      "its words are heard elsewhere as before",
      "staticText \"Soup\"\nbutton \"Cook soup\"\nbutton \"Cook\"",
      "staticText \"Soup\"\nbutton \"Cook soup\"", "lost: Cook, button; lostHere label Cook"),
    Case(
      "two stops are joined", "staticText \"Soup\"\nstaticText \"20min\"",
      "staticText \"Soup, 20min\"",
      "noisier renamed: Soup → Soup, 20min; gained label 20min",
      "joined: 20min; toldElsewhere label 20min"),
    Case(
      "a name is replaced", "button \"Cook\"", "button \"Prepare\"",
      "renamed: Cook, button → Prepare, button; reworded label Cook → Prepare"),
    Case(
      "a piece of a name is lost", "staticText \"Soup, 20min\"", "staticText \"Soup\"",
      "LOST renamed: Soup, 20min → Soup; lost label 20min"),
    Case(
      "a piece gives way to another", "staticText \"Soup, 20min\"", "staticText \"Soup, vegan\"",
      "LOST renamed: Soup, 20min → Soup, vegan; lost label 20min; gained label vegan"),
    Case(
      "a piece is reworded", "staticText \"Soup, 20min\"", "staticText \"Stew, 20min\"",
      "renamed: Soup, 20min → Stew, 20min; reworded label Soup → Stew"),
    Case(
      "a number is lost in other words", "staticText \"Ready in 20 minutes\"",
      "staticText \"Ready at once\"",
      "LOST renamed: Ready in 20 minutes → Ready at once; "
        + "lost label Ready in 20 minutes → Ready at once"),
    Case(
      "a number changes", "staticText \"Soup, 20min\"", "staticText \"Soup, 25min\"",
      "renamed: Soup, 20min → Soup, 25min; reworded label 20min → 25min"),
    Case(
      "a name is cut short", "button \"Delete account\"", "button \"Delete\"",
      "LOST renamed: Delete account, button → Delete, button; lost label Delete account → Delete"),
    Case(
      "commas come and go", "staticText \"Soup, 20min\"", "staticText \"Soup 20min\"",
      "renamed: Soup, 20min → Soup 20min; reworded label Soup → Soup 20min"),
    Case(
      "a role is lost", "button \"Cook\"\nbutton \"Eat\"", "staticText \"Cook\"\nbutton \"Eat\"",
      "LOST renamed: Cook, button → Cook; lostHere trait button"),
    Case(
      "a state is lost", "button \"Cook\" notEnabled", "button \"Cook\"",
      "LOST renamed: Cook, dimmed, button → Cook, button; lost state dimmed"),
    Case(
      "a switch is turned", "button \"Salt\" toggleButton value=\"1\"",
      "button \"Salt\" toggleButton value=\"0\"",
      "renamed: Salt, switch button, on → Salt, switch button, off; reworded state on → off"),
    Case(
      "a hint is lost", "button \"Cook\" hint=\"Opens the recipe.\"", "button \"Cook\"",
      "LOST renamed: Cook, button → Cook, button; lost hint Opens the recipe"),
    Case(
      "actions are lost", "button \"Cook\" customAction=\"Save\"", "button \"Cook\"",
      "LOST renamed: Cook, button → Cook, button; lost cue Actions available"),
    Case(
      "a role is gained", "staticText \"Cook\"", "button \"Cook\"",
      "renamed: Cook → Cook, button; gained trait button"),
    Case(
      "a stop is moved", "button \"A\"\nbutton \"B\"\nbutton \"C\"",
      "button \"C\"\nbutton \"A\"\nbutton \"B\"", "moved: C, button"),
    Case(
      "a stop is new", "button \"A\"", "button \"A\"\nbutton \"B\"", "new: B, button"),
    Case(
      "a card among others is replaced",
      "staticText \"A\"\nbutton \"Cook\"\nstaticText \"B\"\nbutton \"Cook\"\nstaticText \"C\"\nbutton \"Cook\"",
      "staticText \"A\"\nbutton \"Cook\"\nstaticText \"C\"\nbutton \"Cook\"\nstaticText \"D\"\nbutton \"Cook\"",
      "lost: B; lost label B", "joined: Cook, button; toldElsewhere label Cook",
      "new: Cook, button", "new: D"),
    Case(
      "the list begins elsewhere",
      "list\n  staticText \"A\"\n  staticText \"B\"\n  staticText \"C\"",
      "list\n  staticText \"B\"\n  staticText \"C\"", "lost: A; lost label A"),
    Case(
      "a value is told as another", "staticText \"Soup\" value=\"20min\"",
      "staticText \"Soup, 20min\""),
  ]

  @Test(arguments: cases)
  func everyChangeIsTold(row: Case) throws {
    let difference = HeardDifference(from: try heard(row.old), to: try heard(row.new))
    #expect(difference.changes.map(\.summary) == row.changes)
  }

  private func heard(_ outline: String) throws -> HeardScreen {
    try HeardScreen(try Outline.parse(outline), place: { _ in "Card" })
  }

  /// A picture that was painted and silent is noise; one that was not there is only new.
  @Test(arguments: [true, false])
  func aDecorationThatIsHeardIsNoise(wasPainted: Bool) throws {
    let painted = "group\n  picture \"leaf\" frame=0,0,9,9\n"
    let old = try heard((wasPainted ? painted : "") + "staticText \"Soup\"")
    let new = try heard("image \"leaf\"\n  picture \"leaf\" frame=0,0,9,9\nstaticText \"Soup\"")
    let changes = HeardDifference(from: old, to: new).changes
    #expect(changes.map(\.isDecoration) == [wasPainted])
    #expect(changes.map(\.gravity) == [wasPainted ? .worse : .changed])
  }
}

extension StopChange {
  /// The change in a line.
  var summary: String {
    let words = kinds.map(\.rawValue).joined(separator: " ")
    let loses = gravity == .lost && new != nil
    let texts = [old?.spoken, new?.spoken].compactMap(\.self)
    let isMove = kinds == [.moved]
    let heard = (isMove ? Array(texts.prefix(1)) : texts).joined(separator: " → ")
    let parts = parts.map { part in
      let texts = [part.old, part.new].compactMap(\.self).joined(separator: " → ")
      return "; \(part.verdict.rawValue) \(part.kind.rawValue) \(texts)"
    }
    return "\(loses ? "LOST " : "")\(words): \(heard)\(parts.joined())"
  }
}
