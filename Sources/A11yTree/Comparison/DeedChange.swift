/// What became of one thing that can be done on a screen.
package struct DeedChange: Hashable, Sendable {
  /// What comes of it.
  package var action: ActionID
  /// What comes of it now, nil where that is the same or nothing.
  package var newAction: ActionID?
  package var deed: Effort.Deed
  /// Where it is done: what is heard there.
  package var stop: String
  package var id: NodeID?
  package var kind: Kind
  /// The better way as it was, nil for none.
  package var old: Way?
  /// The better way as it is, nil for none.
  package var new: Way?

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It cannot be done any more.
    case lost
    /// It is offered, and no way leads there any more.
    case unreachable
    /// It takes more gestures.
    case harder
    /// Something else comes of the same.
    case replaced
    /// It could not be done there before.
    case new
    /// It takes fewer gestures, or a way leads there now.
    case easier
  }

  /// How long a way is.
  package struct Way: Hashable, Sendable {
    package var gestures: Int
    package var seconds: Double
  }

  package var gravity: Gravity {
    switch kind {
    case .lost, .unreachable: .lost
    case .harder: .worse
    case .replaced, .new: .changed
    case .easier: .better
    }
  }
}

/// What can be done on a screen with VoiceOver, by the stops where it is done.
package struct DeedComparison {
  /// What is not the same, in the order of the old screen, then what is new.
  package private(set) var changes: [DeedChange] = []
  private let old: [HeardStop]
  private let new: [HeardStop]

  /// Compares what can be done.
  ///
  /// - Parameters:
  ///   - before: What could be done, and its stops.
  ///   - after: What can be done, and its stops.
  ///   - alignment: Which stop is which.
  package init(
    from before: (efforts: [Effort], stops: [HeardStop]),
    to after: (efforts: [Effort], stops: [HeardStop]), _ alignment: StopAlignment
  ) {
    (old, new) = (before.stops, after.stops)
    var places: [Int: Int] = [:]
    for pair in alignment.pairs { places[pair.old] = pair.new }
    var left = after.efforts
    var unmatched: [Effort] = []
    for effort in before.efforts {
      let place = places[effort.place]
      let match = left.firstIndex { $0.place == place && $0.deed == effort.deed }
      if let match { compare(effort, left.remove(at: match)) } else { unmatched.append(effort) }
    }
    for effort in unmatched {
      if let match = left.firstIndex(where: { $0.action == effort.action }) {
        compare(effort, left.remove(at: match))
      } else if !after.efforts.contains(where: { $0.action == effort.action }) {
        changes.append(change(.lost, effort, nil))
      }
    }
    let known = Set(alignment.pairs.map(\.new))
    for effort in left where known.contains(effort.place) {
      guard !before.efforts.contains(where: { $0.action == effort.action }) else { continue }
      changes.append(change(.new, nil, effort))
    }
  }

  private mutating func compare(_ before: Effort, _ after: Effort) {
    if before.action != after.action, !after.action.isPath, !before.action.isPath {
      changes.append(change(.replaced, before, after))
    }
    let (way, now) = (before.best?.gestures, after.best?.gestures)
    guard way != now else { return }
    let kind: DeedChange.Kind =
      if let way, let now { now > way ? .harder : .easier } else {
        now == nil ? .unreachable : .easier
      }
    changes.append(change(kind, before, after))
  }

  /// Tells a change at the stop as it is, or as it was where it is gone.
  private func change(
    _ kind: DeedChange.Kind, _ before: Effort?, _ after: Effort?
  ) -> DeedChange {
    let stop = after.map { new[$0.place] } ?? before.map { old[$0.place] }
    return DeedChange(
      action: before?.action ?? after?.action ?? "",
      newAction: before == nil || before?.action == after?.action ? nil : after?.action,
      deed: (after ?? before)?.deed ?? .activate, stop: stop?.name ?? "", id: stop?.id, kind: kind,
      old: before?.best.map { .init(gestures: $0.gestures, seconds: $0.seconds) },
      new: after?.best.map { .init(gestures: $0.gestures, seconds: $0.seconds) })
  }
}

extension ActionID {
  /// Whether it has no name, and stands under the path of its view.
  var isPath: Bool { name.utf8.contains(UInt8(ascii: "/")) }
}
