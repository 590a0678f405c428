extension Rule {
  /// A modal view behind which readers still go.
  ///
  /// The trait silences the siblings of its view only; what stands elsewhere stays in reach
  /// (facts: voiceover.md §5). A surface that covers the screen looks modal too, and may be meant
  /// to let through (ours).
  static let modalLeak = Rule(
    id: "modal-leak",
    title: "Nothing behind a modal view can be reached",
    criteria: ["2.4.3"],
    gravest: .failed,
    rationale: """
      A person swipes out of the dialog without noticing, and activates what everyone else sees \
      behind a veil.
      """,
    fix: "Present it with sheet or alert, or put isModal on a view beside everything else.",
    passing: [
      RuleExample(
        "Everything else is a sibling",
        """
        group
          staticText "Plan"
          button "Buy"
        semanticGroup modal
          staticText "Sure?"
          button "Cancel"
        """)
    ],
    failing: [
      RuleExample(
        "A modal view that stands too deep",
        """
        group
          staticText "Plan"
          button "Buy"
        group
          staticText "Other"
          ↓semanticGroup modal
            staticText "Sure?"
            button "Cancel"
        """),
      RuleExample(
        "A veil over the screen that readers do not know of",
        """
        group
          staticText "Plan" frame=16,100,300,40
            text "Plan" size=17
        ↓group frame=0,0,390,844
          shape fill=#000000@0.4
          button "Cancel" frame=100,400,100,44
        """),
    ],
    inapplicable: [
      RuleExample("No modal view", #"staticText "Plan""#),
      RuleExample(
        "A hidden one", "staticText \"Plan\"\nsemanticGroup modal hidden\n  button \"A\""),
      RuleExample(
        "A ground behind everything",
        """
        group frame=0,0,390,844
          shape fill=#FFFFFF
          staticText "Plan" frame=16,100,300,40
            text "Plan" size=17
        """),
    ],
    check: .screen(needsScene: false) { context in
      let modals = context.openModals
      guard modals.isEmpty else {
        return modals.map { modal in
          let outside = context.stops.filter { !modal.range.contains($0) }
          let first = outside.first.map { RuleElement(context: context, index: $0) }
          return Verdict(
            node: modal.index,
            judgement: first.map { .leaks($0, count: outside.count) } ?? .passed)
        }
      }
      return context.veils.map { veil in
        Verdict(
          node: veil.owner, evidence: "veil",
          judgement: .covers(RuleElement(context: context, index: veil.covered)))
      }
    })
}

extension RuleContext {
  /// The modal views that readers are in, with the indices of all that stands in them.
  fileprivate var openModals: [(index: Int, range: Range<Int>)] {
    let nodes = screen.tree.nodes
    return nodes.indices.filter { nodes[$0].traits.contains(.isModal) }.map { index in
      (index, index..<screen.tree.subtreeEnd(of: index))
    }
    .filter { modal in stops.contains { modal.range.contains($0) } }
  }

  /// The surfaces that cover the screen and the stops under them, the frontmost first.
  fileprivate var veils: [(owner: Int, covered: Int)] {
    let environment = screen.environment
    let items = screen.scene.items
    guard screen.hasScene else { return [] }
    let found = items.indices.last { index in
      guard case .shape(let shape) = items[index].content, let fill = shape.fill, fill.alpha > 0,
        !isInvisible(items[index].owner)
      else { return false }
      let frame = items[index].frame
      return frame.x <= 0 && frame.y <= 0 && frame.maxX >= environment.width
        && frame.maxY >= environment.height
    }
    guard let found else { return [] }
    let veil = items[found]
    let ends = screen.tree.subtreeEnd(of: veil.owner)
    // What stands in front of the veil is painted later, or belongs to what paints it.
    let covered = stops.first { stop in
      !(veil.owner..<ends).contains(stop) && stop < veil.precedingNodes
        && RuleElement(context: self, index: stop).paints
    }
    let hasFront = stops.contains { $0 >= veil.precedingNodes || (veil.owner..<ends).contains($0) }
    guard let covered, hasFront else { return [] }
    return [(veil.owner, covered)]
  }
}

extension Judgement {
  fileprivate static func leaks(_ first: RuleElement, count: Int) -> Self {
    .failed(
      "Readers reach \(count) stops outside of this modal view, the first is the \(first.title).")
  }

  fileprivate static func covers(_ first: RuleElement) -> Self {
    .cantTell(
      "This surface covers the screen, and readers still reach what lies under it, as the "
        + "\(first.title).", reason: "covers-the-screen")
  }
}
