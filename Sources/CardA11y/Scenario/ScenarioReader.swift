import A11yTree

/// Reads scenario files (DESIGN §5).
@MainActor
package enum ScenarioReader {
  /// The largest file that is read, in bytes (DESIGN §4).
  private static let maximumSize = 256 << 20

  /// Returns the scenario of a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file, for places and messages.
  ///   - overrides: What the command line changes in every environment.
  /// - Returns: The scenario, whose views are made.
  /// - Throws: The first thing that is wrong, with its place.
  package static func read(
    _ bytes: [UInt8], path: String, overrides: EnvironmentChanges = EnvironmentChanges()
  ) throws(InputError) -> Scenario {
    guard bytes.count <= maximumSize else {
      throw InputError(path: path, message: "larger than 256 MB; split it")
    }
    let file = ValueReader.SourceFile(path: path, lines: LineIndex(bytes))
    let root: JSONValue
    do {
      root = try JSONParser.parse(bytes)
    } catch {
      let position = file.lines.position(at: error.offset)
      throw InputError(path: path, position: position, message: error.message)
    }
    return try scenario(ValueReader(root, in: file), overrides)
  }

  private static let keys = [
    "$schema", "name", "environment", "matrix", "theme", "reader", "screen", "tree", "script",
    "scripts", "audit",
  ]

  private static func scenario(
    _ reader: ValueReader, _ overrides: EnvironmentChanges
  ) throws(InputError) -> Scenario {
    let object = try reader.object(keys: keys)
    _ = try object["$schema"]?.string()
    var changes = EnvironmentChanges()
    if let environment = object["environment"] {
      changes = try EnvironmentReader.changes(environment)
    }
    let base = overrides.applied(to: changes.applied(to: ScreenEnvironment()))
    var matrix = [base]
    if let reader = object["matrix"] {
      matrix = try EnvironmentReader.matrix(reader, base: base)
        .map { overrides.applied(to: $0) }.uniqued()
    }
    return Scenario(
      path: reader.file.path, name: try object["name"]?.string(), environment: base,
      matrix: matrix, theme: try theme(object["theme"]), content: try content(object),
      reader: try ReaderSettings.read(object["reader"]),
      scripts: try scripts(object, base, overrides),
      audit: try AuditSettingsReader.read(object["audit"]))
  }

  private static func theme(_ reader: ValueReader?) throws(InputError) -> String? {
    guard let reader else { return nil }
    let name = try reader.string()
    guard ViewRegistry.themes.contains(where: { $0.name == name }) else {
      throw reader.unknown(name, "theme", among: ViewRegistry.themes.map(\.name))
    }
    return name
  }

  private static func content(_ object: ObjectReader) throws(InputError) -> Scenario.Content {
    switch (object["screen"], object["tree"]) {
    case (let screen?, nil):
      guard try !screen.elements().isEmpty else {
        throw screen.error("the screen is empty; put a view in it")
      }
      return .views(try ViewRegistry.reader.views(screen))
    case (nil, let reader?):
      let tree = try TreeReader.read(reader)
      guard !tree.isEmpty else { throw reader.error("the tree is empty; put a node in it") }
      return .tree(tree)
    case (nil, nil):
      throw object.owner.error("nothing to measure; add “screen” (views) or “tree” (raw nodes)")
    case (_?, let tree?):
      throw tree.error("“screen” and “tree” exclude each other; keep one")
    }
  }

  private static func scripts(
    _ object: ObjectReader, _ base: ScreenEnvironment, _ overrides: EnvironmentChanges
  ) throws(InputError) -> [Script] {
    var scripts: [Script] = []
    if let script = object["script"] {
      scripts.append(Script(environment: base, steps: try ScriptReader.steps(script)))
    }
    for reader in try object["scripts"]?.elements() ?? [] {
      let object = try reader.object(keys: ["environment", "steps"])
      var environment = base
      if let changes = object["environment"] {
        environment = try EnvironmentReader.changes(changes).applied(to: base)
      }
      scripts.append(
        Script(
          environment: overrides.applied(to: environment),
          steps: try ScriptReader.steps(try object.required("steps"))))
    }
    return scripts
  }
}

extension [ScreenEnvironment] {
  fileprivate func uniqued() -> [ScreenEnvironment] {
    var seen: Set<ScreenEnvironment> = []
    return filter { seen.insert($0).inserted }
  }
}
