/// Views that belong together without a container of their own, under SwiftUI's name.
public struct Group<Content: View>: PrimitiveView, @unchecked Sendable {
  private let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Writes the views where the group stands.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    content._lower(into: &context)
  }
}

/// Content that scrolls, under SwiftUI's name.
public struct ScrollView<Content: View>: PrimitiveView, @unchecked Sendable {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view whose content scrolls.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Writes the content, as long as it wants to be along the axes.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.open(.scroll(axes.choice), name: "ScrollView")
    context.withEnvironment {
      $0.stackAxis = axes == .horizontal ? .horizontal : .vertical
    } _: {
      content._lower(into: &$0)
    }
    context.close()
  }
}

/// A view for each element of a collection, under SwiftUI's name.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveView
{
  private let data: Data
  private let identify: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  init(
    elements: Data, identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    data = elements
    self.identify = identify
    self.content = content
  }

  /// Creates views of elements that are told apart by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    identify = { $0[keyPath: id] }
    self.content = content
  }

  /// Writes the views; each carries its element's identity in its path.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    for element in data {
      context.withKey("\(identify(element))") { content(element)._lower(into: &$0) }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views of elements that know their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views of a range of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
