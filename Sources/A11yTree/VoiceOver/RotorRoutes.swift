/// How long is listened when somebody swipes from stop to stop.
struct SwipedSeconds {
  /// The first stop, which is read when the screen appears.
  let first: Double
  /// For each place, all that is heard on the way there from the first stop, but for that.
  private let right: [Double]
  /// For each place, all that is heard on the way from there back to the first stop.
  private let left: [Double]

  init(_ reading: Reading, _ speech: Speech, _ rate: SpeechRate) {
    func seconds(_ place: Int, from previous: Int?) -> Double {
      rate.seconds(of: speech.announcement(at: place, of: reading, from: previous).spoken())
    }
    first = reading.stops.isEmpty ? 0 : seconds(0, from: nil)
    var right: [Double] = []
    var left: [Double] = []
    for place in reading.stops.indices {
      right.append((right.last ?? 0) + (place == 0 ? 0 : seconds(place, from: place - 1)))
      left.append((left.last ?? 0) + (place == 0 ? 0 : seconds(place - 1, from: place)))
    }
    self.right = right
    self.left = left
  }

  /// Returns what is heard on the way from one place to another, in either direction.
  func between(_ start: Int, _ end: Int) -> Double {
    end >= start ? right[end] - right[start] : left[start] - left[end]
  }
}

extension SpeechRate {
  /// Returns how long the word takes that follows the words of a link inside of a text.
  func seconds(ofLinkWordIn speech: Speech) -> Double {
    seconds(of: speech.phrases[.link].heard)
  }
}

/// What the rotor's dial offers at each stop.
struct RotorDials {
  private let reading: Reading
  /// The settings that find something on the screen, wherever the cursor is.
  private let common: Set<RotorSetting>

  init(_ reading: Reading) {
    self.reading = reading
    common = Set(Rotor(reading: reading, cursor: nil).offered(besides: .characters))
  }

  /// Returns what the dial offers at a stop, as `Rotor.offered` does for one stop at a time.
  func offered(at place: Int, besides setting: RotorSetting) -> [RotorSetting] {
    let rotor = Rotor(reading: reading, cursor: place)
    var offered = RotorSetting.system.filter { setting in
      switch setting {
      case .actions: !reading.customActions(at: place).isEmpty
      case .moreContent: !reading.node(at: place).customContent.isEmpty
      default: common.contains(setting)
      }
    }
    let own = rotor.customRotors
    offered += own
    if case .custom = setting, !own.contains(setting), rotor.custom(setting) != nil {
      offered.append(setting)
    }
    return offered
  }

  /// Returns how the dial is turned, the shorter way round.
  ///
  /// - Returns: The gesture and the settings that are passed, the goal last; nil where the goal is
  ///   not offered.
  func turn(
    from setting: RotorSetting, to goal: RotorSetting, at place: Int
  ) -> (gesture: Gesture, passed: [RotorSetting])? {
    guard setting != goal else { return (.twoFingerRotateRight, []) }
    let offered = offered(at: place, besides: setting)
    guard let end = offered.firstIndex(of: goal) else { return nil }
    let count = offered.count
    let start = offered.firstIndex(of: setting)
    let right = (end - (start ?? -1) + count) % count
    let left = ((start ?? 0) - end + count) % count
    let turns = right == 0 ? count : right
    let back = left == 0 ? count : left
    let isRight = turns <= back
    let passed = (1...min(turns, back)).map { step in
      offered[((isRight ? (start ?? -1) + step : (start ?? 0) - step) + 2 * count) % count]
    }
    return (isRight ? .twoFingerRotateRight : .twoFingerRotateLeft, passed)
  }
}

/// Where one setting of the rotor leads from the first stop on.
struct RotorRoute {
  /// The setting.
  let setting: RotorSetting
  private let turn: Effort.Way
  private let landings: [Landing]
  /// Whether a later flick leads to a later stop.
  private let isRising: Bool

