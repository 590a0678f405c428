/// The rotor: what it is set to, and where swiping up and down leads.
extension VoiceOver {
  mutating func setRotor(by input: GestureInput) throws(GestureError) -> TranscriptStep {
    guard let name = input.choice else { throw GestureError.incomplete(input.gesture) }
    let offered = rotors
    guard
      let setting = offered.first(where: { $0.name == name })
        ?? offered.first(where: { $0.isCalled(name) })
    else { throw GestureError.noSuchRotor(name, offered: offered.map(\.name)) }
    return set(setting, by: input.gesture)
  }

  /// Turns the dial, which is circular; from a setting that is not offered it begins anew.
  mutating func turnRotor(by turn: Int, _ gesture: Gesture) -> TranscriptStep {
    let offered = rotors
    let start = offered.firstIndex(of: dial.setting) ?? (turn > 0 ? -1 : 0)
    let place = (start + turn + offered.count) % offered.count
    return set(offered[place], by: gesture)
  }

  private mutating func set(_ setting: RotorSetting, by gesture: Gesture) -> TranscriptStep {
    dial = RotorDial(setting: setting)
    return say([name(of: setting)], by: gesture)
  }

  /// Moves by what the rotor is set to.
  mutating func moveByRotor(isForward: Bool, by gesture: Gesture) -> TranscriptStep {
    switch dial.setting {
    case .characters, .words, .lines: stepThroughText(isForward, gesture)
    case .actions: chooseAction(isForward, gesture)
    case .moreContent: stepThroughContent(isForward, gesture)
    case .custom: jumpInOwnRotor(isForward, gesture)
    default: jump(dial.setting, isForward: isForward, by: gesture)
    }
  }

  /// Goes to the next element of a kind; where there is none, says so and stays.
  mutating func jump(
    _ setting: RotorSetting, isForward: Bool, by gesture: Gesture
  ) -> TranscriptStep {
    let rotor = Rotor(reading: reading, cursor: cursor)
    let link = dial.setting == .links && setting == .links ? dial.place : nil
    guard let target = rotor.next(setting, from: link, isForward: isForward) else {
      return miss(setting, by: gesture)
    }
    var announcement = arrive(at: target.stop)
    let node = reading.node(at: target.stop)
    if let link = target.link, node.textLinks.indices.contains(link) {
      dial.place = link
      announcement = speech.announcement([
        part(.label, node.textLinks[link].label, rule: "text-link"),
        speech.segment(.trait, .link, rule: "link", node: reading.stops[target.stop].node),
      ])
    }
    return TranscriptStep(gesture: gesture, announcement: announcement, focus: focus)
  }

  private func miss(_ setting: RotorSetting, by gesture: Gesture) -> TranscriptStep {
    guard let phrase = setting.miss else {
      return TranscriptStep(gesture: gesture, focus: focus, sound: .boundary)
    }
    return miss(phrase, name: setting.name, by: gesture)
  }

  /// Says that nothing is found.
  func miss(_ phrase: Phrase, name: String, by gesture: Gesture) -> TranscriptStep {
    say([speech.segment(.rotor, phrase, [name], rule: "rotor-miss", node: node)], by: gesture)
  }

  /// Returns the name of a setting, as it is said when the rotor is turned to it.
  func name(of setting: RotorSetting) -> Announcement.Segment {
    guard let phrase = setting.phrase else {
      return part(.rotor, setting.name, rule: "rotor-setting")
    }
    var texts: [String] = []
    if case .headingLevel(let level) = setting { texts = ["\(level)"] }
    return speech.segment(.rotor, phrase, texts, rule: "rotor-setting", node: node)
  }
}

/// Settings that lead through the element at the cursor.
extension VoiceOver {
  private mutating func stepThroughText(_ isForward: Bool, _ gesture: Gesture) -> TranscriptStep {
    let text = cursor.flatMap { reading.node(at: $0).writtenText } ?? ""
    let parts = TextUnits.parts(of: text, by: dial.setting) ?? []
    guard let place = step(isForward, among: parts.count) else {
      return TranscriptStep(gesture: gesture, focus: focus, sound: .boundary)
    }
    return say([textPart(parts[place])], by: gesture)
  }

  /// Spells the element's name.
  func spell(by gesture: Gesture) -> TranscriptStep {
    let text = cursor.flatMap { reading.node(at: $0).writtenText } ?? ""
    return say(text.map { textPart(String($0)) }, by: gesture)
  }

  private func textPart(_ text: String) -> Announcement.Segment {
    guard Optional(text).isSpoken else {
      return speech.segment(.label, .space, rule: "text-part", node: node)
    }
    return part(.label, text.heard, rule: "text-part")
  }

  /// Chooses among activating and the custom actions, around the ends (facts: voiceover.md §9).
  private mutating func chooseAction(_ isForward: Bool, _ gesture: Gesture) -> TranscriptStep {
    let actions = cursor.map { reading.customActions(at: $0) } ?? []
    guard !actions.isEmpty else {
      return TranscriptStep(gesture: gesture, focus: focus, sound: .boundary)
    }
    let count = actions.count + 1
    let place = ((dial.place ?? 0) + (isForward ? 1 : count - 1)) % count
    dial.place = place
    guard place > 0 else {
      return say(
        [speech.segment(.action, .activate, rule: "default-action", node: node)], by: gesture)
    }
    return say([part(.action, actions[place - 1].name, rule: "action-name")], by: gesture)
  }

  private mutating func stepThroughContent(
    _ isForward: Bool, _ gesture: Gesture
  ) -> TranscriptStep {
    let content = cursor.map { reading.node(at: $0).customContent } ?? []
    guard let place = step(isForward, among: content.count) else {
      return TranscriptStep(gesture: gesture, focus: focus, sound: .boundary)
    }
    let texts = [content[place].label, content[place].value].filter { Optional($0).isSpoken }
    return say(texts.map { part(.content, $0.heard, rule: "content-item") }, by: gesture)
  }

  /// Steps on inside of the element; nil, and no step, at the ends.
  private mutating func step(_ isForward: Bool, among count: Int) -> Int? {
    let next = isForward ? (dial.place ?? -1) + 1 : (dial.place ?? 0) - 1
    guard next >= 0, next < count else { return nil }
    dial.place = next
    return next
  }
}

extension AccessibilityNode {
  /// The text through which characters and words lead: what is typed, else the name.
  fileprivate var writtenText: String? {
    let texts = traits.contains(.isTextEntry) ? [value, label] : [label, value, hint]
    return texts.first { $0.isSpoken } ?? nil
  }
}
