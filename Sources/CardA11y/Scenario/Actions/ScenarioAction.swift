import A11yTree

/// What an action of a scenario does to the screen, and what it tells the reader.
package struct ScenarioAction: Sendable {
  /// The name by which elements call it.
  let name: String
  /// What happens, in the order in which it stands in the file.
  var effects: [Effect]
  /// Where the file gives it its meaning.
  let offset: Int

  /// One thing that an action does.
  enum Effect: Sendable {
    /// Gives elements other properties.
    case set([Patch])
    /// Gives elements other properties, or takes them back where the element has all of them.
    case toggle([Patch])
    /// Takes elements off the screen.
    case remove([ElementName])
    /// Shows another screen, views or a node as the scenario holds.
    case screen(ValueReader)
    /// Shows a sheet over the screen.
    case present(ValueReader)
    /// Takes the sheet on top away.
    case dismiss
    case announce([(text: String, priority: AnnouncementPriority)])
    /// Moves the cursor to an element.
    case focus(ElementName)
  }

  /// An element by its accessibility identifier, or by the id of a raw node.
  struct ElementName: Sendable {
    let text: String
    /// Where the file names it.
    let offset: Int
  }

  /// Properties for an element; null takes one away.
  struct Patch: Sendable {
    let element: ElementName
    let properties: [JSONValue.Member]
  }
}
