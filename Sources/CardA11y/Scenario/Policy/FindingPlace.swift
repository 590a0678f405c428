package import A11yTree

/// Where in its component an element stands, wherever the component itself stands.
///
/// The path begins at what is repeated: the innermost view that is no view of SwiftUI's, or the
/// innermost element of a loop. Its own position is left out, so that a card that is moved keeps
/// the places of its elements, and 500 cards share them (ours). An element that is in no
/// component has its whole path.
package struct FindingPlace: Hashable, Sendable {
  /// The type of the component, nil for an element in none.
  package let component: String?
  /// The path inside, with the positions of its steps; empty where only a position is known.
  package let path: String
  /// The path inside, without positions.
  package let names: String

  package init(_ id: NodeID) {
    let steps = id.path.utf8.split(separator: UInt8(ascii: "/"))
      .map { Step(String(decoding: $0, as: UTF8.self)) }
    let start = steps.lastIndex(where: \.isRepeated)
    let inside = steps[(start ?? 0)...]
    component = start.map { steps[$0].name }
    names = inside.map(\.nameAndTwin).joined(separator: "/")
    path = inside.enumerated().map { place, step in
      start != nil && place == 0 ? step.nameAndTwin : step.text
    }.joined(separator: "/")
  }

  /// A step of a path, such as `VStack[1]`, `Segment#Day` or `DSCard~2`.
  private struct Step {
    let text: String
    let name: String
    /// The mark that tells a second node at the same path, empty for the first.
    let twin: String
    let hasKey: Bool

    init(_ text: String) {
      self.text = text
      let marks = [UInt8(ascii: "["), UInt8(ascii: "#"), UInt8(ascii: "~")]
      let name = text.utf8.prefix { !marks.contains($0) }
      self.name = String(decoding: name, as: UTF8.self)
      hasKey = text.utf8.contains(UInt8(ascii: "#"))
      let last = text.utf8.lastIndex(of: UInt8(ascii: "~"))
      twin = last.map { String(decoding: text.utf8[$0...], as: UTF8.self) } ?? ""
    }

    /// Whether it may stand in many places: a component, or an element of a loop.
    ///
    /// The name of a type begins with a capital, which tells it from the id of a raw node (ours).
    var isRepeated: Bool {
      let isType = name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
      return hasKey || isType == true && !Self.viewNames.contains(name)
    }

    /// The name with its twin's mark; a raw node without an id has but a position.
    var nameAndTwin: String { isPosition ? "" : name + twin }

    /// Whether it is the place of a raw node that has no id, as `0.1.2`.
    private var isPosition: Bool {
      name == "root"
        || name.utf8.allSatisfy {
          $0 == UInt8(ascii: ".") || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
        }
    }

    /// The views of SwiftUI, and the parts that ours of the same names are made of.
    private static let viewNames: Set<String> = Set(
      (ViewSchema.primitives + ViewSchema.containers + ViewSchema.controls + ViewSchema.lists)
        .map(\.name)
        + ["BackButton", "DisclosureLabel", "HFlow", "NavigationBar", "NavigationLink"]
        + ["Segment", "Segments"])
  }
}
