import A11yTree
import Testing

/// The rotor: what it offers, where it leads, what it says where it leads nowhere
/// (facts: voiceover.md §11.2).
struct RotorTests {
  /// One stop of each kind, and two headings.
  static let page = """
    group rotor="Prices":"9 €","12 €":#plan,#pro rotor="Notes":"Only said"
      header "Plan" #plan headingLevel=1
      staticText "Terms and privacy" #terms textLink="Terms":t textLink="privacy":p
      link "Help" #help
      button "Book" #book customAction="Share":share customAction="Save"
      toggleButton "Daily" button #daily value="1"
      textEntry "Name" #name value="Ada"
      searchField "Find" #find
      image "Map" #map content="Scale":"1:100" content="":"North is up"
      landmark "Banner" orderedElements
        element "Sale" #sale
      list orderedElements
        element "One" #one
        element "Two" #two
      dataTable
        element "Cell" #cell cell=0,0
        element "Side" #side cell=0,1
        element "Next" #next cell=1,0
      header "Pro" #pro headingLevel=2
    """

  /// A setting, from where, which way, what is heard and where the cursor is.
  static let moves:
    [(setting: String, from: String?, gesture: GestureInput, heard: String, focus: String?)] = [
      ("headings", nil, "swipeDown", "Plan, heading level 1", "plan"),
      ("headings", "Plan", "swipeDown", "Pro, heading level 2", "pro"),
      ("headings", "Pro", "swipeUp", "Plan, heading level 1", "plan"),
      ("headings", "Pro", "swipeDown", "Heading not found", "pro"),
      ("headings", nil, "swipeUp", "Heading not found", nil),
      ("heading2", "Plan", "swipeDown", "Pro, heading level 2", "pro"),
      ("heading2", "Pro", "swipeUp", "Heading not found", "pro"),
      ("links", "Plan", "swipeDown", "Terms, link", "terms"),
      ("links", "Two", "swipeUp", "Help, link", "help"),
      ("links", "Help", "swipeUp", "privacy, link", "terms"),
      ("links", "Help", "swipeDown", "link not found", "help"),
      ("buttons", nil, "swipeDown", "Book, button", "book"),
      ("buttons", "Book", "swipeDown", "Button not found", "book"),
      ("form controls", "Book", "swipeDown", "Daily, switch button, on", "daily"),
      ("formControls", "Book", "swipeUp", "Form control not found", "book"),
      ("textFields", nil, "swipeDown", "Name, Ada, text field", "name"),
      ("textFields", "Name", "swipeUp", "Text field not found", "name"),
      ("searchFields", "Name", "swipeDown", "Find, search field", "find"),
      ("searchFields", "Find", "swipeDown", "Search field not found", "find"),
      ("images", nil, "swipeDown", "Map, image", "map"),
      ("images", "Map", "swipeDown", "Image not found", "map"),
      ("staticText", nil, "swipeDown", "Terms and privacy", "terms"),
      ("staticText", "Help", "swipeDown", "Static text not found", "help"),
      ("containers", "Map", "swipeDown", "Sale, Banner, landmark", "sale"),
      ("containers", "Sale", "swipeDown", "One, list start", "one"),
      ("containers", "Two", "swipeUp", "One, list start", "one"),
      ("containers", "Cell", "swipeDown", "Container not found", "cell"),
      ("landmarks", nil, "swipeDown", "Sale, Banner, landmark", "sale"),
      ("landmarks", "Sale", "swipeDown", "Landmark not found", "sale"),
      ("lists", nil, "swipeDown", "One, list start", "one"),
      ("lists", "One", "swipeDown", "List not found", "one"),
      ("tables", nil, "swipeDown", "Cell, row 1, column 1", "cell"),
      ("tables", "Plan", "swipeUp", "Table not found", "plan"),
      ("rows", "Cell", "swipeDown", "Next, row 2, column 1", "next"),
      ("rows", "Next", "swipeUp", "Cell, row 1, column 1", "cell"),
      ("rows", "Next", "swipeDown", "Row not found", "next"),
      ("Prices", "Plan", "swipeDown", "Pro, heading level 2", "pro"),
      ("Prices", "Book", "swipeDown", "Plan, heading level 1", "plan"),
      ("Prices", "Book", "swipeUp", "Pro, heading level 2", "pro"),
      ("Prices", "Pro", "swipeDown", "Prices not found", "pro"),
      ("Notes", "Book", "swipeDown", "Only said", "book"),
      ("characters", "Plan", "swipeDown", "P", "plan"),
      ("characters", "Plan", "swipeUp", "[boundary]", "plan"),
      ("words", "Terms and privacy", "swipeDown", "Terms", "terms"),
      ("words", "Name", "swipeDown", "Ada", "name"),
      ("lines", "Plan", "swipeDown", "Plan", "plan"),
      ("actions", "Book", "swipeDown", "Share", "book"),
      ("actions", "Book", "swipeUp", "Save", "book"),
      ("moreContent", "Map", "swipeDown", "Scale, 1:100", "map"),
      ("moreContent", "Map", "swipeUp", "[boundary]", "map"),
    ]

