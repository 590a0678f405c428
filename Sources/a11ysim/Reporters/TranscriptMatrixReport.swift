import A11yTree
import CardA11y

/// Each distinct transcript of a scenario, with the environments that give it.
struct TranscriptMatrixReport {
  /// The file of the scenario.
  let path: String
  /// The name of the scenario, nil where it has none.
  let name: String?
  /// How announcements are written.
  let rendering: Rendering
  /// Who listens.
  let reader: ReaderProfile
  private let environments: [ScreenEnvironment]
  private let groups: [Group]
  private let unverified: [UnverifiedWord]

  /// Environments in which the same is said.
  private struct Group {
    var transcript: Transcript
    var places: [Int]
  }

  /// Draws together the environments in which the same is said.
  init(
    path: String, name: String?, rendering: Rendering, reader: ReaderProfile,
    transcripts: [Transcript]
  ) {
    self.path = path
    self.name = name
    self.rendering = rendering
    self.reader = reader
    unverified = transcripts.reduce(into: []) { $0.add($1.unverified) }
    environments = transcripts.map(\.environment)
    var groups: [Group] = []
    for (place, transcript) in transcripts.enumerated() {
      // Identities of nodes do not tell what is heard, so the steps are compared as written.
      let index = groups.firstIndex { Self.isSame($0.transcript, transcript, rendering) }
      if let index {
        groups[index].places.append(place)
      } else {
        groups.append(Group(transcript: transcript, places: [place]))
      }
    }
    self.groups = groups
  }

  /// The members for machines.
  var members: [JSONValue.Member] {
    let varying = EnvironmentWords.varying(environments)
    return [
      .init("path", .string(path)), .init("name", JSONValue(name)),
      .init("rendering", .string(rendering.rawValue)),
      .init("reader", reader.value),
      .init("technology", .string((groups.first?.transcript.technology ?? .voiceOver).rawValue)),
      .init("profile", .string(reader.name)),
      .init(
        "transcripts",
        .array(
          groups.map { group in
            .object([
              .init(
                "environments",
                .array(group.places.map { .object(varying[$0].map(\.member)) })),
              .init("steps", .array(group.transcript.steps.map { $0.value(rendering) })),
            ])
          })),
      .init("unverifiedWords", unverified.value),
    ]
  }

  /// Adds the transcripts to a page.
  func add(to page: inout Page) {
    let words = EnvironmentWords(environments)
    let varying = EnvironmentWords.varying(environments)
    for (number, group) in groups.enumerated() {
      let place = words.words(for: group.places.map { varying[$0] })
      page.gap()
      page.line(
        Span("Transcript \(number + 1) of \(groups.count)", .strong),
        Span(place.isEmpty ? "" : ", \(place)"))
      page.lines(of: Self.steps(of: group.transcript, rendering), indent: 2)
    }
    page.add(unverified)
  }

  private static func isSame(_ one: Transcript, _ other: Transcript, _ rendering: Rendering) -> Bool
  {
    one.steps == other.steps || steps(of: one, rendering) == steps(of: other, rendering)
  }

  /// The text of a transcript without its first line, which names the environment.
  private static func steps(of transcript: Transcript, _ rendering: Rendering) -> String {
    let text = TranscriptReport.text(of: transcript, rendering)
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return text }
    return String(text[text.index(after: end)...])
  }
}
