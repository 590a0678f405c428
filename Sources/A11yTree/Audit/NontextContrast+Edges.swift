/// Surfaces of cards and fields that have no outline.
extension NontextContrast {
  /// The edges, in the order of the tree.
  ///
  /// WCAG asks for an edge only where nothing else shows that there is a control (Understanding
  /// 1.4.11): a card that shows a text is known by it; what a field, or a card of pictures, is known
  /// by a person has to judge (ours).
  var edges: [Verdict] {
    context.screen.tree.nodes.indices.compactMap { index in
      let element = RuleElement(context: context, index: index)
      guard element.node.isElement, element.isField || (element.isCard && element.isControl),
        !element.isInvisible
      else { return nil }
      return Verdict(node: index, evidence: "edge", judgement: judgeEdge(of: element))
    }
  }

  private func judgeEdge(of element: RuleElement) -> Judgement {
    let own = element.node.frame.outset(by: -2)
    let around = element.painted.compactMap { item -> (frame: Rect, shape: ShapeItem)? in
      guard case .shape(let shape) = item.content, item.frame.x <= own.x, item.frame.y <= own.y,
        item.frame.maxX >= own.maxX, item.frame.maxY >= own.maxY
      else { return nil }
      return (item.frame, shape)
    }
    let outlined = around.contains { $0.shape.stroke != nil || $0.shape.strokePattern != nil }
    guard let surface = around.first(where: { $0.shape.fill != nil || $0.shape.pattern != nil }),
      !outlined, element.isFramed
    else { return .inapplicable }
    if element.isDisabled { return .exempt("disabled") }
    guard element.isField || !element.paintsText else { return .inapplicable }
    let sides = boundaries.sides(ofEdge: surface.frame)
    let side = ContrastSide("outside", line: sides.line, beside: sides.outside)
    let measured = Measure.ratio(side.least)
    guard side.least < required, let pair = side.surfaces.compactMap(\.worst).first else {
      return side.surfaces.isEmpty
        ? .inapplicable : .passed(measured: measured, required: .ratio(required))
    }
    let isShadowed = around.contains { $0.shape.shadowRadius > 0 }
    return .cantTell(
      "The edge of the \(element.title) has a contrast ratio of \(measured) to the outside "
        + "(\(pair.front) beside \(pair.back))\(isShadowed ? ", its shadow apart" : ""); it needs "
        + "\(Measure.ratio(required)) where nothing else shows what can be operated.",
      reason: element.isField ? "field-edge" : "card-edge", measured: measured,
      required: .ratio(required))
  }
}
