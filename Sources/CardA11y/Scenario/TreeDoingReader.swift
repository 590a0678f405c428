import A11yTree

/// Reads what a person can do to a raw node.
enum TreeDoingReader {
  static func read(
    _ object: ObjectReader, into node: inout AccessibilityNode
  ) throws(InputError) {
    node.defaultAction = try action(object["action"])
    for custom in try object["customActions"]?.elements() ?? [] {
      node.customActions.append(try customAction(custom))
    }
    if let adjustment = object["adjustment"] { node.adjustment = try self.adjustment(adjustment) }
    node.escapeAction = try action(object["escapeAction"])
    node.magicTapAction = try action(object["magicTapAction"])
    node.longPressAction = try action(object["longPressAction"])
    for link in try object["textLinks"]?.elements() ?? [] {
      node.textLinks.append(try textLink(link))
    }
    if let scroll = object["scroll"] { node.scroll = try self.scroll(scroll) }
  }

  private static func action(_ reader: ValueReader?) throws(InputError) -> ActionID? {
    guard let reader else { return nil }
    return ActionID(try reader.string())
  }

  /// A custom action is its name, or its name with what it does.
  private static func customAction(
    _ reader: ValueReader
  ) throws(InputError) -> AccessibilityNode.CustomAction {
    if case .string(let name) = reader.value.content { return .init(name: name) }
    let object = try reader.object(keys: ["name", "action"])
    return .init(
      name: try object.required("name").string(), action: try action(object["action"]))
  }

  private static func adjustment(
    _ reader: ValueReader
  ) throws(InputError) -> AccessibilityNode.Adjustment {
    let object = try reader.object(keys: ["increment", "decrement"])
    return .init(
      increment: try action(object["increment"]), decrement: try action(object["decrement"]))
  }

  private static func textLink(
    _ reader: ValueReader
  ) throws(InputError) -> AccessibilityNode.TextLink {
    let object = try reader.object(keys: ["label", "action"])
    return .init(
      label: try object.required("label").string(), action: try action(object["action"]))
  }

  private static func scroll(
    _ reader: ValueReader
  ) throws(InputError) -> AccessibilityNode.Scroll {
    let object = try reader.object(keys: [
      "axis", "contentLength", "viewportLength", "offset", "status",
    ])
    return .init(
      axis: try object["axis"]?.word() ?? .vertical,
      contentLength: try object.required("contentLength").number(in: lengths),
      viewportLength: try object.required("viewportLength").number(in: lengths),
      offset: try object["offset"]?.number(in: lengths) ?? 0,
      status: try object["status"]?.string())
  }

  /// The lengths that a scroll view may have, in points.
  static let lengths = 0.0...1_000_000_000
}
