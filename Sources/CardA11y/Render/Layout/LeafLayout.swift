import A11yTree

/// How large texts, pictures, shapes, spacers and dividers are.
extension LayoutEngine {
  mutating func textSize(_ node: Int, _ spec: TextSpec, _ proposal: Proposal) -> Size {
    let laid = lay(node, spec, proposal)
    return Size(width: laid.width, height: laid.height)
  }

  /// Lays a text into the proposed width; a finite height limits the lines, one stays.
  mutating func lay(_ node: Int, _ spec: TextSpec, _ proposal: Proposal) -> LaidText {
    withLayout(of: node, spec) { $0.lay(width: proposal.width, height: proposal.height) }
  }

  mutating func placeText(_ node: Int, _ spec: TextSpec, _ proposal: Proposal) {
    texts[node] = withLayout(of: node, spec) { layout in
      PlacedText(
        laid: layout.lay(width: proposal.width, height: proposal.height),
        lines: layout.paintedLines(width: proposal.width, height: proposal.height))
    }
  }

  func imageSize(_ spec: ImageSpec, _ proposal: Proposal) -> Size {
    guard spec.isResizable else { return spec.intrinsicSize }
    return Size(
      width: proposal.width ?? spec.intrinsicSize.width,
      height: proposal.height ?? spec.intrinsicSize.height)
  }

  /// A shape fills what it is offered; its ideal side is 10 points, as SwiftUI's is.
  func shapeSize(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  func spacerSize(_ axis: StackAxis?, _ minLength: Double, _ proposal: Proposal) -> Size {
    let width = max(minLength, proposal.width ?? minLength)
    let height = max(minLength, proposal.height ?? minLength)
    return switch axis {
    case .horizontal: Size(width: width, height: 0)
    case .vertical: Size(width: 0, height: height)
    case nil: Size(width: width, height: height)
    }
  }

  /// A line of one pixel across the stack that it stands in.
  func dividerSize(_ axis: StackAxis?, _ proposal: Proposal) -> Size {
    let pixel = 1 / displayScale
    return axis == .horizontal
      ? Size(width: pixel, height: proposal.height ?? 10)
      : Size(width: proposal.width ?? 10, height: pixel)
  }
}
