import A11yTree
import Testing

/// The visiting order of facts: voiceover.md §16.11.
struct ReadingOrderTests {
  @Test(arguments: OrderCase.rows)
  func rowsAreSortedByCorners(_ row: OrderCase) {
    var environment = ScreenEnvironment()
    environment.idiom = row.idiom
    environment.layoutDirection = row.direction
    let tree = TreeBuilder.tree { builder in
      for element in row.elements {
        builder.element(element.name, at: element.x, element.y, width: element.width)
      }
    }
    let reading = Reading(tree: tree, environment: environment)
    #expect(reading.stops.map { tree[$0.node].id.path }.joined(separator: " ") == row.order)
  }

  /// Case 147: four elements, each 10 points left of and 5 below the previous.
  @Test func stairIsAmbiguous() {
    let stair = TreeBuilder.tree {
      for step in 0..<4 {
        $0.element("\(step)", at: 100 - 10 * Double(step), 5 * Double(step))
      }
    }
    #expect(Reading.ambiguousOrder(Screen(tree: stair)).count == 4)
    let grid = TreeBuilder.tree {
      for place in 0..<9 {
        $0.element("\(place)", at: 10 * Double(place % 3), 10 * Double(place / 3))
      }
    }
    #expect(Reading.ambiguousOrder(Screen(tree: grid)).isEmpty)
    let ordered = TreeBuilder.tree {
      $0.group("root", ordered: true) {
        $0.element("a", at: 0, 0)
        $0.element("b", at: 0, 0)
      }
    }
    #expect(Reading.ambiguousOrder(Screen(tree: ordered)).isEmpty)
  }

  /// Case 148, with the priority in an ordered array and in a sorted one.
  @Test(arguments: [true, false])
  func priorityGoesFirstWithinItsContainer(_ isOrdered: Bool) {
    let tree = TreeBuilder.tree {
      $0.group("root", ordered: true) {
        $0.element("before", at: 0, 0)
        $0.group("card", ordered: isOrdered, grouped: true) {
          $0.element("image", at: 0, 20)
          $0.element("title", at: 0, 60) { $0.sortPriority = 1 }
          $0.element("text", at: 0, 80)
        }
      }
    }
    let reading = Reading(tree: tree)
    #expect(
      reading.stops.map { tree[$0.node].id.path } == ["before", "title", "image", "text"])
  }

  /// PR 337's comment: the last visible modal wins.
  @Test func hiddenModalSilencesNobody() {
    let tree = TreeBuilder.tree {
      $0.element("page", at: 0, 0)
      $0.group("dialog", traits: .isModal) { $0.element("dialog text", at: 0, 20) }
      $0.group("closed", traits: .isModal, change: { $0.isHidden = true }) {
        $0.element("closed text", at: 0, 40)
      }
    }
    #expect(Reading(tree: tree).stops.map { tree[$0.node].id.path } == ["dialog text"])
  }

  /// Ours: a tree without any size is not pruned for its sizes.
  @Test func treeWithoutFramesIsReadInItsOrder() {
    let tree = TreeBuilder.tree {
      $0.element("a")
      $0.group("group", ordered: true) { $0.element("b") }
    }
    #expect(Reading(tree: tree).stops.count == 2)
    #expect(Reading.ambiguousOrder(Screen(tree: tree)).isEmpty)
  }
}

struct OrderCase: Sendable {
  struct Element: Sendable {
    var name: String
    var x: Double
    var y: Double
    var width: Double
  }

  var number: Int
  var idiom: Idiom
  var direction: LayoutDirection
  var elements: [Element]
  var order: String

  /// Number, idiom, direction, elements as NAME:x,y[,width], and the order that is expected.
  static let rows: [OrderCase] = """
    112 phone leftToRight A:0,0 B:10,0 C:0,10 D:10,10 = A B C D
    113 phone rightToLeft A:0,0 B:10,0 C:0,10 D:10,10 = B A D C
    114 pad leftToRight A:0,8 B:10,0 C:20,-8 D:30,-8 = A B C D
    115 phone leftToRight A:0,8 B:10,0 C:20,-8 D:30,-8 = C D B A
    116 pad leftToRight A:0,25 B:10,0 C:20,-25 D:30,-25 = C D B A
    117 phone leftToRight C:0,40 B:0,20 A:0,0 = A B C
    118 phone leftToRight A:100,0 B:0,7.9 = B A
    119 phone leftToRight A:100,0 B:0,8 = A B
    120 pad leftToRight A:100,0 B:0,12.9 = B A
    120 pad leftToRight A:100,0 B:0,13 = A B
    121 phone rightToLeft W:0,0,200 N:150,0 = N W
    144 phone leftToRight title:0,12,100 button:300,0,44 = button title
    145 pad leftToRight title:0,12,100 button:300,0,44 = title button
    146 phone leftToRight title:0,0,100 button:300,0,44 = title button
    """.split(separator: "\n").compactMap { OrderCase(line: $0) }

  private init?(line: Substring) {
    let halves = line.split(separator: "=")
    var words = halves[0].split(separator: " ")[...]
    guard halves.count == 2, let number = words.popFirst().flatMap({ Int($0) }),
      let idiom = words.popFirst().flatMap({ Idiom(rawValue: String($0)) }),
      let direction = words.popFirst().flatMap({ LayoutDirection(rawValue: String($0)) })
    else { return nil }
    self.number = number
    self.idiom = idiom
    self.direction = direction
    order = halves[1].split(separator: " ").joined(separator: " ")
    elements = words.map { word in
      let parts = word.split(separator: ":")
      let numbers = parts[1].split(separator: ",").compactMap { Double($0) }
      return Element(
        name: String(parts[0]), x: numbers[0], y: numbers[1],
        width: numbers.count > 2 ? numbers[2] : 10)
    }
  }
}
