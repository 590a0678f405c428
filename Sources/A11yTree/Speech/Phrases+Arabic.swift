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
      headingLevel | عنوان من المستوى %1. | unverified
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
      rotorCharacters | الأحرف | unverified
      rotorWords | الكلمات | unverified
      rotorLines | الأسطر | unverified
      rotorHeadings | العناوين | unverified
      rotorHeadingLevel | عنوان %1 | unverified
      rotorLinks | الروابط | unverified
      rotorButtons | الأزرار | unverified
      rotorFormControls | عناصر تحكم النماذج | unverified
      rotorTextFields | حقول النص | unverified
      rotorSearchFields | حقول البحث | unverified
      rotorImages | الصور | unverified
      rotorStaticText | نص ثابت | unverified
      rotorContainers | الحاويات | unverified
      rotorLandmarks | المعالم | unverified
      rotorLists | القوائم | unverified
      rotorTables | الجداول | unverified
      rotorRows | الصفوف | unverified
      rotorActions | الإجراءات | unverified
      rotorMoreContent | محتوى آخر | unverified
      headingNotFound | لم يتم العثور على عنوان | unverified
      linkNotFound | لم يتم العثور على رابط | unverified
      buttonNotFound | لم يتم العثور على زر | unverified
      formControlNotFound | لم يتم العثور على عنصر تحكم | unverified
      textFieldNotFound | لم يتم العثور على حقل نص | unverified
      searchFieldNotFound | لم يتم العثور على حقل بحث | unverified
      imageNotFound | لم يتم العثور على صورة | unverified
      staticTextNotFound | لم يتم العثور على نص ثابت | unverified
      containerNotFound | لم يتم العثور على حاوية | unverified
      landmarkNotFound | لم يتم العثور على معلم | unverified
      listNotFound | لم يتم العثور على قائمة | unverified
      tableNotFound | لم يتم العثور على جدول | unverified
      rowNotFound | لم يتم العثور على صف | unverified
      itemNotFound | لم يتم العثور على %1 | unverified
      space | مسافة. | unverified
      activate | تنشيط | unverified
      page | الصفحة %1 من %2 | unverified
      topOfScreen | أعلى الشاشة. | unverified
      bottomOfScreen | أسفل الشاشة. | unverified
      rowHeader | رأس الصف. | unverified
      columnHeader | رأس العمود. | unverified
      """)
}
