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
      headingLevel | Überschrift Ebene %1. | unverified
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
      rotorCharacters | Zeichen | unverified
      rotorWords | Wörter | unverified
      rotorLines | Zeilen | unverified
      rotorHeadings | Überschriften | verified
      rotorHeadingLevel | Überschrift %1 | verified
      rotorLinks | Links | verified
      rotorButtons | Tasten | unverified
      rotorFormControls | Formularsteuerelemente | unverified
      rotorTextFields | Textfelder | verified
      rotorSearchFields | Suchfelder | unverified
      rotorImages | Bilder | verified
      rotorStaticText | Statischer Text | unverified
      rotorContainers | Container | reported
      rotorLandmarks | Orientierungspunkte | verified
      rotorLists | Listen | verified
      rotorTables | Tabellen | verified
      rotorRows | Zeilen der Tabelle | unverified
      rotorActions | Aktionen | unverified
      rotorMoreContent | Weitere Inhalte | unverified
      headingNotFound | Überschrift nicht gefunden | unverified
      linkNotFound | Link nicht gefunden | unverified
      buttonNotFound | Taste nicht gefunden | unverified
      formControlNotFound | Formularsteuerelement nicht gefunden | unverified
      textFieldNotFound | Textfeld nicht gefunden | unverified
      searchFieldNotFound | Suchfeld nicht gefunden | unverified
      imageNotFound | Bild nicht gefunden | unverified
      staticTextNotFound | Statischer Text nicht gefunden | unverified
      containerNotFound | Container nicht gefunden | unverified
      landmarkNotFound | Orientierungspunkt nicht gefunden | unverified
      listNotFound | Liste nicht gefunden | unverified
      tableNotFound | Tabelle nicht gefunden | unverified
      rowNotFound | Zeile nicht gefunden | unverified
      itemNotFound | %1 nicht gefunden | unverified
      space | Leerzeichen. | unverified
      activate | Aktivieren | unverified
      page | Seite %1 von %2 | unverified
      topOfScreen | Oben auf dem Bildschirm. | unverified | oben auf dem Bildschirm
      bottomOfScreen | Unten auf dem Bildschirm. | unverified | unten auf dem Bildschirm
      rowHeader | Zeilenüberschrift. | unverified
      columnHeader | Spaltenüberschrift. | unverified
      """)
}
