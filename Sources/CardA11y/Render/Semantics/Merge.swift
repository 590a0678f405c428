import A11yTree

/// What a combined view or a control gathers of its content.
struct Merge {
  private(set) var labels: [String] = []
  private(set) var values: [String] = []
  private(set) var hints: [String] = []
  private(set) var traits: AccessibilityTraits = []
  private(set) var actions: [(name: String, action: ActionReference)] = []
  /// The names of the controls that became a part of the element.
  private(set) var innerControls: [String] = []
  /// The names of the pictures that were hidden without ceasing to be pictures.
  private(set) var hiddenPictures: [String] = []
  var isMadeForColumns = false
  var requestsFocus = false
  let policy: CombinePolicy

  init(policy: CombinePolicy) {
    self.policy = policy
  }

  mutating func add(
    label: String?, value: String? = nil, hint: String? = nil, traits: AccessibilityTraits = []
  ) {
    if let label, !label.isEmpty { labels.append(label) }
    if let value, !value.isEmpty { values.append(value) }
    if let hint, !hint.isEmpty { hints.append(hint) }
    self.traits.formUnion(traits.intersection(policy.survivingTraits))
  }

  mutating func add(action: ActionReference, name: String) {
    actions.append((name, action))
  }

  mutating func add(innerControls names: [String]) {
    innerControls += names
  }

  mutating func add(hiddenPictures names: [String]) {
    hiddenPictures += names
  }

  var label: String? {
    labels.isEmpty ? nil : labels.joined(separator: policy.separator)
  }

  var hint: String? {
    hints.isEmpty ? nil : hints.joined(separator: policy.separator)
  }

  var value: String? {
    values.isEmpty ? nil : values.joined(separator: policy.separator)
  }
}

/// What becomes of the content when views are combined into one element.
///
/// Labels of children that are not controls are joined; controls become custom actions and
/// their labels are left out; a heading stays one (DESIGN §4; facts: seed-systems.md §5.3).
struct CombinePolicy {
  /// What stands between the labels.
  let separator: String
  /// The traits of children that the combined element keeps.
  let survivingTraits: AccessibilityTraits

  static let swiftUI = CombinePolicy(separator: ", ", survivingTraits: [.isHeader, .isSelected])
}
