import CardA11y

/// The four cards of Orange's page, with the page's own texts.
enum CardSample: String, CaseIterable, Sendable {
  case imageFirst
  case headerFirst
  case horizontal
  case small

  var maximumButtons: Int { self == .small ? 0 : 2 }

  /// Returns the card by its public initialiser of a number of buttons, 0 to 2.
  @MainActor
  func view(buttons: Int) -> AnyView {
    switch self {
    case .imageFirst: imageFirst(buttons)
    case .headerFirst: headerFirst(buttons)
    case .horizontal: horizontal(buttons)
    case .small:
      AnyView(
        ODSCardSmall(title: title, imageSource: placeholder, subtitle: subtitle))
    }
  }

  private var title: Text { Text("Title") }
  private var subtitle: Text { Text("Subtitle") }
  private var text: Text { Text("A supporting text") }
  private var placeholder: ODSImage.Source { .image(Image("placeholder", bundle: Bundle.ods)) }

  @MainActor
  private func imageFirst(_ buttons: Int) -> AnyView {
    switch buttons {
    case 0:
      AnyView(
        ODSCardVerticalImageFirst(
          title: title, imageSource: placeholder, subtitle: subtitle, text: text))
    case 1:
      AnyView(
        ODSCardVerticalImageFirst(
          title: title, imageSource: placeholder, subtitle: subtitle, text: text
        ) {
          Button("Button 1") {}
        })
    default:
      AnyView(
        ODSCardVerticalImageFirst(
          title: title, imageSource: placeholder, subtitle: subtitle, text: text
        ) {
          Button("Button 1") {}
        } secondButton: {
          Button("Button 2") {}
        })
    }
  }

  @MainActor
  private func headerFirst(_ buttons: Int) -> AnyView {
    switch buttons {
    case 0:
      AnyView(
        ODSCardVerticalHeaderFirst(
          title: title, imageSource: placeholder, subtitle: subtitle,
          thumbnailSource: placeholder, text: text))
    case 1:
      AnyView(
        ODSCardVerticalHeaderFirst(
          title: title, imageSource: placeholder, subtitle: subtitle,
          thumbnailSource: placeholder, text: text
        ) {
          Button("Button 1") {}
        })
    default:
      AnyView(
        ODSCardVerticalHeaderFirst(
          title: title, imageSource: placeholder, subtitle: subtitle,
          thumbnailSource: placeholder, text: text
        ) {
          Button("Button 1") {}
        } secondButton: {
          Button("Button 2") {}
        })
    }
  }

  @MainActor
  private func horizontal(_ buttons: Int) -> AnyView {
    switch buttons {
    case 0:
      AnyView(
        ODSCardHorizontal(
          title: title, imageSource: placeholder, subtitle: subtitle, text: text))
    case 1:
      AnyView(
        ODSCardHorizontal(
          title: title, imageSource: placeholder, subtitle: subtitle, text: text
        ) {
          Button("Button 1") {}
        })
    default:
      AnyView(
        ODSCardHorizontal(
          title: title, imageSource: placeholder, subtitle: subtitle, text: text
        ) {
          Button("Button 1") {}
        } secondButton: {
          Button("Button 2") {}
        })
    }
  }
}

extension Screen {
  /// The frame of the first surface that is painted: the card's.
  var surface: Rect? {
    scene.items.first { item in
      if case .shape = item.content { true } else { false }
    }?.frame
  }
}
