import A11yTree

/// Reads what the actions of a scenario do, and proves that it can be done.
///
/// Each set of properties is tried on every screen and sheet that holds the element, so that a
/// mistake is found where it stands, before any script runs.
@MainActor
struct ActionsReader {
  private let reader: ValueReader
  private let description: ScenarioDescription
  private let views: ViewReader

  /// Returns the actions of a scenario, none where it gives no meaning to any.
  static func read(
    _ reader: ValueReader?, of description: ScenarioDescription, views: ViewReader
  ) throws(InputError) -> [ScenarioAction] {
    guard let reader else { return [] }
    return try ActionsReader(reader: reader, description: description, views: views).actions()
  }

  private func actions() throws(InputError) -> [ScenarioAction] {
    var actions: [ScenarioAction] = []
    for member in try reader.object().members {
      let object = try reader.object().required(member.key).object(keys: keys)
      guard !object.members.isEmpty else {
        throw reader.error("the action “\(member.key)” does nothing", at: member.offset)
      }
      var effects: [ScenarioAction.Effect] = []
      for (key, value) in object.all {
        guard let schema = EffectSchema.named(key) else { continue }
        effects.append(try effect(schema, value))
      }
      actions.append(ScenarioAction(name: member.key, effects: effects, offset: member.offset))
    }
    try check(actions)
    return actions
  }

  /// The effects that a scenario of views or one of nodes has.
  private var keys: [String] {
    let other = description.naming == .views ? "tree" : "screen"
    return EffectSchema.all.map(\.name).filter { $0 != other }
  }

  private func effect(
    _ schema: EffectSchema, _ value: ValueReader
  ) throws(InputError) -> ScenarioAction.Effect {
    let effect = try schema.read(value)
    if case .present = effect {
      switch (description.naming, value.value.content) {
      case (.views, .object): throw value.mismatch("views, as the scenario holds")
      case (.nodes, .array): throw value.mismatch("a raw node, as the scenario holds")
      default: break
      }
    }
    return effect
  }

  private func check(_ actions: [ScenarioAction]) throws(InputError) {
    let sites = [description.page.reader] + actions.flatMap(\.content)
    let names = sites.flatMap { $0.value.elementNames(description.naming) }
    var called: Set<String> = [ScenarioScreen.dismissal.name]
    var mentioned = Set(sites.flatMap(\.value.strings))
    for site in sites { called.formUnion(try actionNames(of: site)) }
    for effect in actions.flatMap(\.effects) {
      for name in effect.names where !names.contains(name.text) {
        throw unknown(name, among: names)
      }
      for patch in effect.patches {
        for site in sites
        where site.value.elementNames(description.naming).contains(patch.element.text) {
          var part = ScenarioDescription.Part(site)
          part.set(patch, description.naming)
          called.formUnion(try actionNames(of: part.reader))
          mentioned.formUnion(patch.properties.flatMap(\.value.strings))
        }
      }
    }
    // What is not shown yet calls its actions too, so that any mention counts.
    for action in actions where !called.contains(action.name) && !mentioned.contains(action.name) {
      let message = ValueReader.unknownMessage(action.name, "action", among: called.sorted())
      throw reader.error(message + "; no element calls it", at: action.offset)
    }
  }

  private func unknown(
    _ name: ScenarioAction.ElementName, among names: [String]
  ) -> InputError {
    let key = description.naming == .views ? "accessibilityIdentifier" : "id"
    let message =
      names.isEmpty
      ? "unknown element “\(name.text)”; give it the key “\(key)”"
      : ValueReader.unknownMessage(name.text, "element", among: names)
    return reader.error(message, at: name.offset)
  }

  /// Returns what the elements of a screen or a sheet call.
  private func actionNames(of site: ValueReader) throws(InputError) -> Set<String> {
    let tree =
      switch description.naming {
      case .views: ViewCompiler.compile(try views.views(site)).tree
      case .nodes: try TreeReader.read(site)
      }
    return Set(tree.nodes.flatMap(\.actionNames))
  }
}

extension EffectSchema {
  fileprivate static func named(_ name: String) -> EffectSchema? {
    all.first { $0.name == name }
  }
}

extension ScenarioAction {
  /// The screens and sheets that it shows.
  fileprivate var content: [ValueReader] {
    effects.compactMap { effect in
      switch effect {
      case .screen(let reader), .present(let reader): reader
      default: nil
      }
    }
  }
}

extension ScenarioAction.Effect {
  fileprivate var patches: [ScenarioAction.Patch] {
    switch self {
    case .set(let patches), .toggle(let patches): patches
    default: []
    }
  }

  /// The elements that it concerns.
  fileprivate var names: [ScenarioAction.ElementName] {
    switch self {
    case .remove(let names): names
    case .focus(let name): [name]
    default: patches.map(\.element)
    }
  }
}

extension AccessibilityNode {
  fileprivate var actionNames: [String] {
    let actions =
      [
        defaultAction, adjustment?.increment, adjustment?.decrement, escapeAction, magicTapAction,
        longPressAction,
      ] + customActions.map(\.action) + textLinks.map(\.action)
    return actions.compactMap { $0?.name }
  }
}
