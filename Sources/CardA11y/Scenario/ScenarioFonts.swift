/// Reads the fonts that a scenario gives.
enum ScenarioFonts {
  /// Reads the fonts.
  ///
  /// - Parameters:
  ///   - reader: An object with a file for each name, beside the scenario; nil for none.
  ///   - further: The fonts that the command line gives.
  ///   - files: How files are read.
  /// - Returns: The fonts by their names, nil where none are given.
  /// - Throws: What keeps the first file from being measured, with its place.
  static func read(
    _ reader: ValueReader?, _ further: FontCatalogue, _ files: InputFiles
  ) throws(InputError) -> FontCatalogue? {
    var fonts = FontCatalogue()
    for (name, value) in try reader?.object().all ?? [] {
      let path = InputFiles.path(try value.string(), besideFile: value.file.path)
      do {
        try fonts.add(try files.bytes(of: path), path: path, name: name)
      } catch {
        throw value.error("cannot read the font “\(path)”: \(error.message)")
      }
    }
    fonts.add(further)
    return fonts.isEmpty ? nil : fonts
  }

  /// What the key takes, for editors.
  static var schema: JSONValue {
    [
      "type": "object", "additionalProperties": ["type": "string"],
      "description": "the files of the app's fonts by their names, beside the scenario",
    ]
  }
}
