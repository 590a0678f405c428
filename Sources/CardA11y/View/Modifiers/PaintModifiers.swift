public import A11yTree

extension View {
  /// Paints a view behind this one.
  nonisolated public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(content: self, layer: content(), kind: .background(alignment.unit))
  }

  /// Paints a view behind this one.
  nonisolated public func background(
    _ background: some View, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, kind: .background(alignment.unit))
  }

  /// Paints a colour behind this view.
  @_disfavoredOverload
  nonisolated public func background(_ style: some ShapeStyle) -> some View {
    background(Rectangle().fill(style))
  }

  /// Paints a colour behind this view, in a form.
  nonisolated public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background(shape.fill(style))
  }

  /// Paints a view over this one.
  nonisolated public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(content: self, layer: content(), kind: .overlay(alignment.unit))
  }

  /// Paints a view over this one.
  nonisolated public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View
  {
    LayeredView(content: self, layer: overlay, kind: .overlay(alignment.unit))
  }

  /// Cuts off what lies outside of the view's frame.
  nonisolated public func clipped() -> some View { modified(.clip(cornerRadius: 0)) }

  /// Cuts off the corners of the view, at a radius in points.
  nonisolated public func cornerRadius(_ radius: Double) -> some View {
    modified(.clip(cornerRadius: max(0, radius)))
  }

  /// Cuts off what lies outside of a shape.
  nonisolated public func clipShape(_ shape: some Shape) -> some View {
    ModifiedView(content: self) { _ in
      // Round ends: the radius is cut to half of the shorter side where the frame is known.
      if case .rectangle(let radius) = shape._form { return .clip(cornerRadius: radius) }
      return .clip(cornerRadius: .infinity)
    }
  }

  /// Casts a shadow of a blur in points.
  nonisolated public func shadow(radius: Double, x: Double = 0, y: Double = 0) -> some View {
    modified(.shadow(radius: max(0, radius)))
  }

  /// Draws the view larger or smaller around its middle; its neighbours stay.
  nonisolated public func scaleEffect(_ scale: Double) -> some View { modified(.scale(scale)) }

  /// Makes the view translucent, 0 to 1; a transparent view is hidden from readers.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modified(.opacity(min(max(opacity, 0), 1)))
  }

  /// Mixes each view inside with what lies under it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modified(.blend(blendMode))
  }

  /// Lays the views inside over each other before they are made translucent or blended.
  nonisolated public func compositingGroup() -> some View { modified(.compositingGroup) }

  /// Says what the views inside are painted for, which decides on the contrast that they need.
  ///
  /// SwiftUI has no word for it: `logotype` and `decoration` need none, `state` and `focus` need
  /// that of graphics (ours).
  nonisolated public func paintPurpose(_ purpose: PaintPurpose) -> some View {
    modified(.purpose(purpose))
  }
}
