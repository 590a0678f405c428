import A11yTree

/// Reads scenario files (DESIGN §5).
@MainActor
package enum ScenarioReader {
  /// Returns the scenario of a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file, for places and messages.
  ///   - overrides: What the command line changes in every environment.
  ///   - files: How the files are read that the scenario names.
  ///   - assets: Folders of asset catalogues beside those that the scenario names.
  ///   - fonts: Fonts beside those that the scenario names.
  ///   - views: The views that the scenario may name.
  /// - Returns: The scenario, whose views are made.
  /// - Throws: The first thing that is wrong, with its place.
  package static func read(
    _ bytes: [UInt8], path: String, overrides: EnvironmentChanges = EnvironmentChanges(),
    files: InputFiles = .none, assets: [String] = [], fonts: FontCatalogue = FontCatalogue(),
    views: ViewReader = ViewRegistry.reader
  ) throws(InputError) -> Scenario {
    let root = try ValueReader(parsing: bytes, path: path)
    let object = try root.object(keys: keys)
    var views = views
    views.assets = try catalogue(object["assets"], assets, files)
    var scenario = try scenario(object, views, overrides, files)
    scenario.fonts = try ScenarioFonts.read(object["fonts"], fonts, files)
    return scenario
  }

  private static let keys = [
    "$schema", "name", "environment", "matrix", "theme", "assets", "fonts", "reader", "screen",
    "tree", "actions", "script", "scripts", "audit",
  ]

  private static func scenario(
    _ object: ObjectReader, _ views: ViewReader, _ overrides: EnvironmentChanges,
    _ files: InputFiles
  ) throws(InputError) -> Scenario {
    _ = try object["$schema"]?.string()
    var changes = EnvironmentChanges()
    if let environment = object["environment"] {
      changes = try EnvironmentReader.changes(environment)
    }
    let base = overrides.over(changes)
    var matrix = [base.environment]
    if let reader = object["matrix"] {
      matrix = try EnvironmentReader.matrix(reader, base: base)
        .map { overrides.over($0).environment }.uniqued()
    }
    var theme: ScenarioTheme?
    if let reader = object["theme"] {
      theme = try ThemeReader(files: files, views: views, themes: ViewRegistry.themes)
        .theme(reader)
    }
    let name = try object["name"]?.string()
    let (content, description) = try content(object, views)
    return Scenario(
      path: object.owner.file.path, name: name, environment: base.environment, matrix: matrix,
      theme: theme,
      assets: views.assets, content: content, description: description, views: views,
      actions: try ActionsReader.read(object["actions"], of: description, views: views),
      reader: try ReaderSettings.read(object["reader"]),
      scripts: try scripts(object, base, overrides),
      audit: try AuditSettingsReader.read(object["audit"]), lines: object.owner.file.lines)
  }

  /// Returns the assets of the catalogues, nil where there are no catalogues.
  private static func catalogue(
    _ reader: ValueReader?, _ further: [String], _ files: InputFiles
  ) throws(InputError) -> AssetCatalogue? {
    let own = try reader?.elements() ?? []
    guard !own.isEmpty || !further.isEmpty else { return nil }
    var catalogue = AssetCatalogue()
    for element in own {
      let path = InputFiles.path(try element.string(), besideFile: element.file.path)
      do {
        catalogue.add(try AssetCatalogue(reading: [path], files: files))
      } catch {
        guard error.path == path else { throw error }
        throw element.error("cannot read the asset catalogue “\(path)”: \(error.message)")
      }
    }
    catalogue.add(try AssetCatalogue(reading: further, files: files))
    return catalogue
  }

  private static func content(
    _ object: ObjectReader, _ views: ViewReader
  ) throws(InputError) -> (Scenario.Content, ScenarioDescription) {
    switch (object["screen"], object["tree"]) {
    case (let screen?, nil):
      guard try !screen.elements().isEmpty else {
        throw screen.error("the screen is empty; put a view in it")
      }
      return (.views(try views.views(screen)), ScenarioDescription(screen, naming: .views))
    case (nil, let reader?):
      let tree = try TreeReader.read(reader)
      guard !tree.isEmpty else { throw reader.error("the tree is empty; put a node in it") }
      return (.tree(tree), ScenarioDescription(reader, naming: .nodes))
    case (nil, nil):
      throw object.owner.error("nothing to measure; add “screen” (views) or “tree” (raw nodes)")
    case (_?, let tree?):
      throw tree.error("“screen” and “tree” exclude each other; keep one")
    }
  }

  private static func scripts(
    _ object: ObjectReader, _ base: EnvironmentChanges, _ overrides: EnvironmentChanges
  ) throws(InputError) -> [Script] {
    var scripts: [Script] = []
    if let script = object["script"] {
      scripts.append(Script(environment: base.environment, steps: try ScriptReader.steps(script)))
    }
    for reader in try object["scripts"]?.elements() ?? [] {
      let object = try reader.object(keys: ["environment", "reader", "steps"])
      let technology: AssistiveTechnology = try object["reader"]?.word() ?? .voiceOver
      var environment = base
      if let changes = object["environment"] {
        environment = try EnvironmentReader.changes(changes).over(base)
      }
      scripts.append(
        Script(
          technology: technology, environment: overrides.over(environment).environment,
          steps: try ScriptReader.steps(try object.required("steps"), of: technology)))
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
