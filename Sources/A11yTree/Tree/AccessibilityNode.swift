/// One node of an accessibility tree: an element that is read, or a group of nodes.
///
/// Only values: what an element can do is an `ActionID`, and its children stand behind it in
/// the flat array of its `AccessibilityTree`. Property names are UIKit's; the keys of a
/// scenario's `tree` are the same words (facts: conformance §2).
public struct AccessibilityNode: Hashable, Sendable {
  /// The structural path, or the id of a scenario file.
  public var id: NodeID
  /// Whether the node is an accessibility element: one stop, whose subtree is not visited.
  public var isElement = false
  /// The spoken name.
  public var label: String?
  /// The level of a heading, from 1 to 6, nil where none is specified.
  public var headingLevel: Int?
  /// The spoken content that changes.
  public var value: String?
  /// What activating does, spoken after a pause.
  public var hint: String?
  /// The name that tests use, never spoken.
  public var identifier: String?
  /// What the element is and its state.
  public var traits: AccessibilityTraits = []
  /// The accessibility frame: points, screen coordinates.
  public var frame: Rect = .zero
  /// The frame of the view where the accessibility frame is another.
  public var layoutFrame: Rect?
  /// Whether the view is invisible, which hides its subtree from every reader.
  public var isHidden = false
  /// Whether the node and its subtree are hidden from readers, though visible.
  public var elementsHidden = false
  /// Whether the children stay together and are placed by the first of them.
  public var groupsChildren = false
  /// Whether the children are an explicit array, read in its order.
  public var hasOrderedElements = false
  /// Whether the view cuts off what lies outside.
  public var clipsToBounds = false
  /// Whether an accessibility path is drawn, which never counts for the order.
  public var hasPath = false
  /// Where a double tap lands, nil for the middle of the frame.
  public var activationPoint: Point?
  /// The language of the label as a BCP 47 tag, nil for the screen's.
  public var language: String?
  /// Higher is read earlier among its siblings.
  public var sortPriority: Double = 0
  /// Whether the content it discloses is shown, nil where it discloses none.
  public var isExpanded: Bool?
  /// Whether it answers to Voice Control, keyboards and switches; nil lets the traits decide.
  public var respondsToUserInteraction: Bool?
  /// The names for Voice Control, the first is shown.
  public var inputLabels: [String] = []
  /// What activating does, nil where nothing happens.
  public var defaultAction: ActionID?
  /// Further actions, in the order in which they are offered.
  public var customActions: [CustomAction] = []
  /// What swiping up and down does, nil where the element cannot be adjusted.
  public var adjustment: Adjustment?
  /// What the two-finger scrub does, for the element and for all that it encloses.
  public var escapeAction: ActionID?
  /// What the two-finger double tap does, for the element and for all that it encloses.
  public var magicTapAction: ActionID?
  /// What a long press does, nil where nothing happens.
  public var longPressAction: ActionID?
  /// The links inside its text, in order.
  public var textLinks: [TextLink] = []
  /// Details that are read on demand.
  public var customContent: [CustomContent] = []
  /// Rotors of the element's own.
  public var customRotors: [CustomRotor] = []
  /// The context that the node lends to its subtree, nil for none.
  public var container: AccessibilityContainer?
  /// Which part of its content a scroll view shows, nil where nothing scrolls.
  public var scroll: Scroll?
  /// The place in a data table, nil outside of one.
  public var cell: TableCell?
  /// Whether the label was set explicitly, rather than read off the content.
  public var hasExplicitLabel = false
  /// What is known of the view but never spoken.
  public var background = Background()
  /// Where the view was written, nil where it is not known.
  public var source: SourceLocation?

  /// Creates a node that is neither an element nor has any property.
  public init(id: NodeID) {
    self.id = id
  }

  /// A further action of an element.
  public struct CustomAction: Hashable, Sendable {
    /// The spoken name.
    public var name: String
    /// What it does, nil where the tree was only dumped.
    public var action: ActionID?

    /// Creates an action from its spoken name.
    public init(name: String, action: ActionID? = nil) {
      self.name = name
      self.action = action
    }
  }

  /// A detail that is read on demand.
  public struct CustomContent: Hashable, Sendable {
    /// The name of the detail.
    public var label: String
    /// The detail.
    public var value: String
    /// Whether it is spoken with the element, unasked.
    public var isImportant: Bool

    /// Creates a detail from its name and its value.
    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A rotor that an element offers.
  public struct CustomRotor: Hashable, Sendable {
    /// The spoken name.
    public var name: String
    /// What the rotor finds, in order.
    public var results: [String]
    /// Whether the search never ends.
    public var isUnbounded: Bool
    /// The nodes that the results stand for, empty where they are not known.
    public var targets: [NodeID]

    /// Creates a rotor from its name and what it finds.
    public init(
      name: String, results: [String], isUnbounded: Bool = false, targets: [NodeID] = []
    ) {
      self.name = name
      self.results = results
      self.isUnbounded = isUnbounded
      self.targets = targets
    }
  }

  /// What is known of a view but never spoken (facts: conformance §2).
  public struct Background: Hashable, Sendable {
    /// The text that is drawn.
    public var visibleText: String?
    /// The placeholder of a text field.
    public var placeholder: String?
    /// The badge of a tab.
    public var badge: String?
    /// A value that was set and that the system ignores.
    public var ignoredSetValue: String?
    /// Whether a bar item is enabled.
    public var itemIsEnabled: Bool?
    /// Whether it reacts to a pointer or a finger as a control does.
    public var looksInteractive = false
    /// Whether it is designed to stand beside others, in columns.
    public var isMadeForColumns = false
    /// The names of enabled controls inside that are no stops of their own, in order.
    public var innerControls: [String] = []
    /// The names of pictures inside of a link that are hidden and still pictures, in order.
    public var hiddenPictures: [String] = []
    /// What clipping views around leave of its frame, nil for all of it.
    public var visibleFrame: Rect?
    /// Whether a part of it comes into sight only by scrolling a view that it stands in.
    public var isScrolledTo = false

    /// Creates a background of which nothing is known.
    public init() {}
  }
}
