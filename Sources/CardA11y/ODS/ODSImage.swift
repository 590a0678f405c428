/// A picture of the Orange design system, which fills the room that it is offered.
///
/// By itself it speaks its name; the cards hide it (facts: seed-systems.md §2.4).
public struct ODSImage: View {
  /// Where a picture comes from.
  public enum Source: Sendable {
    /// A picture of the app.
    case image(Image)
    /// A picture that is loaded, with what stands there meanwhile.
    case asyncImage(String, Image)
  }

  let source: Source

  /// Creates a picture from its source.
  public init(source: Source) {
    self.source = source
  }

  /// The picture, or what stands there until it is loaded.
  public var body: some View {
    switch source {
    case .image(let image): image.resizable().aspectRatio(contentMode: .fill)
    case .asyncImage(_, let placeholder):
      placeholder.resizable().aspectRatio(contentMode: .fill)
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
    ODSImage(source: .image(Image(try properties.requiredString("image"))))
  }
}
