extension View {
  /// Shows a sheet over the page while a value is true.
  ///
  /// It is modal: what lies behind is out of the reach of readers, and their escape takes it away.
  /// It is as wide as the screen and as high as its content, at the bottom; the page behind is not
  /// dimmed (ours).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(content: self) { () -> Presentation<Content>? in
      guard isPresented.wrappedValue else { return nil }
      return Presentation(content: content(), onDismiss: onDismiss) {
        isPresented.wrappedValue = false
      }
    }
  }

  /// Shows a sheet of an item over the page while there is one.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(content: self) { () -> Presentation<Content>? in
      guard let shown = item.wrappedValue else { return nil }
      return Presentation(content: content(shown), onDismiss: onDismiss) {
        item.wrappedValue = nil
      }
    }
  }
}

/// Takes what is presented away, under SwiftUI's name.
public struct DismissAction {
  private let dismiss: (() -> Void)?

  init(_ dismiss: (() -> Void)? = nil) {
    self.dismiss = dismiss
  }

  /// Whether there is something to take away.
  var dismissesAnything: Bool { dismiss != nil }

  /// Takes the sheet away.
  @MainActor @preconcurrency
  public func callAsFunction() {
    run()
  }

  func run() {
    dismiss?()
  }
}

/// A view that is to be shown over the page.
nonisolated private struct Presentation<Content: View> {
  let content: Content
  let onDismiss: (() -> Void)?
  let dismiss: () -> Void
}

private struct PresentingView<Content: View, Presented: View>: PrimitiveView {
  let content: Content
  let presentation: () -> Presentation<Presented>?

  @MainActor func _lower(into context: inout _LoweringContext) {
    if let presentation = presentation() {
      context.withEnvironment {
        $0.dismiss = DismissAction(presentation.dismiss)
      } _: {
        $0.present(
          Sheet(dismissal: .running(presentation.dismiss), content: presentation.content),
          onDismiss: presentation.onDismiss)
      }
    }
    content._lower(into: &context)
  }
}

/// What a sheet shows, and what takes it away.
nonisolated package struct Sheet<Content: View>: View {
  private let dismissal: ActionReference
  private let content: Content
  @Environment(\.screenHeight) private var screenHeight

  package init(dismissal: ActionReference, content: Content) {
    self.dismissal = dismissal
    self.content = content
  }

  /// The content on a ground of its own, at the bottom of the screen.
  package var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(RoundedRectangle(cornerRadius: 10).fill(Color(system: "systemBackground")))
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .attributed { $0.gestures.escape = dismissal }
      .frame(minHeight: screenHeight, alignment: .bottom)
  }
}
