/// The pinned behaviour of one version of VoiceOver.
public struct ReaderProfile: Hashable, Sendable {
  /// The name, as the command line takes it and as reports print it.
  public let name: String
  /// Whether the badge of a tab is its value; iOS 26 lost it.
  public let badgesAreValues: Bool
  /// Whether expanded and collapsed are known, which iOS 18 introduced.
  public let knowsExpandedStatus: Bool
  /// Whether traits that iOS does not have, such as `card`, are left out.
  public var nativeTraitsOnly = false
  /// What a person chose under Settings, Accessibility, VoiceOver, Verbosity.
  public var verbosity = Verbosity()

  /// VoiceOver of iOS 17.
  public static let ios17 = ReaderProfile(
    name: "ios-17", badgesAreValues: true, knowsExpandedStatus: false)
  /// VoiceOver of iOS 18.
  public static let ios18 = ReaderProfile(
    name: "ios-18", badgesAreValues: true, knowsExpandedStatus: true)
  /// VoiceOver of iOS 26.
  public static let ios26 = ReaderProfile(
    name: "ios-26", badgesAreValues: false, knowsExpandedStatus: true)

  /// Every profile, the oldest first.
  public static let all: [ReaderProfile] = [.ios17, .ios18, .ios26]
  /// The profile that is used unless one is named.
  public static let newest = ReaderProfile.ios26

  /// Returns the profile of that name, nil where there is none.
  public static func named(_ name: some StringProtocol) -> ReaderProfile? {
    all.first { $0.name == name }
  }

  /// Settings that change what is said (facts: voiceover.md §11.6).
  public struct Verbosity: Hashable, Sendable {
    /// Whether hints are spoken.
    public var hints = true
    /// Whether "Actions available" is spoken.
    public var actions = true
    /// Whether "More content available" is spoken; important content always is.
    public var moreContent = true
    /// Where the words for roles stand.
    public var controls = Controls.after
    /// Whether the headers of a table are read with its cells.
    public var tableHeaders = true
    /// Whether rows and columns are numbered.
    public var rowAndColumnNumbers = true
    /// Whether containers are described: boundaries, positions and the names of groups.
    public var containerDescriptions = true

    /// Creates the settings of a new device.
    public init() {}

    /// Where the words for roles stand; settable since iOS 18.4.
    public enum Controls: String, Hashable, Sendable, CaseIterable {
      /// Before the name.
      case before
      /// Behind the name.
      case after
      /// Nowhere.
      case none
    }
  }
}
