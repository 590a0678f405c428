package import A11yTree

/// What a view told readers, before it is known which node an element has become.
package enum PostedNotification {
  case announcement(String, AnnouncementPriority)
  /// With the accessibility identifier of the element that gets the cursor.
  case screenChanged(String?)
  /// With the accessibility identifier of the element that gets the cursor.
  case layoutChanged(String?)
  case pageScrolled(String)

  /// What a screen's actions and tasks have posted and nobody has been told yet.
  @MainActor
  package final class Box {
    @TaskLocal fileprivate static var current: Box?
    fileprivate var posted: [PostedNotification] = []

    /// Keeps what is posted while something runs, and by the tasks that it begins.
    package func collecting<Result>(_ run: () -> Result) -> Result {
      Self.$current.withValue(self, operation: run)
    }

    /// Returns what was posted since this was last asked.
    package func take() -> [PostedNotification] {
      defer { posted = [] }
      return posted
    }
  }

  /// Keeps a notification for the screen whose action or task posts it.
  @MainActor
  static func post(_ notification: PostedNotification) {
    Box.current?.posted.append(notification)
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
