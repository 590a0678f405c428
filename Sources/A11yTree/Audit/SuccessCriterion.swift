/// A success criterion of WCAG 2.2.
///
/// Source: w3c/wcag, guidelines/sc; the clauses are those of EN 301 549 V3.2.1 for software,
/// nil where it has none or where none is known here (facts: platform.md §6).
public struct SuccessCriterion: Hashable, Sendable, Comparable {
  /// The level of conformance.
  public enum Level: String, Hashable, Sendable, Comparable {
    /// The lowest level.
    case a = "A"
    /// The level that laws ask for.
    case aa = "AA"
    /// The highest level.
    case aaa = "AAA"

    /// Returns whether a level is the lower of the two.
    public static func < (left: Level, right: Level) -> Bool {
      left.rawValue.utf8.count < right.rawValue.utf8.count
    }
  }

  /// The number, as `1.4.3`.
  public let number: String
  /// The name.
  public let name: String
  /// The level of conformance.
  public let level: Level
  /// The clause of EN 301 549 V3.2.1 for software.
  public let clause: String?

  private init(_ number: String, _ level: Level, _ name: String, _ clause: String? = nil) {
    self.number = number
    self.name = name
    self.level = level
    self.clause = clause
  }

  /// The page that explains it.
  public var url: String {
    var slug = ""
    for byte in name.lowercased().utf8 {
      if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
        slug.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte != UInt8(ascii: ")"), byte != UInt8(ascii: ",") {
        if byte != UInt8(ascii: "(") { slug += "-" }
      }
    }
    return "https://www.w3.org/WAI/WCAG22/Understanding/" + slug
  }

  /// Returns the criterion of a number such as `1.4.3`, nil where none is known here.
  public static func numbered(_ number: some StringProtocol) -> SuccessCriterion? {
    all.first { $0.number == number }
  }

  /// Returns whether a criterion comes before another in WCAG.
  public static func < (left: SuccessCriterion, right: SuccessCriterion) -> Bool {
    let parts = [left, right].map { $0.number.utf8.split(separator: UInt8(ascii: ".")) }
    for (one, other) in zip(parts[0], parts[1]) {
      let numbers = (Int(String(one) ?? ""), Int(String(other) ?? ""))
      if let first = numbers.0, let second = numbers.1, first != second { return first < second }
    }
    return parts[0].count < parts[1].count
  }

  /// The criteria that the rules refer to, in WCAG's order.
  public static let all: [SuccessCriterion] = [
    .init("1.1.1", .a, "Non-text Content", "11.1.1.1.1"),
    .init("1.3.1", .a, "Info and Relationships", "11.1.3.1.1"),
    .init("1.3.2", .a, "Meaningful Sequence", "11.1.3.2.1"),
    .init("1.3.3", .a, "Sensory Characteristics"),
    .init("1.3.4", .aa, "Orientation"),
    .init("1.3.5", .aa, "Identify Input Purpose"),
    .init("1.4.1", .a, "Use of Color", "11.1.4.1"),
    .init("1.4.3", .aa, "Contrast (Minimum)", "11.1.4.3"),
    .init("1.4.4", .aa, "Resize Text", "11.1.4.4.1"),
    .init("1.4.5", .aa, "Images of Text"),
    .init("1.4.6", .aaa, "Contrast (Enhanced)"),
    .init("1.4.10", .aa, "Reflow"),
    .init("1.4.11", .aa, "Non-text Contrast", "11.1.4.11"),
    .init("1.4.12", .aa, "Text Spacing", "11.1.4.12"),
    .init("2.1.1", .a, "Keyboard", "11.2.1.1.1"),
    .init("2.1.2", .a, "No Keyboard Trap"),
    .init("2.2.1", .a, "Timing Adjustable"),
    .init("2.2.2", .a, "Pause, Stop, Hide"),
    .init("2.3.3", .aaa, "Animation from Interactions"),
    .init("2.4.3", .a, "Focus Order", "11.2.4.3"),
    .init("2.4.4", .a, "Link Purpose (In Context)", "11.2.4.4"),
    .init("2.4.6", .aa, "Headings and Labels", "11.2.4.6"),
    .init("2.4.7", .aa, "Focus Visible"),
    .init("2.4.9", .aaa, "Link Purpose (Link Only)"),
    .init("2.4.10", .aaa, "Section Headings"),
    .init("2.4.13", .aaa, "Focus Appearance"),
    .init("2.5.1", .a, "Pointer Gestures"),
    .init("2.5.2", .a, "Pointer Cancellation"),
    .init("2.5.3", .a, "Label in Name", "11.2.5.3.1"),
    .init("2.5.5", .aaa, "Target Size (Enhanced)"),
    .init("2.5.7", .aa, "Dragging Movements"),
    .init("2.5.8", .aa, "Target Size (Minimum)"),
    .init("3.1.2", .aa, "Language of Parts"),
    .init("3.2.1", .a, "On Focus"),
    .init("3.2.2", .a, "On Input"),
    .init("3.2.4", .aa, "Consistent Identification"),
    .init("3.3.1", .a, "Error Identification"),
    .init("3.3.2", .a, "Labels or Instructions"),
    .init("4.1.2", .a, "Name, Role, Value", "11.4.1.2.1"),
    .init("4.1.3", .aa, "Status Messages", "11.4.1.3.1"),
  ]
}
