/// Speech that begins within one turn, and what becomes of it (facts: voiceover.md §10).
///
/// The model of time is the simplest one that has the documented outcomes. All that is posted in
/// one turn is posted at once: what the app announces while it performs an action, in its order,
/// and behind it what the reader itself says of the change, which needs the new screen. Between
/// two turns everything is spoken to its end, as a person waits until the reader is silent.
///
/// - `low` waits until all other speech of the turn is complete.
/// - `default`, and the reader's own speech, cut off what is spoken and can be cut off.
/// - `high` cuts off what is spoken, and is spoken to its end: what follows waits.
package struct SpeechQueue: Hashable, Sendable {
  /// Everything that was posted, in order, with what has become of it so far.
  package private(set) var posted: [Announced] = []
  private var current: Int?
  private var waiting: [Int] = []

  /// Creates a queue in which nothing is spoken.
  package init() {}

  /// Begins to speak a text, or lets it wait.
  package mutating func post(_ text: String, priority: AnnouncementPriority = .default) {
    let new = posted.count
    posted.append(Announced(text, priority: priority))
    if priority == .low || current.map({ posted[$0].priority == .high }) ?? false {
      wait(new)
    } else {
      if let current { posted[current].outcome = .interrupted }
      current = new
    }
  }

  /// Speaks to its end what is spoken, or what has waited, and begins with what waits then.
  ///
  /// - Returns: The text that was heard, nil where there was none.
  @discardableResult
  package mutating func finishCurrent() -> String? { finish().map { posted[$0].text } }

  /// Speaks everything to its end.
  ///
  /// - Returns: The places among what was posted of what was heard, in the order of hearing.
  package mutating func finishAll() -> [Int] {
    var heard: [Int] = []
    while let next = finish() { heard.append(next) }
    return heard
  }

  private mutating func finish() -> Int? {
    let finished = current ?? (waiting.isEmpty ? nil : waiting.removeFirst())
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    return finished
  }

  /// What waits in its order, but low speech behind all other.
  private mutating func wait(_ new: Int) {
    let isLow = posted[new].priority == .low
    let place = isLow ? nil : waiting.firstIndex { posted[$0].priority == .low }
    waiting.insert(new, at: place ?? waiting.count)
  }
}