  @Test(arguments: moves.indices)
  func aSettingLeadsToItsElements(row: Int) throws {
    let row = Self.moves[row]
    var reader = try VoiceOver(ChangingScreen(Self.page))
    if let from = row.from {
      _ = try reader.perform(GestureInput(.twoFingerTripleTap, to: from))
    }
    _ = try reader.perform(GestureInput(.rotor, to: row.setting))
    let step = try reader.perform(row.gesture).last
    #expect(step?.heard == row.heard, "\(row.setting)")
    #expect(step?.focus == row.focus, "\(row.setting)")
  }

  @Test func everySettingIsTried() {
    let tried = Set(Self.moves.map { $0.setting == "form controls" ? "formControls" : $0.setting })
    let system = ["heading1", "heading3", "heading4", "heading5", "heading6"]
    #expect(tried == Set(RotorSetting.allNames).subtracting(system).union(["Prices", "Notes"]))
  }

  /// Only what applies is offered, in the order of the dial; the app's rotors stand last.
  @Test func onlyWhatAppliesIsOffered() throws {
    let reader = try VoiceOver(ChangingScreen("element \"Text\""))
    #expect(reader.rotors.map(\.name) == ["characters", "words", "lines"])
    var full = try VoiceOver(ChangingScreen(Self.page))
    let everywhere = [
      "characters", "words", "lines", "headings", "heading1", "heading2", "links", "buttons",
      "formControls", "textFields", "searchFields", "images", "staticText", "containers",
      "landmarks", "lists", "tables", "rows",
    ]
    #expect(full.rotors.map(\.name) == everywhere + ["Prices", "Notes"])
    _ = try full.perform("twoFingerTripleTap: Book")
    #expect(full.rotors.map(\.name) == everywhere + ["actions", "Prices", "Notes"])
    _ = try full.perform("twoFingerTripleTap: Map")
    #expect(full.rotors.map(\.name) == everywhere + ["moreContent", "Prices", "Notes"])
  }

  @Test func theDialIsCircular() throws {
    var reader = try VoiceOver(ChangingScreen(Self.page))
    let count = reader.rotors.count
    var heard: [String] = []
    for _ in 0..<count { heard.append(try reader.last("twoFingerRotateRight")?.heard ?? "") }
    #expect(heard.prefix(3) == ["Words", "Lines", "Headings"])
    #expect(heard.suffix(3) == ["Prices", "Notes", "Characters"])
    #expect(try reader.last("twoFingerRotateLeft")?.heard == "Notes")
    #expect(reader.rotor.name == "Notes")
  }

