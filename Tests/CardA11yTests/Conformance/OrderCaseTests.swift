import A11yTree
import Testing

/// The visiting orders 122 to 140 of facts: voiceover.md §16.11 that need more than corners.
struct OrderCaseTests {
  @Test(arguments: [
    OutlineCase(
      "122: an explicit array keeps its order", "first second",
      """
      group orderedElements frame=0,0,100,100
        element "first" frame=0,60,10,10
        element "second" frame=0,0,10,10
      """),
    OutlineCase(
      "123: so does an array of groups", "Cell1 Cell2 Header",
      """
      group orderedElements frame=0,0,200,300
        group groupsChildren frame=0,100,200,200
          element "Cell2" frame=0,150,200,40
          element "Cell1" frame=0,100,200,40
        group groupsChildren frame=0,0,200,90
          element "Header" frame=0,0,200,40
      """),
    OutlineCase(
      "124: elements and containers mix in an array", "Direct Child",
      """
      group orderedElements frame=0,0,200,300
        element "Direct" frame=0,100,10,10
        group orderedElements frame=0,0,100,50
          element "Child" frame=0,0,10,10
      """),
    OutlineCase(
      "126: a group stays together", "E0 G1 G0 E1",
      """
      group frame=0,0,100,100
        element "E0" frame=0,0,10,10
        element "E1" frame=0,40,10,10
        group groupsChildren frame=0,0,100,100
          element "G0" frame=0,60,10,10
          element "G1" frame=0,20,10,10
      """),
    OutlineCase(
      "127: a plain parent does not", "E0 G1 E1 G0",
      """
      group frame=0,0,100,100
        element "E0" frame=0,0,10,10
        element "E1" frame=0,40,10,10
        group frame=0,0,100,100
          element "G0" frame=0,60,10,10
          element "G1" frame=0,20,10,10
      """),
    OutlineCase(
      "128: a group stands where its best-placed child stands", "B1 A1 A2",
      """
      group frame=0,0,100,100
        group groupsChildren frame=0,0,100,100
          element "A1" frame=0,20,10,10
          element "A2" frame=0,40,10,10
        group groupsChildren frame=0,0,100,100
          element "B1" frame=0,0,10,10
      """),
    OutlineCase(
      "129: groups in one row", "B1 A1",
      """
      group frame=0,0,300,100
        group groupsChildren frame=200,0,100,100
          element "A1" frame=200,0,10,10
        group groupsChildren frame=0,5,100,100
          element "B1" frame=0,5,10,10
      """),
    OutlineCase(
      "130: an element swallows what is inside", "E0 Parent E1",
      """
      group frame=0,0,100,100
        element "E0" frame=0,0,10,10
        element "Parent" frame=0,20,100,40
          element "inside" frame=0,25,10,10
        element "E1" frame=0,80,10,10
      """),
    OutlineCase(
      "131: hidden elements, and an element that hides itself", "left",
      """
      group frame=0,0,100,100
        element "gone" elementsHidden frame=0,0,10,10
          element "inside" frame=0,0,10,10
        group hidden frame=0,0,10,10
          element "invisible" frame=0,0,10,10
        element "left" frame=0,20,10,10
      """),
    OutlineCase(
      "125 and 132: empty arrays and wrappers without size", "through",
      """
      group frame=0,0,100,100
        group orderedElements frame=0,0,100,100
        group
          element "through" frame=0,0,10,10
        group clipsToBounds
          element "clipped" frame=0,20,10,10
        group orderedElements frame=10,10,0,0
          element "in nothing" frame=0,40,10,10
        element "nothing" frame=10,10,0,0
      """),
    OutlineCase(
      "133 and 137: the last modal silences all its siblings", "Modal1",
      """
      group frame=0,0,100,100
        element "behind" frame=0,0,10,10
        group modal frame=0,0,100,100
          element "Modal0" frame=0,20,10,10
        group modal frame=0,0,100,100
          element "Modal1" frame=0,40,10,10
        element "in front" frame=0,60,10,10
      """),
    OutlineCase(
      "134: modality does not reach outside of its parent", "outer Modal1 outer2",
      """
      group frame=0,0,100,100
        element "outer" frame=0,0,10,10
        group frame=0,20,100,40
          element "silent" frame=0,20,10,10
          group modal frame=0,30,100,20
            element "Modal1" frame=0,30,10,10
        element "outer2" frame=0,80,10,10
      """),
    OutlineCase(
      "135: a modal without content leaves nothing", "",
      """
      group frame=0,0,100,100
        element "behind" frame=0,0,10,10
        group modal frame=0,0,100,100
      """),
    OutlineCase(
      "138: a path does not count", "A B",
      """
      group frame=0,0,100,100
        element "B" path frame=0,20,10,10
        element "A" frame=0,0,10,10
      """),
    OutlineCase(
      "139: an array in a tab bar is placed by its own frame", "A C2 C1 loose",
      """
      tabBar frame=0,0,100,40
        element "loose" frame=30,10,10,20
        group orderedElements frame=10,0,20,40
          element "C2" frame=20,10,5,20
          element "C1" frame=10,10,5,20
        element "A" frame=0,0,10,40
      """),
    OutlineCase(
      "140: a list of plain views is sorted", "First Second Third",
      """
      list frame=0,0,100,100
        element "Third" frame=0,40,10,10
        element "First" frame=0,0,10,10
        element "Second" frame=0,20,10,10
      """),
  ])
  func orderHolds(_ row: OutlineCase) throws {
    let tree = try Outline.parse(row.outline).tree
    let order = Reading(tree: tree).stops.map { tree[$0.node].label ?? "" }
    #expect(order.joined(separator: " ") == row.order, "\(row.name)")
  }

  /// Case 149: read by their places, headers and footers stand around their rows.
  ///
  /// The array that SwiftUI's list hands out has all rows first; VoiceOver is said to interleave.
  @Test func listSectionsInterleaveByPlace() throws {
    let cases = try ConformanceCase.all().filter { !$0.geometricOrder.isEmpty }
    #expect(cases.count == 2)
    for item in cases {
      var tree = item.screen.tree
      for index in tree.nodes.indices { tree[index].hasOrderedElements = false }
      let order = Reading(tree: tree).stops.map { tree[$0.node].id.path }
      #expect(order == item.geometricOrder, "\(item.name)")
    }
  }

  /// Case 150: by its place a navigation bar is read before the content, though added after it.
  @Test func navigationBarIsFirstByPlace() throws {
    let tree = try Outline.parse(
      """
      group frame=0,0,390,844
        group frame=0,91,390,753
          staticText "Body" frame=16,107,358,20
        group groupsChildren frame=0,47,390,44
          header "Title" frame=170,58,50,21
          backButton "First" button frame=8,58,60,21
      """
    ).tree
    let spoken = try Speech().announcements(of: Reading(tree: tree)).map { $0.spoken() }
    #expect(spoken == ["First, back button", "Title, heading", "Body"])
  }

  struct OutlineCase: Sendable {
    var name: String
    var order: String
    var outline: String

    init(_ name: String, _ order: String, _ outline: String) {
      self.name = name
      self.order = order
      self.outline = outline
    }
  }
}
