/// The rules that are worth having, built or not (facts: rules-and-peers.md §5).
public enum Catalogue {
  /// A rule of the catalogue.
  public struct Entry: Hashable, Sendable {
    /// The name: a defect, in kebab case.
    public let id: String
    /// The expectation, or the defect where the rule is not built yet.
    public let title: String
    /// The success criteria, in WCAG's order; empty for a best practice.
    public let criteria: [SuccessCriterion]
    /// The gravest outcome that it reports.
    public let gravest: Outcome
    /// Whether the rule is built.
    public let isBuilt: Bool
  }

  /// Every rule, by id.
  public static let all: [Entry] =
    (Rule.all.map { rule in
      Entry(
        id: rule.id, title: rule.title, criteria: rule.criteria, gravest: rule.gravest,
        isBuilt: true)
    } + untested).sorted { $0.id < $1.id }

  /// The rules that are not built yet, by id.
  public static let untested: [Entry] = plan.utf8.split(separator: UInt8(ascii: "\n"))
    .compactMap { entry(String(decoding: $0, as: UTF8.self)) }
    .sorted { $0.id < $1.id }

  /// Returns the entry of an id, nil where there is none.
  public static func entry(id: some StringProtocol) -> Entry? {
    all.first { $0.id == id }
  }

  /// Returns the known id that a mistyped one most likely means, nil where none is near.
  public static func nearestID(to id: String) -> String? {
    nearestWord(to: id, among: all.map(\.id))
  }

  private static func entry(_ line: String) -> Entry? {
    let parts = line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 4 else { return nil }
    let gravest: Outcome = parts[1] == "F" ? .failed : parts[1] == "R" ? .cantTell : .advice
    let criteria = parts[2].utf8.split(separator: UInt8(ascii: " "))
      .compactMap { SuccessCriterion.numbered(String(decoding: $0, as: UTF8.self)) }
    return Entry(
      id: parts[0], title: parts[3], criteria: criteria, gravest: gravest, isBuilt: false)
  }

  /// Id, class (F failed, R cantTell, B advice), criteria, and the defect.
  package static let plan = """
    activation-outside|F|2.5.2 4.1.2|A double tap lands outside of the element, or on another
    color-hardcoded|B|1.4.3|A literal colour that does not adapt to dark mode
    context-change|R|3.2.1 3.2.2|Focus or input triggers navigation
    contrast-focus|B|2.4.7 2.4.13|A focus indicator that hardly shows
    contrast-unmeasured|R|1.4.3|Text on a background that cannot be proven
    disabled-only-visual|R|4.1.2|A control that looks disabled and is not, or the reverse
    error-not-associated|F|3.3.1|An error text that the announcement of its field lacks
    gesture-alternative|F|2.1.1 2.5.1 2.5.7|An action that only a swipe, a drag or a long press triggers
    group-too-fat|B||A combined stop that is too long
    heading-order|B|1.3.1|Heading levels that are skipped
    hint-describes-gesture|B|3.3.2|A hint that explains the gesture
    hint-only-info|F|1.3.1 4.1.2|Information that only the hint holds
    hint-repeats-label|B||A hint that repeats the label
    id-duplicate|B||Two elements with the same identifier
    id-missing|B||An element that tests cannot name
    input-purpose|R|1.3.5|A field without a content type
    lang-missing|R|3.1.2|Text in another language that is not tagged
    locale-untranslated|B|3.1.2|A label that is the same as in the source language
    modal-leak|F|2.4.3|Content behind a modal view can be reached
    motion-alternative|R|2.2.2 2.3.3|Motion without an alternative
    name-has-gesture|B|1.3.3|A gesture in the name
    name-has-state|B|4.1.2|A state in the name
    name-missing-field|F|3.3.2 4.1.2|A field without a name
    name-not-human|R|1.1.1 2.4.6|A file name or a code as a name
    name-punctuated|B||A control whose name ends in punctuation
    name-too-long|B||A name of many words
    name-too-short|B|2.4.6|A name of one character
    order-cycle|F|1.3.2 2.4.3|A declared order with a cycle or a missing node
    orientation-lock|R|1.3.4|A locked orientation
    pron-caps|B||Capitals that may be spelled out
    pron-date|B||A date that may be read wrongly
    pron-emoji|B||Several emoji in a row
    pron-number|B||A number that may be read wrongly
    pron-unit|B||A unit that may be read wrongly
    purpose-unclear|R|2.4.4 2.4.9|A name that says nothing of the purpose
    reduce-motion|R|2.2.2 2.3.3|Animation that ignores the setting to reduce motion
    spacing-fixed|B||Spacing that does not grow beside text that does
    table-headers|R|1.3.1|A data table without headers
    target-android|B||A target below 48 points
    target-spacing|B|2.5.8|Targets with too small a gap
    text-in-image|R|1.4.5|Text inside of a picture
    timing-autodismiss|R|2.2.1|A message that disappears before it can be read
    unreachable-stop|F|2.1.1|A stop that no gesture reaches
    """
}
