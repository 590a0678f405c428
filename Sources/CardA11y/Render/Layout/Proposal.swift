import A11yTree

/// The size that a parent offers; nil asks for the ideal one, infinity for the largest.
package struct Proposal: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  package static let ideal = Proposal(width: nil, height: nil)

  func length(_ axis: StackAxis) -> Double? {
    axis == .horizontal ? width : height
  }

  func replacing(_ axis: StackAxis, with length: Double?) -> Proposal {
    axis == .horizontal
      ? Proposal(width: length, height: height) : Proposal(width: width, height: length)
  }

  func inset(by insets: Insets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

extension Size {
  func length(_ axis: StackAxis) -> Double {
    axis == .horizontal ? width : height
  }
}
