extension Phrases {
  /// German.
  ///
  /// Source: AccessibilitySnapshot's strings (Apache-2.0), facts: voiceover.md §7. Repaired here,
  /// so reported only: two misspellings, an unclosed quotation mark and a missing full stop.
  static let german = Phrases(
    language: "de", fallback: .english, keepsCase: true,
    table: """
      selected | Auswahl: | verified
      selectedAlone | Auswahl. | verified
      dimmed | Grau dargestellt. | verified | grau dargestellt
      button | Taste. | verified
      backButton | Zurück Taste. | verified | Zurück-Taste
      backWord | Zurück | verified
      switchButton | Umschalttaste. | verified
      switchOn | Ein. | verified | ein
      switchOff | Aus. | verified | aus
      switchMixed | Gemischt. | verified | gemischt
      tab | Tabulator. | verified
      textField | Textfeld. | verified
      secureTextField | Sicheres Textfeld. | verified | sicheres Textfeld
      isEditing | Bearbeiten. | reported
      heading | Überschrift. | verified
      link | Hyperlink. | verified
      adjustable | Einstellbar. | verified | einstellbar
      image | Bild. | verified
      searchField | Suchfeld. | verified
      card | Karte. | unverified
      expanded | Erweitert. | verified | erweitert
      collapsed | Reduziert. | verified | reduziert
      position | %1 von %2. | verified
      badge | %1 Objekte | unverified
      rowSpan | Umfasst %1 Zeilen. | verified | umfasst %1 Zeilen
      columnSpan | Umfasst %1 Spalten. | verified | umfasst %1 Spalten
      row | Zeile %1. | verified
      column | Spalte %1. | verified
      listStart | Anfang der Liste. | verified
      listEnd | Ende der Liste. | verified
      landmarkStart | Orientierungspunkt. | verified
      landmarkEnd | Ende. | verified
      actionsAvailable | Aktionen verfügbar | verified
      moreContentAvailable | Weitere Inhalte verfügbar | reported
      toggleHint | Zum Umschalten Doppeltippen. | verified
      adjustableHint | Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen. \
      | verified
      editHint | Zum Bearbeiten doppeltippen. | verified
      editingHint | Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden | reported
      textAreaHint | Zum Bearbeiten doppeltippen., Den Rotor für den Zugriff auf \
      „Rechtschreibfehler“ verwenden | reported
      expandedHint | Doppeltippen zum Reduzieren. | verified
      collapsedHint | Doppeltippen zum Erweitern. | verified
      """)
}
