package import A11yTree

/// What became of the findings of one defect.
package struct FindingChange: Sendable {
  package var kind: Kind
  /// The findings, those of one defect of a component together; one at least.
  package var findings: [Finding]
  /// The environments in which they are found now and were not, only of those that spread.
  package var environments: [ScreenEnvironment]
  package var gravity: Gravity
  /// Whether the scenario lives with it, or is there to show it.
  package var isExcused = false
  /// The finding as it was, only of what is measured otherwise.
  package var old: Finding?

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It is new.
    case appeared
    /// It was known, and is found in more environments.
    case spread
    /// It was known, and what was measured is not the same.
    case remeasured
    /// It was lived with, and counts now.
    case counts
    /// It counted, and is lived with now.
    case excused
    /// It is gone, because its element is.
    case elementGone
    /// It is not looked for any more.
    case ruleOff
    /// It is gone.
    case fixed

    /// Whether it is not found any more.
    package var isGone: Bool { [.elementGone, .ruleOff, .fixed].contains(self) }
  }

  /// The finding that speaks for all.
  package var first: Finding { findings[0] }
}

extension Finding {
  /// Whether another finding is the same at the same place of the component, under another label.
  func isRenamed(_ other: Finding) -> Bool {
    isAtPlace(of: other) && evidenceText == other.evidenceText
  }

  /// Whether another finding is the same but for what was measured.
  func isRemeasured(_ other: Finding) -> Bool {
    isAtPlace(of: other) && element.label == other.element.label && evidence == other.evidence
      && measured != nil && other.measured != nil
  }

  private func isAtPlace(of other: Finding) -> Bool {
    rule == other.rule && outcome == other.outcome
      && FindingPlace(element.id).names == FindingPlace(other.element.id).names
  }
}

extension Measure {
  /// Returns whether this measure is nearer to what is required than another.
  ///
  /// Of contrasts and lengths less is worse, of lines and of efforts more is.
  func isBetter(than other: Measure) -> Bool {
    switch (self, other) {
    case (.ratio(let own), .ratio(let other)), (.points(let own), .points(let other)): own > other
    case (.size(let own), .size(let other)):
      own.width > other.width || own.height > other.height
    case (.lines(let own), .lines(let other)), (.gestures(let own), .gestures(let other)):
      own < other
    case (.seconds(let own), .seconds(let other)): own < other
    default: false
    }
  }
}
