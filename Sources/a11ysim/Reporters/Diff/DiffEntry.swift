import A11yTree
import CardA11y

/// One change in words, for a person.
struct DiffEntry {
  /// How grave it is.
  let gravity: Gravity
  /// What happened, in a word or two.
  let word: String
  /// What it happened to.
  let subject: [DiffText]
  /// What is to be known besides, a line each.
  var details: [[DiffText]] = []
  /// Where it happened; empty where that is everywhere.
  var place = ""
}

/// A piece of a sentence about a change.
enum DiffText: ExpressibleByStringInterpolation {
  /// Words of ours.
  case plain(String)
  /// Words of the app, or of the reader.
  case heard(String)

  /// Creates words of ours.
  init(stringLiteral value: String) {
    self = .plain(value)
  }
}

extension DiffedScenario {
  /// Every change in words: which side has it, then the gravest first, then in the order of the screen.
  var entries: [DiffEntry] {
    let words = EnvironmentWords(environments)
    let varying = EnvironmentWords.varying(environments)
    func place(_ some: [ScreenEnvironment]) -> String {
      guard some.count < environments.count else { return "" }
      return words.words(
        for: zip(environments, varying).filter { some.contains($0.0) }.map(\.1))
    }
    var entries = stops.map { $0.value.entry(at: place($0.environments)) }
    entries += sessions.map { $0.entry(at: "in a script") }
    entries += DeedGroup.all(deeds).map { $0.entry(at: place($0.environments)) }
    entries += sizes.map(\.entry)
    entries += findings.map { change in
      let spread = change.environments.isEmpty ? "" : place(change.environments)
      return change.entry(
        at: change.kind.isGone
          ? "" : spread.isEmpty ? words.words(for: change.findings.flatMap(\.environments)) : spread
      )
    }
    return presenceEntries
      + Gravity.allCases.flatMap { gravity in entries.filter { $0.gravity == gravity } }
  }

  private var presenceEntries: [DiffEntry] {
    var entries: [DiffEntry] = []
    switch presence {
    case .removed:
      entries.append(
        DiffEntry(gravity: .lost, word: "scenario removed", subject: [.plain(path)]))
    case .added:
      entries.append(DiffEntry(gravity: .changed, word: "scenario added", subject: [.plain(path)]))
    case .both: break
    }
    if let oldPath {
      entries.append(
        DiffEntry(gravity: .changed, word: "file moved", subject: [.plain("from \(oldPath)")]))
    }
    let sides: [(Gravity, String, [ScreenEnvironment], [ScreenEnvironment])] = [
      (.worse, "no longer measured", droppedEnvironments, environments + droppedEnvironments),
      (
        .changed, "measured for the first time", addedEnvironments,
        environments + droppedEnvironments
      ),
    ]
    for (gravity, word, some, all) in sides where !some.isEmpty {
      let varying = EnvironmentWords.varying(all)
      let own = zip(all, varying).filter { some.contains($0.0) }.map(\.1)
      let words = EnvironmentWords(all).words(for: own)
      entries.append(
        DiffEntry(
          gravity: gravity, word: word,
          subject: ["\(some.count) \(some.count == 1 ? "environment" : "environments")"],
          place: words))
    }
    return entries
  }
}

extension StopChange {
  /// Returns the change in words.
  ///
  /// - Parameters:
  ///   - place: Where it happened, empty for everywhere.
  ///   - noun: What a place among the others is called.
  /// - Returns: The entry.
  func entry(at place: String, noun: String = "stop") -> DiffEntry {
    DiffEntry(
      gravity: gravity, word: word(noun), subject: subject(noun), details: details(noun),
      place: place)
  }

  private func word(_ noun: String) -> String {
    let kinds = kinds
    if gravity == .lost, new != nil { return "says less" }
    switch kinds.first {
    case .lost: return "\(noun) lost"
    case .gone: return "\(noun) gone"
    case .joined: return "\(noun) joined"
    case .noisier: return isDecoration ? "picture heard" : "noisier"
    case .renamed: return "renamed"
    case .moved: return "moved"
    case .new, nil: return "new \(noun)"
    }
  }

  private func subject(_ noun: String) -> [DiffText] {
    switch (old, new) {
    case (let old?, let new?):
      guard old.spoken != new.spoken else {
        return [.plain("\(noun) \(new.place + 1) "), new.text]
      }
      return [.plain("\(noun) \(new.place + 1) "), old.text, " → ", new.text]
    case (let one?, nil), (nil, let one?): return [.plain("\(noun) \(one.place + 1) "), one.text]
    case (nil, nil): return []
    }
  }

