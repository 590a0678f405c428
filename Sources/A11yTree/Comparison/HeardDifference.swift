/// How what is heard differs between two versions of a screen, or of a session.
package struct HeardDifference: Hashable, Sendable {
  /// The stops that are not the same, in the order of the new list; those that are gone stand
  /// where they were.
  package private(set) var changes: [StopChange] = []
  /// Which stop is which.
  package let alignment: StopAlignment

  /// Compares two screens.
  package init(from old: HeardScreen, to new: HeardScreen) {
    self.init(from: old.stops, to: new.stops, silentPictures: old.silentPictures)
  }

  /// Compares what is heard in turn.
  ///
  /// - Parameters:
  ///   - old: What was heard.
  ///   - new: What is heard.
  ///   - silentPictures: The names of pictures that were painted and not heard.
  package init(
    from old: [HeardStop], to new: [HeardStop], silentPictures: Set<String> = []
  ) {
    alignment = StopAlignment(from: old, to: new)
    let told = ToldWords(old, new, alignment)
    var olds = alignment.dropped[...]
    let pairs = Dictionary(uniqueKeysWithValues: alignment.pairs.map { ($0.new, $0) })
    for place in new.indices {
      if let pair = pairs[place] {
        if !pair.isMoved {
          addDropped(&olds, before: pair.old, old, told)
        }
        add(pair, old, new, told)
      } else {
        var change = StopChange(new: .init(new[place], at: place))
        change.isDecoration = new[place].pictures.contains(where: silentPictures.contains)
        changes.append(change)
      }
    }
    addDropped(&olds, before: old.count, old, told)
  }

  private mutating func addDropped(
    _ places: inout ArraySlice<Int>, before end: Int, _ old: [HeardStop], _ told: ToldWords
  ) {
    while let place = places.first, place < end {
      places.removeFirst()
      var change = StopChange(old: .init(old[place], at: place))
      let own = old[place].parts.filter { part in
        part.kind == .sound || (!part.isReadersOwn && !part.kind.isOfSurroundings)
      }
      change.parts = own.flatMap(\.pieces).map { piece in
        PartChange(
          piece.kind, old: piece.text, new: nil, told.verdict(of: piece, piece.text.comparableWords)
        )
      }
      changes.append(change)
    }
  }

  private mutating func add(
    _ pair: StopAlignment.Pair, _ old: [HeardStop], _ new: [HeardStop], _ told: ToldWords
  ) {
    let (before, after) = (old[pair.old], new[pair.new])
    guard pair.isMoved || before.spoken != after.spoken || before.parts != after.parts else {
      return
    }
    var change = StopChange(
      old: .init(before, at: pair.old), new: .init(after, at: pair.new), isMoved: pair.isMoved)
    let pieces = PieceComparison(from: before, to: after)
    let dropped = pieces.dropped.map { piece in
      PartChange(
        piece.part.kind, old: piece.part.text, new: piece.new,
        told.verdict(of: piece.part, piece.words))
    }
    change.parts = (dropped + pieces.others).filter { !told.isOfOthers($0) }
    // What only the surroundings say differently is no change of the stop.
    change.isRenamed =
      !change.parts.isEmpty || (before.spoken != after.spoken && before.ownText != after.ownText)
    if pair.isMoved || change.isRenamed { changes.append(change) }
  }
}

extension HeardStop {
  /// What the app says, as it is written.
  fileprivate var ownText: [String] {
    parts.filter { !$0.isReadersOwn && !$0.kind.isOfSurroundings }.map(\.text)
  }
}

/// Where words are heard now that were dropped at a stop.
private struct ToldWords {
  /// The words of each new stop, and those that its old one did not have.
  private var stops: [(words: Set<String>, gained: Set<String>)] = []
  private var rules: Set<Saying> = []
  private var oldSurroundings: Set<String> = []

  private struct Saying: Hashable {
    var kind: HeardPart.Kind
    var rule: String
    var text: String
  }

  init(_ old: [HeardStop], _ new: [HeardStop], _ alignment: StopAlignment) {
    for part in old.flatMap(\.parts) where part.kind.isOfSurroundings {
      oldSurroundings.insert(part.text)
    }
    var counterparts: [Int: Int] = [:]
    for pair in alignment.pairs { counterparts[pair.new] = pair.old }
    for (place, stop) in new.enumerated() {
      let words = Set(stop.words)
      let before = counterparts[place].map { Set(old[$0].words) } ?? []
      stops.append((words, words.subtracting(before)))
      for part in stop.parts where part.isReadersOwn || part.kind == .action {
        rules.insert(Self.key(of: part))
      }
    }
  }

  /// What a rule says counts, but for boundaries, of which either end is one.
  private static func key(of part: HeardPart) -> Saying {
    let text = part.kind == .action || part.kind == .container ? part.text : ""
    return Saying(kind: part.kind, rule: part.rule, text: text)
  }

  /// Returns whether the reader only says at another stop what it says of the surroundings.
  func isOfOthers(_ change: PartChange) -> Bool {
    guard change.kind.isOfSurroundings else { return false }
    return change.verdict == .toldElsewhere
      || (change.verdict == .gained && oldSurroundings.contains(change.new ?? ""))
  }

  func verdict(of part: HeardPart, _ words: [String]) -> PartChange.Verdict {
    guard ![.sound, .note, .gesture].contains(part.kind) else { return .gone }
    guard !part.isReadersOwn, part.kind != .action, !words.isEmpty else {
      guard rules.contains(Self.key(of: part)) else { return .lost }
      return part.kind.isOfSurroundings ? .toldElsewhere : .lostHere
    }
    let telling = stops.filter { stop in words.allSatisfy(stop.words.contains) }
    if telling.contains(where: { stop in words.contains(where: stop.gained.contains) }) {
      return .toldElsewhere
    }
    if part.kind.isOfSurroundings, !telling.isEmpty { return .toldElsewhere }
    return telling.isEmpty ? .lost : .lostHere
  }
}
