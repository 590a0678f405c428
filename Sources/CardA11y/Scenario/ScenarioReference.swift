/// The reference of views, modifiers and actions, made from the tables that read them.
@MainActor
package enum ScenarioReference {
  /// Returns the reference as Markdown: a section for each view, then one for the modifiers.
  package static func markdown(_ views: ViewReader = ViewRegistry.reader) -> String {
    var text = "# Views\n\nWherever a view is expected, a string is a Text.\n"
    for view in views.views {
      text += "\n## \(view.name)\n\n\(view.summary)\n"
      guard !view.properties.isEmpty else { continue }
      text += "\n| Property | Takes | Default | |\n|---|---|---|---|\n"
      for property in view.properties {
        let name = property.name
        let takes = property.type.words
        text += "| `\(name)` | \(takes) | \(property.defaultText ?? "required") | "
        text += "\(property.summary) |\n"
      }
    }
    text += "\n# Modifiers\n\nIn `modifiers` they are applied in the order in which they stand.\n"
    text += "Those marked as keys may also stand beside a view's properties; they are applied\n"
    text += "first, in the order of this table.\n"
    text += "\n| Modifier | Takes | Key | |\n|---|---|---|---|\n"
    for modifier in views.modifiers {
      text += "| `\(modifier.name)` | \(modifier.type.words) | \(modifier.isKey ? "yes" : "") | "
      text += "\(modifier.summary) |\n"
    }
    return text + actions
  }

  private static var actions: String {
    var text = """

      # Actions

      `actions` gives names a meaning that elements call. What an action does happens in the order
      in which it stands. Elements are named by their `accessibilityIdentifier`, raw nodes by their
      `id` or `identifier` too. A view whose `isShown` is false is not there. A control that names
      no action changes by itself.

      | Effect | Takes | |
      |---|---|---|

      """
    for effect in EffectSchema.all {
      text += "| `\(effect.name)` | \(effect.takes) | \(effect.summary) |\n"
    }
    return text
  }
}

extension PropertyType {
  /// What the property takes, in words.
  fileprivate var words: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .integer(let range): "a whole number, \(range.lowerBound) to \(range.upperBound)"
    case .bool: "true or false"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .strings: "strings"
    case .color: "a colour, a material or a gradient"
    case .plainColor: "a colour"
    case .view: "a view"
    case .views: "views"
    case .object(let properties):
      "an object of " + properties.map { "`\($0.name)`" }.joined(separator: ", ")
    case .array(let element): "an array, each \(element.words)"
    case .either(let first, let second): "\(first.words); or \(second.words)"
    }
  }
}
