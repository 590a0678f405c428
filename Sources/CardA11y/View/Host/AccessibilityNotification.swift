public import A11yTree

/// What an app tells readers, under SwiftUI's names; a `ViewHost` passes it on.
///
/// What is posted while no screen acts reaches nobody. An element is named by its accessibility
/// identifier, as a view has no object for it (ours).
public enum AccessibilityNotification {
  /// A text to be spoken.
  public struct Announcement {
    private let text: String
    private let priority: AnnouncementPriority

    /// Creates an announcement; in SwiftUI the priority is an attribute of the text.
    public init(_ announcement: some StringProtocol, priority: AnnouncementPriority = .default) {
      text = String(announcement)
      self.priority = priority
    }

    /// Tells readers.
    @MainActor @preconcurrency
    public func post() {
      PostedNotification.post(.announcement(text, priority))
    }
  }

  /// Much of the screen is new.
  public struct ScreenChanged {
    private let element: String?

    /// Creates a notification, with the identifier of the element that gets the cursor.
    public init(_ element: String? = nil) {
      self.element = element
    }

    /// Tells readers.
    @MainActor @preconcurrency
    public func post() {
      PostedNotification.post(.screenChanged(element))
    }
  }

  /// Some of the screen is new.
  public struct LayoutChanged {
    private let element: String?

    /// Creates a notification, with the identifier of the element that gets the cursor.
    public init(_ element: String? = nil) {
      self.element = element
    }

    /// Tells readers.
    @MainActor @preconcurrency
    public func post() {
      PostedNotification.post(.layoutChanged(element))
    }
  }

  /// The content was scrolled.
  public struct PageScrolled {
    private let status: String

    /// Creates a notification of what is said of the new place.
    public init(_ status: some StringProtocol) {
      self.status = String(status)
    }

    /// Tells readers.
    @MainActor @preconcurrency
    public func post() {
      PostedNotification.post(.pageScrolled(status))
    }
  }
}
