package import A11yTree

/// What the findings of one defect have in common, in however many cards they occur.
///
/// It is the identity of a finding without the label: the rule with its outcome, the element's
/// place in its component with its positions, what was measured, and the fix. A card that is shown
/// 500 times has each of its defects once, and one place to put it right.
package struct DefectIdentity: Hashable, Sendable {
  package let rule: String
  package let outcome: Outcome
  /// The type of the component, or of the element of a loop.
  package let component: String
  /// The place of the element in it.
  package let place: String
  private let evidence: String
  private let fix: String

  /// Creates the identity of a finding's defect; nil where the element is in no component, so that
  /// nothing says that another one is made of the same.
  package init?(_ finding: Finding) {
    let place = FindingPlace(finding.element.id)
    guard let component = place.component else { return nil }
    rule = finding.rule
    outcome = finding.outcome
    self.component = component
    self.place = place.path
    evidence = finding.evidenceText
    fix = finding.fix
  }
}
