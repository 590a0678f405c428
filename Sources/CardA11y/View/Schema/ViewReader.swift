/// Makes views of scenario files, by the tables that it is given.
package struct ViewReader: Sendable {
  package let views: [ViewSchema]
  package let modifiers: [ModifierSchema]
  /// Colours beside CSS notations and the system's, by name.
  package let colors: [(name: String, style: any ShapeStyle)]
  /// The app's catalogues, whose colours have names here and whose pictures are all there are.
  package var assets: AssetCatalogue?
  /// The most views and modifiers around a view, so that no file can exhaust the stack (ours).
  private static let maximumNesting = 256
  /// How many views and modifiers stand around the view that is read.
  private var nesting = 0
  /// The keys that every view has beside its properties and the modifiers that are keys.
  private static let sharedKeys = ["type", "modifiers", "isShown"]
  private let viewPlaces: [String: Int]
  private let modifierPlaces: [String: Int]

  package init(
    views: [ViewSchema], modifiers: [ModifierSchema],
    colors: [(name: String, style: any ShapeStyle)]
  ) {
    self.views = views
    self.modifiers = modifiers
    self.colors = colors
    viewPlaces = Dictionary(
      zip(views.map(\.name), views.indices), uniquingKeysWith: { first, _ in first })
    modifierPlaces = Dictionary(
      zip(modifiers.map(\.name), modifiers.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the view of a value; a string stands for a Text.
  @MainActor
  package func view(_ reader: ValueReader) throws(InputError) -> any View {
    if case .string(let text) = reader.value.content {
      return LocatedView(Text(verbatim: text), at: reader.location)
    }
    guard case .object = reader.value.content else {
      throw reader.mismatch("a view (an object with “type”, or a string)")
    }
    let object = try reader.object()
    let type = try object.required("type")
    let name = try type.string()
    guard let schema = viewPlaces[name].map({ views[$0] }) else {
      throw type.unknown(name, "view", among: views.map(\.name))
    }
    try checkKeys(object, of: schema)
    for property in schema.properties where property.defaultText == nil {
      guard object[property.name] != nil else {
        throw reader.error("\(name) needs the key “\(property.name)”: \(property.summary)")
      }
    }
    let entries = try object["modifiers"]?.elements() ?? []
    var inner = self
    inner.nesting += 1 + entries.count
    guard inner.nesting <= Self.maximumNesting else {
      throw (entries.last ?? reader).error(
        "nested into more than \(Self.maximumNesting) views and modifiers; flatten it")
    }
    let made = try schema.make(PropertyReader(object: object, views: inner))
    let view = try inner.modified(made, object, by: entries)
    guard try object["isShown"]?.bool() ?? true else { return EmptyView() }
    return LocatedView(view, at: reader.location)
  }

  /// Returns the views of an array.
  @MainActor
  package func views(_ reader: ValueReader) throws(InputError) -> ViewList {
    var result: [any View] = []
    for element in try reader.elements() { result.append(try view(element)) }
    return ViewList(result)
  }

  /// Returns the colour of a token, or one that is the same under every theme; or the style of a
  /// gradient or a material.
  package func color(_ reader: ValueReader) throws(InputError) -> any ShapeStyle {
    if case .object = reader.value.content { return try gradient(reader) }
    let text = try reader.string()
    if let material = Material.names.first(where: { $0.key == text }) { return material.value }
    if let token = colors.first(where: { $0.name == text }) { return token.style }
    return try plainColor(reader, among: colors.map(\.name))
  }

  /// Returns the colour of a name or a notation.
  ///
  /// An asset goes before a colour of the system, and that before CSS's of the same name (ours).
  package func plainColor(
    _ reader: ValueReader, among tokens: [String] = []
  ) throws(InputError) -> Color {
    let text = try reader.string()
    let assets = assets?.colors ?? [:]
    if assets[text] != nil { return Color(text) }
    if SystemColors.names.contains(text) { return Color(system: text) }
    do {
      return Color(try SRGBColor(parsing: text))
    } catch {
      if text.hasPrefix("#") || text.contains("(") { throw reader.error("\(error)") }
      let known = assets.keys.sorted() + tokens + SystemColors.names + NamedColors.names
      throw reader.unknown(text, "colour", among: known)
    }
  }

  /// Returns the name of a picture of the app; with catalogues it must be one of theirs.
  package func imageName(_ reader: ValueReader) throws(InputError) -> String {
    let name = try reader.string()
    guard let images = assets?.images, !images.contains(name) else { return name }
    guard !images.isEmpty else {
      throw reader.error("unknown picture “\(name)”; the asset catalogue has none")
    }
    throw reader.unknown(name, "picture", among: images.sorted())
  }

  private func checkKeys(_ object: ObjectReader, of schema: ViewSchema) throws(InputError) {
    let own = schema.properties.map(\.name)
    for (key, _) in object.all {
      if Self.sharedKeys.contains(key) || own.contains(key) { continue }
      if let place = modifierPlaces[key] {
        if modifiers[place].isKey { continue }
        throw object.error(
          at: key,
          "“\(key)” is a modifier; write \"modifiers\": [{\"\(key)\": …}] in the view")
      }
      let shared = modifiers.filter(\.isKey).map(\.name)
      throw object.unknownKey(key, among: own + Self.sharedKeys + shared)
    }
  }

  /// Applies the modifiers that stand as keys, in the order of the table, then the list.
  @MainActor
  private func modified(
    _ view: any View, _ object: ObjectReader, by entries: [ValueReader]
  ) throws(InputError) -> any View {
    var view = view
    for modifier in modifiers where modifier.isKey {
      if let value = object[modifier.name] {
        view = try modifier.apply(AnyView(view), value, self)
      }
    }
    for entry in entries {
      let members = try entry.object().all
      guard members.count == 1, let (name, value) = members.first else {
        throw entry.error("expected one modifier, such as {\"padding\": 16}")
      }
      guard let place = modifierPlaces[name] else {
        throw entry.unknown(name, "modifier", among: modifiers.map(\.name))
      }
      view = try modifiers[place].apply(AnyView(view), value, self)
    }
    return view
  }
}

/// The views of an array in a scenario file, each with its place.
public struct ViewList: PrimitiveView, @unchecked Sendable {
  private let views: [any View]

  package init(_ views: [any View]) {
    self.views = views
  }

  /// Writes the views.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.lowerSiblings(views)
  }
}
