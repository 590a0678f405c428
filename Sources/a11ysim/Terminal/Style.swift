/// How a stream shows text.
struct Style: Equatable {
  /// How many columns a line may have, nil for as many as it needs.
  var columns: Int?
  /// Whether text is coloured.
  var isColored: Bool

  /// Without colours and line breaks of its own: files and pipes.
  static let plain = Style(columns: nil, isColored: false)
}

/// What a piece of text is, and so how it is coloured.
enum Ink {
  /// Running text.
  case plain
  /// Headings and names.
  case strong
  /// What is there for looking up.
  case faint
  /// What failed.
  case bad
  /// What cannot be told.
  case doubtful
  /// What passed.
  case good
  /// Where something stands.
  case place

  /// The parameters of the terminal's sequence, nil for none.
  fileprivate var parameters: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .bad: "1;31"
    case .doubtful: "33"
    case .good: "32"
    case .place: "36"
    }
  }
}

/// A piece of text with its ink; whatever it holds, it stays within its line.
struct Span: ExpressibleByStringInterpolation {
  /// The text, already escaped.
  let text: String
  /// What it is.
  let ink: Ink

  /// Creates a piece from text of any origin.
  init(_ text: String, _ ink: Ink = .plain) {
    self.text = text.escaped()
    self.ink = ink
  }

  /// Creates a plain piece.
  init(stringLiteral value: String) {
    self.init(value)
  }

  /// How many columns it takes, wide characters counted as one.
  var width: Int { text.unicodeScalars.count }

  /// Returns the piece as a stream shows it.
  func text(in style: Style) -> String {
    guard style.isColored, let parameters = ink.parameters, !text.isEmpty else { return text }
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}
