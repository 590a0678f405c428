/// A button of the Orange design system that shows a picture and no text.
///
/// It speaks what the picture does: a symbol without a label says nothing, so that the button has
/// no name until it is given one (source: the component's own file in the public repository,
/// 1.4.0: 16 points of room around the picture, at least 50 by 50 points).
public struct ODSIconButton: View {
  let image: Image
  let action: ButtonAction

  /// Creates a button from its picture.
  public init(image: Image, action: @escaping @MainActor () -> Void) {
    self.init(image: image, reference: .closure(action))
  }

  package init(image: Image, reference: ButtonAction) {
    self.image = image
    action = reference
  }

  /// A button around the picture.
  public var body: some View {
    Button(
      action: action,
      label: image.padding(ODSSpacing.m).frame(minWidth: 50, minHeight: 50))
  }
}

extension ODSIconButton {
  static let schema = ViewSchema(
    "ODSIconButton", "A button of the Orange design system that shows a picture and no text.",
    [
      .required("systemName", .string, "the symbol, which is not spoken"),
      .optional("action", .string, default: "a name of its own", "the name of what it does"),
    ]
  ) { properties throws(InputError) in
    ODSIconButton(
      image: Image(systemName: try properties.requiredString("systemName")),
      reference: try properties.action() ?? .closure {})
  }
}
