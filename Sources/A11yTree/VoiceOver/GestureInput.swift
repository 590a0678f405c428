/// A gesture with what it needs to know: a rotor's setting, the place of a touch.
public struct GestureInput: Hashable, Sendable {
  /// What the person does.
  public var gesture: Gesture
  /// What is chosen: the setting of the rotor, or an item's name; nil where nothing is.
  public var choice: String?
  /// Where the finger is, in points of the screen; nil for a gesture that may be anywhere.
  public var point: Point?

  /// Creates a gesture that chooses nothing and may be made anywhere, unless said.
  public init(_ gesture: Gesture, to choice: String? = nil, at point: Point? = nil) {
    self.gesture = gesture
    self.choice = choice
    self.point = point
  }
}
