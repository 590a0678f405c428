import CardA11y

/// The scenario files that a command line names.
@MainActor
struct ScenarioFiles {
  /// Where scenarios stand if no path is given (DESIGN §6).
  nonisolated static let defaultFolder = "Scenarios"

  /// The paths of the files, each once.
  let paths: [String]
  /// Whether one file is named, rather than a folder or several.
  let isSingle: Bool
  /// What kept from finding files.
  let errors: [InputError]
  private let invocation: Invocation
  private let changes: EnvironmentChanges
  /// What `--font` gives.
  private let fonts: FontCatalogue
  private let configurations: ConfigurationFinder

  /// Finds the files of a command line, and reads what it changes in their environments.
  init(_ invocation: Invocation) throws(UsageError) {
    let operands = invocation.operands.isEmpty ? [Self.defaultFolder] : invocation.operands
    let finder = FileFinder(operands, console: invocation.console)
    self.invocation = invocation
    changes = try invocation.environmentChanges()
    configurations = ConfigurationFinder(console: invocation.console)
    isSingle = operands == finder.files && operands.count == 1
    let problems = finder.errors.map { InputError(path: $0.path, message: $0.reason) }
    do {
      fonts = try FontCatalogue(
        reading: invocation.all(.font), files: InputFiles(invocation.console))
      (paths, errors) = (finder.files, problems)
    } catch {
      // Without its font no scenario is measured as it should be.
      fonts = FontCatalogue()
      (paths, errors) = ([], problems + [error])
    }
  }

  /// Returns the configuration that is in force for a file, nil where there is none.
  func configuration(of path: String) throws(InputError) -> AuditConfiguration? {
    try configurations.configuration(ofFile: path)
  }

  /// Returns how a scenario is judged: by the command line, by itself, by its configuration.
  func policy(of scenario: Scenario) throws(InputError) -> AuditPolicy {
    let configuration = try configuration(of: scenario.path)
    return AuditPolicy(
      [invocation.auditLayer, scenario.audit.layer]
        + [configuration?.layer].compactMap(\.self))
  }

  /// Returns the scenario of a file, with what the command line changes.
  func scenario(at path: String) throws(InputError) -> Scenario {
    try scenario(at: path, changes)
  }

  /// Returns the scenario of a file in its own environment, or in another language.
  ///
  /// Goldens hold nothing else.
  func scenario(at path: String, locale: String?) throws(InputError) -> Scenario {
    var changes = EnvironmentChanges()
    changes.locale = locale
    return try scenario(at: path, changes)
  }

  private func scenario(
    at path: String, _ changes: EnvironmentChanges
  ) throws(InputError) -> Scenario {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try invocation.console.read(path)
    } catch {
      throw InputError(path: error.path, message: error.reason)
    }
    let assets = try configuration(of: path)?.assets.map(\.path) ?? []
    var scenario = try ScenarioReader.read(
      bytes, path: path, overrides: changes, files: InputFiles(invocation.console),
      assets: assets + invocation.all(.assets), fonts: fonts)
    scenario.reader = invocation.reader(insteadOf: scenario.reader)
    return scenario
  }

  /// Does something with each file, and returns the results with the errors of the others.
  func map<Value>(
    _ body: (String) throws(InputError) -> Value
  ) -> (values: [Value], errors: [InputError]) {
    var values: [Value] = []
    var errors = errors
    for path in paths {
      do throws(InputError) {
        values.append(try body(path))
      } catch {
        // A broken configuration is the same error for every file below it.
        if !errors.contains(error) { errors.append(error) }
      }
    }
    return (values, errors)
  }
}

extension InputFiles {
  /// Creates the functions that read the world of a run.
  init(_ console: Console) {
    self.init(
      read: { path in
        do throws(FileError) {
          return try console.read(path)
        } catch {
          throw InputError(path: error.path, message: error.reason)
        }
      },
      list: { path in
        do throws(FileError) {
          return try console.list(path).map { entry in
            let kind = try? console.inspect("\(path)/\(entry.name)").kind
            return Entry(name: entry.name, isFolder: entry.mayBeFolder && kind == .folder)
          }
        } catch {
          throw InputError(path: error.path, message: error.reason)
        }
      })
  }
}

extension CommandResult {
  /// Creates the result of measuring several files, some of which could not be.
  init(errors: [InputError], status: ExitCode = .passed) {
    problems = errors.map(\.description)
    self.status = errors.isEmpty ? status : .notMeasured
  }
}
