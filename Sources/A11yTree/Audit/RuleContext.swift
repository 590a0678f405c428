/// What a rule may look at: a screen, what the reader visits, and the limits.
///
/// A class, as every element that is judged holds it; all of it is constant.
package final class RuleContext: Sendable {
  package let screen: Screen
  package let thresholds: Thresholds
  /// Who listens.
  package let profile: ReaderProfile
  /// The stops of the reader.
  package let reading: Reading
  /// The indices of the nodes that the reader visits, in its order.
  package let stops: [Int]
  /// What is seen where.
  let surfaces: SceneSurfaces
  /// For each text, by the index of its item, what it lies on.
  let textSurfaces: [Int: [Surface]]
  /// For each node, whether the reader visits it.
  private let isStop: [Bool]
  /// For each node, whether it is hidden from readers or inside of an element.
  private let isOutOfReach: [Bool]
  /// For each node, whether it is invisible.
  private let isInvisible: [Bool]
  /// For the nodes that paint pictures, whether all of these are declared decorative.
  private let isDecoration: [Int: Bool]
  /// The words of the screen's language, nil where they are not known.
  let lexicon: Lexicon?
  /// For each node the place of its name among those of the stops, -1 for none.
  private let wordingPlaces: [Int32]
  private let wordings: [Wording]

  package init(screen: Screen, thresholds: Thresholds, profile: ReaderProfile = .newest) {
    self.screen = screen
    self.thresholds = thresholds
    self.profile = profile
    let tree = screen.tree
    var isInvisible: [Bool] = []
    var isOutOfReach: [Bool] = []
    for index in 0..<tree.count {
      let node = tree[index]
      let parent = tree.parent(of: index)
      let parentIsInvisible = parent.map { isInvisible[$0] } ?? false
      let parentIsClosed = parent.map { isOutOfReach[$0] || tree[$0].isElement } ?? false
      isInvisible.append(node.isHidden || parentIsInvisible)
      isOutOfReach.append(node.isHidden || node.elementsHidden || parentIsClosed)
    }
    self.isInvisible = isInvisible
    self.isOutOfReach = isOutOfReach
    reading = Reading(screen)
    stops = reading.stops.map(\.node)
    var isStop = Array(repeating: false, count: tree.count)
    var wordingPlaces = Array(repeating: Int32(-1), count: tree.count)
    for (place, index) in stops.enumerated() {
      isStop[index] = true
      wordingPlaces[index] = Int32(place)
    }
    self.isStop = isStop
    self.wordingPlaces = wordingPlaces
    wordings = stops.map { Wording(tree.nodes[$0].label ?? "") }
    lexicon = Lexicon.find(screen.environment.locale)
    var isDecoration: [Int: Bool] = [:]
    for item in screen.scene.items {
      guard case .image(let image) = item.content else { continue }
      isDecoration[item.owner] = image.isDecorative && isDecoration[item.owner] ?? true
    }
    self.isDecoration = isDecoration
    surfaces = SceneSurfaces(screen.scene, environment: screen.environment)
    var textSurfaces: [Int: [Surface]] = [:]
    for (index, item) in screen.scene.items.enumerated() {
      guard case .text(let run) = item.content else { continue }
      textSurfaces[index] = surfaces.surfaces(ofText: index, run)
    }
    self.textSurfaces = textSurfaces
  }

  /// The painted texts, back to front.
  var texts: [RuleText] {
    var counts: [Int: Int] = [:]
    var texts: [RuleText] = []
    for (index, item) in screen.scene.items.enumerated() {
      guard case .text(let run) = item.content else { continue }
      let number = counts[item.owner, default: 0]
      counts[item.owner] = number + 1
      let owner = RuleElement(context: self, index: item.owner)
      texts.append(
        RuleText(owner: owner, item: index, run: run, frame: item.frame, number: number))
    }
    return texts
  }

  /// Returns whether the reader visits a node.
  func isStop(_ index: Int) -> Bool { isStop[index] }

  /// Returns whether a node is hidden from readers, or inside of an element.
  func isOutOfReach(_ index: Int) -> Bool { isOutOfReach[index] }

  /// Returns whether a node is invisible.
  func isInvisible(_ index: Int) -> Bool { isInvisible[index] }

  /// Returns whether a node paints pictures, all of them declared decorative.
  func paintsOnlyDecoration(_ index: Int) -> Bool { isDecoration[index] ?? false }

  /// Returns the name of a node, taken apart.
  func wording(of index: Int) -> Wording {
    let place = Int(wordingPlaces[index])
    return place < 0 ? Wording(screen.tree.nodes[index].label ?? "") : wordings[place]
  }
}
