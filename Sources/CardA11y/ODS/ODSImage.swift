/// A picture of the Orange design system, which fills the room that it is offered.
///
/// By itself it speaks its name; the cards hide it (facts: seed-systems.md §2.4).
public struct ODSImage: View {
  /// An address: Foundation's `URL`, or a string; only its text is looked at.
  ///
  /// `URL` itself is not named, so that this package needs no Foundation, and so that a file may
  /// import both.
  public typealias Address = any CustomStringConvertible & Sendable

  /// Where a picture comes from.
  public enum Source: Sendable {
    /// A picture of the app.
    case image(Image)
    /// A picture that is loaded, with what stands there meanwhile.
    case asyncImage(Address, Image)
    /// A picture that is loaded once and kept, with what stands there meanwhile.
    case cachedAsyncImage(Address, Image)

    /// Creates a picture that is loaded; until then the placeholder stands there.
    public init(
      url: Address, placeholder: Image = Image("placeholder", bundle: Bundle.ods)
    ) {
      self = .asyncImage(url, placeholder)
    }
  }

  let source: Source

  /// Creates a picture from its source.
  public init(source: Source) {
    self.source = source
  }

  /// The picture; of one that is loaded the placeholder, since nothing is loaded here (ours).
  public var body: some View {
    picture.resizable().aspectRatio(contentMode: .fill)
  }

  private var picture: Image {
    switch source {
    case .image(let image): image
    case .asyncImage(_, let placeholder), .cachedAsyncImage(_, let placeholder): placeholder
    }
  }
}

extension View {
  /// Makes a picture decorative: it is seen and not heard.
  ///
  /// "Images in cards are considered as decorative, so they are ignored by Voice Over."
  func odsDecorative() -> some View {
    accessibilityRemoveTraits(.isImage).accessibilityHidden(true)
  }
}

extension ODSImage {
  static let schema = ViewSchema(
    "ODSImage", "A picture that fills its room, and speaks its name.",
    [.required("image", .string, "the name of the picture")]
  ) { properties throws(InputError) in
    ODSImage(source: .image(Image(try properties.requiredImageName("image"))))
  }
}
