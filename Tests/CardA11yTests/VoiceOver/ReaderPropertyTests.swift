import A11yTree
import Testing

/// What holds of the reader on any screen.
struct ReaderPropertyTests {
  private static let seed: UInt64 = 20_261_130

  /// Screens in a language that has phrases.
  private static func screens(_ count: Int) -> [Screen] {
    var random = RandomScreens(seed: seed)
    return (0..<count).map { _ in
      var screen = random.screen()
      screen.environment.locale = "en"
      return screen
    }
  }

  @Test func swipingBackIsTheReverse() throws {
    for (number, screen) in Self.screens(300).enumerated() {
      var reader = try VoiceOver(StaticScreen(screen))
      var there: [Int?] = []
      while try reader.perform(.swipeRight).first?.sound == nil { there.append(reader.cursor) }
      var back: [Int?] = there.isEmpty ? [] : [reader.cursor]
      while try reader.perform(.swipeLeft).first?.sound == nil { back.append(reader.cursor) }
      #expect(there == back.reversed(), "seed \(Self.seed), screen \(number)")
      #expect(there.count == reader.reading.stops.count)
    }
  }

  @Test func everyStopIsAReachableElementOnce() {
    for (number, screen) in Self.screens(300).enumerated() {
      let tree = screen.tree
      let nodes = Reading(screen).stops.map(\.node)
      #expect(Set(nodes).count == nodes.count, "seed \(Self.seed), screen \(number)")
      for node in nodes {
        #expect(tree[node].isElement)
        for index in [node] + Array(tree.ancestors(of: node)) {
          #expect(!tree[index].isHidden && !tree[index].elementsHidden)
          #expect(index == node || !tree[index].isElement)
        }
      }
    }
  }

  /// Nothing is heard that a hidden node or a node without a stop says.
  @Test func hiddenNodesAreNotHeard() throws {
    for (number, screen) in Self.screens(300).enumerated() {
      let reading = Reading(screen)
      for announcement in try Speech().announcements(of: reading) {
        for segment in announcement.segments {
          let path = [segment.node] + Array(screen.tree.ancestors(of: segment.node))
          // Headers of a table are read with its cells, wherever they are.
          guard segment.kind != .header else { continue }
          let isConcealed = path.contains {
            screen.tree[$0].isHidden || screen.tree[$0].elementsHidden
          }
          #expect(!isConcealed, "seed \(Self.seed), screen \(number)")
        }
      }
    }
  }

  /// What is spoken are the segments, none empty, with no more than a comma in between.
  @Test func announcementsAreWellFormed() throws {
    for (number, screen) in Self.screens(300).enumerated() {
      for announcement in try Speech().announcements(of: Reading(screen)) {
        let spoken = announcement.spoken()
        var rest = Array(spoken.utf8)[...]
        for (place, segment) in announcement.segments.enumerated() {
          #expect(Optional(segment.text).isSpoken, "seed \(Self.seed), screen \(number)")
          #expect(SpeechRules.explanation(of: segment.rule) != nil, "\(segment.rule)")
          for mark in [", ", " "] where place > 0 && rest.starts(with: mark.utf8) {
            rest.removeFirst(mark.utf8.count)
            break
          }
          let isNext = rest.starts(with: segment.text.utf8)
          #expect(isNext, "seed \(Self.seed), screen \(number): \(spoken)")
          if isNext { rest.removeFirst(segment.text.utf8.count) }
        }
        #expect(rest.isEmpty, "seed \(Self.seed), screen \(number): \(spoken)")
        let roles = announcement.segments.filter { $0.kind == .trait }.map(\.text)
        #expect(Set(roles).count == roles.count, "seed \(Self.seed), screen \(number)")
      }
    }
  }

  /// Where corners differ enough, the order of the input does not matter.
  @Test func distinctPlacesDecideTheOrder() {
    var random = SplitMix64(seed: Self.seed)
    for _ in 0..<200 {
      let places = (0..<12).shuffled(using: &random)
      let tree = TreeBuilder.tree {
        for place in places {
          $0.element("\(place)", at: Double(place % 3) * 40, Double(place / 3) * 20)
        }
      }
      #expect(Reading(tree: tree).stops.map { tree[$0.node].label } == (0..<12).map { "\($0)" })
      #expect(Reading.ambiguousOrder(Screen(tree: tree)).isEmpty)
    }
  }

  /// A place that is not reported as ambiguous is the same for every order of the input.
  @Test func unreportedPlacesDoNotDependOnTheInput() {
    var random = SplitMix64(seed: Self.seed)
    for _ in 0..<300 {
      let points = (0..<5).map { _ in
        Point(
          x: Double(Int.random(in: 0...6, using: &random)) * 10,
          y: Double(Int.random(in: 0...6, using: &random)) * 5)
      }
      func order(_ permutation: [Int]) -> (order: [String], ambiguous: Set<String>) {
        let tree = TreeBuilder.tree {
          for index in permutation { $0.element("\(index)", at: points[index].x, points[index].y) }
        }
        return (
          Reading(tree: tree).stops.map { tree[$0.node].id.path },
          Set(Reading.ambiguousOrder(Screen(tree: tree)).map { tree[$0].id.path })
        )
      }
      let first = order(Array(0..<5))
      for _ in 0..<6 {
        let second = order(Array(0..<5).shuffled(using: &random))
        for (place, id) in first.order.enumerated() where second.order[place] != id {
          #expect(first.ambiguous.contains(id), "seed \(Self.seed): \(points)")
        }
      }
    }
  }
}
