/// How far something has come, under SwiftUI's name.
///
/// The label is what is seen, the value how far it is; without a value only the label is said
/// (facts: seed-systems.md §5.2). The bar is painted empty whatever the value (ours).
nonisolated public struct ProgressView: View, @unchecked Sendable {
  private let title: String
  private let percent: String?

  /// Creates a view of something that takes a time nobody knows.
  public init(_ title: some StringProtocol) {
    self.title = String(title)
    percent = nil
  }

  /// Creates a view of a part of a whole, of an unknown part where the value is nil.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.title = String(title)
    percent = value?.percent(of: 0...max(total, 0))
  }

  /// The title with a bar below it, or with a wheel.
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
      if percent == nil {
        Circle().fill(Color(system: "systemFill")).frame(width: 20, height: 20)
      } else {
        Capsule().fill(Color(system: "systemFill")).frame(height: 4)
      }
    }
    .accessibilityElement(children: .combine)
    .attributed { $0.value = percent }
  }
}
