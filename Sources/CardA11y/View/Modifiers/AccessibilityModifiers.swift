public import A11yTree

extension View {
  /// Replaces what is spoken of the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    attributed { $0.label = label.string(in: $1) }
  }

  /// Replaces what is spoken of the view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Replaces what is spoken of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says which content the view has now.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    attributed { $0.value = value.string(in: $1) }
  }

  /// Says which content the view has now.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says which content the view has now.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what activating the view does.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    attributed { $0.hint = hint.string(in: $1) }
  }

  /// Says what activating the view does.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what activating the view does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Gives the view the level of a heading; only with the heading trait it is one.
  ///
  /// Source: facts: seed-systems.md §5.4.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    attributed { $0.headingLevel = level.number }
  }

  /// Gives the view a name for tests, which is never spoken.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    attributed { $0.identifier = identifier }
  }

  /// Adds traits.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attributed { $0.addedTraits = traits }
  }

  /// Removes traits.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    attributed { $0.removedTraits = traits }
  }

  /// Reads the view earlier than its siblings of a lower priority; 0 by default.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
    attributed { $0.sortPriority = priority }
  }

  /// Names the view for Voice Control, the first name is shown.
  nonisolated public func accessibilityInputLabels(_ labels: [String]) -> some View {
    attributed { $0.inputLabels = labels }
  }

  /// Says whether the view answers to Voice Control, keyboards and switches.
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true)
    -> some View
  {
    attributed { $0.respondsToUserInteraction = responds }
  }

  /// Hides the view and all inside from readers.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    ModifiedView(content: self) { _ in hidden ? .hidden : .attributes(SemanticAttributes()) }
  }

  /// Makes the view one element, or a group of those inside.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modified(.element(children.behavior))
  }

  /// Switches the controls inside off; every element inside is spoken as dimmed.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentModifier(
      content: attributed { $0.addedTraits = disabled ? .notEnabled : [] }
    ) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  nonisolated package func attributed(_ change: (inout SemanticAttributes) -> Void) -> ModifiedView<
    Self
  > {
    var attributes = SemanticAttributes()
    change(&attributes)
    return modified(.attributes(attributes))
  }

  /// Gives the view attributes that depend on the environment.
  nonisolated package func attributed(
    _ change: @escaping (inout SemanticAttributes, EnvironmentValues) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(content: self) { environment in
      var attributes = SemanticAttributes()
      change(&attributes, environment)
      return .attributes(attributes)
    }
  }
}

/// How the elements inside of a view count, under SwiftUI's name.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: ChildBehavior

  /// The view is one element without any property; those inside are hidden.
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  /// The view is a group; those inside stay.
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// The view is one element with what those inside say.
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// The level of a heading, under SwiftUI's name.
public enum AccessibilityHeadingLevel: String, Hashable, Sendable, CaseIterable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6

  fileprivate var number: Int? {
    Self.allCases.firstIndex(of: self).flatMap { $0 == 0 ? nil : $0 }
  }
}
