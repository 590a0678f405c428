public import Foundation

/// Opens an address, under SwiftUI's name; here nothing is opened unless a handler is given.
public struct OpenURLAction {
  private let handler: @MainActor (URL) -> Result

  /// What a handler did with an address, under SwiftUI's name.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool

    /// It was opened.
    public static let handled = Result(isAccepted: true)
    /// It was thrown away.
    public static let discarded = Result(isAccepted: false)
    /// The system is to open it, which does nothing here.
    public static let systemAction = Result(isAccepted: true)

    /// The system is to open another address, which does nothing here.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  /// Creates an action from what is done with an address.
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Opens an address, and says whether that was accepted.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
