/// The ways over one screen, measured once for all that can be done on it.
struct EffortSurvey {
  /// A reader whose cursor stands at the first stop.
  let reader: VoiceOver<StaticScreen>
  private let rate: SpeechRate
  private let dials: RotorDials
  private let steps: SwipedSeconds
  private let routes: [RotorRoute]

  init(_ screen: Screen, profile: ReaderProfile) throws(MissingLanguage) {
    var reader = try VoiceOver(StaticScreen(screen), profile: profile)
    rate = SpeechRate.speaking(reader.speech.phrases)
    steps = SwipedSeconds(reader.reading, reader.speech, rate)
    if !reader.reading.stops.isEmpty { _ = reader.arrive(at: 0) }
    self.reader = reader
    dials = RotorDials(reader.reading)
    routes = RotorRoute.all(from: reader, dials: dials, rate: rate)
  }

  private var reading: Reading { reader.reading }

  func efforts() -> [Effort] {
    var seen: Set<Int> = []
    return reading.stops.indices.flatMap { place -> [Effort] in
      let deeds = reading.deeds(at: place, seen: &seen)
      guard !deeds.isEmpty else { return [] }
      let arrivals = arrivals(at: place)
      return deeds.map { deed, action in
        effort(of: deed, action, at: place, arrivals)
      }
    }
  }

  private func effort(
    of deed: Effort.Deed, _ action: ActionID, at place: Int, _ arrivals: [Arrival]
  ) -> Effort {
    var swiping: Effort.Way?
    var rotor: Effort.Way?
    for arrival in arrivals {
      guard let way = finished(arrival, deed, at: place) else { continue }
      if arrival.isSwiped {
        swiping = way
      } else if rotor.map(way.isShorter) ?? true {
        rotor = way
      }
    }
    if let swiped = swiping, let found = rotor, !found.isShorter(than: swiped) { rotor = nil }
    return Effort(
      place: place, node: reading.stops[place].node, deed: deed, action: action,
      swiping: swiping, rotor: rotor)
  }
}

/// Coming to a stop.
extension EffortSurvey {
  /// A way to a stop, with what the rotor is set to then.
  private struct Arrival {
    var way: Effort.Way
    var setting = RotorSetting.characters
    /// The link that the rotor has chosen at the stop, nil for none.
    var link: Int?
    var isSwiped = false
  }

  /// Returns the way of swiping right, then the shortest one by each setting of the rotor.
  private func arrivals(at place: Int) -> [Arrival] {
    var swiped = Effort.Way()
    swiped.add(.swipeRight, times: place)
    swiped.seconds = steps.first + steps.between(0, place)
    return [Arrival(way: swiped, isSwiped: true)]
      + routes.flatMap { route in arrivals(at: place, by: route) }
  }

  /// Returns the shortest way by a setting, and those that end on a link inside of the stop.
  private func arrivals(at place: Int, by route: RotorRoute) -> [Arrival] {
    var arrivals: [Arrival] = []
    for landing in route.landings(near: place) {
      var way = route.way(to: landing)
      way.seconds += steps.first + steps.between(landing.stop, place)
      way.add(.swipeRight, times: place - landing.stop)
      way.add(.swipeLeft, times: landing.stop - place)
      let link = landing.stop == place ? landing.link : nil
      arrivals.append(Arrival(way: way, setting: route.setting, link: link))
    }
    let plain = arrivals.filter { $0.link == nil }
      .reduce(nil) { best, next -> Arrival? in
        best.map { next.way.isShorter(than: $0.way) ? next : $0 } ?? next
      }
    return [plain].compactMap(\.self) + arrivals.filter { $0.link != nil }
  }
}

