import Testing

@testable import A11yTree

/// What it takes to come to an action; counted by hand, and by doing it.
struct EffortTests {
  private func efforts(_ outline: String) throws -> [Effort] {
    try Effort.all(on: try Outline.parse(outline))
  }

  private let page = """
    header "Plans"
    staticText "Solo"
    staticText "Four dollars"
    button "Buy" action=buy customAction="Compare":compare customAction="Share":share
    header "Help"
    staticText "Ask us"
    link "Write" action=write
    button "Gone" notEnabled action=gone
    """

  @Test func swipesAreCountedFromTheFirstStop() throws {
    let buy = try #require(try efforts(page).first { $0.action.name == "buy" })
    #expect(buy.deed == .activate && buy.place == 3)
    #expect(buy.swiping?.gestures == 4)
    #expect(buy.swiping?.rotorMoves == 0)
    // Plans, heading · Solo · Four dollars · Buy, button, fifteen letters a second.
    let letters = "PlansheadingSoloFourdollarsBuybutton".count
    #expect(abs((buy.swiping?.seconds ?? 0) - Double(letters) / 15) < 1e-9)
  }

  @Test func theRotorIsTakenWhereItIsShorter() throws {
    // Characters stand first, before them the actions of the screen's other end, so that the
    // shortest turn is to the left: static text, buttons, links, headings.
    let write = try #require(try efforts(page).first { $0.action.name == "write" })
    #expect(write.swiping?.gestures == 7)
    let rotor = try #require(write.rotor)
    #expect(rotor.gestures < 7 && write.best == rotor)
    #expect(rotor.moves.last?.gesture == .doubleTap)
    let buy = try #require(try efforts(page).first { $0.action.name == "buy" })
    #expect(buy.best == (buy.rotor ?? buy.swiping))
  }

  @Test func customActionsNeedTheRotor() throws {
    let all = try efforts(page)
    let compare = try #require(all.first { $0.action.name == "compare" })
    let share = try #require(all.first { $0.action.name == "share" })
    #expect(compare.deed == .custom("Compare"))
    // The dial at the button ends in the actions, one turn back from the characters.
    #expect(
      compare.swiping?.moves.map(\.gesture) == [
        .swipeRight, .twoFingerRotateLeft, .swipeDown, .doubleTap,
      ])
    #expect(compare.swiping?.moves.map(\.count) == [3, 1, 1, 1])
    #expect(share.swiping?.moves.map(\.gesture).suffix(2) == [.swipeUp, .doubleTap])
  }

  @Test func whatIsDimmedOrDoesNothingHasNoEffort() throws {
    #expect(try efforts(page).map(\.action.name) == ["buy", "compare", "share", "write"])
    #expect(try efforts("staticText \"x\"") == [])
    #expect(try Effort.all(on: Screen(tree: AccessibilityTree())) == [])
  }

  @Test func theTapOfACardIsListedOnce() throws {
    let all = try efforts(
      """
      group action=open
        staticText "Plan"
        staticText "Two seats left"
        button "Buy" action=buy
      """)
    #expect(all.map(\.action.name) == ["open", "buy"])
    #expect(all.map(\.place) == [0, 2])
  }

  @Test func adjustingTakesOneFlick() throws {
    let all = try efforts(
      "staticText \"Sound\"\nadjustable \"Volume\" adjustment=up,down customAction=\"Mute\":mute")
    #expect(all.map(\.action.name) == ["up", "down", "mute"])
    #expect(all[0].swiping?.moves.map(\.gesture) == [.swipeRight, .swipeUp])
    #expect(all[0].swiping?.rotorMoves == 0)
    // Flicks adjust, so that the rotor never comes to the action.
    #expect(all[2].best == nil)
  }

  @Test func linksInsideOfATextAreReachedByTheirRotor() throws {
    let all = try efforts(
      """
      staticText "See terms and prices" textLink="terms":terms textLink="prices":prices
      """)
    #expect(all.map(\.action.name) == ["terms", "prices"])
    #expect(all[0].swiping?.moves.map(\.gesture) == [.doubleTap])
    #expect(all[1].best?.moves.map(\.gesture).suffix(2) == [.swipeDown, .doubleTap])
  }

  /// Whatever is counted can be done so, and takes so long.
  @Test func everyWayLeadsToItsAction() throws {
    let seed: UInt64 = 8_2026
    var random = RandomScreens(seed: seed)
    var count = 0
    for number in 0..<300 {
      var screen = random.screen()
      screen.environment.locale = "en"
      for effort in try Effort.all(on: screen) {
        for way in [effort.swiping, effort.rotor].compactMap(\.self) {
          count += 1
          let done = try perform(way, on: screen)
          #expect(done.action == effort.action, "seed \(seed), screen \(number): \(effort)")
          #expect(
            abs(done.seconds - way.seconds) < 1e-9,
            "seed \(seed), screen \(number): \(done.seconds) \(effort)")
        }
        if let swiping = effort.swiping, let rotor = effort.rotor {
          #expect(rotor.isShorter(than: swiping), "seed \(seed), screen \(number)")
        }
      }
    }
    #expect(count > 300)
  }

  private func perform(
    _ way: Effort.Way, on screen: Screen
  ) throws -> (action: ActionID?, seconds: Double) {
    var reader = try VoiceOver(StaticScreen(screen))
    let rate = SpeechRate.speaking(reader.speech.phrases)
    var steps = try reader.perform(.swipeRight)
    for move in way.moves {
      for _ in 0..<move.count { steps += try reader.perform(move.gesture) }
    }
    let action = steps.last?.action
    if action != nil { steps.removeLast() }
    let seconds = steps.compactMap { $0.announcement?.spoken() }
      .reduce(0) { $0 + rate.seconds(of: $1) }
    return (action, seconds)
  }

  @Test func dialsOfferWhatTheRotorOffers() throws {
    let seed: UInt64 = 9_2026
    var random = RandomScreens(seed: seed)
    for number in 0..<100 {
      let reading = Reading(random.screen())
      let dials = RotorDials(reading)
      for place in reading.stops.indices {
        #expect(
          dials.offered(at: place, besides: .characters)
            == Rotor(reading: reading, cursor: place).offered(besides: .characters),
          "seed \(seed), screen \(number)")
      }
    }
  }
}
