package import A11yTree

/// By what a finding is known again: in another run, at another place, beside others of its kind.
///
/// It is made of the rule with its outcome, of the element's place in its component, of its label,
/// and of what was measured. The place counts with the positions of its steps only where no label
/// tells elements apart, so that a view that is put in before others makes nothing new (ours). The
/// environments, the file and the lines do not count. Two findings of one identity are two: whoever
/// compares counts them.
package struct FindingIdentity: Hashable, Sendable, Comparable {
  package var rule: String
  package var outcome: Outcome
  /// The place of the element in its component.
  package var element: String
  /// The label of the element, nil for none.
  package var label: String?
  /// What of the element is judged, and what was measured, rounded.
  package var evidence: String

  package init(
    rule: String, outcome: Outcome, element: String, label: String?, evidence: String
  ) {
    self.rule = rule
    self.outcome = outcome
    self.element = element
    self.label = label
    self.evidence = evidence
  }

  package init(_ finding: Finding) {
    let element = ElementIdentity(finding.element)
    self.init(
      rule: finding.rule, outcome: finding.outcome, element: element.place, label: element.label,
      evidence: finding.evidenceText)
  }

  /// The order of files: by rule, then from the element to what is the least of it.
  package static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    left.sortKey.lexicographicallyPrecedes(right.sortKey)
  }

  /// The parts of the identity, in the order in which they sort.
  package var sortKey: [String] { [rule, element, label ?? "", evidence, outcome.rawValue] }

  /// The finding in words, such as `contrast-text-aa at “Cook”`.
  package var description: String { "\(rule) at \(label.map { "“\($0)”" } ?? element)" }
}

/// By what an element is known again.
package struct ElementIdentity: Hashable, Sendable {
  package let place: String
  package let label: String?

  package init(_ element: Finding.Element) {
    let place = FindingPlace(element.id)
    label = element.label
    self.place = element.label == nil ? place.path : place.names
  }

  package init(place: String, label: String?) {
    self.place = place
    self.label = label
  }
}

extension Finding {
  /// What of the element is judged, and what was measured.
  ///
  /// A ratio counts to a tenth and a length to a point. Of a size only the sides that fall short
  /// count, and lines not at all, since they change with the place of a card that is moved.
  package var evidenceText: String {
    [evidence, measuredText ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var measuredText: String? {
    switch (measured, required) {
    case (.ratio(let ratio), _): "\(Self.floored(ratio * 10, by: 10)):1"
    case (.points(let length), _): "\(Self.floored(length, by: 1)) pt"
    case (.size(let size), .size(let least)):
      [
        size.width < least.width ? "\(Self.floored(size.width, by: 1)) pt wide" : "",
        size.height < least.height ? "\(Self.floored(size.height, by: 1)) pt high" : "",
      ].filter { !$0.isEmpty }.joined(separator: " ")
    case (.lines, _), (nil, _): nil
    default: measured?.description
    }
  }

  /// Returns a number rounded down, as a fraction of whole parts.
  private static func floored(_ value: Double, by parts: Int) -> String {
    // Sums of layout may miss a whole number by rounding.
    guard let whole = Int(exactly: (value + 1e-6).rounded(.down)) else { return "?" }
    return parts == 1 ? "\(whole)" : "\(whole / parts).\(abs(whole % parts))"
  }
}
