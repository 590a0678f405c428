extension Phrases {
  /// Russian.
  ///
  /// Source: AccessibilitySnapshot's strings (Apache-2.0), facts: voiceover.md §7. Repaired here,
  /// so reported only: the two span formats were exchanged, Latin letters stood within words,
  /// the words for text fields lacked capital and full stop, and a landmark ended "a line".
  static let russian = Phrases(
    language: "ru", fallback: .english,
    table: """
      selected | Выбрано: | verified
      selectedAlone | Выбрано. | verified
      dimmed | Недоступно. | verified
      button | Кнопка. | verified
      backButton | Кнопка назад. | verified
      backWord | назад | verified
      switchButton | Кнопка-переключатель. | verified
      switchOn | Вкл. | verified
      switchOff | Выкл. | verified
      switchMixed | Смешанно. | verified
      tab | Вкладка. | verified
      textField | Текстовое поле. | reported
      secureTextField | Защищённое текстовое поле. | verified
      isEditing | Идет правка. | reported
      heading | Заголовок. | verified
      link | Ссылка. | verified
      adjustable | Элемент регулировки. | verified
      image | Изображение. | verified
      searchField | Поле поиска. | verified
      card | Карточка. | unverified
      expanded | Развернуто. | verified
      collapsed | Свернуто. | verified
      position | %1 из %2. | verified
      badge | Объектов: %1 | unverified
      rowSpan | Охватывает строк: %1. | reported
      columnSpan | Охватывает столбцов: %1. | reported
      row | Ряд %1. | verified
      column | Столбец %1. | verified
      listStart | Начало списка. | verified
      listEnd | Конец списка. | verified
      landmarkStart | Ориентир. | verified
      landmarkEnd | Конец. | reported
      actionsAvailable | Доступны действия | verified | Доступны действия
      moreContentAvailable | Доступно больше контента | verified | Доступно больше контента
      toggleHint | Коснитесь дважды, чтобы переключить настройку. | verified
      adjustableHint | Смахните вверх или вниз одним пальцем, чтобы настроить значение. \
      | verified
      editHint | Коснитесь дважды, чтобы редактировать. | reported
      editingHint | Используйте ротор для доступа к объекту: Слова с ошибками | reported
      textAreaHint | Коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к \
      объекту: Слова с ошибками | reported
      expandedHint | Коснитесь дважды, чтобы свернуть. | verified
      collapsedHint | Коснитесь дважды, чтобы развернуть. | verified
      """)
}
