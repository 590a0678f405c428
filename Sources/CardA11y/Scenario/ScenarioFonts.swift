/// Reads the fonts that a scenario or the command line gives.
enum ScenarioFonts {
  /// Reads the fonts.
  ///
  /// - Parameters:
  ///   - reader: An object of a file for each name, beside the scenario; nil for none.
  ///   - further: Files whose fonts go by the names by which they call themselves.
  ///   - files: How files are read.
  /// - Returns: The fonts by their names, nil where none are given.
  /// - Throws: What keeps the first file from being measured, with its place.
  static func read(
    _ reader: ValueReader?, _ further: [String], _ files: InputFiles
  ) throws(InputError) -> FontCatalogue? {
    let own = try reader?.object().all ?? []
    guard !own.isEmpty || !further.isEmpty else { return nil }
    var fonts = FontCatalogue()
    for (name, value) in own {
      let path = InputFiles.path(try value.string(), besideFile: value.file.path)
      do {
        try fonts.add(try files.bytes(of: path), path: path, name: name)
      } catch {
        throw value.error("cannot read the font “\(path)”: \(error.message)")
      }
    }
    var others = FontCatalogue()
    for path in further { try others.add(try files.bytes(of: path), path: path) }
    fonts.add(others)
    return fonts
  }

  /// What the key takes, for editors.
  static var schema: JSONValue {
    [
      "type": "object", "additionalProperties": ["type": "string"],
      "description": "the files of the app's fonts by their names, beside the scenario",
    ]
  }
}
