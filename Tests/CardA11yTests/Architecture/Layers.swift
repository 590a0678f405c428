/// Which folders of a module may mention what other folders declare.
struct Layers {
  /// The folder of the module.
  let module: String
  /// What each folder may mention besides itself; files beside the folders may mention all.
  let allowed: [String: Set<String>]

  /// The house's arrows (DESIGN §1).
  static let all: [Layers] = [
    Layers(
      module: "Sources/A11yTree",
      rows: [
        ["Mutation"], ["Audit", "Comparison"], ["OtherReaders"], ["VoiceOver"], ["Speech"],
        ["Reading"],
        ["Outline"],
        ["Scene"], ["Color", "DynamicType"], ["Tree"],
      ]),
    Layers(
      module: "Sources/CardA11y",
      rows: [
        ["Mutation"], ["Scenario", "Import"], ["ODS", "DS", "SwiftUI"], ["View"], ["Render"],
        ["JSON"],
      ],
      forbidden: ["ODS": ["Render"], "DS": ["Render"]],
      further: ["View/Schema": ["View", "Render", "JSON", "ODS", "DS"]]),
    Layers(
      module: "Sources/a11ysim", rows: [["Commands"], ["Reporters"], ["Terminal"]]),
  ]

  /// Creates layers from rows, each of which may mention the rows behind it but not its own.
  init(
    module: String, rows: [[String]], forbidden: [String: Set<String>] = [:],
    further: [String: Set<String>] = [:]
  ) {
    var allowed = further
    for (index, row) in rows.enumerated() {
      let behind = Set(rows.dropFirst(index + 1).joined())
      for folder in row { allowed[folder] = behind.subtracting(forbidden[folder] ?? []) }
    }
    for folder in further.keys {
      // A folder inside another is a part of it.
      guard let outer = folder.split(separator: "/").first.map(String.init) else { continue }
      for other in allowed.keys where allowed[other]?.contains(outer) == true {
        allowed[other]?.insert(folder)
      }
      allowed[outer]?.insert(folder)
    }
    self.module = module
    self.allowed = allowed
  }

  /// Returns a sentence for each name that a file mentions against the arrows.
  func violations(in files: [SourceFile]) -> [String] {
    var declared: [String: Set<String>] = [:]
    var nested: [String: Set<String>] = [:]
    var violations: [String] = []
    for file in files {
      guard let folder = folder(of: file) else { continue }
      guard allowed[folder] != nil else {
        violations.append("\(file.path): the folder \(folder) stands in no layer")
        continue
      }
      declared[folder, default: []].formUnion(file.topLevelTypes)
      nested[folder, default: []].formUnion(file.allTypes)
    }
    for file in files {
      guard let folder = folder(of: file), let allowed = allowed[folder] else { continue }
      // A name that is declared within reach as well means that one.
      let within = allowed.union([folder]).reduce(into: Set<String>()) { names, name in
        names.formUnion(nested[name] ?? [])
      }
      let words = file.words.subtracting(within)
      for other in declared.keys.sorted() where other != folder && !allowed.contains(other) {
        for name in words.intersection(declared[other] ?? []).sorted() {
          violations.append("\(file.path) mentions \(name) of \(other)")
        }
      }
    }
    return violations
  }

  /// The innermost folder of the table, nil beside the folders.
  private func folder(of file: SourceFile) -> String? {
    let parts = file.path.dropFirst(module.count + 1).split(separator: "/").dropLast()
    guard let first = parts.first else { return nil }
    let two = parts.prefix(2).joined(separator: "/")
    return allowed[two] == nil ? String(first) : two
  }
}
