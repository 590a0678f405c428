extension Phrases {
  /// Spanish.
  ///
  /// Source: facts: voiceover.md §7.1. No word is backed by public evidence.
  static let spanish = Phrases(
    language: "es", fallback: .english,
    table: """
      selected | Seleccionado: | unverified
      selectedAlone | Seleccionado. | unverified
      dimmed | Atenuado. | unverified
      button | Botón. | unverified
      backButton | Botón Atrás. | unverified | botón Atrás
      backWord | Atrás | unverified
      switchButton | Botón de alternancia. | unverified
      switchOn | Activado. | unverified
      switchOff | Desactivado. | unverified
      switchMixed | Mixto. | unverified
      tab | Pestaña. | unverified
      textField | Campo de texto. | unverified
      secureTextField | Campo de texto seguro. | unverified
      isEditing | Editando. | unverified
      heading | Encabezado. | unverified
      headingLevel | Encabezado de nivel %1. | unverified
      link | Enlace. | unverified
      adjustable | Ajustable. | unverified
      image | Imagen. | unverified
      searchField | Campo de búsqueda. | unverified
      card | Tarjeta. | unverified
      expanded | Expandido. | unverified
      collapsed | Contraído. | unverified
      position | %1 de %2. | unverified
      badge | %1 ítems | unverified
      rowSpan | Abarca %1 filas. | unverified
      columnSpan | Abarca %1 columnas. | unverified
      row | Fila %1. | unverified
      column | Columna %1. | unverified
      listStart | Inicio de la lista. | unverified
      listEnd | Fin de la lista. | unverified
      landmarkStart | Punto de referencia. | unverified
      landmarkEnd | Fin. | unverified
      actionsAvailable | Acciones disponibles | unverified | Acciones disponibles
      moreContentAvailable | Más contenido disponible | unverified | Más contenido disponible
      toggleHint | Pulsa dos veces para cambiar el ajuste. | unverified
      adjustableHint | Desliza un dedo hacia arriba o hacia abajo para ajustar el valor. \
      | unverified
      editHint | Pulsa dos veces para editar. | unverified
      editingHint | Usa el rotor para acceder a las palabras mal escritas | unverified
      textAreaHint | Pulsa dos veces para editar., Usa el rotor para acceder a las palabras mal \
      escritas | unverified
      expandedHint | Pulsa dos veces para contraer. | unverified
      collapsedHint | Pulsa dos veces para expandir. | unverified
      rotorCharacters | Caracteres | unverified
      rotorWords | Palabras | unverified
      rotorLines | Líneas | unverified
      rotorHeadings | Encabezados | unverified
      rotorHeadingLevel | Encabezado %1 | unverified
      rotorLinks | Enlaces | unverified
      rotorButtons | Botones | unverified
      rotorFormControls | Controles de formulario | unverified
      rotorTextFields | Campos de texto | unverified
      rotorSearchFields | Campos de búsqueda | unverified
      rotorImages | Imágenes | unverified
      rotorStaticText | Texto estático | unverified
      rotorContainers | Contenedores | unverified
      rotorLandmarks | Puntos de referencia | unverified
      rotorLists | Listas | unverified
      rotorTables | Tablas | unverified
      rotorRows | Filas | unverified
      rotorActions | Acciones | unverified
      rotorMoreContent | Más contenido | unverified
      headingNotFound | Encabezado no encontrado | unverified
      linkNotFound | Enlace no encontrado | unverified
      buttonNotFound | Botón no encontrado | unverified
      formControlNotFound | Control de formulario no encontrado | unverified
      textFieldNotFound | Campo de texto no encontrado | unverified
      searchFieldNotFound | Campo de búsqueda no encontrado | unverified
      imageNotFound | Imagen no encontrada | unverified
      staticTextNotFound | Texto estático no encontrado | unverified
      containerNotFound | Contenedor no encontrado | unverified
      landmarkNotFound | Punto de referencia no encontrado | unverified
      listNotFound | Lista no encontrada | unverified
      tableNotFound | Tabla no encontrada | unverified
      rowNotFound | Fila no encontrada | unverified
      itemNotFound | No se encontró: %1 | unverified
      space | Espacio. | unverified
      activate | Activar | unverified
      page | Página %1 de %2 | unverified
      topOfScreen | Parte superior de la pantalla. | unverified
      bottomOfScreen | Parte inferior de la pantalla. | unverified
      rowHeader | Encabezado de fila. | unverified
      columnHeader | Encabezado de columna. | unverified
      """)
}
