import Foundation
import Testing

@testable import CardA11y

/// Where lines may end, on the cases of Unicode 15 (LineBreakTest.txt, copied whole).
struct LineBreakTests {
  struct Case {
    var line: String
    var scalars: [Unicode.Scalar]
    /// For each scalar, whether a line may end before it; never before the first.
    var breaks: [Bool]

    /// Reads `× 0023 ÷ 0020 ÷`.
    init?(_ line: Substring) {
      guard !line.hasPrefix("#") else { return nil }
      self.line = String(line)
      scalars = []
      breaks = []
      for part in line.split(separator: " ") {
        if let value = UInt32(part, radix: 16) {
          guard let scalar = Unicode.Scalar(value) else { return nil }
          scalars.append(scalar)
        } else {
          breaks.append(part == "÷")
        }
      }
      breaks.removeLast()
    }

    var text: String { String(String.UnicodeScalarView(scalars)) }
  }

  static func cases() throws -> [Case] {
    let file = SourceFile.package.appending(path: "Tests/CardA11yTests/Unicode/LineBreakTest.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap(
      Case.init)
  }

  @Test func everyCaseOfUnicodeHolds() throws {
    let cases = try Self.cases()
    #expect(cases.count == 7654)
    let wrong = cases.filter { row in
      LineBreakRules.opportunities(row.scalars.map(LineBreakClass.init(of:))) != row.breaks
    }
    #expect(wrong.map(\.line) == [])
    print("LineBreakTest 15.0.0: \(cases.count - wrong.count) of \(cases.count) cases hold")
  }

  /// Through the layout of a label: breaks between whole characters, Hangul and hyphens apart.
  @Test func labelsBreakAsTheCasesDo() throws {
    let cases = try Self.cases().filter { !$0.isTailored }
    #expect(cases.count == 6012)
    for row in cases {
      var measurer = TextMeasurer(ResolvedFont(size: 17))
      var place = 0
      var wrong = false
      for cluster in measurer.clusters(of: row.text) {
        if cluster.allowsBreak != row.breaks[place] { wrong = true }
        var rest = Int(cluster.byteCount)
        while rest > 0 {
          rest -= UTF8.width(row.scalars[place])
          place += 1
        }
      }
      #expect(!wrong && place == row.scalars.count, "\(row.line)")
    }
  }

  @Test(
    arguments: [
      ("한국어 단어", ["한국어 ", "단어"]),  // standard strategy of labels
      ("say -foo", ["say ", "-foo"]),  // LB20a of Unicode 16
      ("well-known", ["well-", "known"]),
      ("Prix : 3 €", ["Prix : ", "3 ", "€"]),  // LB13: none before a colon
      ("and/or", ["and/", "or"]),
      ("$(12.35) each", ["$(12.35) ", "each"]),  // LB25
      ("日本語、です", ["日", "本", "語、", "で", "す"]),
      ("きゃっと", ["きゃっ", "と"]),  // LB1: CJ counts as NS
      ("שלום עולם", ["שלום ", "עולם"]),
      ("👩🏽‍🚀🇫🇷🇩🇪", ["👩🏽‍🚀", "🇫🇷", "🇩🇪"]),  // LB30a, LB30b
      ("10\u{A0}000\u{202F}€", ["10\u{A0}000\u{202F}€"]),  // LB12
      ("a\u{2060}b\u{200B}c", ["a\u{2060}b\u{200B}", "c"]),  // LB11, LB8
      ("soft\u{AD}ly", ["soft\u{AD}", "ly"]),
    ])
  func wordsAreWhatLinesHoldWhole(text: String, expected: [String]) {
    let measured = MeasuredText(text, by: TextMeasurer(ResolvedFont(size: 17)))
    var rest = text.utf8[...]
    let words = measured.words.map { word in
      let length = measured.clusters[word.clusters].reduce(0) { $0 + Int($1.byteCount) }
      defer { rest = rest.dropFirst(length) }
      return String(decoding: rest.prefix(length), as: UTF8.self)
    }
    #expect(words == expected)
  }
}

extension LineBreakTests.Case {
  /// Whether labels break otherwise (see `LineBreakClass.inLabel`).
  fileprivate var isTailored: Bool {
    LineBreakClass.inLabel(String.UnicodeScalarView(scalars))
      != scalars.map(LineBreakClass.init(of:))
  }
}
