/// What a person can do to an element besides activating it.
extension AccessibilityNode {
  /// What swiping up and down on an adjustable element does; nil in it where nothing happens.
  public struct Adjustment: Hashable, Sendable {
    /// What swiping up does.
    public var increment: ActionID?
    /// What swiping down does.
    public var decrement: ActionID?

    /// Creates an adjustment from what each direction does.
    public init(increment: ActionID? = nil, decrement: ActionID? = nil) {
      self.increment = increment
      self.decrement = decrement
    }
  }

  /// A link inside a text, which is no stop of its own (facts: voiceover.md §11.5).
  public struct TextLink: Hashable, Sendable {
    /// The words that are the link.
    public var label: String
    /// What it opens, nil where the tree was only dumped.
    public var action: ActionID?

    /// Creates a link from its words and what it opens.
    public init(label: String, action: ActionID? = nil) {
      self.label = label
      self.action = action
    }
  }

  /// How far the content of a scroll view reaches, and which part of it shows.
  public struct Scroll: Hashable, Sendable {
    /// The direction in which the content moves.
    public var axis: Axis
    /// The extent of the content along the axis, in points.
    public var contentLength: Double
    /// The extent of what shows along the axis, in points.
    public var viewportLength: Double
    /// How far the content is scrolled, in points.
    public var offset: Double
    /// What is said after scrolling; nil for the page and the number of pages.
    public var status: String?

    /// Creates a scroll view from its lengths, which shows the start of its content unless said.
    public init(
      axis: Axis = .vertical, contentLength: Double, viewportLength: Double, offset: Double = 0,
      status: String? = nil
    ) {
      self.axis = axis
      self.contentLength = contentLength
      self.viewportLength = viewportLength
      self.offset = offset
      self.status = status
    }

    /// The direction in which content moves.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
      /// To the left and to the right.
      case horizontal
      /// Up and down.
      case vertical
    }
  }
}
