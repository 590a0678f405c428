extension Phrases {
  /// English.
  ///
  /// Source: AccessibilitySnapshot's strings (Apache-2.0), as facts: voiceover.md §7 lists them;
  /// the rotor's settings beside them §11.2, what it does not find §10, pages and places §16.13
  /// case 200. `card` is DESIGN §4's extension, which iOS does not have.
  public static let english = Phrases(
    language: "en", fallback: nil,
    table: """
      selected | Selected: | verified
      selectedAlone | Selected. | verified
      dimmed | Dimmed. | verified
      button | Button. | verified
      backButton | Back Button. | verified
      backWord | Back | verified
      switchButton | Switch Button. | verified
      switchOn | On. | verified
      switchOff | Off. | verified
      switchMixed | Mixed. | verified
      tab | Tab. | verified
      textField | Text Field. | verified
      secureTextField | Secure Text Field. | verified
      isEditing | Is editing. | verified
      heading | Heading. | verified
      headingLevel | Heading Level %1. | verified
      link | Link. | verified
      adjustable | Adjustable. | verified
      image | Image. | verified
      searchField | Search Field. | verified
      card | Card. | reported
      expanded | Expanded. | verified
      collapsed | Collapsed. | verified
      position | %1 of %2. | verified
      badge | %1 items | verified
      rowSpan | Spans %1 rows. | verified
      columnSpan | Spans %1 columns. | verified
      row | Row %1. | verified
      column | Column %1. | verified
      listStart | List Start. | verified
      listEnd | List End. | verified
      landmarkStart | Landmark. | verified
      landmarkEnd | End. | verified
      actionsAvailable | Actions Available | verified | Actions available
      moreContentAvailable | More Content Available | verified | More content available
      toggleHint | Double tap to toggle setting. | verified
      adjustableHint | Swipe up or down with one finger to adjust the value. | verified
      editHint | Double tap to edit. | verified
      editingHint | Use the rotor to access Misspelled Words | verified
      textAreaHint | Double tap to edit., Use the rotor to access Misspelled Words | verified
      expandedHint | Double tap to collapse. | verified
      collapsedHint | Double tap to expand. | verified
      rotorCharacters | Characters | reported
      rotorWords | Words | reported
      rotorLines | Lines | reported
      rotorHeadings | Headings | verified
      rotorHeadingLevel | Heading %1 | verified
      rotorLinks | Links | verified
      rotorButtons | Buttons | verified
      rotorFormControls | Form Controls | verified
      rotorTextFields | Text Fields | verified
      rotorSearchFields | Search Fields | verified
      rotorImages | Images | verified
      rotorStaticText | Static Text | verified
      rotorContainers | Containers | reported
      rotorLandmarks | Landmarks | verified
      rotorLists | Lists | verified
      rotorTables | Tables | verified
      rotorRows | Rows | verified
      rotorActions | Actions | reported
      rotorMoreContent | More Content | reported
      headingNotFound | Heading not found | verified
      linkNotFound | link not found | verified
      buttonNotFound | Button not found | unverified
      formControlNotFound | Form control not found | unverified
      textFieldNotFound | Text field not found | unverified
      searchFieldNotFound | Search field not found | unverified
      imageNotFound | Image not found | unverified
      staticTextNotFound | Static text not found | unverified
      containerNotFound | Container not found | unverified
      landmarkNotFound | Landmark not found | unverified
      listNotFound | List not found | unverified
      tableNotFound | Table not found | unverified
      rowNotFound | Row not found | unverified
      itemNotFound | %1 not found | unverified
      space | Space. | unverified
      activate | Activate | reported
      page | Page %1 of %2 | verified
      topOfScreen | Top of screen. | verified
      bottomOfScreen | Bottom of screen. | unverified
      rowHeader | Row header. | verified
      columnHeader | Column header. | verified
      """)
}
