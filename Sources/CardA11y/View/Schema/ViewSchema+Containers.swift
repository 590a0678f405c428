/// Containers in scenario files.
extension ViewSchema {
  static let containers: [ViewSchema] = [
    vStack, hStack, zStack, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, scrollView, group,
    anyLayout, viewThatFits,
  ]

  private static let content = PropertySchema.required("content", .views, "the views inside")

  private static let spacing = PropertySchema.optional(
    "spacing", .number, default: "8", "the distance between neighbours, in points")

  private static let across = PropertySchema.optional(
    "alignment", .words(HorizontalAlignment.self), default: "center", "the place across")

  private static let down = PropertySchema.optional(
    "alignment", .words(VerticalAlignment.self), default: "center", "the place down")

  private static let vStack = ViewSchema(
    "VStack", "Views above each other.", [content, spacing, across]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return VStack(
      alignment: try properties.word("alignment") ?? .center,
      spacing: try properties.length("spacing")
    ) { content }
  }

  private static let lazyVStack = ViewSchema(
    "LazyVStack", "Views above each other, in all the width that is offered.",
    [content, spacing, across]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return LazyVStack(
      alignment: try properties.word("alignment") ?? .center,
      spacing: try properties.length("spacing")
    ) { content }
  }

  private static let hStack = ViewSchema(
    "HStack", "Views beside each other.", [content, spacing, down]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return HStack(
      alignment: try properties.word("alignment") ?? .center,
      spacing: try properties.length("spacing")
    ) { content }
  }

  private static let lazyHStack = ViewSchema(
    "LazyHStack", "Views beside each other, in all the height that is offered.",
    [content, spacing, down]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return LazyHStack(
      alignment: try properties.word("alignment") ?? .center,
      spacing: try properties.length("spacing")
    ) { content }
  }

  private static let zStack = ViewSchema(
    "ZStack", "Views in front of each other, the first at the back.",
    [
      content,
      .optional("alignment", .word(Alignment.names.map(\.key)), default: "center", "the place"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return ZStack(alignment: try properties.named("alignment", Alignment.names) ?? .center) {
      content
    }
  }

  private static let axes: KeyValuePairs<String, Axis.Set> = [
    "vertical": .vertical, "horizontal": .horizontal, "both": [.horizontal, .vertical],
  ]

  private static let scrollView = ViewSchema(
    "ScrollView", "Content that scrolls.",
    [
      content,
      .optional("axes", .word(axes.map(\.key)), default: "vertical", "the directions"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return ScrollView(try properties.named("axes", axes) ?? .vertical) { content }
  }

  private static let viewThatFits = ViewSchema(
    "ViewThatFits", "The first of several views that fits, or else the last one.",
    [
      content,
      .optional("axes", .word(axes.map(\.key)), default: "both", "the directions that count"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return ViewThatFits(in: try properties.named("axes", axes) ?? [.horizontal, .vertical]) {
      content
    }
  }

  private static let layouts = ["HStack", "VStack", "ZStack"]

  private static let anyLayout = ViewSchema(
    "AnyLayout", "Views in a layout that may change at the accessibility sizes.",
    [
      content, spacing,
      .required("layout", .word(layouts), "the layout"),
      .optional(
        "accessibilityLayout", .word(layouts), default: "the layout",
        "the layout at the accessibility sizes"),
      .optional(
        "alignment", .word(Alignment.names.map(\.key)), default: "center",
        "the place, of which a stack takes the part that it knows"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    let alignment = try properties.named("alignment", Alignment.names) ?? .center
    let spacing = try properties.length("spacing")
    let values: KeyValuePairs<String, AnyLayout> = [
      "HStack": AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing)),
      "VStack": AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing)),
      "ZStack": AnyLayout(ZStackLayout(alignment: alignment)),
    ]
    let standard = try properties.object.required("layout").named(values)
    return SwitchingLayout(
      standard: standard,
      accessible: try properties.named("accessibilityLayout", values) ?? standard,
      content: content)
  }

  private static let group = ViewSchema(
    "Group", "Views that belong together without a container of their own.", [content]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return Group { content }
  }
}

extension Alignment {
  /// The places by SwiftUI's names.
  package static let names: KeyValuePairs<String, Alignment> = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]
}
