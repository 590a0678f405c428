import A11yTree

/// A screen with a bar that holds its title, under SwiftUI's name.
///
/// The bar is read first (facts: voiceover.md §16.11, case 150). SwiftUI knows by itself from where
/// a screen was pushed; here the screen says so (ours).
public struct NavigationStack<Root: View>: PrimitiveView, @unchecked Sendable {
  private let previousTitle: String?
  private let root: Root

  /// Creates a screen, with a back button where it was pushed from one of a title.
  public init(previousTitle: String? = nil, @ViewBuilder root: () -> Root) {
    self.previousTitle = previousTitle
    self.root = root()
  }

  /// Writes the screen; its title makes the bar.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.open(.unary, name: "NavigationStack")
    context.withEnvironment {
      $0.navigation = NavigationPlace(previousTitle: previousTitle)
    } _: {
      root._lower(into: &$0)
    }
    context.close()
  }
}

/// Where a screen stands among others.
struct NavigationPlace {
  /// The title of the screen before, nil for the first one.
  var previousTitle: String?
}

extension View {
  /// Gives the screen a title, which its bar shows; without a bar around it nothing is shown.
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View {
    TitledView(content: self, title: String(title))
  }
}

private struct TitledView<Content: View>: PrimitiveView {
  let content: Content
  let title: String

  @MainActor func _lower(into context: inout _LoweringContext) {
    guard let place = context.environment.navigation else {
      return content._lower(into: &context)
    }
    context.withEnvironment {
      $0.navigation = nil
    } _: {
      VStack(alignment: .leading, spacing: 0) {
        NavigationBar(title: title, place: place)
        content
      }
      ._lower(into: &$0)
    }
  }
}

/// The back button, then the title in the middle.
nonisolated private struct NavigationBar: View {
  let title: String
  let place: NavigationPlace

  var body: some View {
    HStack {
      if let previous = place.previousTitle { BackButton(title: previous) }
      Spacer()
      Text(title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Spacer()
    }
    .frame(minHeight: 44)
    .padding(.horizontal)
  }
}

/// The way back: the title of the screen before (facts: voiceover.md §16.5, cases 60 and 61).
private struct BackButton: PrimitiveView {
  let title: String

  @MainActor func _lower(into context: inout _LoweringContext) {
    let title = title.isEmpty ? "Back" : title
    let spec = ControlSpec(
      action: .named("back"), traits: [.isBackButton, .isButton],
      inputLabels: title == "Back" ? ["Back"] : [title, "Back"])
    context.control(spec, name: "BackButton") {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward")
        Text(verbatim: title)
      }
      .foregroundStyle(Color.accentColor)
      .frame(minWidth: 44, minHeight: 44)
    }
  }
}
