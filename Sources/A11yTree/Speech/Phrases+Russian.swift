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
      headingLevel | Заголовок уровня %1. | unverified
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
      rotorCharacters | Символы | unverified
      rotorWords | Слова | unverified
      rotorLines | Строки | unverified
      rotorHeadings | Заголовки | verified
      rotorHeadingLevel | Заголовок %1 | verified
      rotorLinks | Ссылки | verified
      rotorButtons | Кнопки | unverified
      rotorFormControls | Элементы формы | unverified
      rotorTextFields | Текстовые поля | verified
      rotorSearchFields | Поля поиска | unverified
      rotorImages | Изображения | verified
      rotorStaticText | Статический текст | unverified
      rotorContainers | Контейнеры | unverified
      rotorLandmarks | Ориентиры | verified
      rotorLists | Списки | verified
      rotorTables | Таблицы | verified
      rotorRows | Ряды | unverified
      rotorActions | Действия | unverified
      rotorMoreContent | Больше контента | unverified
      headingNotFound | Заголовок не найден | unverified
      linkNotFound | Ссылка не найдена | unverified
      buttonNotFound | Кнопка не найдена | unverified
      formControlNotFound | Элемент формы не найден | unverified
      textFieldNotFound | Текстовое поле не найдено | unverified
      searchFieldNotFound | Поле поиска не найдено | unverified
      imageNotFound | Изображение не найдено | unverified
      staticTextNotFound | Статический текст не найден | unverified
      containerNotFound | Контейнер не найден | unverified
      landmarkNotFound | Ориентир не найден | unverified
      listNotFound | Список не найден | unverified
      tableNotFound | Таблица не найдена | unverified
      rowNotFound | Ряд не найден | unverified
      itemNotFound | Не найдено: %1 | unverified
      space | Пробел. | unverified
      activate | Активировать | unverified
      page | Страница %1 из %2 | unverified
      topOfScreen | Верх экрана. | unverified
      bottomOfScreen | Низ экрана. | unverified
      rowHeader | Заголовок строки. | unverified
      columnHeader | Заголовок столбца. | unverified
      """)
}
