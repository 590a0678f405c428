/// What is painted, back to front.
public struct PaintedScene: Hashable, Sendable {
  /// The items in z-order, the backmost first.
  public var items: [SceneItem] = []

  /// Creates a scene in which nothing is painted.
  public init() {}
}

/// Something that is painted: a text, a shape or a picture.
public struct SceneItem: Hashable, Sendable {
  /// The index of the tree's node that owns it.
  public var owner: Int
  /// How many of the tree's nodes began before it was painted.
  ///
  /// The tree's order and the z-order are one sequence; this says where the item stands in it,
  /// so that an outline can show both. It is rising along the items, greater than `owner`, and
  /// at most the end of the owner's subtree.
  public var precedingNodes: Int
  /// Where it is painted: points, screen coordinates, already clipped for shapes and pictures.
  public var frame: Rect
  /// The room that the views around leave, nil where the frame stays inside of it.
  ///
  /// What bounds it is the width of the screen, and every frame, clip and scroll view around; in
  /// the direction in which it can be scrolled, as far as the scrolled content reaches.
  public var room: Rect?
  /// What is painted.
  public var content: Content
  /// What cuts it, nil where all of it within its frame is seen.
  public var clip: Clip?
  /// The groups that it is part of, the outermost first.
  public var groups: [PaintGroup] = []
  /// What it is painted for, nil where the view declares nothing.
  public var purpose: PaintPurpose?
  /// Where the view was written, nil where it is not known.
  public var source: SourceLocation?

  /// What an item paints.
  public enum Content: Hashable, Sendable {
    /// A text in its lines.
    case text(TextRun)
    /// An area or an outline.
    case shape(ShapeItem)
    /// A picture.
    case image(ImageItem)
  }

  /// A rectangle outside of which nothing of an item is seen.
  public struct Clip: Hashable, Sendable {
    /// The rectangle: points, screen coordinates.
    public var frame: Rect
    /// The radius of its corners, in points.
    public var cornerRadius: Double

    /// Creates a rectangle, with sharp corners unless said.
    public init(frame: Rect, cornerRadius: Double = 0) {
      self.frame = frame
      self.cornerRadius = cornerRadius
    }
  }

  /// Creates an item that a node owns.
  public init(owner: Int, precedingNodes: Int, frame: Rect, content: Content) {
    self.owner = owner
    self.precedingNodes = precedingNodes
    self.frame = frame
    self.content = content
  }
}

/// An area or an outline.
public struct ShapeItem: Hashable, Sendable {
  /// The form.
  public enum Form: Hashable, Sendable {
    /// A rectangle with corners of a radius in points, 0 for sharp ones.
    case rectangle(cornerRadius: Double)
    /// A rectangle with round ends.
    case capsule
    /// An ellipse, a circle where the frame is square.
    case ellipse
  }

  /// The form.
  public var form: Form
  /// The colour that fills it, nil for nothing or for a pattern.
  public var fill: SRGBColor?
  /// What fills it where that is no plain colour.
  public var pattern: Pattern?
  /// The colour that draws its outline, nil for nothing or for a pattern.
  public var stroke: SRGBColor?
  /// What draws its outline where that is no plain colour.
  public var strokePattern: Pattern?
  /// How thick the outline is, in points.
  public var strokeWidth: Double
  /// The blur of its shadow, in points, 0 for none.
  public var shadowRadius: Double

  /// Creates a form, unpainted unless said.
  public init(
    form: Form = .rectangle(cornerRadius: 0), fill: SRGBColor? = nil, pattern: Pattern? = nil,
    stroke: SRGBColor? = nil, strokePattern: Pattern? = nil, strokeWidth: Double = 0,
    shadowRadius: Double = 0
  ) {
    self.form = form
    self.fill = fill
    self.pattern = pattern
    self.stroke = stroke
    self.strokePattern = strokePattern
    self.strokeWidth = strokeWidth
    self.shadowRadius = shadowRadius
  }
}

/// A picture.
public struct ImageItem: Hashable, Sendable {
  /// Where the picture comes from.
  public enum Source: String, Hashable, Sendable {
    /// An asset of the app.
    case asset
    /// A symbol of the system.
    case symbol
    /// A picture that is loaded.
    case remote
  }

  /// The name of the asset or symbol, or the address of a loaded picture.
  public var name: String
  /// Where the picture comes from.
  public var source: Source
  /// Whether the view declares that the picture carries no information.
  public var isDecorative: Bool
  /// What tints a symbol, nil for a picture with colours of its own.
  public var tint: SRGBColor?
  /// Colours between which all of the picture's lie, where the view declares them.
  public var colors: [SRGBColor]

  /// Creates a picture from its name.
  public init(
    name: String, source: Source = .asset, isDecorative: Bool = false, tint: SRGBColor? = nil,
    colors: [SRGBColor] = []
  ) {
    self.name = name
    self.source = source
    self.isDecorative = isDecorative
    self.tint = tint
    self.colors = colors
  }
}
