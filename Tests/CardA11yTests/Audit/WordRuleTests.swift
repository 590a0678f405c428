import Testing

@testable import A11yTree

/// Rules that look for words, in every language whose words are known.
struct WordRuleTests {
  @Test(arguments: Lexicon.all.map(\.language))
  func everyTopicHasWords(language: String) throws {
    let lexicon = try #require(Lexicon.find(language))
    let known = try #require(Phrases.find(language))
    #expect(known.language == language)
    for topic in Lexicon.Topic.allCases {
      #expect(!lexicon.phrases(of: topic).isEmpty, "\(topic)")
    }
  }

  /// Each language that speaks has its words here, and no other.
  @Test func theLanguagesAreThoseOfTheReader() {
    #expect(Set(Lexicon.all.map(\.language)) == Set(Phrases.all.map(\.language)))
    #expect(Lexicon.find("fr-CA")?.language == "fr" && Lexicon.find("EN_us")?.language == "en")
    #expect(Lexicon.find("eo") == nil)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let locale: String
    let found: String
    let clean: String
    var testDescription: String { "\(rule) \(locale): \(found)" }

    init(_ rule: String, _ locale: String, _ found: String, _ clean: String) {
      self.rule = rule
      self.locale = locale
      self.found = found
      self.clean = clean
    }
  }

  /// The sentences are ours.
  @Test(arguments: [
    Row("name-has-state", "en", "Weekly, selected", "Selected recipes"),
    Row("name-has-state", "fr", "Semaine, sélectionnée", "Recettes sélectionnées"),
    Row("name-has-state", "de", "Woche, ausgewählt", "Ausgewählte Rezepte"),
    Row("name-has-state", "es", "Semana, seleccionada", "Recetas de la semana"),
    Row("name-has-state", "ru", "Неделя, выбрано", "Выбрать рецепт"),
    Row("name-has-state", "ja", "毎週、選択済み", "レシピを選ぶ"),
    Row("name-has-state", "ar", "الأسبوع محدد", "وصفات الأسبوع"),
    Row("name-has-gesture", "fr", "Touchez deux fois pour ouvrir", "Ouvrir la recette"),
    Row("name-has-gesture", "de", "Zum Öffnen doppeltippen", "Rezept öffnen"),
    Row("name-has-gesture", "es", "Toca aquí", "Abrir la receta"),
    Row("name-has-gesture", "ru", "Нажмите здесь", "Открыть рецепт"),
    Row("name-has-gesture", "ja", "ダブルタップして開く", "レシピを開く"),
    Row("name-has-gesture", "ar", "اضغط هنا", "فتح الوصفة"),
    Row("purpose-unclear", "en-GB", "Read more", "Read more about Ada"),
    Row("purpose-unclear", "fr", "En savoir plus", "En savoir plus sur Ada"),
    Row("purpose-unclear", "de", "Mehr erfahren", "Mehr über Ada erfahren"),
    Row("purpose-unclear", "es", "Más información", "Más información sobre Ada"),
    Row("purpose-unclear", "ru", "Подробнее", "Подробнее об Аде"),
    Row("purpose-unclear", "ja", "詳細はこちら", "エイダの詳細"),
    Row("purpose-unclear", "ar", "اقرأ المزيد", "اقرأ المزيد عن آدا"),
    Row("name-has-role", "fr", "Suivre, bouton", "Suivre"),
    Row("name-has-role", "de", "Folgen, Taste", "Folgen"),
  ])
  func namesAreReadInTheirLanguage(row: Row) throws {
    #expect(try rules(row.found, "button", row.locale).contains(row.rule))
    #expect(try !rules(row.clean, "button", row.locale).contains(row.rule))
  }

  /// Separators are those of Unicode's CLDR for each language; the sentences are ours.
  @Test(arguments: [
    Row("pron-number", "en", "1.299,50 points", "1,299.50 points"),
    Row("pron-number", "fr", "1,299.50 points", "1.299,50 points"),
    Row("pron-number", "de", "1,299.50 Punkte", "1.299,50 Punkte"),
    Row("pron-number", "ja", "1.299,50 点", "1,299.50 点"),
    Row("pron-number", "ar", "12345 نقطة", "123 نقطة"),
    Row("pron-number", "en", "Pages 10–20", "Pages 10 to 20"),
    Row("pron-price", "en", "12,50 €", "€12.50"),
    Row("pron-price", "fr", "12.50 €", "12,50 €"),
    Row("pron-price", "es-ES", "12.50 EUR", "12,50 EUR"),
    Row("pron-price", "es-MX", "$12,50", "$12.50"),
    Row("pron-price", "ru", "12.50 ₽", "12,50 ₽"),
    Row("pron-price", "ja", "¥12,5", "¥12,500"),
    Row("pron-date", "en", "03.04.2025", "3 April 2025"),
    Row("pron-date", "en", "Valid until 03/04/2025", "Valid until 2025-04-03"),
    Row("pron-date", "de", "Gültig bis 12/23", "Gültig bis 03.04.2025"),
    Row("pron-date", "fr", "Expire 12/23", "Expire 03/04/2025"),
    Row("pron-unit", "fr", "Salade, 20min", "Salade, 20 min"),
    Row("pron-unit", "de", "5,83 €/Mon", "5,83 € im Monat"),
    Row("pron-unit", "ru", "20мин", "20 минут"),
    Row("pron-emoji", "ja", "おめでとう🎉🎉🎉", "おめでとう🎉"),
    Row("pron-caps", "de", "NEUE Rezepte", "Neue Rezepte"),
    Row("pron-symbol", "fr", "6 jours · Ada", "6 jours, Ada"),
  ])
  func textsAreReadInTheirLanguage(row: Row) throws {
    #expect(try rules(row.found, "staticText", row.locale).contains(row.rule))
    #expect(try !rules(row.clean, "staticText", row.locale).contains(row.rule))
  }

  private func rules(_ name: String, _ kind: String, _ locale: String) throws -> [String] {
    let screen = try Outline.parse("screen locale=\(locale)\n\(kind) \"\(name)\" action=go\n")
    return Audit.run([screen]).findings.map(\.rule)
  }

  /// The fast way over ASCII gives what the slow one does, to which a mark without a word leads.
  @Test func comparingIsTheSameInBothWays() {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      let bytes = (0..<random.integer(0...24)).map { _ in UInt8(random.integer(1...126)) }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.comparable == (text + "\u{200D}").comparable, "seed \(seed)")
    }
  }

  @Test func phrasesAreFoundByWholeWords() {
    let name = Wording("Follow Ada Lovelace")
    #expect(name.contains(Wording("ada lovelace")) && !name.contains(Wording("love")))
    #expect(name.begins(with: Wording("Follow")) && !name.begins(with: Wording("Ada")))
    #expect(Wording("レシピを開く").contains(Wording("開く")))
    #expect(!name.contains(Wording("")) && Wording("").isEmpty)
  }
}
