/// What an accessibility element is and which state it is in.
///
/// The bits of UIKit's traits are UIKit's own, the private ones included (facts: voiceover.md
/// §6.3); `isModal` and `isCard` have no UIKit bit and stand at the top of the range.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, UIKit's where UIKit has one.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A control that acts when it is activated.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A control that opens another place.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 3)
  /// Activation plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// Text that cannot change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 6)
  /// A summary that is read when the app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// The control is disabled; spoken as "dimmed".
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// The label or the value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A field to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 10)
  /// Activation starts a media session, so the reader stays silent.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The value is changed by swiping up or down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// The user touches the element directly, without the reader in between.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// Reading to the end turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// A container whose elements are tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 16)
  /// A field to type in (private in UIKit).
  public static let isTextEntry = AccessibilityTraits(rawValue: 1 << 18)
  /// The text field is being edited (private in UIKit).
  public static let isEditing = AccessibilityTraits(rawValue: 1 << 21)
  /// The text field hides what is typed (private in UIKit).
  public static let isSecureTextField = AccessibilityTraits(rawValue: 1 << 24)
  /// The back button of a navigation bar (private in UIKit).
  public static let isBackButton = AccessibilityTraits(rawValue: 1 << 27)
  /// An item of a tab bar (private in UIKit).
  public static let isTabBarItem = AccessibilityTraits(rawValue: 1 << 28)
  /// The element can be zoomed.
  public static let supportsZoom = AccessibilityTraits(rawValue: 1 << 46)
  /// A text field of several lines (private in UIKit).
  public static let isTextArea = AccessibilityTraits(rawValue: 1 << 47)
  /// A switch; public in UIKit since iOS 17.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 53)
  /// Everything beside the element is out of reach.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 62)
  /// A card; iOS has no such trait (DESIGN §4).
  public static let isCard = AccessibilityTraits(rawValue: 1 << 63)
}

extension AccessibilityTraits {
  /// The traits with their names in scenario files and outlines, in the order in which the
  /// names are written.
  public static let names: [(trait: AccessibilityTraits, name: String)] = [
    (.isButton, "button"), (.isBackButton, "backButton"), (.isToggle, "toggleButton"),
    (.isTabBarItem, "tabBarItem"), (.isTextEntry, "textEntry"),
    (.isSecureTextField, "secureTextField"), (.isTextArea, "textArea"),
    (.isEditing, "isEditing"), (.isHeader, "header"), (.isLink, "link"),
    (.adjustable, "adjustable"), (.isImage, "image"), (.isSearchField, "searchField"),
    (.isStaticText, "staticText"), (.isSelected, "selected"), (.notEnabled, "notEnabled"),
    (.playsSound, "playsSound"), (.isKeyboardKey, "keyboardKey"),
    (.isSummaryElement, "summaryElement"), (.updatesFrequently, "updatesFrequently"),
    (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"),
    (.causesPageTurn, "causesPageTurn"), (.isTabBar, "tabBar"),
    (.supportsZoom, "supportsZoom"), (.isCard, "card"), (.isModal, "modal"),
  ]

  /// Returns the trait of that name in scenario files and outlines, nil where there is none.
  public static func named(_ name: some StringProtocol) -> AccessibilityTraits? {
    names.first { $0.name == name }?.trait
  }

  /// Whether the element is operated rather than only read.
  public var isInteractive: Bool {
    !isDisjoint(with: [
      .isButton, .isLink, .isToggle, .adjustable, .isTextEntry, .isSearchField, .isBackButton,
      .isTabBarItem, .isKeyboardKey,
    ])
  }
}
