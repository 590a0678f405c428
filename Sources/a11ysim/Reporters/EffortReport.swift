import A11yTree
import CardA11y

/// What it takes to reach each action of one scenario.
struct EffortReport {
  /// The file of the scenario.
  let path: String
  /// The name of the scenario, nil where it has none.
  let name: String?
  /// Who listens.
  let reader: ReaderProfile
  /// The screen.
  let screen: Screen
  /// The efforts, in reading order.
  let efforts: [Effort]
  /// How fast is spoken.
  let rate: SpeechRate

  /// The members for machines.
  var members: [JSONValue.Member] {
    [
      .init("path", .string(path)), .init("name", JSONValue(name)), .init("reader", reader.value),
      .init("environment", screen.environment.value),
      .init(
        "speechRate",
        .object([
          .init("language", .string(rate.language)),
          .init("lettersPerSecond", .number(rate.lettersPerSecond)),
          .init("provenance", .string(rate.provenance.rawValue)),
        ])),
      .init("actions", .array(efforts.map(value))),
    ]
  }

  /// Adds the table to a page.
  func add(to page: inout Page) {
    page.line(Span(settingWords, .faint), hang: 0)
    guard !efforts.isEmpty else {
      page.line("Nothing on this screen can be operated.")
      return
    }
    page.gap()
    let heading = Self.columns.map { Span($0, .strong) }
    page.table([heading] + efforts.map { row(of: $0).map { Span($0) } }, indent: 0)
  }

  /// Returns the table as Markdown.
  var markdown: String {
    var text = "## \((name ?? path).markdown)\n\n\(settingWords.markdown)\n\n"
    guard !efforts.isEmpty else { return text + "Nothing on this screen can be operated.\n" }
    text += "| \(Self.columns.joined(separator: " | ")) |\n|---|---|---|---|\n"
    for effort in efforts {
      text += "| \(row(of: effort).map(\.markdown).joined(separator: " | ")) |\n"
    }
    return text
  }

  private static let columns = ["action", "at", "by swiping", "by the rotor, where it is shorter"]

  private var settingWords: String {
    "from the first of \(Reading(screen).stops.count) stops · \(reader.name) · \(rate.words)"
  }

  private func row(of effort: Effort) -> [String] {
    [
      effort.action.name, "\(name(of: effort))\(effort.deed.words)",
      effort.swiping?.words ?? "out of reach", effort.rotor?.words ?? "",
    ]
  }

  private func name(of effort: Effort) -> String {
    let node = screen.tree[effort.node]
    let names = [node.label, node.identifier].compactMap(\.self).filter { !$0.isEmpty }
    return names.first?.heard ?? node.id.path
  }

  private func value(_ effort: Effort) -> JSONValue {
    let node = screen.tree[effort.node]
    return .object([
      .init("action", .string(effort.action.name)), .init("deed", .string(effort.deed.name)),
      .init("stop", .number(effort.place + 1)),
      .init(
        "element",
        .object([
          .init("id", .string(node.id.path)), .init("label", JSONValue(node.label)),
        ])),
      .init("location", node.source?.value ?? .null),
      .init("swiping", effort.swiping?.value ?? .null),
      .init("rotor", effort.rotor?.value ?? .null),
    ])
  }
}

extension SpeechRate {
  /// The rate with its language and what it rests on.
  var words: String {
    let letters = lettersPerSecond.formatted(decimals: 0)
    return "\(language), \(letters) letters a second (\(provenance.rawValue))"
  }
}

extension Effort.Deed {
  /// The name for machines.
  fileprivate var name: String {
    switch self {
    case .activate: "activate"
    case .longPress: "longPress"
    case .increment: "increment"
    case .decrement: "decrement"
    case .custom: "customAction"
    case .link: "textLink"
    }
  }

  /// What is done at the element, nothing for activating it.
  fileprivate var words: String {
    switch self {
    case .activate: ""
    case .longPress: ", long press"
    case .increment: ", increment"
    case .decrement: ", decrement"
    case .custom(let name): ", action “\(name)”"
    case .link(let words): ", link “\(words)”"
    }
  }
}

extension Effort.Way {
  /// The numbers, with the setting by which the way is shorter.
  fileprivate var words: String {
    var words = gestures == 1 ? "1 gesture" : "\(gestures) gestures"
    if rotorMoves > 0 { words += " (\(rotorMoves) of the rotor)" }
    words += ", \(seconds.formatted(decimals: 1)) s"
    let setting = moves.lazy.compactMap(\.setting).first
    return words + (setting.map { ": \($0.name)" } ?? "")
  }

  fileprivate var value: JSONValue {
    .object([
      .init("gestures", .number(gestures)), .init("rotorMoves", .number(rotorMoves)),
      .init("seconds", .number((seconds * 1000).rounded() / 1000)),
      .init(
        "moves",
        .array(
          moves.map {
            .object([
              .init("gesture", .string($0.gesture.rawValue)), .init("count", .number($0.count)),
              .init("rotor", JSONValue($0.setting?.name)),
            ])
          })),
    ])
  }
}

extension Double {
  /// The number with at most so many decimals, rounded.
  fileprivate func formatted(decimals: Int) -> String {
    let scale = decimals == 0 ? 1.0 : 10.0
    guard isFinite, magnitude < 1e9 else { return "?" }
    let whole = Int((self * scale).rounded())
    return decimals == 0 || whole % 10 == 0
      ? "\(whole / Int(scale))" : "\(whole / 10).\(abs(whole % 10))"
  }
}
