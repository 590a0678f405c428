/// Items that are made translucent or blended together.
public struct PaintGroup: Hashable, Sendable {
  /// The same for all items of the group, and for no others of the scene.
  public var number: Int
  /// How opaque the group is, 0 to 1.
  public var opacity: Double
  /// How the group is mixed with what lies under it.
  public var blendMode: BlendMode
  /// Whether the view demands that its parts are laid over each other before the group is laid
  /// over what lies under it, as `compositingGroup()` does.
  public var isIsolated: Bool

  /// Creates a group, opaque and not blended unless said.
  public init(
    _ number: Int, opacity: Double = 1, blendMode: BlendMode = .normal, isIsolated: Bool = false
  ) {
    self.number = number
    self.opacity = opacity
    self.blendMode = blendMode
    self.isIsolated = isIsolated
  }
}

/// What something is painted for, where the view declares it.
public enum PaintPurpose: String, Hashable, Sendable, CaseIterable {
  /// It carries no information, so that no contrast is required (WCAG 1.4.3).
  case decoration
  /// It is part of a logo or a brand's name, so that no contrast is required (WCAG 1.4.3).
  case logotype
  /// It tells the state of a control, so that it has to stand out (WCAG 1.4.11).
  case state
  /// It shows where the focus is, so that it has to stand out (WCAG 2.4.7, 1.4.11).
  case focus
}
