/// An element of a collection that somebody else keeps, with its identity.
public struct _BoundElement<Element, ID: Hashable> {
  fileprivate let id: ID
  fileprivate let element: Binding<Element>
}

extension ForEach {
  /// Creates views that change the elements which they show.
  public init<Source: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Source>, id: KeyPath<Source.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Source.Element>) -> Content
  ) where Data == [_BoundElement<Source.Element, ID>] {
    let elements = data.wrappedValue
    let bound = elements.indices.map { index in
      _BoundElement(
        id: elements[index][keyPath: id], element: data.element(index, elements[index]))
    }
    self.init(elements: bound, identify: \.id) { content($0.element) }
  }

  /// Creates views that change the elements which they show and which know their identity.
  public init<Source: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Source>, @ViewBuilder content: @escaping (Binding<Source.Element>) -> Content
  )
  where
    Source.Element: Identifiable, ID == Source.Element.ID,
    Data == [_BoundElement<Source.Element, ID>]
  {
    self.init(data, id: \.id, content: content)
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Returns the binding of an element; once its place is gone it keeps what it was.
  fileprivate func element(_ index: Value.Index, _ last: Value.Element) -> Binding<Value.Element> {
    let whole = self
    return Binding<Value.Element>(
      get: {
        let elements = whole.wrappedValue
        return elements.indices.contains(index) ? elements[index] : last
      },
      set: { newValue in
        guard whole.wrappedValue.indices.contains(index) else { return }
        whole.wrappedValue[index] = newValue
      })
  }
}
