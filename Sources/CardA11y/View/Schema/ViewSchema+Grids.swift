/// Grids in scenario files.
extension ViewSchema {
  private static let content = PropertySchema.required("content", .views, "the views inside")

  static let lazyVGrid = ViewSchema(
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
    return LazyVGrid(
      columns: try items("columns", properties),
      alignment: try properties.word("alignment") ?? .center,
      spacing: try properties.length("spacing")
    ) { content }
  }

  static let lazyHGrid = ViewSchema(
    "LazyHGrid", "A grid that grows to the side.",
    [
      content,
      .required("rows", .array(.object(GridItem.properties)), "the rows"),
      .optional("spacing", .number, default: "8", "the distance between columns, in points"),
      .optional("alignment", .words(VerticalAlignment.self), default: "center", "the place down"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return LazyHGrid(
      rows: try items("rows", properties), alignment: try properties.word("alignment") ?? .center,
      spacing: try properties.length("spacing")
    ) { content }
  }

  @MainActor
  private static func items(
    _ name: String, _ properties: PropertyReader
  ) throws(InputError) -> [GridItem] {
    var items: [GridItem] = []
    let list = try properties.object.required(name)
    for item in try list.elements() { items.append(try GridItem(reading: item)) }
    guard !items.isEmpty else {
      throw list.error("a grid needs a \(name == "rows" ? "row" : "column")")
    }
    return items
  }
}

extension GridItem {
  fileprivate static let properties: [PropertySchema] = [
    .optional("fixed", .number, "a length in points"),
    .optional("flexible", .either(.bool, .object(limits)), "a part of what is left"),
    .optional("adaptive", .object(limits), "as many as fit"),
    .optional("spacing", .number, default: "8", "the distance to the next one, in points"),
  ]

  private static let limits: [PropertySchema] = [
    .optional("minimum", .number, default: "10", "the least length, in points"),
    .optional("maximum", .number, default: "infinite", "the largest length, in points"),
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
