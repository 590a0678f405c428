/// What became of one piece of what is heard at a stop.
package struct PartChange: Hashable, Sendable {
  package var kind: HeardPart.Kind
  /// What was heard, nil where it is new.
  package var old: String?
  /// What is heard in its place, nil where nothing is.
  package var new: String?
  package var verdict: Verdict

  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// It is heard nowhere on the screen any more.
    case lost
    /// It is not heard here any more, and elsewhere only where it was heard before.
    case lostHere
    /// It is heard at another stop now.
    case toldElsewhere
    /// It is said in other words, or has another value.
    case reworded
    /// It is heard here for the first time.
    case gained
    /// It does not happen any more: a sound or a note, with which no words are missing.
    case gone

    /// Whether a person hears less.
    package var isLoss: Bool { self == .lost || self == .lostHere }
  }

  package init(_ kind: HeardPart.Kind, old: String?, new: String?, _ verdict: Verdict) {
    self.kind = kind
    self.old = old
    self.new = new
    self.verdict = verdict
  }
}

/// The pieces of one stop, held against those of the same one in the other list.
///
/// A piece whose place another takes is reworded, and those that share words are found first; words
/// of the reader are known again by their rule. What is left of the old pieces was dropped, and so
/// were words that were only cut off, and numbers that gave way to words (ours).
struct PieceComparison {
  /// The pieces that are gone, each with what is left of it where it was only cut short.
  private(set) var dropped: [(part: HeardPart, new: String?, words: [String])] = []
  /// What is said in other words, and what is heard for the first time.
  private(set) var others: [PartChange] = []

  init(from old: HeardStop, to new: HeardStop) {
    var left = old.parts.flatMap(\.pieces)
    var right = new.parts.flatMap(\.pieces)
    for isSame in [Self.areEqual, Self.tellTheSame] {
      for piece in left {
        guard let match = right.firstIndex(where: { isSame(piece, $0) }),
          let place = left.firstIndex(of: piece)
        else { continue }
        left.remove(at: place)
        right.remove(at: match)
      }
    }
    pairByRule(&left, &right)
    pairByWords(&left, &right, at: new)
    dropped += left.filter { !Self.isTold($0, at: new) }.map { ($0, nil, $0.text.comparableWords) }
    others += right.filter { !Self.isTold($0, at: old) }
      .map { PartChange($0.kind, old: nil, new: $0.text, .gained) }
  }

  private static func areEqual(_ one: HeardPart, _ other: HeardPart) -> Bool {
    one.kind == other.kind && one.text == other.text && one.rule == other.rule
  }

  /// The same text as another kind is heard all the same.
  private static func tellTheSame(_ one: HeardPart, _ other: HeardPart) -> Bool {
    one.text == other.text && !one.isReadersOwn && !other.isReadersOwn
      && one.kind != .action && other.kind != .action
  }

  /// Whether other pieces of a stop tell all the words of a text.
  private static func isTold(_ piece: HeardPart, at stop: HeardStop) -> Bool {
    guard !piece.isReadersOwn, piece.kind != .action, piece.kind != .note else { return false }
    let words = piece.text.comparableWords
    return !words.isEmpty && WordOverlap.left(of: words, without: stop.words).isEmpty
  }

  /// What the reader says by the same rule is the same; numbers of places change with neighbours.
  private mutating func pairByRule(_ left: inout [HeardPart], _ right: inout [HeardPart]) {
    for piece in left where piece.isReadersOwn {
      guard
        let match = right.firstIndex(where: { $0.kind == piece.kind && $0.rule == piece.rule }),
        let place = left.firstIndex(of: piece)
      else { continue }
      if !piece.kind.isOfSurroundings {
        others.append(PartChange(piece.kind, old: piece.text, new: right[match].text, .reworded))
      }
      left.remove(at: place)
      right.remove(at: match)
    }
  }

  private mutating func pairByWords(
    _ left: inout [HeardPart], _ right: inout [HeardPart], at new: HeardStop
  ) {
    while let (piece, match, _) = Self.nearest(left, right) {
      let (before, after) = (left.remove(at: piece), right.remove(at: match))
      let missing = Self.missingWords(before.text, after.text)
      if WordOverlap.left(of: missing, without: new.words).isEmpty {
        others.append(PartChange(before.kind, old: before.text, new: after.text, .reworded))
      } else {
        dropped.append((before, after.text, missing))
      }
    }
  }

  /// Returns the words that no other words stand for: those of a text that was only cut short,
  /// and numbers where there are none any more.
  private static func missingWords(_ old: String, _ new: String) -> [String] {
    let (words, others) = (old.comparableWords, new.comparableWords)
    let missing = WordOverlap.left(of: words, without: others)
    if WordOverlap.left(of: others, without: words).isEmpty { return missing }
    return new.shape == nil ? missing.filter { $0.shape != nil } : []
  }

  /// Returns the two pieces that are most alike, the first ones of several; nil where none are.
  private static func nearest(
    _ left: [HeardPart], _ right: [HeardPart]
  ) -> (Int, Int, Double)? {
    var best: (Int, Int, Double)?
    for (row, piece) in left.enumerated() where !piece.isReadersOwn {
      for (column, other) in right.enumerated()
      where other.kind == piece.kind && !other.isReadersOwn {
        let likeness = likeness(piece.text, other.text)
        if likeness > best?.2 ?? 0 { best = (row, column, likeness) }
      }
    }
    return best
  }

  /// Other words in the place of some are a rewording, but for a number that gives way to words.
  private static func likeness(_ old: String, _ new: String) -> Double {
    if let shape = old.shape, shape == new.shape { return 1 }
    let share = WordOverlap.share(old.comparableWords, new.comparableWords)
    if share > 0 { return share }
    return old.shape != nil && new.shape == nil ? 0 : 0.01
  }
}
