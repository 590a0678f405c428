/// What Xcode shows of a view beside its code, under SwiftUI's name; it compiles and is never shown.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// The room in which a preview is shown, under SwiftUI's name.
public enum PreviewLayout: Sendable {
  /// A screen.
  case device
  /// As large as the view is.
  case sizeThatFits
  /// A size in points.
  case fixed(width: Double, height: Double)
}

extension View {
  /// Names a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Says in which room a preview is shown.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Says on which device a preview is shown.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// The device of a preview, under SwiftUI's name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from its name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
