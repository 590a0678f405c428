import A11yTree
import CardA11y

/// One thing that an audit has to say, as every format for machines shows it.
///
/// A finding is one entry however many elements it occurs in, and so is each other thing that
/// fails a run: so every format gives the same numbers, and none is empty where the run failed.
struct ReportEntry {
  /// How grave it is, the gravest first.
  enum Severity: Int, CaseIterable, Comparable {
    /// Something failed.
    case error
    /// A person has to judge.
    case warning
    /// A best practice is not met.
    case note

    /// Returns whether the first is the graver of the two.
    static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
  }

  /// How grave it is.
  let severity: Severity
  /// The id of the rule, or of another check.
  let check: String
  /// What it is about, in a few words: the name of an element, a gesture, a file.
  let subject: String
  /// What is wrong.
  let message: String
  /// More about it, a sentence each; the last one says what to do.
  let details: [String]
  /// Where it stands.
  let place: Place
  /// What makes it the same entry in another run.
  let identity: [String]
  /// Whether it fails the run.
  let fails: Bool
  /// Why it does not count, nil where it does.
  var excuse: Excuse?
  /// The success criteria, in WCAG's order.
  var criteria: [SuccessCriterion] = []
  /// The outcome of the rule, nil for what no rule said.
  var outcome: Outcome?

  /// A file, and perhaps a part of one of its lines.
  struct Place {
    /// The path from the folder of the run.
    let path: String
    /// The line, from 1; nil where the whole file is meant.
    var line: Int?
    /// The column in Unicode scalars, from 1.
    var column: Int?
    /// The column behind the last character, nil where that is not known.
    var endColumn: Int?

    /// The place as compilers write it.
    var text: String {
      ([path] + [line, column].compactMap(\.self).map { "\($0)" }).joined(separator: ":")
    }
  }

  /// The check and what it is about.
  var title: String { subject.isEmpty ? check : "\(check) at \(subject)" }

  /// What is wrong and what to do, on one line.
  var sentence: String { parts.joined(separator: " · ") }

  /// What is wrong and what to do, a line each; no text of the input begins one.
  var lines: String { parts.joined(separator: "\n") }

  private var parts: [String] { ([message] + details).map { $0.escaped() } }

  /// The check and the success criteria.
  var checkWords: String { Finding.ruleWords(check, criteria) }
}

extension [ReportEntry] {
  /// Those that count.
  var counted: [ReportEntry] { filter { $0.excuse == nil } }

  /// The entries, the gravest first and otherwise as they stood.
  var gravestFirst: [ReportEntry] {
    ReportEntry.Severity.allCases.flatMap { severity in filter { $0.severity == severity } }
  }

  /// A mark for each entry: what it is in hexadecimal digits, a colon, and its number among equal
  /// ones from 1.
  ///
  /// Neither lines nor environments nor the entries before it change it.
  var fingerprints: [String] {
    var counts: [String: Int] = [:]
    return map { entry in
      let hash = entry.identity.fingerprint
      counts[hash, default: 0] += 1
      return "\(hash):\(counts[hash] ?? 1)"
    }
  }
}

extension [String] {
  /// The 64 bits of FNV-1a over the texts with a byte between them that none holds.
  fileprivate var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for text in self {
      text.utf8.forEach(add)
      add(0xFF)
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
