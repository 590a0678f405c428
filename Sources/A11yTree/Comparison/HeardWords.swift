/// The words of what is heard, by which two texts are compared.
extension String {
  /// The pieces between commas, semicolons and the ends of sentences.
  ///
  /// A comma or a full stop inside of a number or a name ends none; those of Chinese, Japanese and
  /// Arabic need no space behind them.
  var phrases: [String] {
    var phrases: [String] = []
    var phrase = String.UnicodeScalarView()
    let scalars = Array(unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let next = place + 1 < scalars.count ? scalars[place + 1] : " "
      if Self.wideMarks.contains(scalar) || (Self.marks.contains(scalar) && next == " ") {
        phrases.append(String(phrase))
        phrase = String.UnicodeScalarView()
      } else {
        phrase.append(scalar)
      }
    }
    phrases.append(String(phrase))
    return phrases.map(\.heard).filter { !$0.isEmpty }
  }

  /// The text with each number as one sign, nil where it has none.
  var shape: String? {
    var shape = String.UnicodeScalarView()
    var hasNumber = false
    for scalar in lowercased().unicodeScalars {
      guard scalar.properties.numericType != nil else {
        shape.append(scalar)
        continue
      }
      hasNumber = true
      if shape.last != "#" { shape.append("#") }
    }
    return hasNumber ? String(shape) : nil
  }

  private static let marks: Set<Unicode.Scalar> = [",", ";", ".", "!", "?"]
  private static let wideMarks: Set<Unicode.Scalar> = ["、", "。", "，", "；", "！", "？", "،", "؛", "؟"]
}

/// How much two lists of words have in common.
enum WordOverlap {
  /// Returns twice the common words by all of them, each as often as it is there: from 0 to 1.
  static func share(_ one: [String], _ other: [String]) -> Double {
    guard !one.isEmpty, !other.isEmpty else { return 0 }
    let common = one.count - left(of: one, without: other).count
    return Double(2 * common) / Double(one.count + other.count)
  }

  /// Returns the words that another list does not have, or not as often.
  static func left(of words: [String], without others: [String]) -> [String] {
    guard !others.isEmpty else { return words }
    var counts: [String: Int] = [:]
    for word in others { counts[word, default: 0] += 1 }
    return words.filter { word in
      guard let count = counts[word], count > 0 else { return true }
      counts[word] = count - 1
      return false
    }
  }
}
