extension ViewSchema {
  static let navigationLink = ViewSchema(
    "NavigationLink", "A control that leads to another screen; read as a button.",
    [
      .required("label", .view, "what it shows"),
      .optional("destination", .view, "what it leads to, which is not on this screen"),
      .optional("action", .string, default: "a name of its own", "the name of going there"),
    ]
  ) { properties throws(InputError) in
    // Read for its mistakes only.
    _ = try properties.view("destination")
    let label = try properties.view("label") ?? EmptyView()
    return NavigationLink(action: try properties.action() ?? .closure {}, label: AnyView(label))
  }
}