  @Test func aSettingThatDoesNotApplyIsAnError() throws {
    var reader = try VoiceOver(ChangingScreen("header \"Plan\""))
    let error = #expect(throws: GestureError.self) { try reader.perform("rotor: links") }
    #expect(
      error?.description
        == "no such rotor here: “links”; offered: characters, words, lines, headings")
    #expect(reader.rotor == .characters)
  }

  /// Links inside a text are told one by one, and a double tap opens the one that was told.
  @Test func linksInsideOfATextAreReached() throws {
    var reader = try VoiceOver(ChangingScreen(Self.page))
    _ = try reader.perform("rotor: links")
    let links = try (0..<4).map { _ in try reader.last("swipeDown")?.heard }
    #expect(links == ["Terms, link", "privacy, link", "Help, link", "link not found"])
    #expect(try reader.last("swipeUp")?.heard == "privacy, link")
    #expect(try reader.last("doubleTap")?.action?.name == "p")
    #expect(try reader.last("swipeUp", "doubleTap")?.action?.name == "t")
  }

  /// Swiping cycles through the actions, of which "Activate" is the first, and a double tap
  /// performs the one that was told (facts: voiceover.md §9).
  @Test func actionsCycle() throws {
    var reader = try VoiceOver(ChangingScreen(Self.page))
    _ = try reader.last("twoFingerTripleTap: Book", "rotor: actions")
    let names = try (0..<4).map { _ in try reader.last("swipeDown")?.heard }
    #expect(names == ["Share", "Save", "Activate", "Share"])
    #expect(try reader.last("doubleTap")?.action?.name == "share")
    // A tree that was only dumped knows no more than the name.
    #expect(try reader.last("swipeUp", "doubleTap")?.action?.name == "Save")
    #expect(try reader.last("doubleTap")?.action == nil)
    #expect(try reader.last("swipeRight", "swipeDown")?.heard == "[boundary]")
  }

  /// The actions of a group are offered on each element inside (facts: voiceover.md §9).
  @Test func aGroupLendsItsActions() throws {
    var reader = try VoiceOver(
      ChangingScreen("semanticGroup customAction=\"Close\":close\n  element \"Text\""))
    #expect(
      try reader.last("swipeRight", "rotor: actions", "swipeDown", "doubleTap")?.action?.name
        == "close")
  }

  @Test func charactersAndWordsLeadThroughTheText() throws {
    var reader = try VoiceOver(ChangingScreen("element \"Hi, Ada\\nBye\""))
    _ = try reader.perform("swipeRight")
    let heard = { (setting: String, count: Int, gesture: Gesture) in
      _ = try reader.perform(GestureInput(.rotor, to: setting))
      return try (0..<count).map { _ in try reader.perform(gesture).last?.heard }
    }
    #expect(try heard("words", 4, .swipeDown) == ["Hi,", "Ada", "Bye", "[boundary]"])
    #expect(try heard("lines", 3, .swipeDown) == ["Hi, Ada", "Bye", "[boundary]"])
    #expect(try heard("characters", 5, .swipeDown) == ["H", "i", ",", "space", "A"])
  }

  @Test func detailsAreReadOneByOne() throws {
    var reader = try VoiceOver(ChangingScreen(Self.page))
    _ = try reader.last("twoFingerTripleTap: Map", "rotor: More Content")
    let heard = try (0..<3).map { _ in try reader.perform("swipeDown").last }
    #expect(heard.map { $0?.heard } == ["Scale, 1:100", "North is up", "[boundary]"])
    #expect(heard[0]?.announcement?.spoken(.snapshot) == "Scale 1:100")
  }

  /// A rotor whose search never ends begins anew; one that is set stays behind its element.
  @Test func anUnboundedRotorGoesRound() throws {
    var reader = try VoiceOver(
      ChangingScreen(
        """
        element "A" #a rotor="Next":unbounded:#a,#b
        element "B" #b
        """))
    _ = try reader.last("swipeRight", "rotor: Next")
    let heard = try (0..<3).map { _ in try reader.last("swipeDown")?.heard }
    #expect(heard == ["B", "A", "B"])
    #expect(reader.rotors.map(\.name).contains("Next"))
  }

  /// Each language has its own words.
  @Test func theRotorSpeaksTheLanguageOfTheScreen() throws {
    var screen = try ChangingScreen("header \"Titre\"")
    screen.screen.environment.locale = "fr"
    var reader = try VoiceOver(screen)
    #expect(try reader.last("rotor: headings")?.heard == "En-têtes")
    let miss = try reader.last("swipeRight", "swipeDown")
    #expect(miss?.heard == "En-tête introuvable")
    #expect(miss?.announcement?.unverified.map(\.phrase) == [.headingNotFound])
  }
}

extension RotorSetting {
  fileprivate static var allNames: [String] { system.map(\.name) }
}
