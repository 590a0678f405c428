/// A value of a JSON report, whose keys keep their order.
enum ReportValue: Equatable {
  /// Nothing known, or nothing there.
  case null
  /// A yes or a no.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number; one that JSON cannot write becomes null.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([ReportValue])
  /// Values with names, in order.
  case object([Member])

  /// A value with its name.
  struct Member: Equatable {
    /// The name.
    let key: String
    /// The value.
    let value: ReportValue

    /// The version of the documented shape of every JSON report (DESIGN §6).
    static let schemaVersion = Member("schemaVersion", .int(1))

    /// Creates a member from its name and its value.
    init(_ key: String, _ value: ReportValue) {
      self.key = key
      self.value = value
    }
  }

  /// Creates a text, or null for none.
  init(_ text: String?) {
    self = text.map { .string($0) } ?? .null
  }

  /// Returns a list of texts.
  static func strings(_ texts: some Sequence<String>) -> ReportValue {
    .array(texts.map { .string($0) })
  }

  /// The report as a JSON text with a line a value, ending with a line break.
  var text: String {
    var text = ""
    write(to: &text, indent: 0)
    return text.escapedJSON() + "\n"
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += "\(value)"
    case .number(let value): text += Self.number(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, in: ("[", "]"), to: &text, indent: indent) { value, text in
        value.write(to: &text, indent: indent + 2)
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text, indent: indent) { member, text in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent + 2)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], in brackets: (String, String), to text: inout String, indent: Int,
    _ body: (Item, inout String) -> Void
  ) {
    text += brackets.0
    let margin = String(repeating: " ", count: indent)
    for (place, item) in items.enumerated() {
      text += place == 0 ? "\n" : ",\n"
      text += margin + "  "
      body(item, &text)
    }
    text += items.isEmpty ? brackets.1 : "\n\(margin)\(brackets.1)"
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
