/// Whether a view is presented, under the older of SwiftUI's names.
public struct PresentationMode {
  /// Whether something can take the view away.
  public let isPresented: Bool
  fileprivate let dismissal: DismissAction

  /// Takes the view away.
  public mutating func dismiss() {
    dismissal.run()
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, and what takes it away, under the older of SwiftUI's names.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, dismissal: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }

  /// Whether the view is presented over another one.
  public var isPresented: Bool { dismiss.dismissesAnything }
}
