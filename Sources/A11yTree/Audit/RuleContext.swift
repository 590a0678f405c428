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
  /// For each node, whether it or what is inside paints a text with words.
  private let paintsText: [Bool]
  /// The painted texts, back to front.
  private let textPlaces: [TextPlace]
  /// What the painted texts are, in the same order.
  private let runs: [TextRun]

  /// Where a painted text stands.
  private struct TextPlace {
    /// The index of the scene's item.
    let item: Int
    let owner: Int
    /// The place among the texts of its owner, from 0.
    let number: Int
    let frame: Rect
  }
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
    var paintsText = Array(repeating: false, count: tree.count)
    var counts = Array(repeating: 0, count: tree.count)
    var textPlaces: [TextPlace] = []
    var runs: [TextRun] = []
    for (index, item) in screen.scene.items.enumerated() {
      guard case .text(let run) = item.content else { continue }
      textSurfaces[index] = surfaces.surfaces(ofText: index, run)
      textPlaces.append(
        TextPlace(item: index, owner: item.owner, number: counts[item.owner], frame: item.frame))
      runs.append(run)
      counts[item.owner] += 1
      guard run.text.hasWords else { continue }
      var node: Int? = item.owner
      while let place = node, !paintsText[place] {
        paintsText[place] = true
        node = tree.parent(of: place)
      }
    }
    self.textSurfaces = textSurfaces
    self.paintsText = paintsText
    self.textPlaces = textPlaces
    self.runs = runs
  }

  /// The painted texts, back to front.
  var texts: some RandomAccessCollection<RuleText> {
    textPlaces.indices.lazy.map { place in
      let text = self.textPlaces[place]
      return RuleText(
        owner: RuleElement(context: self, index: text.owner), item: text.item, place: place,
        frame: text.frame, number: text.number)
    }
  }

  /// Returns whether the same nodes paint texts, and the same ones nothing but decoration.
  func paintsSame(as other: RuleContext) -> Bool {
    paintsText == other.paintsText && isDecoration == other.isDecoration
  }

  /// Returns the painted text of a place among all of them.
  func run(at place: Int) -> TextRun { runs[place] }

  /// Returns whether a node, or what is inside, paints a text with words.
  func paintsText(_ index: Int) -> Bool { paintsText[index] }

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
