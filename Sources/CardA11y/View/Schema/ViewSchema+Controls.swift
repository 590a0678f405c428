/// Controls in scenario files.
extension ViewSchema {
  static let controls: [ViewSchema] = [
    toggle, slider, stepper, picker, textField, secureField, progressView, link, disclosureGroup,
  ]

  private static let action = PropertySchema.optional(
    "action", .string, default: "a name of its own", "the name of what it does")

  private static let toggle = ViewSchema(
    "Toggle", "A switch with a label.",
    [
      .required("label", .view, "what it shows"),
      .optional("isOn", .bool, default: "false", "whether it is on"), action,
    ]
  ) { properties throws(InputError) in
    Toggle(
      isOn: .constant(try properties.bool("isOn") ?? false),
      action: try properties.action() ?? .closure {},
      label: AnyView(try properties.view("label") ?? EmptyView()))
  }

  private static let slider = ViewSchema(
    "Slider", "A control that moves along a range; its label is heard and not seen.",
    [
      .required("value", .number, "where it stands"),
      .optional("minimum", .number, default: "0", "the least value"),
      .optional("maximum", .number, default: "1", "the largest value"),
      .optional("label", .string, "what is heard of it"),
    ]
  ) { properties throws(InputError) in
    let range = -1e9...1e9
    let minimum = try properties.length("minimum", in: range) ?? 0
    let maximum = try properties.length("maximum", in: range) ?? 1
    guard minimum <= maximum else {
      throw properties.object.owner.error("“minimum” is greater than “maximum”")
    }
    let value = try properties.length("value", in: range) ?? 0
    return Slider(
      value: .constant(value), in: minimum...maximum, label: try properties.string("label"))
  }

  private static let stepper = ViewSchema(
    "Stepper", "A label with two buttons that change a value step by step.",
    [
      .required("label", .view, "what it shows"),
      .optional("onIncrement", .string, default: "increment", "what the second button does"),
      .optional("onDecrement", .string, default: "decrement", "what the first button does"),
    ]
  ) { properties throws(InputError) in
    Stepper(
      increment: try properties.action("onIncrement") ?? .named("increment"),
      decrement: try properties.action("onDecrement") ?? .named("decrement"),
      label: AnyView(try properties.view("label") ?? EmptyView()))
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
    return Picker("", selection: .constant(selection ?? "")) {
      ForEach(options, id: \.self) { Text(verbatim: $0).tag($0) }
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
    "DisclosureGroup", "Content that is shown once its label is activated.",
    [
      .required("label", .view, "what it always shows"),
      .required("content", .views, "the views inside"),
      .optional("isExpanded", .bool, default: "false", "whether the content is shown"), action,
    ]
  ) { properties throws(InputError) in
    DisclosureGroup(
      isExpanded: try properties.bool("isExpanded") ?? false,
      action: try properties.action() ?? .closure {},
      label: AnyView(try properties.view("label") ?? EmptyView()),
      content: try properties.content())
  }
}
