/// The words that VoiceOver adds to an app's own texts.
package enum Phrase: Int, CaseIterable, Sendable {
  case selected, selectedAlone, dimmed
  case button, backButton, backWord, switchButton, switchOn, switchOff, switchMixed
  case tab, textField, secureTextField, isEditing
  case heading, headingLevel, link, adjustable, image, searchField, card
  case expanded, collapsed
  case position, badge
  case rowSpan, columnSpan, row, column
  case listStart, listEnd, landmarkStart, landmarkEnd
  case actionsAvailable, moreContentAvailable
  case toggleHint, adjustableHint, editHint, editingHint, textAreaHint
  case expandedHint, collapsedHint
  case rotorCharacters, rotorWords, rotorLines, rotorHeadings, rotorHeadingLevel, rotorLinks
  case rotorButtons, rotorFormControls, rotorTextFields, rotorSearchFields, rotorImages
  case rotorStaticText, rotorContainers, rotorLandmarks, rotorLists, rotorTables, rotorRows
  case rotorActions, rotorMoreContent
  case headingNotFound, linkNotFound, buttonNotFound, formControlNotFound, textFieldNotFound
  case searchFieldNotFound, imageNotFound, staticTextNotFound, containerNotFound
  case landmarkNotFound, listNotFound, tableNotFound, rowNotFound, itemNotFound
  case space, activate
  case page, topOfScreen, bottomOfScreen, rowHeader, columnHeader

  /// Whether it is said by itself, so that it begins with a capital as it is written.
  var standsAlone: Bool {
    rawValue >= Phrase.rotorCharacters.rawValue && rawValue <= Phrase.page.rawValue
      && self != .space
  }

  /// The name of the row in a table of phrases.
  package var name: String { String(describing: self) }
}
