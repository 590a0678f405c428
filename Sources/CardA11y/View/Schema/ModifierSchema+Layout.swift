/// Modifiers of layout in scenario files.
extension ModifierSchema {
  static let layout: [ModifierSchema] = [
    padding, frame, layoutPriority, aspectRatio, fixedSize, offset, alignmentGuide,
  ]

  private static let edges: [PropertySchema] = [
    "top", "leading", "bottom", "trailing", "horizontal", "vertical",
  ].map {
    .optional($0, .number, default: "0", "in points")
  }

  private static let padding = ModifierSchema(
    "padding", .either(.number, .object(edges)), "Leaves room around the view, in points."
  ) { view, reader, _ throws(InputError) in
    if case .number = reader.value.content {
      return view.padding(try reader.number(in: -10_000...10_000))
    }
    let object = try reader.object(keys: edges.map(\.name))
    let edge = { (name: String, axis: String) throws(InputError) in
      try (object[name] ?? object[axis])?.number(in: -10_000...10_000) ?? 0
    }
    return view.padding(
      EdgeInsets(
        top: try edge("top", "vertical"), leading: try edge("leading", "horizontal"),
        bottom: try edge("bottom", "vertical"), trailing: try edge("trailing", "horizontal")))
  }

  private static let frameLengths = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight",
  ]
  /// Lengths that may be without end, which takes all the room.
  private static let endlessLengths: Set = ["maxWidth", "maxHeight"]

  private static let frame = ModifierSchema(
    "frame",
    .object(
      frameLengths.map {
        endlessLengths.contains($0)
          ? .optional($0, .either(.number, .word(["infinity"])), "in points, or “infinity”")
          : .optional($0, .number, "in points")
      } + [
        .optional("alignment", .word(Alignment.names.map(\.key)), default: "center", "the place")
      ]
    ),
    "Gives the view a size, or keeps its size between limits, in points."
  ) { view, reader, _ throws(InputError) in
    let object = try reader.object(keys: frameLengths + ["alignment"])
    let length = { (name: String) throws(InputError) -> Double? in
      guard let reader = object[name] else { return nil }
      if endlessLengths.contains(name), case .string("infinity") = reader.value.content {
        return .infinity
      }
      return try reader.number(in: 0...100_000)
    }
    let alignment = try object["alignment"]?.named(Alignment.names) ?? .center
    let width = try length("width")
    let height = try length("height")
    if width != nil || height != nil {
      guard object.all.allSatisfy({ ["width", "height", "alignment"].contains($0.key) }) else {
        throw reader.error("width and height exclude the limits; use two frames")
      }
      return view.frame(width: width, height: height, alignment: alignment)
    }
    return view.frame(
      minWidth: try length("minWidth"), idealWidth: try length("idealWidth"),
      maxWidth: try length("maxWidth"), minHeight: try length("minHeight"),
      idealHeight: try length("idealHeight"), maxHeight: try length("maxHeight"),
      alignment: alignment)
  }

  private static let layoutPriority = ModifierSchema(
    "layoutPriority", .number, "Serves the view before its siblings of a lower priority."
  ) { view, reader, _ throws(InputError) in
    view.layoutPriority(try reader.number())
  }

  private static let aspectRatio = ModifierSchema(
    "aspectRatio",
    .object([
      .optional("ratio", .number, default: "the view's own", "width by height"),
      .required("contentMode", .words(ContentMode.self), "how the ratio is kept"),
    ]),
    "Keeps the ratio of width to height."
  ) { view, reader, _ throws(InputError) in
    let object = try reader.object(keys: ["ratio", "contentMode"])
    return view.aspectRatio(
      try object["ratio"]?.number(in: 0.001...1000),
      contentMode: try object.required("contentMode").word())
  }

  private static let axes: [PropertySchema] = [
    .optional("horizontal", .bool, default: "false", "across"),
    .optional("vertical", .bool, default: "false", "down"),
  ]

  private static let fixedSize = ModifierSchema(
    "fixedSize", .either(.bool, .object(axes)), "Gives the view its ideal size."
  ) { view, reader, _ throws(InputError) in
    guard case .object = reader.value.content else {
      let isFixed = try reader.bool()
      return view.fixedSize(horizontal: isFixed, vertical: isFixed)
    }
    let object = try reader.object(keys: axes.map(\.name))
    return view.fixedSize(
      horizontal: try object["horizontal"]?.bool() ?? false,
      vertical: try object["vertical"]?.bool() ?? false)
  }

  private static let offset = ModifierSchema(
    "offset",
    .object([
      .optional("x", .number, default: "0", "in points"),
      .optional("y", .number, default: "0", "in points"),
    ]),
    "Moves the view without moving its neighbours."
  ) { view, reader, _ throws(InputError) in
    let object = try reader.object(keys: ["x", "y"])
    return view.offset(
      x: try object["x"]?.number(in: -100_000...100_000) ?? 0,
      y: try object["y"]?.number(in: -100_000...100_000) ?? 0)
  }

  private static let horizontalGuides: KeyValuePairs<String, HorizontalAlignment> = [
    "leading": .leading, "horizontalCenter": .center, "trailing": .trailing,
  ]

  private static let verticalGuides: KeyValuePairs<String, VerticalAlignment> = [
    "top": .top, "verticalCenter": .center, "bottom": .bottom,
    "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
  ]

  private static let guides: [PropertySchema] =
    horizontalGuides.map { .optional($0.key, .number, "from the leading edge, in points") }
    + verticalGuides.map { .optional($0.key, .number, "from the top, in points") }

  private static let alignmentGuide = ModifierSchema(
    "alignmentGuide", .object(guides), "Says where alignments of the view stand, in points."
  ) { view, reader, _ throws(InputError) in
    let object = try reader.object(keys: guides.map(\.name))
    var view: any View = view
    for (name, guide) in horizontalGuides {
      guard let place = try object[name]?.number(in: -100_000...100_000) else { continue }
      view = AnyView(view).alignmentGuide(guide) { _ in place }
    }
    for (name, guide) in verticalGuides {
      guard let place = try object[name]?.number(in: -100_000...100_000) else { continue }
      view = AnyView(view).alignmentGuide(guide) { _ in place }
    }
    return view
  }
}
