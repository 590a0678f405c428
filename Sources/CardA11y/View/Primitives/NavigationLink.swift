/// A control that leads to another screen, under SwiftUI's name.
///
/// It is read as a button is, its label as one element (facts: seed-systems.md §5.2). Where it
/// leads is no part of the screen, so that the destination is never compiled.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView,
  @unchecked Sendable
{
  private let action: ActionReference
  private let label: Label
  private let leadsSomewhere: Bool

  /// Creates a link from what it leads to and what it shows.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a link from what it leads to and what it shows.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  private init(label: Label, leadsSomewhere: Bool = true) {
    action = .closure {}
    self.label = label
    self.leadsSomewhere = leadsSomewhere
  }

  /// Writes the label in the style of the link's place.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.withEnvironment {
      $0.isEnabled = $0.isEnabled && leadsSomewhere
    } _: {
      $0.button("NavigationLink", action, label, leaksHiddenPictures: true)
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that shows a title.
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title))
  }

  /// Creates a link that shows a title.
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to what stands for a value; without a value it is disabled.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), leadsSomewhere: value != nil)
  }

  package init(action: ActionReference, label: Label) {
    self.action = action
    self.label = label
    leadsSomewhere = true
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that shows a title, to what stands for a value.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(label: Text(title), leadsSomewhere: value != nil)
  }
}
