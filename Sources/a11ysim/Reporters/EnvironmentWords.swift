import A11yTree
import CardA11y

/// The environments of a scenario, and parts of them in words.
struct EnvironmentWords {
  /// The settings in which the environments differ, one list an environment.
  private let all: [[EnvironmentEntry]]

  /// Looks at the environments in which a scenario was measured.
  init(_ environments: [ScreenEnvironment]) {
    all = Self.varying(environments)
  }

  /// Returns for each environment the settings in which it differs from one of the others.
  static func varying(_ environments: [ScreenEnvironment]) -> [[EnvironmentEntry]] {
    let entries = environments.map(\.entries)
    let first = entries.first ?? []
    let places = first.indices.filter { place in entries.contains { $0[place] != first[place] } }
    return entries.map { own in places.map { own[$0] } }
  }

  /// Returns where something occurs, as "at accessibility1 … accessibility5, light and dark".
  ///
  /// Text sizes come first and are drawn together to ranges of those that were measured; an
  /// empty text is returned where there is only one environment.
  func words(for environments: [[EnvironmentEntry]]) -> String {
    guard all.count > 1 else { return "" }
    var groups: [(sizes: [String], others: [[EnvironmentEntry]])] = []
    for (sizes, others) in sizesByOthers(environments) {
      if let place = groups.firstIndex(where: { $0.sizes == sizes }) {
        groups[place].others.append(others)
      } else {
        groups.append((sizes, [others]))
      }
    }
    let parts = groups.map { group in
      [words(forSizes: group.sizes), Self.words(forOthers: group.others)]
        .filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return parts.joined(separator: "; ")
  }

  private func sizesByOthers(
    _ environments: [[EnvironmentEntry]]
  ) -> [(sizes: [String], others: [EnvironmentEntry])] {
    var result: [(sizes: [String], others: [EnvironmentEntry])] = []
    for environment in environments {
      let sizes = environment.filter(\.isSize).map(\.value)
      let others = environment.filter { !$0.isSize }
      if let place = result.firstIndex(where: { $0.others == others }) {
        result[place].sizes += sizes
      } else {
        result.append((sizes, others))
      }
    }
    return result
  }

  private func words(forSizes sizes: [String]) -> String {
    guard !sizes.isEmpty else { return "" }
    let measured = DynamicTypeSize.allCases.map(\.rawValue).filter { size in
      all.contains { $0.contains { $0.isSize && $0.value == size } }
    }
    guard measured.contains(where: { !sizes.contains($0) }) else { return "at every size" }
    let runs = measured.split { !sizes.contains($0) }
    let words = runs.flatMap { run -> [String] in
      guard let first = run.first, let last = run.last, run.count > 2 else { return Array(run) }
      return ["\(first) … \(last)"]
    }
    return "at " + words.joined(separator: ", ")
  }

  /// Values of the same setting are joined where every combination of them occurs.
  private static func words(forOthers others: [[EnvironmentEntry]]) -> String {
    guard let first = others.first, !first.isEmpty else { return "" }
    let columns = first.indices.map { place in
      others.reduce(into: [EnvironmentEntry]()) { values, own in
        if !values.contains(own[place]) { values.append(own[place]) }
      }
    }
    guard columns.map(\.count).reduce(1, *) == others.count else {
      return others.map { $0.map(\.words).joined(separator: " ") }.joined(separator: " or ")
    }
    return columns.map { $0.map(\.words).joined(separator: " and ") }.joined(separator: ", ")
  }
}

extension EnvironmentEntry {
  fileprivate var isSize: Bool { key == "dynamicType" }

  /// The setting as people say it.
  var words: String {
    switch (key, value) {
    case ("width", _): "\(value) pt wide"
    case ("height", _): "\(value) pt high"
    case ("displayScale", _): "@\(value)x"
    case ("contrast", _): "\(value) contrast"
    case ("legibilityWeight", _): "\(value) text"
    case ("layoutDirection", "leftToRight"): "left to right"
    case ("layoutDirection", "rightToLeft"): "right to left"
    default: value
    }
  }

  /// The setting for machines; lengths are numbers.
  var member: JSONValue.Member {
    let isNumber = ["width", "height", "displayScale"].contains(key)
    if isNumber, let number = Double(value) { return .init(key, .number(number)) }
    return .init(key, .string(value))
  }
}

extension ScreenEnvironment {
  /// The environment for machines.
  var value: JSONValue { .object(entries.map(\.member)) }
}
