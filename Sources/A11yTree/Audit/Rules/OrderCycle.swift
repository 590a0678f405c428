extension Rule {
  /// A list of elements that names one that is not there, or one twice.
  ///
  /// Elements stand in their order in the tree, which cannot run in circles; what names others is
  /// a tab bar, a table's headers, and a rotor (ours).
  static let orderCycle = Rule(
    id: "order-cycle",
    title: "Lists of elements name each once, and none that is missing",
    criteria: ["1.3.2", "2.4.3"],
    gravest: .failed,
    rationale: """
      A rotor that comes back to the same place never ends, and a header or a tab that is not there \
      is counted, and not heard.
      """,
    fix: "Name the elements that are shown, each once.",
    passing: [
      RuleExample(
        "A rotor over two headings",
        """
        element "Menu" rotor="Dishes":"Salad","Soup":#a,#b
        header "Salad" #a
        header "Soup" #b
        """)
    ],
    failing: [
      RuleExample(
        "A place that is missing",
        """
        ↓element "Menu" rotor="Dishes":"Salad","Soup":#a,#b
        header "Salad" #a
        """),
      RuleExample(
        "A place that comes twice",
        """
        ↓element "Menu" rotor="Dishes":"Salad","Salad":#a,#a
        header "Salad" #a
        """),
      RuleExample(
        "A header that is missing",
        """
        ↓dataTable rows=1 columns=1 columnHeaders=0:#head
          staticText "320" cell=0,0
        """),
    ],
    inapplicable: [
      RuleExample("Nothing names others", #"staticText "Plan""#)
    ],
    check: .screen(needsScene: false) { context in
      let tree = context.screen.tree
      var verdicts: [Verdict] = []
      var known: Set<NodeID>?
      for (index, node) in tree.nodes.enumerated() {
        let lists = node.namedElements
        guard !lists.isEmpty else { continue }
        let ids = known ?? Set(tree.nodes.map(\.id))
        known = ids
        verdicts.append(Verdict(node: index, judgement: judge(lists, ids)))
      }
      return verdicts
    })

  private static func judge(_ lists: [[NodeID]], _ known: Set<NodeID>) -> Judgement {
    for list in lists {
      if let missing = list.first(where: { !known.contains($0) }) { return .missing(missing) }
      var seen: Set<NodeID> = []
      if let twice = list.first(where: { !seen.insert($0).inserted }) { return .twice(twice) }
    }
    return .passed
  }
}

extension AccessibilityNode {
  /// The lists of other elements that it names.
  fileprivate var namedElements: [[NodeID]] {
    var lists = customRotors.map(\.targets)
    if let container {
      lists.append(container.items)
      lists += (container.rowHeaders + container.columnHeaders).map(\.cells)
    }
    return lists.filter { !$0.isEmpty }
  }
}

extension Judgement {
  fileprivate static func missing(_ id: NodeID) -> Self {
    .failed("This names the element \(id.path.quoted), which is not on the screen.")
  }

  fileprivate static func twice(_ id: NodeID) -> Self {
    .failed("This names the element \(id.path.quoted) twice in one list.")
  }
}
