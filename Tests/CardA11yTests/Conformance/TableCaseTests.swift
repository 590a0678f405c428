import A11yTree
import Testing

/// The data tables of facts: voiceover.md §16.7, as AccessibilitySnapshot's demo lays them out.
struct TableCaseTests {
  /// Cases 86 to 91, without headers.
  @Test func placesAreSaid() throws {
    let tree = try Outline.parse(
      """
      dataTable rows=5 columns=4 frame=0,0,400,500
        element "A1" cell=0,0 frame=0,0,100,100
        element "B1" cell=0,1 frame=100,0,100,100
        element "A2" cell=1,0 frame=0,100,100,100
        element "B2" cell=1,1 columnSpan=2 frame=100,100,200,100
        element "A4" cell=3,0 rowSpan=2 frame=0,300,100,200
        element "B4" cell=3,1 frame=100,300,100,100
        element "C4" cell=3,2 rowSpan=2 columnSpan=2 frame=200,300,200,200
        button "B5" value="Value" hint="Hint" notEnabled header link adjustable image searchField cell=4,1 frame=100,400,100,100
      """
    ).tree
    let announcements = try Speech().announcements(of: Reading(tree: tree))
    #expect(
      announcements.map { $0.spoken(.snapshot) } == [
        "A1. Row 1. Column 1.",
        "B1. Column 2.",
        "A2. Row 2. Column 1.",
        "B2. Spans 2 columns. Column 2.",
        "A4. Spans 2 rows. Row 4. Column 1.",
        "B4. Column 2.",
        "C4. Spans 2 rows. Spans 2 columns. Column 3.",
        "B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image. "
          + "Search Field.",
      ])
    #expect(announcements.last?.hint == "Hint")
    #expect(announcements.first?.spoken() == "A1, row 1, column 1")
  }

  /// Cases 92 to 95: which headers are read, with known rows and with undefined ones.
  @Test func headersAreSaid() throws {
    func spoken(_ id: String, knowsRows: Bool) throws -> String? {
      let reading = Reading(tree: Self.square(knowsRows: knowsRows))
      let place = reading.stops.firstIndex { reading.tree[$0.node].id == NodeID(id) }
      return try place.map {
        try Speech().announcement(at: $0, of: reading).spoken(.snapshot)
      }
    }
    #expect(
      try spoken("A1", knowsRows: true)
        == "B1: B1 Value. C1: C1 Value. A2: A2 Value. A3: A3 Value. A1. Row 1. Column 1. A1 Value")
    #expect(
      try spoken("B2", knowsRows: true)
        == "B1: B1 Value. B3: B3 Value. B2. Column 2. B2 Value")
    #expect(
      try spoken("A2", knowsRows: true)
        == "B2: B2 Value. C2: C2 Value. A3: A3 Value. A2. Row 2. Column 1. A2 Value")
    #expect(
      try spoken("A1", knowsRows: false)
        == "A2: A2 Value. A3: A3 Value. A1. Column 1. A1 Value")
  }

  /// Three rows and columns, of which every cell is a header.
  private static func square(knowsRows: Bool) -> AccessibilityTree {
    let names = ["A", "B", "C"]
    var container = AccessibilityContainer(kind: .dataTable)
    for place in 0..<3 {
      container.rowHeaders.append(
        .init(index: place, cells: names.map { NodeID("\($0)\(place + 1)") }))
      container.columnHeaders.append(
        .init(index: place, cells: (1...3).map { NodeID("\(names[place])\($0)") }))
    }
    return TreeBuilder.tree {
      $0.group("table", container: container) {
        for place in 0..<9 {
          let (row, column) = (place / 3, place % 3)
          let name = "\(names[column])\(row + 1)"
          $0.element(name, at: Double(column) * 100, Double(row) * 100) {
            $0.value = "\(name) Value"
            $0.cell = TableCell(row: knowsRows ? row : nil, column: column, tableRow: row)
          }
        }
      }
    }
  }
}
