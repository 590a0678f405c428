extension Phrases {
  /// French.
  ///
  /// Source: facts: voiceover.md §7.1. No public table of Apple's own words exists: what is
  /// reported comes from Orange's guidelines, all else is belief.
  static let french = Phrases(
    language: "fr", fallback: .english,
    table: """
      selected | Sélectionné : | unverified | sélectionné
      selectedAlone | Sélectionné. | unverified
      dimmed | Estompé. | unverified
      button | Bouton. | reported
      backButton | Bouton Retour. | unverified | bouton Retour
      backWord | Retour | unverified
      switchButton | Bouton bascule. | unverified
      switchOn | Activé. | unverified
      switchOff | Désactivé. | unverified
      switchMixed | Mixte. | unverified
      tab | Onglet. | unverified
      textField | Champ de texte. | unverified
      secureTextField | Champ de texte sécurisé. | unverified
      isEditing | En cours de modification. | unverified
      heading | En-tête. | reported
      headingLevel | En-tête de niveau %1. | unverified
      link | Lien. | reported
      adjustable | Ajustable. | reported
      image | Image. | unverified
      searchField | Champ de recherche. | unverified
      card | Carte. | unverified
      expanded | Développé. | unverified
      collapsed | Réduit. | unverified
      position | %1 sur %2. | unverified
      badge | %1 éléments | unverified
      rowSpan | S’étend sur %1 rangées. | unverified
      columnSpan | S’étend sur %1 colonnes. | unverified
      row | Rangée %1. | unverified
      column | Colonne %1. | unverified
      listStart | Début de la liste. | unverified
      listEnd | Fin de la liste. | unverified
      landmarkStart | Point de repère. | unverified
      landmarkEnd | Fin. | unverified
      actionsAvailable | Actions disponibles | unverified | Actions disponibles
      moreContentAvailable | Plus de contenu disponible | unverified | Plus de contenu disponible
      toggleHint | Touchez deux fois pour basculer le réglage. | unverified
      adjustableHint | Balayez vers le haut ou le bas avec un doigt pour ajuster la valeur. \
      | unverified
      editHint | Touchez deux fois pour modifier. | unverified
      editingHint | Utilisez le rotor pour accéder aux mots mal orthographiés | unverified
      textAreaHint | Touchez deux fois pour modifier., Utilisez le rotor pour accéder aux mots \
      mal orthographiés | unverified
      expandedHint | Touchez deux fois pour réduire. | unverified
      collapsedHint | Touchez deux fois pour développer. | unverified
      rotorCharacters | Caractères | unverified
      rotorWords | Mots | unverified
      rotorLines | Lignes | unverified
      rotorHeadings | En-têtes | reported
      rotorHeadingLevel | En-tête de niveau %1 | unverified
      rotorLinks | Liens | unverified
      rotorButtons | Boutons | unverified
      rotorFormControls | Commandes de formulaire | unverified
      rotorTextFields | Champs de texte | unverified
      rotorSearchFields | Champs de recherche | unverified
      rotorImages | Images | unverified
      rotorStaticText | Texte statique | unverified
      rotorContainers | Conteneurs | unverified
      rotorLandmarks | Points de repère | unverified
      rotorLists | Listes | unverified
      rotorTables | Tableaux | unverified
      rotorRows | Rangées | unverified
      rotorActions | Actions | unverified
      rotorMoreContent | Plus de contenu | unverified
      headingNotFound | En-tête introuvable | unverified
      linkNotFound | Lien introuvable | unverified
      buttonNotFound | Bouton introuvable | unverified
      formControlNotFound | Commande de formulaire introuvable | unverified
      textFieldNotFound | Champ de texte introuvable | unverified
      searchFieldNotFound | Champ de recherche introuvable | unverified
      imageNotFound | Image introuvable | unverified
      staticTextNotFound | Texte statique introuvable | unverified
      containerNotFound | Conteneur introuvable | unverified
      landmarkNotFound | Point de repère introuvable | unverified
      listNotFound | Liste introuvable | unverified
      tableNotFound | Tableau introuvable | unverified
      rowNotFound | Rangée introuvable | unverified
      itemNotFound | %1 introuvable | unverified
      space | Espace. | unverified
      activate | Activer | unverified
      page | Page %1 sur %2 | unverified
      topOfScreen | Haut de l’écran. | unverified
      bottomOfScreen | Bas de l’écran. | unverified
      rowHeader | En-tête de rangée. | unverified
      columnHeader | En-tête de colonne. | unverified
      """)
}
