/// A stop of a screen, or a step of a session, as it is compared with another.
package struct HeardStop: Hashable, Sendable {
  /// The element; nil where only what was heard is known.
  package var id: NodeID?
  /// Where it stands in its component, which moves with it.
  package var place = ""
  /// The name that tests use, nil for none.
  package var identifier: String?
  package var label: String?
  /// What activating it does, nil for nothing and for what has no name.
  package var action: ActionID?
  /// What is heard before the pause, in comma rendering; empty for silence.
  package var spoken: String
  package var parts: [HeardPart]
  /// What a person did, nil where that is not known.
  package var gesture: String?
  /// The pictures that are all it shows, if it does nothing either.
  package var pictures: [String] = []

  package init(spoken: String, parts: [HeardPart]) {
    self.spoken = spoken
    self.parts = parts
  }

  /// What to call it: what is heard, else where it is.
  package var name: String { spoken.isEmpty ? id?.path ?? "" : spoken }

  /// The words of what the app says at it.
  var words: [String] {
    parts.filter { !$0.isReadersOwn && !Self.silentKinds.contains($0.kind) }.flatMap(
      \.text.comparableWords)
  }

  private static let silentKinds: Set<HeardPart.Kind> = [.gesture, .action, .sound, .note]

  /// How many words it makes a person listen to, the reader's own and those of its surroundings
  /// left out.
  var ownWordCount: Int {
    parts.filter { !$0.isReadersOwn && Self.ownKinds.contains($0.kind) }
      .reduce(0) { $0 + $1.text.comparableWords.count }
  }

  private static let ownKinds: Set<HeardPart.Kind> = [
    .label, .value, .content, .words, .hint, .announcement,
  ]
}

/// Everything that is heard on a screen by who swipes from the first stop to the last.
package struct HeardScreen: Hashable, Sendable {
  /// The stops, in visiting order.
  package var stops: [HeardStop]
  /// The names of the pictures that are painted and are no stop of their own.
  package var silentPictures: Set<String>

  /// Listens to a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - profile: The version of the reader.
  ///   - place: Returns where in its component an element stands; the whole path unless given.
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  package init(
    _ screen: Screen, profile: ReaderProfile = .newest, place: (NodeID) -> String = \.path
  ) throws(MissingLanguage) {
    let speech = try Speech(locale: screen.environment.locale, profile: profile)
    let reading = Reading(screen)
    var shown = ShownPictures(screen, reading)
    stops = reading.stops.indices.map { index in
      let explanation = speech.explanation(
        at: index, of: reading, from: index == 0 ? nil : index - 1)
      let node = reading.tree.nodes[reading.stops[index].node]
      var stop = HeardStop(
        spoken: explanation.announcement.spoken(), parts: [HeardPart](explanation))
      stop.id = node.id
      stop.place = place(node.id)
      stop.identifier = node.identifier.isSpoken ? node.identifier : nil
      stop.label = node.label.isSpoken ? node.label : nil
      stop.action = node.defaultAction.flatMap { $0.isPath ? nil : $0 }
      stop.pictures = shown.takePictures(at: index, node)
      return stop
    }
    silentPictures = shown.others
  }
}

/// The pictures of a screen, by the stops that show them.
private struct ShownPictures {
  private var pictures: [Int: [String]] = [:]
  /// The stops that show a text.
  private var texts: Set<Int> = []
  /// The pictures that no stop consists of.
  private(set) var others: Set<String> = []

  init(_ screen: Screen, _ reading: Reading) {
    var owners = Array(repeating: -1, count: screen.tree.count)
    for (place, stop) in reading.stops.enumerated() {
      for node in stop.node..<screen.tree.subtreeEnd(of: stop.node) { owners[node] = place }
    }
    for item in screen.scene.items {
      let stop = owners[item.owner]
      switch item.content {
      case .image(let image):
        if stop < 0 {
          others.insert(image.name)
        } else {
          pictures[stop, default: []].append(image.name)
        }
      case .text: texts.insert(stop)
      case .shape: break
      }
    }
  }

  /// Returns the pictures that a stop consists of; those beside a text or in a control are silent.
  mutating func takePictures(at stop: Int, _ node: AccessibilityNode) -> [String] {
    let own = pictures[stop] ?? []
    let isPicture = !texts.contains(stop) && node.defaultAction == nil && node.customActions.isEmpty
    guard isPicture else {
      others.formUnion(own)
      return []
    }
    return own
  }
}
