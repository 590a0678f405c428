import A11yTree
import CardA11y

/// Why each phrase is said at the stops of one scenario.
struct ExplainReport {
  /// The file of the scenario.
  let path: String
  /// The name of the scenario, nil where it has none.
  let name: String?
  /// How announcements are written.
  let rendering: Rendering
  /// Who listens.
  let reader: ReaderProfile
  /// The settings of the screen.
  let environment: ScreenEnvironment
  /// The stops that are explained.
  let stops: [ExplainedStop]

  /// The members for machines.
  var members: [JSONValue.Member] {
    [
      .init("path", .string(path)), .init("name", JSONValue(name)),
      .init("rendering", .string(rendering.rawValue)), .init("reader", reader.value),
      .init("profile", .string(reader.name)), .init("environment", environment.value),
      .init("stops", .array(stops.map(\.value))),
    ]
  }

  /// Adds the explanation to a page.
  func add(to page: inout Page) {
    page.line(Span("# \(reader.summary) · \(environment.summary)", .faint))
    for stop in stops { stop.add(to: &page) }
  }
}

extension ExplainedStop {
  fileprivate var value: JSONValue {
    .object([
      .init("stop", .number(number)), .init("count", .number(count)),
      .init("focus", .string(focus)), .init("spoken", .string(spoken)),
      .init("hint", JSONValue(announcement.hint)), .init("cues", .strings(announcement.cues)),
      .init("segments", .array(segments.map(\.value))),
      .init("hintParts", .array(hint.map(\.value))), .init("cueParts", .array(cues.map(\.value))),
    ])
  }

  /// The widest word before a part.
  private static let width =
    Announcement.Segment.Kind.allCases.map(\.rawValue.utf8.count).max() ?? 0

  fileprivate func add(to page: inout Page) {
    page.gap()
    let words = spoken.isEmpty ? "[no speech]" : spoken
    page.line(Span("Stop \(number) of \(count)", .strong), Span(": \(words)"))
    for part in segments { part.add(to: &page, as: part.segment.kind.rawValue, Self.width) }
    for part in hint { part.add(to: &page, as: "hint", Self.width) }
    for part in cues { part.add(to: &page, as: "cue", Self.width) }
    if segments.isEmpty { page.line("Nothing of the element is a text or a word.", indent: 2) }
  }
}

extension ExplainedStop.Part {
  fileprivate var value: JSONValue {
    .object([
      .init("kind", .string(segment.kind.rawValue)), .init("text", .string(segment.text)),
      .init("rule", .string(segment.rule)), .init("why", .string(why)),
      .init(
        "node",
        .object([
          .init("id", .string(node.id.path)), .init("identifier", JSONValue(node.identifier)),
          .init("label", JSONValue(node.label)),
        ])),
      .init("location", node.source?.value ?? .null),
      .init(
        "sources",
        .array(
          sources.map {
            .object([
              .init("text", .string($0.text)),
              .init("location", ($0.location ?? node.source)?.value ?? .null),
            ])
          })),
      .init("phrase", JSONValue(segment.phrase?.name)),
      .init("provenance", JSONValue(provenance?.rawValue)),
    ])
  }

  /// Adds the part: what is said, then why and from where.
  fileprivate func add(to page: inout Page, as word: String, _ width: Int) {
    let space = String(repeating: " ", count: max(0, width - word.utf8.count) + 2)
    var spans = [Span(word, .faint), Span(space), Span(segment.text)]
    if let provenance, provenance != .verified {
      spans.append(Span(" · \(language), \(provenance.rawValue)", .doubtful))
    }
    page.line(spans, indent: 2, hang: width + 2)
    page.line(Span(why), indent: width + 4, hang: 0)
    let places = sources.map { source in
      (text: "“\(source.text)”", location: source.location ?? node.source)
    }
    for (text, location) in places.isEmpty ? [(nodeName, node.source)] : places {
      let place = location.map { Span(" at \($0.text)", .place) }
      page.line([Span("from \(text)")] + [place].compactMap(\.self), indent: width + 4, hang: 0)
    }
  }
}
