package import A11yTree

/// What a view told readers, before it is known which node an element has become.
package enum PostedNotification {
  case announcement(String, AnnouncementPriority)
  /// With the accessibility identifier of the element that gets the cursor.
  case screenChanged(String?)
  /// With the accessibility identifier of the element that gets the cursor.
  case layoutChanged(String?)
  case pageScrolled(String)

  /// What the action that runs has posted, nil while none does.
  @MainActor private static var posted: [PostedNotification]?

  /// Keeps a notification for whoever runs the action that posts it.
  @MainActor
  static func post(_ notification: PostedNotification) {
    posted?.append(notification)
  }

  /// Returns what is posted while an action runs.
  @MainActor
  static func collecting(_ run: () -> Void) -> [PostedNotification] {
    let outer = posted
    posted = []
    run()
    defer { posted = outer }
    return posted ?? []
  }

  /// Returns what readers learn on the screen as it is now; an element that it lacks is none.
  package func event(on screen: Screen) -> ScreenEvent {
    switch self {
    case .announcement(let text, let priority): .announcement(text, priority: priority)
    case .screenChanged(let element): .screenChanged(focus: element.flatMap(screen.node))
    case .layoutChanged(let element): .layoutChanged(focus: element.flatMap(screen.node))
    case .pageScrolled(let status): .pageScrolled(status)
    }
  }
}

extension Screen {
  /// Returns the node of an accessibility identifier, else of an id; nil where there is none.
  fileprivate func node(named name: String) -> NodeID? {
    let node =
      tree.nodes.first { $0.identifier == name } ?? tree.nodes.first { $0.id.path == name }
    return node?.id
  }
}
