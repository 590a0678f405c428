/// What the rotor offers at a place, and where its settings stop (facts: voiceover.md §11.2).
struct Rotor {
  let reading: Reading
  /// The place of the cursor, nil before the first stop.
  let cursor: Int?

  /// A stop, or a link inside the text of one.
  struct Target: Hashable {
    var stop: Int
    /// The place among the links of the text, nil for the stop itself.
    var link: Int?
  }

  /// Returns the settings that apply here, in the order of the dial.
  ///
  /// Rotors of the app are those of the element and of what encloses it. One that is set stays
  /// on the dial while its owner is on the screen (ours), so that it leads further than one step.
  func offered(besides current: RotorSetting) -> [RotorSetting] {
    var settings = RotorSetting.system.filter(applies)
    let own = customRotors
    settings += own
    if case .custom = current, !own.contains(current), custom(current) != nil {
      settings.append(current)
    }
    return settings
  }

  /// Returns whether a setting of the system finds anything.
  ///
  /// Characters, words and lines are always offered.
  private func applies(_ setting: RotorSetting) -> Bool {
    switch setting {
    case .characters, .words, .lines: true
    case .actions: cursor.map { !reading.customActions(at: $0).isEmpty } ?? false
    case .moreContent: cursor.map { !reading.node(at: $0).customContent.isEmpty } ?? false
    case _ where setting.isOfContainers: !containerStarts(setting).isEmpty
    default: reading.stops.indices.contains { !targets(of: setting, at: $0).isEmpty }
    }
  }

  /// The app's rotors at the cursor, the element's own first.
  var customRotors: [RotorSetting] {
    let tree = reading.tree
    var settings: [RotorSetting] = []
    let owners = cursor.map { reading.outward(from: $0) } ?? Array(tree.roots)
    for owner in owners {
      for rotor in tree.nodes[owner].customRotors {
        let setting = RotorSetting.custom(name: rotor.name, owner: tree.nodes[owner].id)
        if !settings.contains(setting) { settings.append(setting) }
      }
    }
    return settings
  }

  /// Returns the rotor of the app that a setting means, nil where its owner is gone.
  func custom(_ setting: RotorSetting) -> AccessibilityNode.CustomRotor? {
    guard case .custom(let name, let owner) = setting, let index = reading.tree.index(of: owner)
    else { return nil }
    return reading.tree.nodes[index].customRotors.first { $0.name == name }
  }

  /// Returns where a setting stops next, nil where it finds nothing further.
  ///
  /// - Parameters:
  ///   - setting: One that goes from element to element.
  ///   - link: The link at the cursor, nil where it stands on its stop as a whole.
  ///   - isForward: Whether the search goes on, rather than back.
  /// - Returns: The place.
  func next(_ setting: RotorSetting, from link: Int?, isForward: Bool) -> Target? {
    let here = cursor ?? -1
    let starts = containerStarts(setting)
    let places = isForward ? Array(max(here, 0)..<reading.stops.count) : Array(0...max(here, 0))
    guard !reading.stops.isEmpty, isForward || here >= 0 else { return nil }
    for place in isForward ? places : places.reversed() {
      let found =
        starts.contains(place) ? [Target(stop: place)] : targets(of: setting, at: place)
      let inReach = found.filter { target in
        guard place == here else { return true }
        // A stop as a whole lies before its links.
        let (new, old) = (target.link ?? -1, link ?? -1)
        return isForward ? new > old : new < old
      }
      if let target = isForward ? inReach.first : inReach.last { return target }
    }
    return nil
  }

  /// Returns everything that a setting of the system finds which goes from element to element,
  /// in order.
  func all(_ setting: RotorSetting) -> [Target] {
    guard !setting.isOfContainers else { return containerStarts(setting).map { Target(stop: $0) } }
    return reading.stops.indices.flatMap { targets(of: setting, at: $0) }
  }

  /// Returns what a setting that goes from element to element finds at one stop.
  private func targets(of setting: RotorSetting, at place: Int) -> [Target] {
    let node = reading.node(at: place)
    let isThere =
      switch setting {
      case .headings: node.traits.contains(.isHeader)
      case .headingLevel(let level):
        node.traits.contains(.isHeader) && node.headingLevel == level
      case .links: node.traits.contains(.isLink)
      case .buttons: reading.saysButton(at: place)
      case .formControls: node.traits.isFormControl
      case .textFields: node.traits.contains(.isTextEntry)
      case .searchFields: node.traits.contains(.isSearchField)
      case .images: node.traits.contains(.isImage)
      case .staticText: node.traits.contains(.isStaticText)
      case .rows: reading.beginsRow(at: place)
      default: false
      }
    if isThere { return [Target(stop: place)] }
    guard setting == .links else { return [] }
    return node.textLinks.indices.map { Target(stop: place, link: $0) }
  }

  /// Returns the first stops of the containers that a setting finds, rising.
  private func containerStarts(_ setting: RotorSetting) -> [Int] {
    guard setting.isOfContainers else { return [] }
    let tree = reading.tree
    var seen: Set<Int> = []
    return reading.stops.indices.filter { place in
      var isStart = false
      for ancestor in tree.ancestors(of: reading.stops[place].node) {
        guard let container = tree.nodes[ancestor].container, setting.finds(container.kind)
        else { continue }
        if seen.insert(ancestor).inserted { isStart = true }
      }
      return isStart
    }
  }
}

extension RotorSetting {
  fileprivate var isOfContainers: Bool {
    AccessibilityContainer.Kind.allCases.contains { finds($0) }
  }

  /// Whether the setting stops at containers of a kind.
  ///
  /// Ours: every kind counts as a container, as VoiceOver's own description of the rotor names
  /// no exception.
  fileprivate func finds(_ kind: AccessibilityContainer.Kind) -> Bool {
    switch self {
    case .containers: true
    case .landmarks: kind == .landmark
    case .lists: kind == .list
    case .tables: kind == .dataTable
    default: false
    }
  }
}

extension AccessibilityTraits {
  /// Whether the element takes input, as against a link, a tab, a key or the way back (ours).
  fileprivate var isFormControl: Bool {
    isInteractive && isDisjoint(with: [.isLink, .isTabBarItem, .isKeyboardKey, .isBackButton])
  }
}
