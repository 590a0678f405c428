import A11yTree

/// Modifiers that change the size or the place of their content, and those that change neither.
extension LayoutEngine {
  mutating func modifierSize(_ node: Int, _ proposal: Proposal) -> Size {
    switch tree[node].kind {
    case .padding(let insets):
      let inner = unarySize(node, proposal.inset(by: insets))
      return Size(
        width: max(0, inner.width + insets.leading + insets.trailing),
        height: max(0, inner.height + insets.top + insets.bottom))
    case .frame(let width, let height, _):
      guard width == nil || height == nil else {
        return Size(width: width ?? 0, height: height ?? 0)
      }
      let inner = unarySize(
        node, Proposal(width: width ?? proposal.width, height: height ?? proposal.height))
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexibleFrame(let spec):
      let offer = spec.offer(proposal)
      return spec.response(unarySize(node, offer), offer)
    case .aspectRatio(let ratio, let fills):
      return unarySize(node, aspectOffer(node, ratio, fills, proposal))
    case .fixedSize(let horizontal, let vertical):
      return unarySize(node, fixedOffer(horizontal, vertical, proposal))
    case .scroll(let axes):
      // Along its axes it takes what is offered, across them what its content needs of it.
      let inner = unarySize(node, axes.offer(proposal))
      let (width, height) = (proposal.width ?? inner.width, proposal.height ?? inner.height)
      return Size(
        width: axes.horizontal ? width : min(width, inner.width),
        height: axes.vertical ? height : min(height, inner.height))
    case .firstThatFits(let axes):
      guard let child = fittingChild(node, axes, proposal) else { return .zero }
      return size(child, proposal)
    case .background, .overlay:
      guard node + 1 < tree.end(of: node) else { return .zero }
      return size(node + 1, proposal)
    default:
      return unarySize(node, proposal)
    }
  }

  mutating func placeModifier(
    _ node: Int, at origin: Point, _ whole: Size, _ proposal: Proposal
  ) {
    switch tree[node].kind {
    case .scale(let factor):
      placeUnary(node, at: origin, proposal)
      scaleSubtree(node, factor)
    case .firstThatFits(let axes):
      guard let child = fittingChild(node, axes, proposal) else { return }
      choose(child, of: node)
      place(child, at: origin, proposal)
    case .background(let alignment), .overlay(let alignment):
      let children = tree.children(of: node)
      guard children.count == 2 else { return placeUnary(node, at: origin, proposal) }
      place(children[0], at: origin, proposal)
      placeAligned(children[1], alignment, in: whole, at: origin, Proposal(whole))
    default:
      let (offset, offer) = inner(node, whole, proposal)
      placeUnary(node, at: Point(x: origin.x + offset.x, y: origin.y + offset.y), offer)
    }
  }

  /// Returns where a modifier puts its content, and what it offers.
  mutating func inner(
    _ node: Int, _ whole: Size, _ proposal: Proposal
  ) -> (offset: Point, offer: Proposal) {
    switch tree[node].kind {
    case .padding(let insets):
      return (Point(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    case .frame(let width, let height, let alignment):
      let offer = Proposal(
        width: width ?? proposal.width, height: height ?? proposal.height)
      return (aligned(node, alignment, in: whole, offer), offer)
    case .flexibleFrame(let spec):
      let offer = spec.offer(proposal)
      return (aligned(node, spec.alignment, in: whole, offer), offer)
    case .aspectRatio(let ratio, let fills):
      return (Point(x: 0, y: 0), aspectOffer(node, ratio, fills, proposal))
    case .fixedSize(let horizontal, let vertical):
      return (Point(x: 0, y: 0), fixedOffer(horizontal, vertical, proposal))
    case .scroll(let axes):
      return (Point(x: 0, y: 0), axes.offer(proposal))
    case .offset(let x, let y):
      return (Point(x: x, y: y), proposal)
    default:
      return (Point(x: 0, y: 0), proposal)
    }
  }

  /// Returns where content stands in a frame, by an alignment.
  private mutating func aligned(
    _ node: Int, _ alignment: UnitAlignment, in whole: Size, _ offer: Proposal
  ) -> Point {
    let inner = unarySize(node, offer)
    var x = inner.width * alignment.x
    var y = inner.height * alignment.unit(along: .vertical)
    if tree.hasGuides || alignment.baseline != nil {
      x = unaryGuide(node, alignment, along: .horizontal, offer) ?? x
      y = unaryGuide(node, alignment, along: .vertical, offer) ?? y
    }
    return Point(
      x: whole.width * alignment.x - x, y: whole.height * alignment.unit(along: .vertical) - y)
  }

  private func fixedOffer(_ horizontal: Bool, _ vertical: Bool, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  /// Returns the largest size of a ratio inside of the proposal, or the smallest around it.
  private mutating func aspectOffer(
    _ node: Int, _ ratio: Double?, _ fills: Bool, _ proposal: Proposal
  ) -> Proposal {
    let ideal = ratio == nil ? unarySize(node, .ideal) : .zero
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return ideal == .zero ? proposal : Proposal(ideal)
    case (let width?, nil):
      return Proposal(width: width, height: width / ratio)
    case (nil, let height?):
      return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthDecides = (width / ratio <= height) != fills
      return widthDecides
        ? Proposal(width: width, height: width / ratio)
        : Proposal(width: height * ratio, height: height)
    }
  }
}

extension ScrollSpec {
  /// Returns what the content is offered, which is any length along the axes.
  fileprivate func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

extension FlexibleFrameSpec {
  /// Returns what the content is offered: the proposal, or the ideal, within the limits.
  fileprivate func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: (proposal.width ?? idealWidth).map { clamp($0, minWidth, maxWidth) },
      height: (proposal.height ?? idealHeight).map { clamp($0, minHeight, maxHeight) })
  }

  /// Returns the size of the frame around content of a size, given what the content was offered.
  fileprivate func response(_ inner: Size, _ offer: Proposal) -> Size {
    Size(
      width: length(inner.width, offer.width, minWidth, maxWidth),
      height: length(inner.height, offer.height, minHeight, maxHeight))
  }

  private func length(
    _ inner: Double, _ offer: Double?, _ minimum: Double?, _ maximum: Double?
  ) -> Double {
    var result = inner
    guard let offer else { return clamp(result, minimum, maximum) }
    if let minimum { result = max(minimum, min(result, offer)) }
    if let maximum { result = min(maximum, max(result, offer)) }
    return result
  }

  private func clamp(_ length: Double, _ minimum: Double?, _ maximum: Double?) -> Double {
    max(minimum ?? -.infinity, min(length, maximum ?? .infinity))
  }
}
