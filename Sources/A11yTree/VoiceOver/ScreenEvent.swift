/// What an app tells the reader, as UIKit's notifications do (facts: voiceover.md §10).
public enum ScreenEvent: Hashable, Sendable {
  /// A text is to be spoken; the cursor stays.
  case announcement(String, priority: AnnouncementPriority = .default)
  /// Much of the screen is new: a sound, and the cursor goes to a node, to the first stop for nil.
  case screenChanged(focus: NodeID? = nil)
  /// Some of the screen is new: the cursor goes to a node, and stays for nil.
  case layoutChanged(focus: NodeID? = nil)
  /// The content was scrolled; the text says where to.
  case pageScrolled(String)
}

/// Which speech an announcement interrupts, and which interrupts it; iOS 17 introduced it.
///
/// Source: facts: voiceover.md §10.
public enum AnnouncementPriority: String, Hashable, Sendable, CaseIterable {
  /// Waits until other speech is complete.
  case low
  /// Interrupts other speech, and can be interrupted.
  case `default`
  /// Interrupts other speech, and is spoken to its end.
  case high
}
