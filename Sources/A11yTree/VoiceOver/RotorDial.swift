/// What the rotor is set to, and how far it has led inside of the element at the cursor.
struct RotorDial: Hashable, Sendable {
  /// The setting; characters are the first on the dial.
  var setting = RotorSetting.characters
  /// The place among the element's characters, actions, details or links; nil before the first.
  var place: Int?
}