  /// A place to which flicks lead.
  struct Landing {
    var stop: Int
    /// The place among the links of its text, nil for the stop as a whole.
    var link: Int?
    var flicks: Int
    /// What is heard on the way there, the name of the setting left out.
    var seconds: Double
  }

  /// Returns the routes of all settings that lead anywhere.
  static func all(
    from reader: VoiceOver<StaticScreen>, dials: RotorDials, rate: SpeechRate
  ) -> [RotorRoute] {
    let reading = reader.reading
    // On what is adjustable, flicks do not move by the rotor.
    guard reader.cursor == 0, !reading.node(at: 0).traits.contains(.adjustable) else { return [] }
    return dials.offered(at: 0, besides: .characters).compactMap { setting in
      let isOwn = if case .custom = setting { true } else { false }
      let landings =
        isOwn
        ? Self.landings(of: setting, in: reader, rate) : landings(by: setting, reader, rate)
      guard !landings.isEmpty, let turn = dials.turn(from: .characters, to: setting, at: 0) else {
        return nil
      }
      var way = Effort.Way()
      way.add(turn.gesture, times: turn.passed.count, setting: setting)
      for passed in turn.passed { way.seconds += rate.seconds(of: reader.name(of: passed).text) }
      return RotorRoute(setting: setting, turn: way, landings: landings, isRising: !isOwn)
    }
  }

  /// Returns the landings from which a stop is nearest: the last one before it and the first one
  /// at or behind it, with every link inside of it.
  func landings(near place: Int) -> ArraySlice<Landing> {
    guard isRising else { return landings[...] }
    let behind = landings.partitioningIndex { $0.stop >= place }
    let end = landings.partitioningIndex { $0.stop > place }
    return landings[max(behind - 1, 0)..<min(max(end, behind + 1), landings.count)]
  }

  /// Returns the way to a landing.
  func way(to landing: Landing) -> Effort.Way {
    var way = turn
    way.add(.swipeDown, times: landing.flicks, setting: setting)
    way.seconds += landing.seconds
    return way
  }

  /// Returns where a setting of the system leads; what is adjustable ends it.
  private static func landings(
    by setting: RotorSetting, _ reader: VoiceOver<StaticScreen>, _ rate: SpeechRate
  ) -> [Landing] {
    let reading = reader.reading
    var landings: [Landing] = []
    var (cursor, seconds) = (0, 0.0)
    for target in Rotor(reading: reading, cursor: 0).all(setting)
    where target.stop > 0 || target.link != nil {
      let link = target.link.map { reading.node(at: target.stop).textLinks[$0].label }
      if let link {
        seconds += rate.seconds(of: link.heard) + rate.seconds(ofLinkWordIn: reader.speech)
      } else {
        seconds += rate.seconds(
          of: reader.speech.announcement(at: target.stop, of: reading, from: cursor).spoken())
      }
      cursor = target.stop
      landings.append(
        Landing(
          stop: cursor, link: target.link, flicks: landings.count + 1, seconds: seconds))
      if reading.node(at: cursor).traits.contains(.adjustable) { break }
    }
    return landings
  }

  /// Returns where a rotor of the app leads, by trying it.
  private static func landings(
    of setting: RotorSetting, in reader: VoiceOver<StaticScreen>, _ rate: SpeechRate
  ) -> [Landing] {
    var reader = reader
    reader.dial = RotorDial(setting: setting)
    var landings: [Landing] = []
    var (flicks, seconds) = (0, 0.0)
    var seen: Set<Int> = [0]
    let limit = reader.reading.stops.count
    while flicks < limit, let step = try? reader.perform(.swipeDown).first {
      flicks += 1
      guard let cursor = reader.cursor, step.announcement?.segments.first?.kind != .rotor else {
        break
      }
      seconds += rate.seconds(of: step.announcement?.spoken() ?? "")
      if seen.insert(cursor).inserted {
        landings.append(Landing(stop: cursor, link: nil, flicks: flicks, seconds: seconds))
      }
      if reader.reading.node(at: cursor).traits.contains(.adjustable) { break }
    }
    return landings
  }
}
