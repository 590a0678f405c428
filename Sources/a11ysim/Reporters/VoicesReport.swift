import A11yTree
import CardA11y

/// The languages of the reader, or the words of one.
struct VoicesReport {
  /// The languages that are shown.
  let voices: [Phrases]
  /// Whether each phrase is shown.
  let isDetailed: Bool

  /// The report for machines.
  var value: JSONValue {
    .object([.schemaVersion, .init("voices", .array(voices.map(value)))])
  }

  /// The report for a person.
  var page: Page {
    var page = Page()
    if isDetailed {
      for voice in voices { add(voice, to: &page) }
    } else {
      page.table(voices.map { [Span($0.language, .strong), Span($0.coverageWords)] }, indent: 0)
      page.gap()
      page.line("The words of one language: a11ysim voices LANGUAGE", hang: 0)
    }
    return page
  }

  private func add(_ voice: Phrases, to page: inout Page) {
    page.line(Span(voice.language, .strong), ": \(voice.coverageWords)")
    page.gap()
    page.table(
      Phrase.allCases.map { phrase in
        let status = voice.status(of: phrase)
        return [Span(phrase.name), Span(status, Self.ink(of: status)), Span(voice[phrase].heard)]
      })
  }

  private static func ink(of status: String) -> Ink {
    switch Phrases.Provenance(rawValue: status) {
    case .verified: .good
    case .reported: .plain
    case .unverified: .doubtful
    case nil: .bad
    }
  }

  private func value(_ voice: Phrases) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("language", .string(voice.language)),
      .init(
        "coverage", .object(voice.coverage.map { .init($0.status, .number($0.count)) })),
    ]
    if isDetailed {
      let phrases = Phrase.allCases.map { phrase -> JSONValue in
        .object([
          .init("name", .string(phrase.name)), .init("heard", .string(voice[phrase].heard)),
          .init("written", .string(voice[phrase].written)),
          .init("provenance", .string(voice.status(of: phrase))),
        ])
      }
      members.append(.init("phrases", .array(phrases)))
    }
    return .object(members)
  }
}

extension Phrases {
  /// What the wording of a phrase rests on, or that it is missing.
  fileprivate func status(of phrase: Phrase) -> String {
    missing.contains(phrase.name) ? "missing" : self[phrase].provenance.rawValue
  }

  /// How many phrases there are of each status, the best first.
  fileprivate var coverage: [(status: String, count: Int)] {
    let statuses = Phrase.allCases.map(status)
    return (Provenance.allCases.map(\.rawValue) + ["missing"]).map { status in
      (status, statuses.count { $0 == status })
    }
  }

  /// The coverage in words.
  fileprivate var coverageWords: String {
    coverage.map { "\($0.count) \($0.status)" }.joined(separator: ", ")
  }
}
