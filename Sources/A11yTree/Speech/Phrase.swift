/// The words that VoiceOver adds to an app's own texts.
package enum Phrase: Int, CaseIterable, Sendable {
  case selected, selectedAlone, dimmed
  case button, backButton, backWord, switchButton, switchOn, switchOff, switchMixed
  case tab, textField, secureTextField, isEditing
  case heading, link, adjustable, image, searchField, card
  case expanded, collapsed
  case position, badge
  case rowSpan, columnSpan, row, column
  case listStart, listEnd, landmarkStart, landmarkEnd
  case actionsAvailable, moreContentAvailable
  case toggleHint, adjustableHint, editHint, editingHint, textAreaHint
  case expandedHint, collapsedHint

  /// The name of the row in a table of phrases.
  package var name: String { String(describing: self) }
}
