import A11yTree

/// What stands on the screen of a scenario, as its actions have changed it.
package struct ScenarioDescription: Sendable {
  /// The screen.
  private(set) var page: Part
  /// The sheets over it, that on top last.
  private(set) var sheets: [Part] = []
  let naming: JSONValue.Naming

  /// A screen or a sheet: as it is now, and as the file describes it.
  package struct Part: Sendable {
    private(set) var reader: ValueReader
    private let original: JSONValue

    init(_ reader: ValueReader) {
      self.reader = reader
      original = reader.value
    }
  }

  init(_ page: ValueReader, naming: JSONValue.Naming) {
    self.page = Part(page)
    self.naming = naming
  }

  mutating func apply(_ effect: ScenarioAction.Effect) {
    switch effect {
    case .set(let patches):
      for patch in patches { changeParts { $0.set(patch, $1) } }
    case .toggle(let patches):
      for patch in patches { changeParts { $0.toggle(patch, $1) } }
    case .remove(let names):
      let patches = names.map(removal)
      for patch in patches { changeParts { $0.set(patch, $1) } }
    case .screen(let reader):
      page = Part(reader)
      sheets = []
    case .present(let reader): sheets.append(Part(reader))
    case .dismiss: _ = sheets.popLast()
    case .announce, .focus: break
    }
  }

  private mutating func changeParts(_ change: (inout Part, JSONValue.Naming) -> Void) {
    change(&page, naming)
    for index in sheets.indices { change(&sheets[index], naming) }
  }

  /// The element stays in its place, not shown, so that its neighbours keep their paths.
  private func removal(of name: ScenarioAction.ElementName) -> ScenarioAction.Patch {
    let (key, value): (String, JSONValue) =
      naming == .views ? ("isShown", false) : ("hidden", true)
    return ScenarioAction.Patch(element: name, properties: [.init(key: key, value: value)])
  }
}

extension ScenarioDescription.Part {
  /// Gives elements the properties of a patch.
  mutating func set(_ patch: ScenarioAction.Patch, _ naming: JSONValue.Naming) {
    change(patch.element.text, naming) { element in
      patch.properties.reduce(element) { $0.setting($1) }
    }
  }

  /// Gives elements the properties of a patch, or back what the file describes.
  mutating func toggle(_ patch: ScenarioAction.Patch, _ naming: JSONValue.Naming) {
    let described = original.element(named: patch.element.text, naming)
    change(patch.element.text, naming) { element in
      let hasAll = patch.properties.allSatisfy { $0.isStated(by: element) }
      return patch.properties.reduce(element) { element, property in
        hasAll
          ? element.settingProperty(
            property.key, to: described?.property(property.key), at: property.offset)
          : element.setting(property)
      }
    }
  }

  private mutating func change(
    _ name: String, _ naming: JSONValue.Naming, _ change: (JSONValue) -> JSONValue
  ) {
    let changed = reader.value.changingElements(named: name, naming, change)
    reader = ValueReader(changed, keyPath: reader.keyPath, in: reader.file)
  }
}

extension JSONValue.Member {
  fileprivate var isNull: Bool {
    if case .null = value.content { true } else { false }
  }

  /// Whether an element states just that; nothing where it is null.
  fileprivate func isStated(by element: JSONValue) -> Bool {
    let stated = element.property(key)
    return isNull ? stated == nil : value.isSame(as: stated)
  }
}

extension JSONValue {
  fileprivate func setting(_ property: Member) -> JSONValue {
    // A literal nil would be the value null here.
    let value: JSONValue? = property.isNull ? .none : .some(property.value)
    return settingProperty(property.key, to: value, at: property.offset)
  }
}

extension ScenarioDescription {
  /// Returns the views that it describes.
  @MainActor
  func views(_ reader: ViewReader) throws(InputError) -> ScenarioViews {
    var sheets: [ViewList] = []
    for sheet in self.sheets { sheets.append(try reader.views(sheet.reader)) }
    return ScenarioViews(page: try reader.views(page.reader), sheets: sheets)
  }

  /// Returns the nodes that it describes, each sheet a modal root behind the others.
  func tree() throws(InputError) -> AccessibilityTree {
    try TreeReader.read(
      page.reader, sheets: sheets.map(\.reader), dismissal: ScenarioScreen.dismissal)
  }
}
