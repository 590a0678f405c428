/// How fast a language is spoken, to estimate how long an announcement takes.
///
/// Ours, as no public source gives VoiceOver's rate: 180 words of five letters a minute in
/// English, the slower end of what Apple calls average human speech (NSSpeechSynthesizer, rate:
/// 180 to 220). Other languages are scaled so that the same text takes the same time, by the
/// letters that they need for it; this is belief. Every person sets a rate of their own, so that
/// seconds compare two ways better than they predict one.
public struct SpeechRate: Hashable, Sendable {
  /// The language as a BCP 47 tag, in lower case.
  public let language: String
  /// How many letters are spoken in a second.
  public let lettersPerSecond: Double
  /// What the rate rests on.
  public let provenance: Phrases.Provenance

  /// The rates of the languages that have phrases.
  public static let all: [SpeechRate] = [
    english, SpeechRate("de", 17), SpeechRate("ru", 16), SpeechRate("fr", 17),
    SpeechRate("es", 17), SpeechRate("ja", 7), SpeechRate("ar", 12),
  ]

  private static let english = SpeechRate("en", 15, .reported)

  private init(
    _ language: String, _ lettersPerSecond: Double,
    _ provenance: Phrases.Provenance = .unverified
  ) {
    self.language = language
    self.lettersPerSecond = lettersPerSecond
    self.provenance = provenance
  }

  /// Returns the rate of a language, English's where it has none of its own.
  public static func speaking(_ phrases: Phrases) -> SpeechRate {
    all.first { $0.language == phrases.language } ?? english
  }

  /// A digit is read as a word, here of four letters (ours).
  private static let lettersPerDigit = 4

  /// Returns how long a text takes, in seconds; spaces and punctuation take no time (ours).
  public func seconds(of text: String) -> Double {
    var letters = 0
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType == .decimal {
        letters += Self.lettersPerDigit
      } else if scalar.properties.isAlphabetic {
        letters += 1
      }
    }
    return Double(letters) / lettersPerSecond
  }
}
