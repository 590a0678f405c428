import A11yTree

/// What the accessibility modifiers around a view say of it.
package struct SemanticAttributes {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  package var inputLabels: [String] = []
  package var sortPriority: Double?
  package var customActions: [(name: String, action: ActionReference)] = []
  package var defaultAction: ActionReference?
  package var gestures = GestureActions()
  /// Whether the view gets the cursor of readers.
  package var requestsFocus = false
  /// The level of a heading, from 1 to 6.
  package var headingLevel: Int?
  package var language: String?
  package var respondsToUserInteraction: Bool?
  /// Whether the view reacts to a pointer as a control does.
  package var looksInteractive = false
  /// Whether the view is designed to stand beside others, in columns.
  package var isMadeForColumns = false
  /// What kind of group the view is, where it is one; nil for a semantic group.
  package var containerKind: AccessibilityContainer.Kind?

  package init() {}

  /// Returns these attributes with those of a modifier further in, which yield to these.
  package func applied(over inner: SemanticAttributes) -> SemanticAttributes {
    var result = inner
    result.label = label ?? inner.label
    result.value = value ?? inner.value
    result.hint = hint ?? inner.hint
    result.identifier = identifier ?? inner.identifier
    result.addedTraits = inner.addedTraits.subtracting(removedTraits).union(addedTraits)
    result.removedTraits = inner.removedTraits.subtracting(addedTraits).union(removedTraits)
    if !inputLabels.isEmpty { result.inputLabels = inputLabels }
    result.sortPriority = sortPriority ?? inner.sortPriority
    result.customActions = inner.customActions + customActions
    result.defaultAction = defaultAction ?? inner.defaultAction
    result.gestures = gestures.applied(over: inner.gestures)
    result.requestsFocus = requestsFocus || inner.requestsFocus
    result.headingLevel = headingLevel ?? inner.headingLevel
    result.language = language ?? inner.language
    result.respondsToUserInteraction = respondsToUserInteraction ?? inner.respondsToUserInteraction
    result.looksInteractive = looksInteractive || inner.looksInteractive
    result.isMadeForColumns = isMadeForColumns || inner.isMadeForColumns
    result.containerKind = containerKind ?? inner.containerKind
    return result
  }

  /// Whether nothing is said.
  package var isEmpty: Bool {
    label == nil && value == nil && hint == nil && identifier == nil && addedTraits.isEmpty
      && removedTraits.isEmpty && inputLabels.isEmpty && sortPriority == nil
      && customActions.isEmpty && defaultAction == nil && gestures.isEmpty && !requestsFocus
      && headingLevel == nil
      && language == nil
      && respondsToUserInteraction == nil && !looksInteractive && !isMadeForColumns
      && containerKind == nil
  }

  /// Whether a shape that carries these becomes an element (facts: seed-systems.md §5.1).
  package var makesElement: Bool {
    label != nil || value != nil || hint != nil || !addedTraits.isEmpty
  }
}

/// How the elements inside of a view count, under SwiftUI's names.
package enum ChildBehavior: Sendable {
  case ignore
  case contain
  case combine
}

/// A control: what it does when activated, and what it is.
package struct ControlSpec {
  /// Nil where it is not activated, but adjusted or typed into.
  package var action: ActionReference?
  package var gestures = GestureActions()
  package var traits: AccessibilityTraits
  /// What is spoken instead of the content, nil for the content.
  package var label: String?
  /// Whether the content is spoken where there is no label.
  package var speaksContent = true
  package var value: String?
  package var isExpanded: Bool?
  /// What a text field shows while it is empty.
  package var placeholder: String?
  package var inputLabels: [String] = []
  /// Whether pictures inside may be read though they are hidden (facts: seed-systems.md §5.4).
  package var leaksHiddenPictures = false
}
