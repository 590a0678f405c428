import CardA11y
import Testing

/// A component as a team adds it outside of this package: names of the public API only.
private struct RatingCard: View {
  let title: String
  let stars: Int
  let action: ActionReference

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline)
        Text("\(stars) of 5 stars").font(.footnote).foregroundStyle(.secondary)
      }
      .padding(16)
      .background(RoundedRectangle(cornerRadius: 12).fill(Color.white))
    }
    .buttonStyle(.plain)
  }

  static let schema = ViewSchema(
    "RatingCard", "A card that opens what it rates.",
    [
      .required("title", .string, "what is rated"),
      .optional("stars", .integer(0...5), default: "0", "how many stars it has"),
      .optional("action", .string, "the name of what it does"),
    ]
  ) { properties throws(InputError) in
    RatingCard(
      title: try properties.requiredString("title"),
      stars: try properties.integer("stars", in: 0...5) ?? 0,
      action: try properties.action() ?? .closure {})
  }
}

@MainActor
struct OwnComponentTests {
  private let components = ScenarioComponents.standard.adding(RatingCard.schema)

  private func scenario(_ view: String, script: String = "") throws -> Scenario {
    try Scenario(
      #"{ "matrix": { "colorScheme": "all" }, "screen": [\#(view)]\#(script) }"#,
      path: "rating.scenario.json", components: components)
  }

  @Test func aComponentOfOnesOwnWorksInSwift() {
    let screen = RatingCard(title: "Soup", stars: 4, action: .named("open")).screen()
    #expect(screen.labels == ["Soup, 4 of 5 stars"])
    #expect(screen.elements.first?.traits.contains(.isButton) == true)
  }

  @Test func onceRegisteredItWorksInAScenario() throws {
    let scenario = try scenario(
      #"{ "type": "RatingCard", "title": "Soup", "stars": 4, "action": "open", "accessibilityHint": "Opens it" }"#,
      script: """
        , "script": [
          { "gesture": "swipeRight", "expect": { "spoken": "Soup, 4 of 5 stars, button", "hint": "Opens it" } },
          { "gesture": "doubleTap", "expect": { "action": "open" } }
        ]
        """)
    #expect(try scenario.differences() == [])
    #expect(scenario.screens.count == 2)
    let spoken = try scenario.transcript().steps.map { $0.announcement?.spoken(.comma) }
    #expect(spoken == ["Soup, 4 of 5 stars, button"])
  }

  @Test func itsMistakesAreAnsweredAsThoseOfTheStandardOnes() {
    let mistakes: [(view: String, message: String)] = [
      (#"{ "type": "RatingCrad", "title": "Soup" }"#, "did you mean “RatingCard”?"),
      (#"{ "type": "RatingCard" }"#, "RatingCard needs the key “title”: what is rated"),
      (#"{ "type": "RatingCard", "title": "Soup", "strs": 4 }"#, "did you mean “stars”?"),
      (#"{ "type": "RatingCard", "title": "Soup", "stars": 6 }"#, "expected a whole number"),
    ]
    for mistake in mistakes {
      let error = #expect(throws: InputError.self) { try scenario(mistake.view) }
      #expect(error?.message.contains(mistake.message) == true, "\(error?.message ?? "")")
    }
  }

  @Test func differencesSayWhatWasHeard() throws {
    let scenario = try scenario(
      "\"Soup\"", script: #", "script": [{ "gesture": "swipeRight", "expect": "Salad" }]"#)
    #expect(
      try scenario.differences() == [
        "rating.scenario.json:1:107: expected “Salad”, heard “Soup”"
      ])
  }

  @Test func aComponentReplacesTheOneOfTheSameName() throws {
    let badge = ViewSchema("DSBadge", "A badge that is a text.") { _ throws(InputError) in
      Text("Own badge")
    }
    let scenario = try Scenario(
      #"{ "screen": [{ "type": "DSBadge" }, { "type": "Text", "text": "a", "foregroundStyle": "Brand.red" }] }"#,
      components: .standard.adding(badge, colors: ["Brand.red": Color(SRGBColor(hex: 0xAA0000))]))
    #expect(scenario.screens.first?.labels == ["Own badge", "a"])
    #expect(scenario.screens.first?.text("a")?.color == SRGBColor(hex: 0xAA0000))
  }
}
