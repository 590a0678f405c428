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
  package var language: String?
  package var respondsToUserInteraction: Bool?

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
    result.language = language ?? inner.language
    result.respondsToUserInteraction = respondsToUserInteraction ?? inner.respondsToUserInteraction
    return result
  }

  /// Whether nothing is said.
  package var isEmpty: Bool {
    label == nil && value == nil && hint == nil && identifier == nil && addedTraits.isEmpty
      && removedTraits.isEmpty && inputLabels.isEmpty && sortPriority == nil
      && customActions.isEmpty && defaultAction == nil && language == nil
      && respondsToUserInteraction == nil
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
  package var action: ActionReference
  package var traits: AccessibilityTraits
}

/// What a control does: a closure in Swift, a name in a scenario file.
public enum ActionReference {
  /// A name that the scenario gives.
  case named(String)
  /// A closure of a Swift view; its element's path becomes its name.
  case closure(@MainActor () -> Void)
}
