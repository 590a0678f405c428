/// Containers in scenario files.
extension ViewSchema {
  static let containers: [ViewSchema] = [vStack, hStack, zStack, lazyVGrid, scrollView, group]

  private static let content = PropertySchema.required("content", .views, "the views inside")

  private static let spacing = PropertySchema.optional(
    "spacing", .number, default: "8", "the distance between neighbours, in points")

  private static let vStack = ViewSchema(
    "VStack", "Views above each other.",
    [
      content, spacing,
      .optional(
        "alignment", .words(HorizontalAlignment.self), default: "center", "the place across"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return VStack(
      alignment: try properties.word("alignment") ?? .center,
      spacing: try properties.length("spacing")
    ) { content }
  }

  private static let hStack = ViewSchema(
    "HStack", "Views beside each other.",
    [
      content, spacing,
      .optional("alignment", .words(VerticalAlignment.self), default: "center", "the place down"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return HStack(
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

  private static let lazyVGrid = ViewSchema(
    "LazyVGrid", "A grid that grows downwards.",
    [
      content,
      .required("columns", .array(.object(GridItem.properties)), "the columns"),
      .optional("spacing", .number, default: "8", "the distance between rows, in points"),
      .optional(
        "alignment", .words(HorizontalAlignment.self), default: "center", "the place across"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    var columns: [GridItem] = []
    let list = try properties.object.required("columns")
    for column in try list.elements() { columns.append(try GridItem(reading: column)) }
    guard !columns.isEmpty else { throw list.error("a grid needs a column") }
    return LazyVGrid(
      columns: columns, alignment: try properties.word("alignment") ?? .center,
      spacing: try properties.length("spacing")
    ) { content }
  }

  private static let scrollView = ViewSchema(
    "ScrollView", "Content that scrolls.",
    [
      content,
      .optional("axes", .words(Axis.self), default: "vertical", "the direction"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    let axis = try properties.word("axes", Axis.self) ?? .vertical
    return ScrollView(axis == .vertical ? .vertical : .horizontal) { content }
  }

  private static let group = ViewSchema(
    "Group", "Views that belong together without a container of their own.", [content]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return Group { content }
  }
}

extension GridItem {
  fileprivate static let properties: [PropertySchema] = [
    .optional("fixed", .number, "a width in points"),
    .optional("flexible", .either(.bool, .object(limits)), "a part of what is left"),
    .optional("adaptive", .object(limits), "as many columns as fit"),
    .optional("spacing", .number, default: "8", "the distance to the next column, in points"),
  ]

  private static let limits: [PropertySchema] = [
    .optional("minimum", .number, default: "10", "the least width, in points"),
    .optional("maximum", .number, default: "infinite", "the largest width, in points"),
  ]

  @MainActor
  fileprivate init(reading reader: ValueReader) throws(InputError) {
    let object = try reader.object(keys: Self.properties.map(\.name))
    let spacing = try object["spacing"]?.number(in: 0...100_000)
    if let fixed = object["fixed"] {
      self.init(.fixed(try fixed.number(in: 0...100_000)), spacing: spacing)
    } else if let adaptive = object["adaptive"] {
      let (minimum, maximum) = try Self.limits(adaptive)
      self.init(.adaptive(minimum: minimum, maximum: maximum), spacing: spacing)
    } else if let flexible = object["flexible"], case .object = flexible.value.content {
      let (minimum, maximum) = try Self.limits(flexible)
      self.init(.flexible(minimum: minimum, maximum: maximum), spacing: spacing)
    } else {
      self.init(spacing: spacing)
    }
  }

  private static func limits(_ reader: ValueReader) throws(InputError) -> (Double, Double) {
    let object = try reader.object(keys: limits.map(\.name))
    return (
      try object["minimum"]?.number(in: 1...100_000) ?? 10,
      try object["maximum"]?.number(in: 1...100_000) ?? .infinity
    )
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
