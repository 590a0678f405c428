extension Rule {
  /// A control that is there and that no reader stops at.
  ///
  /// What is hidden, stands in an element or behind a modal view has rules of its own; what is left
  /// is an element without a size, which readers leave out (facts: voiceover.md §2).
  static let unreachableStop = Rule(
    id: "unreachable-stop",
    title: "Readers reach every control",
    criteria: ["2.1.1"],
    gravest: .failed,
    rationale: """
      It is seen and can be tapped; whoever swipes, or explores the screen with a finger, never \
      comes to it.
      """,
    fix: "Give its accessibility element a frame: leave out frame(width: 0, height: 0).",
    passing: [
      RuleExample("A size", #"button "Open" frame=0,0,44,44 action=open"#)
    ],
    failing: [
      RuleExample(
        "A control whose element has no size",
        """
        staticText "Plan" frame=0,0,100,20
        ↓button "Open" frame=0,40,0,0 action=open
          shape fill=#000000 frame=0,40,44,44
        """),
      RuleExample(
        "Nothing is known of what it shows",
        """
        staticText "Plan" frame=0,0,100,20
        ↓button "Open" frame=0,40,0,0
        """),
    ],
    inapplicable: [
      RuleExample("A text", "staticText \"A\" frame=0,0,9,9\nstaticText \"B\" frame=0,9,0,0"),
      RuleExample("A hidden control", "group elementsHidden\n  button \"Open\""),
      RuleExample("A part of an element", "element \"Ada\"\n  button \"Follow\""),
      RuleExample(
        "A control behind a modal view",
        """
        button "Open"
        semanticGroup modal
          button "Close"
        """),
    ],
    check: .screen(needsScene: false) { context in
      let nodes = context.screen.tree.nodes
      // Where no node has a size, frames were left out, and readers leave out none.
      guard nodes.contains(where: { !($0.layoutFrame ?? $0.frame).isEmpty }) else { return [] }
      return nodes.indices.map { index in
        Verdict(node: index, judgement: judge(RuleElement(context: context, index: index)))
      }
    })

  private static func judge(_ element: RuleElement) -> Judgement {
    guard element.node.isElement, element.isControl, !element.isOutOfReach, !element.isInvisible
    else { return .inapplicable }
    if element.isStop { return .passed }
    guard element.hasNoSize else { return .inapplicable }
    return element.painted.contains { !$0.frame.isEmpty }
      ? .unreachable(element) : .mayBeUnreachable(element)
  }
}

extension RuleElement {
  fileprivate var hasNoSize: Bool {
    let frame = node.layoutFrame ?? node.frame
    return !frame.isFinite || (frame.width == 0 && frame.height == 0)
  }
}

extension Judgement {
  fileprivate static func unreachable(_ element: RuleElement) -> Self {
    .failed("The \(element.title) is shown, and readers leave it out, as it has no size.")
  }

  fileprivate static func mayBeUnreachable(_ element: RuleElement) -> Self {
    .cantTell(
      "Readers leave out the \(element.title), as it has no size; it may be shown or not.",
      reason: "no-size")
  }
}
