import A11yTree

/// Modifiers of paint in scenario files.
extension ModifierSchema {
  static let paint: [ModifierSchema] = [
    background, overlay, cornerRadius, clipped, clipShape, shadow, opacity, blendMode,
    compositingGroup, paintPurpose, scaleEffect,
  ]

  private static let background = ModifierSchema(
    "background", .either(.color, .view), "Paints a colour or a view behind this one."
  ) { view, reader, views throws(InputError) in
    if ViewReader.isColor(reader) {
      return view.background(Rectangle().fill(AnyShapeStyle(try views.color(reader))))
    }
    return view.background(AnyView(try views.view(reader)))
  }

  private static let overlay = ModifierSchema(
    "overlay", .view, "Paints a view over this one."
  ) { view, reader, views throws(InputError) in
    view.overlay(AnyView(try views.view(reader)))
  }

  private static let cornerRadius = ModifierSchema(
    "cornerRadius", .number, "Cuts off the corners, at a radius in points."
  ) { view, reader, _ throws(InputError) in
    view.cornerRadius(try reader.number(in: 0...10_000))
  }

  private static let clipped = ModifierSchema(
    "clipped", .bool, "Cuts off what lies outside of the frame."
  ) { view, reader, _ throws(InputError) in
    try reader.bool() ? AnyView(view.clipped()) : view
  }

  private static let shapes: KeyValuePairs<String, any Shape> = [
    "Rectangle": Rectangle(), "Circle": Circle(), "Capsule": Capsule(),
  ]

  private static let clipShape = ModifierSchema(
    "clipShape", .word(shapes.map(\.key)), "Cuts off what lies outside of a shape."
  ) { view, reader, _ throws(InputError) in
    view.clipped(to: try reader.named(shapes))
  }

  private static let shadow = ModifierSchema(
    "shadow", .number, "Casts a shadow of a blur in points."
  ) { view, reader, _ throws(InputError) in
    view.shadow(radius: try reader.number(in: 0...1000))
  }

  private static let opacity = ModifierSchema(
    "opacity", .number, "Makes the view translucent, 0 to 1."
  ) { view, reader, _ throws(InputError) in
    view.opacity(try reader.number(in: 0...1))
  }

  private static let scaleEffect = ModifierSchema(
    "scaleEffect", .number, "Draws the view larger or smaller; its neighbours stay."
  ) { view, reader, _ throws(InputError) in
    view.scaleEffect(try reader.number(in: 0...100))
  }

  private static let blendMode = ModifierSchema(
    "blendMode", .words(BlendMode.self), "Mixes each view inside with what lies under it."
  ) { view, reader, _ throws(InputError) in
    view.blendMode(try reader.word())
  }

  private static let compositingGroup = ModifierSchema(
    "compositingGroup", .bool,
    "Lays the views inside over each other before they are made translucent or blended."
  ) { view, reader, _ throws(InputError) in
    try reader.bool() ? AnyView(view.compositingGroup()) : view
  }

  private static let paintPurpose = ModifierSchema(
    "paintPurpose", .words(PaintPurpose.self),
    "Says what the views inside are painted for, which decides on the contrast that they need."
  ) { view, reader, _ throws(InputError) in
    view.paintPurpose(try reader.word())
  }
}

extension AnyView {
  fileprivate func clipped(to shape: some Shape) -> any View { clipShape(shape) }
}
