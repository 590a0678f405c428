/// Labels, lists and screens with a bar in scenario files.
extension ViewSchema {
  static let lists: [ViewSchema] = [label, list, section, navigationStack]

  private static let content = PropertySchema.required("content", .views, "the views inside")

  private static let label = ViewSchema(
    "Label", "A title with a symbol before it, which is not spoken.",
    [
      .required("title", .string, "what it says"),
      .required("systemImage", .string, "a symbol of the system"),
    ]
  ) { properties throws(InputError) in
    Label(
      try properties.requiredString("title"),
      systemImage: try properties.requiredString("systemImage"))
  }

  private static let list = ViewSchema("List", "Rows that scroll.", [content]) {
    properties throws(InputError) in
    let content = try properties.content()
    return List { content }
  }

  private static let section = ViewSchema(
    "Section", "Rows with a header, which is a heading, and a footer.",
    [
      content,
      .optional("header", .view, "what stands above the rows"),
      .optional("footer", .view, "what stands below the rows"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    let header = AnyView(try properties.view("header") ?? EmptyView())
    let footer = AnyView(try properties.view("footer") ?? EmptyView())
    return Section {
      content
    } header: {
      header
    } footer: {
      footer
    }
  }

  private static let navigationStack = ViewSchema(
    "NavigationStack", "A screen with a bar, which shows its navigationTitle.",
    [
      content,
      .optional("previousTitle", .string, "the title of the screen before, on the back button"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return NavigationStack(previousTitle: try properties.string("previousTitle")) { content }
  }
}

/// Modifiers of lists, fields and screens in scenario files.
extension ModifierSchema {
  static let controls: [ModifierSchema] = [navigationTitle, textFieldStyle]

  private static let navigationTitle = ModifierSchema(
    "navigationTitle", .string, "Gives the screen a title, which its bar shows."
  ) { view, reader, _ throws(InputError) in
    view.navigationTitle(try reader.string())
  }

  private static let textFieldStyle = ModifierSchema(
    "textFieldStyle", .words(TextFieldStyle.self), "Gives the text fields inside a look."
  ) { view, reader, _ throws(InputError) in
    view.textFieldStyle(try reader.word())
  }
}
