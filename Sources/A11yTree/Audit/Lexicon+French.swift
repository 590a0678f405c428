extension Lexicon {
  /// The words of French.
  static let french = Lexicon(
    language: "fr",
    table: """
      state | coché, cochée, décoché, décochée, non coché, sélectionné, sélectionnée, non sélectionné
      state | activé, activée, désactivé, désactivée, estompé, développé, développée, réduit, réduite
      toggle | activé, désactivé
      gesture | touchez pour, appuyez pour, touchez ici, appuyez ici, touchez deux fois
      gesture | appuyez deux fois, cliquez ici, cliquez pour, balayez pour, balayez vers
      gesture | maintenez appuyé, appui long, pincez pour, faites glisser
      hintGesture | touchez, appuyez, cliquez, balayez, tapez, pincez, faites glisser, appui long
      vague | ici, cliquez ici, appuyez ici, touchez ici, en savoir plus, lire la suite, voir plus
      vague | lire plus, cliquez
      vagueLink | plus, lien, ce lien, détails, infos, plus d’infos, page, site
      error | erreur, invalide, non valide, incorrect, incorrecte, est obligatoire, doit être, réessayez
      """)
}
