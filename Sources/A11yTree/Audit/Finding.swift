/// A defect of an element, in all the environments in which it occurs.
///
/// Its identity is the rule, the element's id and what of the element is judged.
public struct Finding: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  /// The gravest outcome over the environments.
  public var outcome: Outcome
  /// The success criteria, in WCAG's order; empty for a best practice.
  public var criteria: [SuccessCriterion]
  /// What is wrong, of the first environment in which it is gravest.
  public var message: String
  /// The element.
  public var element: Element
  /// What of the element is judged, as `text-0`; empty for the element itself.
  public var evidence: String
  /// Where it was written, nil where that is not known.
  public var location: SourceLocation?
  /// The environments in which it occurs, by the settings in which the screens differ.
  public var environments: [[EnvironmentEntry]]
  /// What was found where, equal ones together.
  public var occurrences: [Occurrence]
  /// What was measured, of the same environment as the message.
  public var measured: Measure?
  /// What is required.
  public var required: Measure?
  /// What to do.
  public var fix: String
  /// Colours that would be enough where a contrast is missing, the nearest first; those of the
  /// same environment as the message.
  public var suggestions: [ContrastSuggestion]
  /// Why a person has to judge, nil for other outcomes.
  public var reason: String?

  /// An element as reports name it.
  public struct Element: Hashable, Sendable {
    /// The identity.
    public var id: NodeID
    /// The name, nil for an element that has none.
    public var label: String?

    /// Creates an element from its identity and its name.
    public init(id: NodeID, label: String?) {
      self.id = id
      self.label = label
    }
  }

  /// The same defect in the same words, in some of the environments.
  public struct Occurrence: Hashable, Sendable {
    /// The outcome.
    public var outcome: Outcome
    /// What is wrong.
    public var message: String
    /// What was measured.
    public var measured: Measure?
    /// What is required.
    public var required: Measure?
    /// What to do, nil for the rule's own advice.
    public var fix: String?
    /// Colours that would be enough in these environments.
    public var suggestions: [ContrastSuggestion]
    /// Why a person has to judge.
    public var reason: String?
    /// The environments, by the settings in which the screens differ.
    public var environments: [[EnvironmentEntry]]
  }
}
