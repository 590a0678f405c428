extension Lexicon {
  /// The words of German.
  static let german = Lexicon(
    language: "de",
    table: """
      state | ausgewählt, nicht ausgewählt, markiert, angekreuzt, aktiviert, deaktiviert, ausgegraut
      state | ausgeklappt, eingeklappt
      toggle | ein, aus, eingeschaltet, ausgeschaltet
      gesture | doppeltippen, doppelt tippen, zweimal tippen, hier tippen, hier klicken, tippen um
      gesture | tippen sie, tippe um, klicken um, klicken sie, wischen sie, nach links wischen
      gesture | nach rechts wischen, gedrückt halten, lange drücken
      hintGesture | tippen, tippe, doppeltippen, klicken, klicke, wischen, wische, drücken, ziehen
      vague | hier, hier klicken, hier tippen, mehr erfahren, weiterlesen, mehr anzeigen, mehr lesen
      vagueLink | mehr, link, dieser link, details, infos, mehr infos, seite, website
      error | fehler, ungültig, falsch, nicht gültig, ist erforderlich, muss sein, erneut versuchen
      """)
}
