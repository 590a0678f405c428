extension Phrases {
  /// English.
  ///
  /// Source: AccessibilitySnapshot's strings (Apache-2.0), as facts: voiceover.md §7 lists them;
  /// `card` is DESIGN §4's extension, which iOS does not have.
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
      """)
}
