/// A script, as far as the languages of interfaces tell by it.
///
/// The ranges are Unicode's blocks; what they lack belongs to no script here (ours).
enum Script: String, Hashable, Sendable, CaseIterable {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case hangul = "Hangul"
  case kana = "Kana"
  case han = "Han"
  case other

  /// The script of a letter.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE:
      self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F: self = .han
    default: self = .other
    }
  }

  /// Whether it leaves spaces between words.
  var hasSpaces: Bool {
    switch self {
    case .han, .kana, .thai: false
    default: true
    }
  }

  /// Returns the scripts in which a language is written, empty where that is not known here.
  static func scripts(of locale: String) -> Set<Script> {
    let tag = locale.lowercased()
    let language = tag.prefix { $0 != "-" && $0 != "_" }
    switch language {
    case "el": return [.greek]
    case "ru", "uk", "be", "bg", "mk", "kk", "ky", "mn", "tg": return [.cyrillic]
    case "sr": return [.cyrillic, .latin]
    case "he", "iw", "yi": return [.hebrew]
    case "ar", "fa", "ur", "ps": return [.arabic]
    case "hi", "mr", "ne", "sa": return [.devanagari]
    case "th": return [.thai]
    case "ko": return [.hangul, .han]
    case "ja": return [.kana, .han]
    case "zh", "yue": return [.han]
    case "en", "fr", "de", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "is", "et",
      "lv", "lt", "pl", "cs", "sk", "sl", "hr", "bs", "hu", "ro", "sq", "tr", "az", "vi", "id",
      "ms", "tl", "fil", "sw", "af", "eu", "ca", "gl", "ga", "cy", "mt", "lb", "eo":
      return [.latin]
    default: return []
    }
  }
}
