import A11yTree

/// Modifiers of the lines and the size of texts in scenario files.
extension ModifierSchema {
  private static let lineCount = 1...1000

  private static let lineLimits: [PropertySchema] = [
    .optional("minimum", .integer(lineCount), default: "1", "for how many lines there is room"),
    .optional("maximum", .integer(lineCount), default: "any number", "the most lines"),
    .optional(
      "reservesSpace", .bool, default: "false", "whether there is room for the most lines"),
  ]

  static let lineLimit = ModifierSchema(
    "lineLimit", .either(.integer(lineCount), .object(lineLimits)),
    "Limits the lines of the texts inside.", isKey: true
  ) { view, reader, _ throws(InputError) in
    guard case .object = reader.value.content else {
      return view.lineLimit(try reader.integer(in: lineCount))
    }
    let object = try reader.object(keys: lineLimits.map(\.name))
    let least = try object["minimum"]?.integer(in: lineCount)
    let most = try object["maximum"]?.integer(in: lineCount)
    let reservesSpace = try object["reservesSpace"]?.bool() ?? false
    guard let most else {
      if reservesSpace { throw reader.error("“reservesSpace” needs a “maximum”") }
      return view.lineLimit((least ?? 1)...)
    }
    guard let least else { return view.lineLimit(most, reservesSpace: reservesSpace) }
    guard least <= most else { throw reader.error("“minimum” is above “maximum”") }
    return view.lineLimit((reservesSpace ? most : least)...most)
  }

  static let truncationMode = ModifierSchema(
    "truncationMode", .words(Text.TruncationMode.self), "Says where the texts inside are cut."
  ) { view, reader, _ throws(InputError) in
    view.truncationMode(try reader.word())
  }

  static let minimumScaleFactor = ModifierSchema(
    "minimumScaleFactor", .number,
    "Lets fonts shrink to a part of their size before a text is cut, 0.01 to 1."
  ) { view, reader, _ throws(InputError) in
    view.minimumScaleFactor(try reader.number(in: 0.01...1))
  }

  static let lineSpacing = ModifierSchema(
    "lineSpacing", .number, "Adds room between lines, in points."
  ) { view, reader, _ throws(InputError) in
    view.lineSpacing(try reader.number(in: 0...1000))
  }

  static let tracking = ModifierSchema(
    "tracking", .number, "Sets letters wider apart, in points; it goes before kerning."
  ) { view, reader, _ throws(InputError) in
    view.tracking(try reader.number(in: -100...100))
  }

  static let kerning = ModifierSchema(
    "kerning", .number, "Sets letters wider apart, in points."
  ) { view, reader, _ throws(InputError) in
    view.kerning(try reader.number(in: -100...100))
  }

  private static let sizeLimits: [PropertySchema] = [
    .optional("minimum", .words(DynamicTypeSize.self), default: "xSmall", "the smallest size"),
    .optional(
      "maximum", .words(DynamicTypeSize.self), default: "accessibility5", "the largest size"),
  ]

  static let dynamicTypeSize = ModifierSchema(
    "dynamicTypeSize", .either(.words(DynamicTypeSize.self), .object(sizeLimits)),
    "Sets the text size inside, or keeps it within limits."
  ) { view, reader, _ throws(InputError) in
    guard case .object = reader.value.content else {
      return view.dynamicTypeSize(try reader.word())
    }
    let object = try reader.object(keys: sizeLimits.map(\.name))
    let least = try object["minimum"]?.word(DynamicTypeSize.self) ?? .xSmall
    let most = try object["maximum"]?.word(DynamicTypeSize.self) ?? .accessibility5
    guard least <= most else { throw reader.error("“minimum” is above “maximum”") }
    return view.dynamicTypeSize(least...most)
  }
}
