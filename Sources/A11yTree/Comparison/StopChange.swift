/// What became of one stop.
package struct StopChange: Hashable, Sendable {
  /// The stop as it was, nil for a new one.
  package var old: Heard?
  /// The stop as it is, nil for one that is gone.
  package var new: Heard?
  /// Whether it stands elsewhere among the others.
  package var isMoved = false
  /// What became of its pieces, those that stayed the same left out.
  package var parts: [PartChange] = []
  /// Whether another text is heard there, or its pieces tell something else.
  package var isRenamed = false
  /// Whether it is a picture that was painted and silent before.
  package var isDecoration = false

  /// A stop on one side of the comparison.
  package struct Heard: Hashable, Sendable {
    /// Its place among the stops, from 0.
    package var place: Int
    package var id: NodeID?
    /// What a person did, nil where that is not known.
    package var gesture: String?
    /// What is heard there.
    package var spoken: String
    /// How many words of the app's own a person listens to.
    package var words: Int

    init(_ stop: HeardStop, at place: Int) {
      self.place = place
      id = stop.id
      gesture = stop.gesture
      spoken = stop.spoken
      words = stop.ownWordCount
    }
  }

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case lost
    /// It is gone, and no words were heard there.
    case gone
    /// It is gone, and everything it said is heard at other stops now.
    case joined
    case noisier
    case renamed
    case moved
    case new
  }

  /// What can be said of it, the gravest first; one at least.
  package var kinds: [Kind] {
    guard let old else { return isDecoration ? [.noisier, .new] : [.new] }
    guard let new else { return [whereItWent] }
    var kinds: [Kind] = []
    if isNoisier(from: old.words, to: new.words) { kinds.append(.noisier) }
    if isRenamed { kinds.append(.renamed) }
    if isMoved { kinds.append(.moved) }
    return kinds
  }

  package var gravity: Gravity {
    let kinds = kinds
    if kinds.contains(.lost) || (new != nil && parts.contains(where: \.verdict.isLoss)) {
      return .lost
    }
    return kinds.contains(.noisier) ? .worse : .changed
  }

  private var whereItWent: Kind {
    if parts.isEmpty { return .lost }
    if parts.allSatisfy({ $0.verdict == .gone }) { return .gone }
    return parts.allSatisfy { [.toldElsewhere, .gone].contains($0.verdict) } ? .joined : .lost
  }

  /// More words than these are noise where others were replaced as well (ours).
  private static let mostFurtherWords = 2

  /// Whether a person has to listen to more words than a rewording explains.
  private func isNoisier(from old: Int, to new: Int) -> Bool {
    let own = parts.filter { ![.state, .trait, .position, .container, .cue].contains($0.kind) }
    let isAdded = own.allSatisfy { $0.verdict == .gained || $0.isExtended }
    return new > old && (isAdded || new - old > Self.mostFurtherWords)
  }
}

extension PartChange {
  /// Whether the old words are all there, with others.
  fileprivate var isExtended: Bool {
    guard let old, let new, verdict == .reworded else { return false }
    return WordOverlap.left(of: old.comparableWords, without: new.comparableWords).isEmpty
  }
}
