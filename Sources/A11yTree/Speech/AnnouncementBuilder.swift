/// Composes an announcement part by part (facts: voiceover.md §6.1).
struct AnnouncementBuilder {
  let profile: ReaderProfile
  let phrases: Phrases
  /// The language of the phrases where that is the element's own, nil for the screen's.
  let language: String?
  let tree: AccessibilityTree
  let index: Int
  let node: AccessibilityNode
  let context: Stop.Context
  /// The containers that the cursor enters with this stop, the outermost first.
  let entered: [Int]
  var segments: [Announcement.Segment] = []

  init(speech: Speech, tree: AccessibilityTree, stop: Stop, previous: Int?) {
    profile = speech.profile
    self.tree = tree
    index = stop.node
    node = tree[stop.node]
    context = stop.context
    let own = node.language.flatMap { Phrases.find($0) }
    phrases = own ?? speech.phrases
    language = own == nil ? nil : node.language
    entered = tree.ancestors(of: stop.node).prefix { ancestor in
      guard let previous else { return true }
      return !(ancestor..<tree.subtreeEnd(of: ancestor)).contains(previous)
    }.reversed()
  }

  mutating func announcement() -> Announcement { explanation().announcement }

  mutating func explanation() -> Explanation {
    segments.reserveCapacity(4)
    appendGroupNames()
    let hasOwnHint = appendContent()
    appendTraitWords()
    appendPosition()
    appendBoundary()
    placeControls()
    let hint = profile.verbosity.hints ? hintParts(isSpent: !hasOwnHint) : []
    let cues = cueParts()
    var announcement = Announcement(
      segments: segments, hint: hint.joinedSentences, cues: cues.map(\.text))
    announcement.language = node.language
    announcement.unverified = unverified(in: [segments, hint, cues])
    return Explanation(announcement: announcement, hint: hint, cues: cues, phrases: phrases)
  }

  /// Returns the phrases that are said and whose wording rests on belief only, each once.
  private func unverified(in parts: [[Announcement.Segment]]) -> [UnverifiedWord] {
    var words: [UnverifiedWord] = []
    for segment in parts.joined() {
      guard let phrase = segment.phrase, phrases.isUnverified(phrase) else { continue }
      let word = UnverifiedWord(language: phrases.language, phrase: phrase)
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// Says the names of the groups that are entered (facts: voiceover.md §4, case 212).
  ///
  /// A landmark whose boundary is said gives its name there.
  private mutating func appendGroupNames() {
    guard profile.verbosity.containerDescriptions else { return }
    for group in entered {
      guard let container = tree.nodes[group].container, !container.isSystem else { continue }
      if case .landmark(group, _) = context { continue }
      let label = container.label ?? tree.nodes[group].label
      append(.group, label, rule: "group-name", node: group)
    }
  }

  /// Says headers, label, place, value and, before them all, that they are selected.
  ///
  /// - Returns: Whether the hint is still to be said, because it did not stand in for a name.
  private mutating func appendContent() -> Bool {
    let start = segments.count
    appendHeaders()
    appendLabel()
    appendImportantContent()
    appendCell()
    appendValue()
    let isEmpty = segments.count == start
    if node.traits.contains(.isSelected) {
      let word = phrases[isEmpty ? .selectedAlone : .selected]
      segments.insert(
        Announcement.Segment(
          kind: .state, text: word.heard, written: word.written, rule: "selected", node: index,
          phrase: isEmpty ? .selectedAlone : .selected, language: language),
        at: start)
      return true
    }
    guard isEmpty, node.hint.isSpoken else { return true }
    append(.hint, node.hint, rule: "hint-as-name", node: index)
    return false
  }

  private mutating func appendLabel() {
    guard let label, !label.isEmpty else { return }
    var written = label
    if isCell {
      written.endSentence()
    } else if value != nil {
      written += ":"
    }
    append(.label, label, written: written, rule: "label", node: index)
  }

  private mutating func appendValue() {
    append(.value, value, rule: "value", node: index, phrase: countsBadge ? .badge : nil)
  }

  /// Says the details that are important, right behind the name (facts: voiceover.md §6.7).
  private mutating func appendImportantContent() {
    for content in node.customContent where content.isImportant {
      append(.content, content.label, rule: "important-label", node: index)
      append(.content, content.value, rule: "important-value", node: index)
    }
  }

  private mutating func appendPosition() {
    guard profile.verbosity.containerDescriptions else { return }
    switch context {
    case .series(let place, let count), .tab(let place, let count):
      append(.position, .position, place, count, rule: "n-of-m")
    case .none, .list, .landmark, .cell: break
    }
  }

  private mutating func appendBoundary() {
    guard profile.verbosity.containerDescriptions else { return }
    switch context {
    case .list(let list, let boundary):
      let phrase: Phrase = boundary == .start ? .listStart : .listEnd
      append(.container, phrase, rule: "list-boundary", node: list)
    case .landmark(let landmark, let boundary):
      appendLandmark(landmark, boundary)
    case .none, .series, .tab, .cell: break
    }
  }

  /// Says a landmark's boundary with its name: `NAME, landmark` and `end, NAME`.
  private mutating func appendLandmark(_ landmark: Int, _ boundary: Stop.Boundary) {
    let label = tree.nodes[landmark].container?.label ?? tree.nodes[landmark].label
    if boundary == .end { append(.container, .landmarkEnd, rule: "landmark-end", node: landmark) }
    append(.group, label, rule: "landmark-name", node: landmark)
    if boundary == .start {
      append(.container, .landmarkStart, rule: "landmark-start", node: landmark)
    }
  }

  /// Moves or drops the words for roles as the setting says, which iOS 18.4 introduced.
  private mutating func placeControls() {
    let controls = profile.verbosity.controls
    guard controls != .after else { return }
    let roles = segments.filter { $0.kind == .trait }
    segments.removeAll { $0.kind == .trait }
    guard controls == .before else { return }
    let start = segments.firstIndex { $0.kind != .group } ?? segments.count
    segments.insert(contentsOf: roles, at: start)
  }

  /// Tells of actions and details, actions first (the order is ours).
  ///
  /// The actions of a group are offered on each element inside (facts: voiceover.md §9).
  private func cueParts() -> [Announcement.Segment] {
    var cues: [Announcement.Segment] = []
    let hasActions =
      !node.customActions.isEmpty
      || tree.ancestors(of: index).contains { !tree.nodes[$0].customActions.isEmpty }
    if hasActions, profile.verbosity.actions {
      cues.append(cue(.action, .actionsAvailable, rule: "actions-cue"))
    }
    if !node.customContent.isEmpty, profile.verbosity.moreContent {
      cues.append(cue(.content, .moreContentAvailable, rule: "content-cue"))
    }
    return cues
  }

  private func cue(
    _ kind: Announcement.Segment.Kind, _ phrase: Phrase, rule: String
  ) -> Announcement.Segment {
    Announcement.Segment(
      kind: kind, text: phrases[phrase].heard, written: phrases[phrase].written, rule: rule,
      node: index, phrase: phrase)
  }
}
