import A11yTree

/// How large texts, pictures, shapes, spacers and dividers are.
extension LayoutEngine {
  func textSize(_ spec: TextSpec, _ proposal: Proposal) -> Size {
    let laid = lay(spec, proposal)
    return Size(width: laid.width, height: laid.height)
  }

  /// Lays a text into the proposed width; a finite height limits the lines, one stays.
  func lay(_ spec: TextSpec, _ proposal: Proposal) -> LaidText {
    let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let laid = TextLayout.lay(
      spec.text, font: spec.font, maxWidth: width, lineLimit: spec.lineLimit,
      displayScale: displayScale)
    guard let height = proposal.height, height.isFinite, laid.lineCount > 1,
      laid.height > height + 1 / displayScale
    else { return laid }
    let pitch = laid.height / Double(laid.lineCount)
    let fitting = max(1, Int(exactly: (max(0, height) / pitch).rounded(.down)) ?? 1)
    return TextLayout.lay(
      spec.text, font: spec.font, maxWidth: width, lineLimit: min(fitting, laid.lineCount),
      displayScale: displayScale)
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
