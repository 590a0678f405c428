/// Controls in scenario files.
extension ViewSchema {
  static let controls: [ViewSchema] = [
    toggle, slider, stepper, picker, textField, secureField, progressView, link, disclosureGroup,
  ]

  private static let action = PropertySchema.optional(
    "action", .string, default: "its own change", "the name of what it does instead")

  private static let toggle = ViewSchema(
    "Toggle", "A switch with a label; without an action it switches itself.",
    [
      .required("label", .view, "what it shows"),
      .optional("isOn", .bool, default: "false", "whether it is on"), action,
    ]
  ) { properties throws(InputError) in
    let action = try properties.action()
    let label = AnyView(try properties.view("label") ?? EmptyView())
    return KeptValue(try properties.bool("isOn") ?? false) { isOn in
      Toggle(isOn: isOn, action: action ?? .closure { isOn.wrappedValue.toggle() }, label: label)
    }
  }

  private static let range: [PropertySchema] = [
    .optional("minimum", .number, default: "0", "the least value"),
    .optional("maximum", .number, default: "1", "the largest value"),
  ]

  private static let slider = ViewSchema(
    "Slider", "A control that moves along a range; its label is heard and not seen.",
    [.required("value", .number, "where it stands")] + range + [
      .optional("step", .number, default: "a tenth of the range", "by how much it is adjusted"),
      .optional("label", .string, "what is heard of it"),
      .optional("onIncrement", .string, default: "its own step", "what swiping up does"),
      .optional("onDecrement", .string, default: "its own step", "what swiping down does"),
    ]
  ) { properties throws(InputError) in
    let range = try properties.range(maximum: 1)
    let step = try properties.length("step", in: 0...1e9)
    let label = try properties.string("label").map { Text(verbatim: $0) }
    let increment = try properties.action("onIncrement")
    let decrement = try properties.action("onDecrement")
    return KeptValue(try properties.length("value", in: -1e9...1e9) ?? 0) { value in
      Slider(
        value: value, in: range, step: step, label: label, increment: increment,
        decrement: decrement)
    }
  }

  private static let stepper = ViewSchema(
    "Stepper", "A label with two buttons that change a value step by step.",
    [
      .required("label", .view, "what it shows"),
      .optional("value", .number, "where it stands; with one it steps by itself"),
      .optional("minimum", .number, default: "0", "the least value"),
      .optional("maximum", .number, default: "100", "the largest value"),
      .optional("step", .number, default: "1", "by how much a button changes the value"),
      .optional("onIncrement", .string, default: "increment", "what the second button does"),
      .optional("onDecrement", .string, default: "decrement", "what the first button does"),
    ]
  ) { properties throws(InputError) in
    let label = AnyView(try properties.view("label") ?? EmptyView())
    let range = try properties.range(maximum: 100)
    let step = try properties.length("step", in: 0...1e9) ?? 1
    let increment = try properties.action("onIncrement")
    let decrement = try properties.action("onDecrement")
    guard let value = try properties.length("value", in: -1e9...1e9) else {
      return Stepper(
        increment: increment ?? .named("increment"), decrement: decrement ?? .named("decrement"),
        label: label)
    }
    return KeptValue(value) { value in
      Stepper(
        value: value, in: range, step: step, label: label, increment: increment,
        decrement: decrement)
    }
  }

  private static let picker = ViewSchema(
    "Picker", "A choice of one among several, in segments.",
    [
      .required("options", .strings, "the texts of the segments"),
      .optional("selection", .string, default: "none", "the text of the chosen segment"),
    ]
  ) { properties throws(InputError) in
    let options = try properties.object.required("options").strings()
    let selection = try properties.string("selection")
    if let selection, let reader = properties["selection"], !options.contains(selection) {
      throw reader.unknown(selection, "option", among: options)
    }
    return KeptValue(selection ?? "") { selection in
      Picker("", selection: selection) {
        ForEach(options, id: \.self) { Text(verbatim: $0).tag($0) }
      }
    }
  }

  private static let field: [PropertySchema] = [
    .required("title", .string, "what it is called, shown while it is empty"),
    .optional("text", .string, default: "empty", "what was typed"),
  ]

  private static let textField = ViewSchema("TextField", "A field to type in.", field) {
    properties throws(InputError) in
    TextField(
      try properties.requiredString("title"),
      text: .constant(try properties.string("text") ?? ""))
  }

  private static let secureField = ViewSchema(
    "SecureField", "A field whose text is hidden.", field
  ) { properties throws(InputError) in
    SecureField(
      try properties.requiredString("title"),
      text: .constant(try properties.string("text") ?? ""))
  }

  private static let progressView = ViewSchema(
    "ProgressView", "How far something has come.",
    [
      .required("title", .string, "what it shows"),
      .optional("value", .number, default: "unknown", "the part that is done"),
      .optional("total", .number, default: "1", "the whole"),
    ]
  ) { properties throws(InputError) in
    ProgressView(
      try properties.requiredString("title"), value: try properties.length("value", in: 0...1e9),
      total: try properties.length("total", in: 0...1e9) ?? 1)
  }

  private static let link = ViewSchema(
    "Link", "A control that opens a place.",
    [
      .required("label", .view, "what it shows"),
      .required("destination", .string, "the place, which is the name of what it does"),
    ]
  ) { properties throws(InputError) in
    Link(
      to: try properties.requiredString("destination"),
      label: AnyView(try properties.view("label") ?? EmptyView()))
  }

  private static let disclosureGroup = ViewSchema(
    "DisclosureGroup",
    "Content that is shown once its label is activated; without an action it expands itself.",
    [
      .required("label", .view, "what it always shows"),
      .required("content", .views, "the views inside"),
      .optional("isExpanded", .bool, default: "false", "whether the content is shown"), action,
    ]
  ) { properties throws(InputError) in
    let action = try properties.action()
    let label = AnyView(try properties.view("label") ?? EmptyView())
    let content = try properties.content()
    return KeptValue(try properties.bool("isExpanded") ?? false) { isExpanded in
      DisclosureGroup(expansion: isExpanded, action: action, label: label, content: content)
    }
  }
}

extension PropertyReader {
  /// Returns the range between `minimum` and `maximum`.
  fileprivate func range(maximum default: Double) throws(InputError) -> ClosedRange<Double> {
    let minimum = try length("minimum", in: -1e9...1e9) ?? 0
    let maximum = try length("maximum", in: -1e9...1e9) ?? `default`
    guard minimum <= maximum else {
      throw object.owner.error("“minimum” is greater than “maximum”")
    }
    return minimum...maximum
  }
}
