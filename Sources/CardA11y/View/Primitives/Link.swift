/// A control that opens a place, under SwiftUI's name.
///
/// Readers say both button and link, as of SwiftUI's (facts: voiceover.md §6.2). The place is
/// written as a text or as Foundation's URL; activating it performs the action of that name.
public struct Link<Label: View>: PrimitiveView, @unchecked Sendable {
  private let destination: String
  private let label: Label

  /// Creates a link from the place that it opens and what it shows.
  public init(destination: some CustomStringConvertible, @ViewBuilder label: () -> Label) {
    self.init(to: destination.description, label: label())
  }

  init(to destination: String, label: Label) {
    self.destination = destination
    self.label = label
  }

  /// Writes what it shows, in the accent colour.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let spec = ControlSpec(action: .named(destination), traits: [.isButton, .isLink])
    context.control(spec, name: "Link") {
      label.foregroundStyle(Color.accentColor)
    }
  }
}

extension Link where Label == Text {
  /// Creates a link that shows a title.
  public init(_ title: some StringProtocol, destination: some CustomStringConvertible) {
    self.init(to: destination.description, label: Text(title))
  }
}
