import CardA11y
import Foundation
import Testing

/// What changes as a Swift view does in a scenario file too: the same session is heard of both.
@MainActor
struct ChangingViewsTests {
  /// Plays the script of a scenario on a view of the same content.
  private func compare(_ name: String, with view: some View) throws {
    let path = "Changing/\(name).scenario.json"
    let data = try Data(contentsOf: ScenarioFilesTests.folder.appending(path: path))
    let scenario = try ScenarioReader.read(Array(data), path: path)
    let script = try #require(scenario.scripts.first)
    let described = try ScenarioRunner.play(script, of: scenario).transcript
    var reader = try VoiceOver(ViewHost(view))
    var steps: [TranscriptStep] = []
    for step in script.steps { steps += try reader.perform(step.input) }
    let own = Transcript(
      profile: described.profile, environment: described.environment, steps: steps)
    #expect(heard(own) == heard(described))
    #expect(own.steps.map(identifier) == described.steps.map(identifier))
    #expect(own.steps.map { $0.action == nil } == described.steps.map { $0.action == nil })
    #expect(own.steps.flatMap(\.losses).isEmpty && described.steps.flatMap(\.losses).isEmpty)
  }

  /// The identifier at the cursor; paths hold the names of the views.
  private func identifier(_ step: TranscriptStep) -> String? {
    step.focus.flatMap { $0.contains("/") ? nil : $0 }
  }

  /// The transcript without the names of actions: a closure is called by its element's path.
  private func heard(_ transcript: Transcript) -> String {
    var transcript = transcript
    for index in transcript.steps.indices { transcript.steps[index].action = nil }
    return transcript.text()
  }

  private struct Like: View {
    @State private var isLiked = false

    var body: some View {
      DSCard {
        Text("Summer salad").font(.headline).accessibilityAddTraits(.isHeader)
        DSButton(isLiked ? "Unlike" : "Like", size: .lg) {
          isLiked.toggle()
          let text = isLiked ? "Liked by you and 3 others" : "Liked by 3 others"
          AccessibilityNotification.Announcement(text, priority: .high).post()
        }
        .accessibilityAddTraits(isLiked ? .isSelected : [])
        .accessibilityIdentifier("like")
      }
    }
  }

  @Test func aLikeButtonToggles() throws {
    try compare("like", with: Like())
  }

  private struct ExpandingCard: View {
    @State private var isExpanded = false

    var body: some View {
      DSCard(variant: .outlined) {
        Text("Summer salad").font(.headline).accessibilityAddTraits(.isHeader)
        DSButton(isExpanded ? "Less" : "More", size: .lg) { isExpanded.toggle() }
          .accessibilityIdentifier("more")
        if isExpanded {
          VStack(alignment: .leading) {
            Text("Tomatoes, basil and mozzarella")
            Text("Ready in 20 minutes")
          }
          .accessibilityIdentifier("details")
        }
      }
    }
  }

  @Test func aCardExpands() throws {
    try compare("expanding-card", with: ExpandingCard())
  }

  private struct Plan: View {
    @State private var showsDetails = false

    var body: some View {
      DSCard {
        Text("Plan").font(.headline).accessibilityAddTraits(.isHeader)
        DSButton("Details", size: .lg) { showsDetails = true }
          .accessibilityIdentifier("open")
        Text("Two seats left")
      }
      .sheet(isPresented: $showsDetails) { Details() }
    }
  }

  private struct Details: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(alignment: .leading) {
        Text("All about the plan").font(.headline).accessibilityAddTraits(.isHeader)
        DSButton("Done", size: .lg) { dismiss() }
          .accessibilityIdentifier("done")
      }
      .padding(16)
    }
  }

  @Test func aSheetOpensAndCloses() throws {
    try compare("sheet", with: Plan())
  }

  private struct Basket: View {
    @State private var items = ["tomatoes", "basil"]

    var body: some View {
      DSCard(variant: .filled) {
        Text("Basket").font(.headline).accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("title")
        ForEach(items, id: \.self) { item in
          DSButton("Delete \(item)", size: .lg) { delete(item) }
            .accessibilityIdentifier(item)
        }
      }
    }

    private func delete(_ item: String) {
      items.removeAll { $0 == item }
      AccessibilityNotification.Announcement("\(item.capitalized) deleted", priority: .high).post()
      AccessibilityNotification.LayoutChanged(items.first ?? "title").post()
    }
  }

  @Test func anItemDeletesItself() throws {
    try compare("deleting", with: Basket())
  }

  private struct Controls: View {
    @State private var isOn = false
    @State private var volume = 80.0
    @State private var rate = 1.0
    @State private var span = "Day"

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("wifi")
        Slider(value: $volume, in: 0...100) { Text("Volume") }.accessibilityIdentifier("volume")
        Stepper("Rate", value: $rate, in: 0...1.1, step: 0.05)
        Picker("", selection: $span) {
          ForEach(["Day", "Week"], id: \.self) { Text($0).tag($0) }
        }
        DisclosureGroup("Details") { Text("Version 1") }
      }
      .padding(16)
    }
  }

  @Test func controlsAreAdjusted() throws {
    try compare("adjusting", with: Controls())
  }
}