  private func details(_ noun: String) -> [[DiffText]] {
    var details = PartChange.Verdict.allCases.flatMap { verdict in
      parts.filter { $0.verdict == verdict && !isSaid($0) }.compactMap(detail)
    }
    if let old, let new {
      if isMoved { details.append(["moved from \(noun) \(old.place + 1)"]) }
      if kinds.contains(.noisier) { details.append(["\(old.words) words → \(new.words)"]) }
    }
    if isDecoration { details.append(["it was painted and silent before"]) }
    return details
  }

  /// Whether the subject says it already: a stop that is gone takes its words with it.
  private func isSaid(_ part: PartChange) -> Bool {
    new == nil && part.verdict.isLoss && part.kind != .hint
  }

  private func detail(_ part: PartChange) -> [DiffText]? {
    guard part.kind != .action else {
      return part.old.map { [.plain("no longer done: \($0)")] }
        ?? part.new.map { [.plain("done for the first time: \($0)")] }
    }
    let name = part.kind.words
    switch (part.verdict, part.old, part.new) {
    case (.lost, let text?, nil):
      return ["\(name), heard nowhere any more: ", .heard(text)]
    case (.lostHere, let text?, nil):
      return ["\(name), no longer heard here: ", .heard(text)]
    case (.lost, let text?, let rest?), (.lostHere, let text?, let rest?):
      return ["\(name), cut short: ", .heard(text), " → ", .heard(rest)]
    case (.toldElsewhere, let text?, _):
      return ["\(name), heard at another stop now: ", .heard(text)]
    case (.reworded, let text?, let other?):
      // With nothing else to tell, the subject says it already.
      guard parts.count > 1 || ![.label, .words].contains(part.kind) else { return nil }
      return ["\(name): ", .heard(text), " → ", .heard(other)]
    case (.gained, _, let text?) where [.sound, .note].contains(part.kind):
      return ["now: ", .heard(text)]
    case (.gained, _, let text?):
      return ["\(name), heard for the first time: ", .heard(text)]
    case (.gone, let text?, _): return ["no longer: ", .heard(text)]
    default: return nil
    }
  }
}

extension StopChange.Heard {
  fileprivate var text: DiffText {
    spoken.isEmpty ? .plain(gesture ?? id?.path ?? "without words") : .heard(spoken)
  }
}

extension HeardPart.Kind {
  /// What people call it.
  fileprivate var words: String {
    switch self {
    case .label: "name"
    case .content: "detail"
    case .header: "header"
    case .group: "group"
    case .trait: "role"
    case .container: "boundary"
    case .value, .words, .hint, .announcement, .state, .position, .cue, .gesture, .action, .sound,
      .note:
      rawValue
    }
  }
}

extension SizeChange {
  fileprivate var entry: DiffEntry {
    let name = row.kind == .text ? "text " : ""
    let title: DiffText = row.kind == .text ? .heard(row.title) : .plain(row.title)
    let now = new.map { "from \($0.size.rawValue) on: \($0.rules.joined(separator: ", "))" }
    return DiffEntry(
      gravity: gravity, word: gravity == .lost ? "fails earlier" : "fails later",
      subject: [.plain(name), title],
      details: [
        [.plain("\(now ?? "at no size") (before: \(old?.size.rawValue ?? "at no size"))")]
      ])
  }
}

extension FindingChange {
  fileprivate func entry(at place: String) -> DiffEntry {
    let more = findings.count > 1 ? " and \(findings.count - 1) more" : ""
    var details: [[DiffText]] = []
    if !kind.isGone {
      details.append([.plain(first.message)])
      if let before = old?.measured { details.append([.plain("measured \(before) before")]) }
      if !first.numberWords.isEmpty { details.append([.plain(first.numberWords)]) }
      if let location = first.location { details.append([.plain(location.text)]) }
    }
    return DiffEntry(
      gravity: gravity, word: word,
      subject: [
        .plain("\(first.rule) at "), first.element.label.map { .heard($0) } ?? .plain(first.name),
        .plain(more),
      ], details: details, place: place)
  }

  private var word: String {
    let outcome = first.outcome.rawValue
    return switch kind {
    case .appeared: "\(outcome), new\(isExcused ? " and excused" : "")"
    case .spread: "\(outcome) in more environments"
    case .remeasured: "\(outcome), measured otherwise"
    case .counts: "\(outcome), no longer excused"
    case .excused: "\(outcome), excused now"
    case .elementGone: "\(outcome) gone with its element"
    case .ruleOff: "\(outcome) gone with its rule"
    case .fixed: "\(outcome), gone"
    }
  }
}
