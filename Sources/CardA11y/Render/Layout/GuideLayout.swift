import A11yTree

/// Where the alignments of views stand: leading, centre, trailing, baselines, and what a view says
/// otherwise by `alignmentGuide`.
extension LayoutEngine {
  /// Returns how far an alignment stands from a node's leading edge or top, in points.
  mutating func guide(
    _ node: Int, _ alignment: UnitAlignment, along axis: StackAxis, _ proposal: Proposal
  ) -> Double {
    let length = size(node, proposal).length(axis)
    let isPlain = axis == .horizontal || alignment.baseline == nil
    guard !isPlain || tree.hasGuides,
      let said = explicitGuide(node, alignment, along: axis, proposal)
    else {
      let unit = alignment.unit(along: axis)
      return unit == 0 ? 0 : length * unit
    }
    return said
  }

  /// Returns where a node says that an alignment stands, nil where it says nothing.
  ///
  /// A text says where its baselines stand, a guide where its alignment does; what stands around
  /// them passes it on, as SwiftUI's explicit guides do.
  mutating func explicitGuide(
    _ node: Int, _ alignment: UnitAlignment, along axis: StackAxis, _ proposal: Proposal
  ) -> Double? {
    let question = GuideQuestion(
      node: node, alignment: alignment, axis: axis, proposal: proposal)
    if let known = guides[question] { return known }
    let said = findGuide(node, alignment, along: axis, proposal)
    guides[question] = .some(said)
    return said
  }

  private mutating func findGuide(
    _ node: Int, _ alignment: UnitAlignment, along axis: StackAxis, _ proposal: Proposal
  ) -> Double? {
    switch tree[node].kind {
    case .text(let spec):
      guard axis == .vertical, let baseline = alignment.baseline else { return nil }
      let laid = lay(node, spec, proposal)
      return baseline == .first ? laid.firstBaseline : laid.lastBaseline
    case .guide(let spec) where spec.moves(alignment, along: axis):
      let size = size(node, proposal)
      return spec.place(
        GuideDimensions(
          size: size, firstBaseline: baseline(.first, of: node, proposal),
          lastBaseline: baseline(.last, of: node, proposal)))
    case .stack(let spec): return stackGuide(node, spec, alignment, along: axis, proposal)
    case .depth(let own): return depthGuide(node, own, alignment, along: axis, proposal)
    case .image, .shape, .spacer, .divider, .grid, .flow, .scroll: return nil
    case .firstThatFits(let axes):
      guard let child = fittingChild(node, axes, proposal) else { return nil }
      return explicitGuide(child, alignment, along: axis, proposal)
    case .background, .overlay:
      guard node + 1 < tree.end(of: node) else { return nil }
      return explicitGuide(node + 1, alignment, along: axis, proposal)
    default:
      let (offset, offer) = inner(node, size(node, proposal), proposal)
      guard let said = unaryGuide(node, alignment, along: axis, offer) else { return nil }
      return said + (axis == .horizontal ? offset.x : offset.y)
    }
  }

  private mutating func baseline(
    _ baseline: UnitAlignment.Baseline, of node: Int, _ proposal: Proposal
  ) -> Double {
    let alignment = UnitAlignment(x: 0, y: 1, baseline: baseline)
    return unaryGuide(node, alignment, along: .vertical, proposal) ?? size(node, proposal).height
  }

  private mutating func depthGuide(
    _ node: Int, _ own: UnitAlignment, _ alignment: UnitAlignment, along axis: StackAxis,
    _ proposal: Proposal
  ) -> Double? {
    let children = tree.children(of: node)
    var span = Span()
    for child in children {
      span.add(
        size(child, proposal).length(axis), guide(child, own, along: axis, proposal))
    }
    let said = children.compactMap { child -> Double? in
      guard let said = explicitGuide(child, alignment, along: axis, proposal) else { return nil }
      return said + span.lead - guide(child, own, along: axis, proposal)
    }
    return alignment.combined(said, along: axis)
  }
}

/// What was asked of a node about an alignment.
struct GuideQuestion: Hashable {
  var node: Int
  var alignment: UnitAlignment
  var axis: StackAxis
  var proposal: Proposal
}

extension UnitAlignment {
  /// Where the alignment stands along an axis, as a part of the length; baselines at the bottom.
  func unit(along axis: StackAxis) -> Double {
    if axis == .horizontal { return x }
    return baseline == nil ? y : 1
  }

  /// Returns what a container says, of what its children say.
  ///
  /// The first baseline of all, or the last one; the mean of anything else, as in SwiftUI.
  func combined(_ places: [Double], along axis: StackAxis) -> Double? {
    guard !places.isEmpty else { return nil }
    switch axis == .vertical ? baseline : nil {
    case .first: return places.min()
    case .last: return places.max()
    case nil: return places.reduce(0, +) / Double(places.count)
    }
  }
}

extension GuideSpec {
  /// Returns whether it says where an alignment stands.
  fileprivate func moves(_ other: UnitAlignment, along axis: StackAxis) -> Bool {
    guard self.axis == axis else { return false }
    if axis == .horizontal { return alignment.x == other.x }
    return alignment.baseline == other.baseline
      && (other.baseline != nil || alignment.y == other.y)
  }
}
