/// Elements by name: the objects that scenario files describe, as actions change them.
extension JSONValue {
  /// How the elements of a description are named.
  enum Naming: Sendable {
    /// By the modifier `accessibilityIdentifier`, as a key or in the list of modifiers.
    case views
    /// By the keys `id` and `identifier`.
    case nodes
  }

  /// The names of all elements inside, in the order in which they stand.
  func elementNames(_ naming: Naming) -> [String] {
    var names: [String] = []
    visitObjects { names += $0.names(naming) }
    return names
  }

  /// Every text inside, whatever it means.
  var strings: [String] {
    switch content {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.strings)
    case .object(let members): members.flatMap(\.value.strings)
    default: []
    }
  }

  /// Returns the properties of the first element of a name.
  func element(named name: String, _ naming: Naming) -> JSONValue? {
    var found: JSONValue?
    visitObjects { object in
      if found == nil, object.names(naming).contains(name) { found = object }
    }
    return found
  }

  /// Returns the value with the elements of a name changed.
  func changingElements(
    named name: String, _ naming: Naming, _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    switch content {
    case .array(let elements):
      let changed = elements.map { $0.changingElements(named: name, naming, change) }
      return JSONValue(.array(changed), offset: offset)
    case .object(let members):
      let changed = members.map { member in
        Member(
          key: member.key, offset: member.offset,
          value: member.value.changingElements(named: name, naming, change))
      }
      let object = JSONValue(.object(changed), offset: offset)
      return object.names(naming).contains(name) ? change(object) : object
    default: return self
    }
  }

  private func visitObjects(_ body: (JSONValue) -> Void) {
    switch content {
    case .array(let elements): for element in elements { element.visitObjects(body) }
    case .object(let members):
      body(self)
      for member in members { member.value.visitObjects(body) }
    default: break
    }
  }

  private func names(_ naming: Naming) -> [String] {
    let keys = naming == .views ? ["accessibilityIdentifier"] : ["id", "identifier"]
    return keys.compactMap { property($0) }.compactMap { value in
      if case .string(let name) = value.content { name } else { nil }
    }
  }
}

/// Properties of an element: members of its object, or modifiers of its list.
extension JSONValue {
  /// Returns the value of a property, nil where the element does not state it.
  func property(_ key: String) -> JSONValue? {
    if case .array(let entries) = self["modifiers"]?.content {
      if let listed = entries.lazy.compactMap({ $0[key] }).first { return listed }
    }
    return self[key]
  }

  /// Returns the element with another value of a property, without it for nil.
  ///
  /// A modifier in the list keeps its place there.
  func settingProperty(_ key: String, to value: JSONValue?, at place: Int) -> JSONValue {
    guard case .object(var members) = content else { return self }
    let list = members.firstIndex { $0.key == "modifiers" }
    if key != "modifiers", let list, case .array(var entries) = members[list].value.content,
      let entry = entries.firstIndex(where: { $0[key] != nil })
    {
      entries[entry] = entries[entry].settingMember(key, to: value, at: place)
      if value == nil { entries.remove(at: entry) }
      members[list].value = JSONValue(.array(entries), offset: members[list].value.offset)
      return JSONValue(.object(members), offset: offset)
    }
    return settingMember(key, to: value, at: place)
  }

  private func settingMember(_ key: String, to value: JSONValue?, at place: Int) -> JSONValue {
    guard case .object(var members) = content else { return self }
    let index = members.firstIndex { $0.key == key }
    switch (index, value) {
    case (let index?, let value?): members[index] = Member(key: key, offset: place, value: value)
    case (let index?, nil): members.remove(at: index)
    case (nil, let value?): members.append(Member(key: key, offset: place, value: value))
    case (nil, nil): break
    }
    return JSONValue(.object(members), offset: offset)
  }

  /// Whether two values are written alike, wherever they stand.
  func isSame(as other: JSONValue?) -> Bool {
    other.map { JSONWriter.compact(self) == JSONWriter.compact($0) } ?? false
  }
}
