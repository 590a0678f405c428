/// What a rule says about one element or one text, before it is known which.
@dynamicMemberLookup
package struct Judgement: Hashable, Sendable {
  package var outcome: Outcome
  /// At most one: most judgements say nothing, and are small without it.
  private var statements: [Statement] = []

  /// What is said about an element.
  package struct Statement: Hashable, Sendable {
    package var message = ""
    /// Why a person has to judge, or why nothing is required, as a kebab-case code.
    package var reason: String?
    package var measured: Measure?
    package var required: Measure?
    /// What to do, nil for the rule's own advice.
    package var fix: String?
    /// Colours that would be enough, as they are seen; the nearest first.
    package var suggestions: [ContrastSuggestion] = []
  }

  private init(_ outcome: Outcome) {
    self.outcome = outcome
  }

  package init(
    outcome: Outcome, message: String = "", reason: String? = nil, measured: Measure? = nil,
    required: Measure? = nil
  ) {
    self.outcome = outcome
    statements = [
      Statement(message: message, reason: reason, measured: measured, required: required)
    ]
  }

  package subscript<Value>(dynamicMember member: WritableKeyPath<Statement, Value>) -> Value {
    get { (statements.first ?? Statement())[keyPath: member] }
    set {
      var statement = statements.first ?? Statement()
      statement[keyPath: member] = newValue
      statements = [statement]
    }
  }

  static let passed = Judgement(.passed)
  static let inapplicable = Judgement(.inapplicable)

  static func failed(
    _ message: String, measured: Measure? = nil, required: Measure? = nil
  ) -> Judgement {
    Judgement(outcome: .failed, message: message, measured: measured, required: required)
  }

  static func cantTell(
    _ message: String, reason: String, measured: Measure? = nil, required: Measure? = nil
  ) -> Judgement {
    Judgement(
      outcome: .cantTell, message: message, reason: reason, measured: measured,
      required: required)
  }

  static func advice(
    _ message: String, measured: Measure? = nil, required: Measure? = nil
  ) -> Judgement {
    Judgement(outcome: .advice, message: message, measured: measured, required: required)
  }

  /// The rule requires nothing of the element, which reports list rather than skip.
  static func exempt(_ reason: String) -> Judgement {
    Judgement(outcome: .inapplicable, reason: reason)
  }

  /// Whether nothing is required of the element.
  var isExemption: Bool { outcome == .inapplicable && !statements.isEmpty && self.reason != nil }

  static func passed(measured: Measure, required: Measure) -> Judgement {
    Judgement(outcome: .passed, measured: measured, required: required)
  }
}

/// What a rule says about a node of a screen, or about one thing that the node paints.
package struct Verdict: Hashable, Sendable {
  /// The index of the node.
  package var node: Int
  /// What of the node is judged, the same in every environment; empty for the node itself.
  package var evidence = ""
  /// The index of the painted item, nil for the node itself.
  package var item: Int?
  package var judgement: Judgement
}

/// What a rule says about a node of one of several screens.
package struct MatrixVerdict: Hashable, Sendable {
  /// The index of the screen.
  package var screen: Int
  package var verdict: Verdict
}

/// What a rule says about something that happened in a session.
package struct SessionVerdict: Hashable, Sendable {
  /// The place of the moment in the session.
  package var moment: Int
  /// The element that it concerns, on the screen before the moment or after it.
  package var node: NodeID
  /// What of the element is judged, the same in every session; empty for the element itself.
  package var evidence = ""
  package var judgement: Judgement
}