/// Doing something at a stop.
extension EffortSurvey {
  private func finished(
    _ arrival: Arrival, _ deed: Effort.Deed, at place: Int
  ) -> Effort.Way? {
    var way = arrival.way
    let node = reading.node(at: place)
    switch deed {
    case .activate:
      // A link that is chosen would be opened instead.
      guard arrival.link == nil else { return nil }
    case .longPress:
      way.add(.doubleTapAndHold)
      return way
    case .increment:
      way.add(.swipeUp)
      return way
    case .decrement:
      way.add(.swipeDown)
      return way
    case .custom(let name):
      let actions = reading.customActions(at: place)
      guard let number = actions.firstIndex(where: { $0.name == name }),
        turn(.actions, &way, from: arrival.setting, at: place, node)
      else { return nil }
      choose(number + 1, of: actions, &way)
    case .link(let words):
      guard let link = node.textLinks.firstIndex(where: { $0.label == words }) else { return nil }
      if arrival.link != link {
        // A stop that is a link itself hides those inside of it from their rotor.
        guard arrival.link == nil, !node.traits.contains(.isLink),
          turn(.links, &way, from: arrival.setting, at: place, node)
        else { return nil }
        way.add(.swipeDown, times: link + 1, setting: .links)
        for passed in node.textLinks[...link] {
          way.seconds += seconds(of: passed.label) + rate.seconds(ofLinkWordIn: reader.speech)
        }
      }
    }
    way.add(.doubleTap)
    return way
  }

  /// Turns the rotor the shorter way round.
  ///
  /// - Returns: Whether it can be set so, and moves by it: on what is adjustable it does not.
  private func turn(
    _ goal: RotorSetting, _ way: inout Effort.Way, from setting: RotorSetting, at place: Int,
    _ node: AccessibilityNode
  ) -> Bool {
    guard !node.traits.contains(.adjustable),
      let turn = dials.turn(from: setting, to: goal, at: place)
    else { return false }
    way.add(turn.gesture, times: turn.passed.count, setting: goal)
    for passed in turn.passed { way.seconds += seconds(of: reader.name(of: passed).text) }
    return true
  }

  /// Flicks to a custom action, around the ends where that is shorter; activating stands at 0.
  private func choose(
    _ number: Int, of actions: [AccessibilityNode.CustomAction], _ way: inout Effort.Way
  ) {
    let count = actions.count + 1
    let isForward = number <= count - number
    let passed =
      isForward ? Array(1...number) : Array((number..<count).reversed())
    way.add(isForward ? .swipeDown : .swipeUp, times: passed.count, setting: .actions)
    for action in passed { way.seconds += seconds(of: actions[action - 1].name) }
  }

  private func seconds(of text: String) -> Double { rate.seconds(of: text.heard) }
}

extension Reading {
  /// Returns what can be done at a stop.
  ///
  /// - Parameters:
  ///   - place: The place of the stop.
  ///   - seen: The nodes around earlier stops whose action is known already.
  /// - Returns: What is done with what comes of it, in the order in which it is offered.
  fileprivate func deeds(
    at place: Int, seen: inout Set<Int>
  ) -> [(deed: Effort.Deed, action: ActionID)] {
    let node = node(at: place)
    var deeds: [(deed: Effort.Deed, action: ActionID)] = []
    if let action = activation(at: place, link: nil), isNew(action, at: place, &seen) {
      deeds.append((.activate, action))
    }
    if let action = node.longPressAction, !node.traits.contains(.notEnabled) {
      deeds.append((.longPress, action))
    }
    if node.traits.contains(.adjustable), !node.traits.contains(.notEnabled) {
      if let action = node.adjustment?.increment { deeds.append((.increment, action)) }
      if let action = node.adjustment?.decrement { deeds.append((.decrement, action)) }
    }
    var names: Set<String> = []
    for action in customActions(at: place) where names.insert(action.name).inserted {
      deeds.append((.custom(action.name), action.called))
    }
    guard !node.traits.contains(.notEnabled) else { return deeds }
    var links: Set<String> = []
    for (number, link) in node.textLinks.enumerated()
    where links.insert(link.label).inserted && (number > 0 || node.defaultAction != nil) {
      deeds.append((.link(link.label), link.called))
    }
    return deeds
  }

  /// Returns whether an action is the stop's own, or that of a node around it which is met first
  /// here.
  private func isNew(_ action: ActionID, at place: Int, _ seen: inout Set<Int>) -> Bool {
    let path = outward(from: place)
    guard path.first.map({ tree.nodes[$0].defaultAction == nil }) ?? false,
      let owner = path.dropFirst().first(where: { tree.nodes[$0].defaultAction == action })
    else { return true }
    return seen.insert(owner).inserted
  }
}
