/// Which view has the keyboard or the cursor of readers, under SwiftUI's name; to set it moves it.
///
/// The cursor follows the keyboard. It moves once the action that sets it has run, as by a change
/// of the layout. Where a person moves it afterwards is not told back (ours).
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let link: FocusLink<Value>

  /// Creates a state for one view, which does not have the focus.
  public init() where Value == Bool {
    link = FocusLink(false)
  }

  /// Creates a state for one of several views, none of which has the focus.
  public init<Choice: Hashable>() where Value == Choice? {
    link = FocusLink(nil)
  }

  /// The view that has the focus.
  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.value = newValue }
  }

  /// The state for the modifier of a view, and for views inside.
  public var projectedValue: Binding { Binding(link: link) }

  /// A state that another view keeps.
  @propertyWrapper
  public struct Binding {
    let link: FocusLink<Value>

    /// The view that has the focus.
    public var wrappedValue: Value {
      get { link.value }
      nonmutating set { link.value = newValue }
    }

    /// The state itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: StateProperty {
  func connection(
    to kept: AnyObject?, in store: StateStore
  ) -> (cell: AnyObject, connect: StateStore.Connection) {
    link.connection(to: kept)
  }
}

/// Which view has the cursor of readers, under SwiftUI's name.
public typealias AccessibilityFocusState = FocusState

/// Readers that can have a cursor, under SwiftUI's name.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the readers.
  public let rawValue: Int

  /// Creates a set of readers.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch Control.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension FocusState {
  /// Creates a state for one view; which readers are meant makes no difference (ours).
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Creates a state for one of several views; which readers are meant makes no difference (ours).
  public init<Choice: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == Choice? {
    self.init()
  }
}
