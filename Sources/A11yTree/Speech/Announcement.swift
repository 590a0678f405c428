/// What VoiceOver says at a stop, as typed segments.
///
/// The segments are the truth; a rendering only joins them. The hint, which comes after a
/// pause, and the cues are not part of what is spoken (DESIGN §4).
public struct Announcement: Hashable, Sendable {
  /// The parts, in speaking order.
  public var segments: [Segment]
  /// What follows after a pause, nil for nothing.
  public var hint: String?
  /// What tells of more to find, such as "Actions available".
  public var cues: [String]
  /// The language of the element's own texts as a BCP 47 tag, nil for the screen's.
  package var language: String?
  /// The reader's own words in it whose wording rests on belief only, each once.
  package var unverified: [UnverifiedWord] = []

  /// Creates an announcement from its parts.
  public init(segments: [Segment] = [], hint: String? = nil, cues: [String] = []) {
    self.segments = segments
    self.hint = hint
    self.cues = cues
  }

  /// One part of an announcement.
  public struct Segment: Hashable, Sendable {
    /// What the part tells.
    public var kind: Kind
    /// The part as it is heard, without the punctuation between parts.
    public var text: String
    /// The part as AccessibilitySnapshot writes it, with the punctuation that is its own.
    package var written: String
    /// The name of the rule by which it is said.
    public var rule: String
    /// The index of the node from which it comes.
    public var node: Int
    /// The phrase of the reader that it is, nil for a text of the app.
    package var phrase: Phrase?
    /// The language in which it is said as a BCP 47 tag, nil for the screen's.
    package var language: String?

    /// What a part tells.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A header of the table, read before its cell.
      case header
      /// The name.
      case label
      /// The place in a table.
      case cell
      /// The value; that of a toggle is "on", "off" or "mixed".
      case value
      /// A state: selected, dimmed, expanded.
      case state
      /// What the element is.
      case trait
      /// The place among siblings: "2 of 3".
      case position
      /// The boundary of a list or a landmark.
      case container
      /// A detail that is important enough to be said unasked.
      case content
      /// An action.
      case action
      /// A hint that stands for a missing name.
      case hint
      /// The name of a group, said on entering it.
      case group
      /// What the rotor is set to, or has not found.
      case rotor
    }

    /// Creates a part that both renderings write alike.
    public init(kind: Kind, text: String, rule: String, node: Int) {
      self.init(kind: kind, text: text, written: text, rule: rule, node: node)
    }

    package init(
      kind: Kind, text: String, written: String, rule: String, node: Int, phrase: Phrase? = nil,
      language: String? = nil
    ) {
      self.kind = kind
      self.text = text
      self.written = written
      self.rule = rule
      self.node = node
      self.phrase = phrase
      self.language = language
    }
  }
}
