import A11yTree

/// Modifiers of semantics and interaction in scenario files.
extension ModifierSchema {
  static let accessibility: [ModifierSchema] = [
    element, label, value, hint, identifier, addTraits, removeTraits, heading, inputLabels,
    sortPriority, action, adjustableAction, responds, disabled, onTapGesture, onLongPressGesture,
    hidden,
  ]

  private static let element = ModifierSchema(
    "accessibilityElement", .word(behaviors.map(\.key)),
    "Makes the view one element, or a group of those inside.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityElement(children: try reader.named(behaviors))
  }

  private static let behaviors: KeyValuePairs<String, AccessibilityChildBehavior> = [
    "ignore": .ignore, "contain": .contain, "combine": .combine,
  ]

  private static let label = ModifierSchema(
    "accessibilityLabel", .string, "Replaces what is spoken of the view.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityLabel(try reader.string())
  }

  private static let value = ModifierSchema(
    "accessibilityValue", .string, "Says which content the view has now.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityValue(try reader.string())
  }

  private static let hint = ModifierSchema(
    "accessibilityHint", .string, "Says what activating the view does.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityHint(try reader.string())
  }

  private static let identifier = ModifierSchema(
    "accessibilityIdentifier", .string, "Names the view for tests; never spoken.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityIdentifier(try reader.string())
  }

  private static let addTraits = ModifierSchema(
    "accessibilityAddTraits", .array(.word(traitNames)), "Adds traits.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityAddTraits(try traits(reader))
  }

  private static let removeTraits = ModifierSchema(
    "accessibilityRemoveTraits", .array(.word(traitNames)), "Removes traits.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityRemoveTraits(try traits(reader))
  }

  private static let traitNames = AccessibilityTraits.names.map(\.name)

  private static func traits(_ reader: ValueReader) throws(InputError) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    for element in try reader.elements() {
      let name = try element.string()
      guard let trait = AccessibilityTraits.named(name) else {
        throw element.unknown(name, "trait", among: traitNames)
      }
      traits.insert(trait)
    }
    return traits
  }

  private static let inputLabels = ModifierSchema(
    "accessibilityInputLabels", .strings, "Names the view for Voice Control.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityInputLabels(try reader.strings())
  }

  private static let sortPriority = ModifierSchema(
    "accessibilitySortPriority", .number, "Reads the view before siblings of a lower priority.",
    isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilitySortPriority(try reader.number())
  }

  private static let heading = ModifierSchema(
    "accessibilityHeading", .words(AccessibilityHeadingLevel.self),
    "Gives a heading its level; only with the header trait it is one.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityHeading(try reader.word())
  }

  private static let namedAction: [PropertySchema] = [
    .required("named", .string, "what is spoken of the action"),
    .optional("action", .string, default: "the spoken name", "the name of what it does"),
  ]

  private static let kindOfAction: [PropertySchema] = [
    .required("kind", .word(actionKinds.map(\.key)), "the gesture that does it"),
    .required("action", .string, "the name of what it does"),
  ]

  private static let actionKinds: KeyValuePairs<String, AccessibilityActionKind> = [
    "default": .default, "escape": .escape, "magicTap": .magicTap,
  ]

  private static let action = ModifierSchema(
    "accessibilityAction", .either(.object(namedAction), .object(kindOfAction)),
    "Adds an action that readers offer by name, or says what a gesture does.", isKey: true
  ) { view, reader, _ throws(InputError) in
    if let kind = try reader.object()["kind"] {
      let object = try reader.object(keys: kindOfAction.map(\.name))
      let (kind, action) = (try kind.named(actionKinds), try object.required("action").string())
      return view.attributed { $0.add(.named(action), for: kind) }
    }
    let object = try reader.object(keys: namedAction.map(\.name))
    let name = try object.required("named").string()
    let action = try object["action"]?.string() ?? name
    return view.attributed { $0.customActions = [(name, .named(action))] }
  }

  private static let directions: [PropertySchema] = [
    .required("increment", .string, "the name of what swiping up does"),
    .required("decrement", .string, "the name of what swiping down does"),
  ]

  private static let adjustableAction = ModifierSchema(
    "accessibilityAdjustableAction", .object(directions),
    "Lets the value be changed by swiping up and down.", isKey: true
  ) { view, reader, _ throws(InputError) in
    let object = try reader.object(keys: directions.map(\.name))
    return view.adjusted(
      increment: .named(try object.required("increment").string()),
      decrement: .named(try object.required("decrement").string()))
  }

  private static let responds = ModifierSchema(
    "accessibilityRespondsToUserInteraction", .bool,
    "Says whether the view answers to Voice Control, keyboards and switches.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityRespondsToUserInteraction(try reader.bool())
  }

  private static let disabled = ModifierSchema(
    "disabled", .bool, "Switches the controls inside off."
  ) { view, reader, _ throws(InputError) in
    view.disabled(try reader.bool())
  }

  private static let onTapGesture = ModifierSchema(
    "onTapGesture", .string, "Acts on a tap, by the name of what it does; readers get no role."
  ) { view, reader, _ throws(InputError) in
    view.modified(.tap(.named(try reader.string())))
  }

  private static let onLongPressGesture = ModifierSchema(
    "onLongPressGesture", .string, "Acts on a long press, by the name of what it does."
  ) { view, reader, _ throws(InputError) in
    view.longPressed(.named(try reader.string()))
  }

  private static let hidden = ModifierSchema(
    "accessibilityHidden", .bool, "Hides the view and all inside from readers.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.accessibilityHidden(try reader.bool())
  }
}
