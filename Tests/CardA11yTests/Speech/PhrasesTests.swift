import A11yTree
import Testing

/// The phrases of each language.
struct PhrasesTests {
  @Test(arguments: Phrases.all)
  func everyPhraseHasALine(_ phrases: Phrases) {
    #expect(phrases.missing.isEmpty)
    for phrase in Phrase.allCases {
      let word = phrases[phrase]
      #expect(!word.written.isEmpty && !word.heard.isEmpty, "\(phrase)")
      #expect(!word.heard.hasSuffix(".") || word.heard.contains(" "), "\(phrase)")
      for place in ["%1", "%2"] {
        let isThere = Phrases.english[phrase].written.contains(place)
        #expect(word.written.contains(place) == isThere, "\(phrase)")
        #expect(word.heard.contains(place) == isThere, "\(phrase)")
      }
    }
  }

  /// facts: voiceover.md §7, defects: the words are Cyrillic, and spans are not exchanged.
  @Test func russianIsRepaired() throws {
    let russian = try Phrases.speaking("ru-RU")
    for phrase in Phrase.allCases {
      let hasLatin = russian[phrase].written.unicodeScalars.contains {
        $0.properties.isAlphabetic && $0.isASCII
      }
      #expect(!hasLatin, "\(phrase)")
    }
    #expect(russian[.rowSpan].written.contains("строк"))
    #expect(russian[.landmarkEnd].written == "Конец.")
  }

  /// Cases 100 to 105 of facts: voiceover.md §16.9, and the report of vo-portal.de there.
  @Test func otherLanguagesHold() throws {
    let rows = SpeechCase.table(
      """
      100 | label=Senden  traits=button  locale=de | Senden. Taste. | -
      101 | label=Ton  traits=selected,button,notEnabled  locale=de \
      | Auswahl: Ton. Grau dargestellt. Taste. | -
      102 | label=Sprechtempo  value=50%  traits=adjustable  locale=de-AT \
      | Sprechtempo: 50%. Einstellbar. \
      | Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
      103 | label=B  traits=selected,button  in=segmentedControl 2/3  locale=de \
      | Auswahl: B. Taste. 2 von 3. | -
      104 | label=Отправить  traits=button  locale=ru | Отправить. Кнопка. | -
      105 | label=Звук  value=1  traits=toggleButton,button  locale=ru \
      | Звук. Кнопка-переключатель. Вкл. | Коснитесь дважды, чтобы переключить настройку.
      """)
    #expect(rows.count == 6)
    for row in rows {
      let announcement = try row.announcement()
      #expect(announcement?.spoken(.snapshot) == row.spoken, "case \(row.number)")
      #expect(announcement?.hint == row.hint, "hint of case \(row.number)")
    }
    #expect(try rows[2].announcement()?.spoken() == "Sprechtempo, 50%, einstellbar")
    #expect(try rows[1].announcement()?.spoken() == "Auswahl, Ton, grau dargestellt, Taste")
  }

  /// The element's own language speaks its words, where there are phrases for it.
  @Test(arguments: [("de", "Taste"), ("tlh", "button")])
  func elementSpeaksItsLanguage(_ language: String, _ word: String) throws {
    let tree = TreeBuilder.tree {
      $0.element("Senden", traits: .isButton) { $0.language = language }
    }
    let announcement = try Speech().announcement(at: 0, of: Reading(tree: tree))
    #expect(announcement.spoken() == "Senden, \(word)")
  }

  /// Only evidence counts as evidence (facts: voiceover.md §7.1).
  @Test func unverifiedWordsAreMarked() throws {
    let french = try Phrases.speaking("fr")
    #expect(french.names(.verified).isEmpty)
    #expect(
      french.names(.reported) == [
        "button", "heading", "link", "adjustable", "rotorHeadings",
      ])
    #expect(
      Phrases.english.names(.unverified) == [
        "buttonNotFound", "formControlNotFound", "textFieldNotFound", "searchFieldNotFound",
        "imageNotFound", "staticTextNotFound", "containerNotFound", "landmarkNotFound",
        "listNotFound", "tableNotFound", "rowNotFound", "itemNotFound", "space", "bottomOfScreen",
      ])
    #expect(try Phrases.speaking("es").names(.unverified).count == Phrase.allCases.count)
  }
}
