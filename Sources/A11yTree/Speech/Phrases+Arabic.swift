extension Phrases {
  /// Arabic.
  ///
  /// Source: facts: voiceover.md §7.1. No word is backed by public evidence.
  static let arabic = Phrases(
    language: "ar", fallback: .english,
    table: """
      selected | محدد: | unverified
      selectedAlone | محدد. | unverified
      dimmed | باهت. | unverified
      button | زر. | unverified
      backButton | زر الرجوع. | unverified
      backWord | رجوع | unverified
      switchButton | زر تبديل. | unverified
      switchOn | تشغيل. | unverified
      switchOff | إيقاف. | unverified
      switchMixed | مختلط. | unverified
      tab | علامة تبويب. | unverified
      textField | حقل نص. | unverified
      secureTextField | حقل نص آمن. | unverified
      isEditing | جارٍ التحرير. | unverified
      heading | عنوان. | unverified
      link | رابط. | unverified
      adjustable | قابل للضبط. | unverified
      image | صورة. | unverified
      searchField | حقل بحث. | unverified
      card | بطاقة. | unverified
      expanded | موسع. | unverified
      collapsed | مطوي. | unverified
      position | %1 من %2. | unverified
      badge | %1 عناصر | unverified
      rowSpan | يمتد على %1 صفوف. | unverified
      columnSpan | يمتد على %1 أعمدة. | unverified
      row | الصف %1. | unverified
      column | العمود %1. | unverified
      listStart | بداية القائمة. | unverified
      listEnd | نهاية القائمة. | unverified
      landmarkStart | معلم. | unverified
      landmarkEnd | نهاية. | unverified
      actionsAvailable | الإجراءات متوفرة | unverified
      moreContentAvailable | يتوفر محتوى آخر | unverified
      toggleHint | اضغط مرتين لتبديل الإعداد. | unverified
      adjustableHint | حرّك إصبعًا واحدًا لأعلى أو لأسفل لضبط القيمة. | unverified
      editHint | اضغط مرتين للتحرير. | unverified
      editingHint | استخدم الدوّار للوصول إلى الكلمات ذات الأخطاء الإملائية | unverified
      textAreaHint | اضغط مرتين للتحرير., استخدم الدوّار للوصول إلى الكلمات ذات الأخطاء \
      الإملائية | unverified
      expandedHint | اضغط مرتين للطي. | unverified
      collapsedHint | اضغط مرتين للتوسيع. | unverified
      """)
}
