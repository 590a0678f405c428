/// What an app tells readers, under UIKit's names.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// What happened.
  public enum Notification: Hashable, Sendable {
    /// A text is to be spoken.
    case announcement
    /// Much of the screen is new.
    case screenChanged
    /// Some of the screen is new.
    case layoutChanged
    /// The content was scrolled.
    case pageScrolled
  }

  /// Tells readers what happened.
  ///
  /// A text is spoken whatever happened (facts: voiceover.md §10). Elements are objects in UIKit, and
  /// views have none: `AccessibilityNotification` names them.
  public static func post(notification: Notification, argument: String?) {
    switch notification {
    case .screenChanged: PostedNotification.post(.screenChanged(nil))
    case .pageScrolled: return PostedNotification.post(.pageScrolled(argument ?? ""))
    case .layoutChanged where argument == nil: PostedNotification.post(.layoutChanged(nil))
    default: break
    }
    if let argument { PostedNotification.post(.announcement(argument, .default)) }
  }
}
