/// How the scenarios of a folder, and of the folders below it, are judged.
package struct AuditConfiguration: Sendable {
  /// What the file is called.
  package static let fileName = ".a11ysim.json"

  /// The path of the file, as it was found.
  package var path: String
  package var layer: AuditLayer
  /// Where asset catalogues stand that every scenario may use.
  package var assets: [Assets]

  /// An asset catalogue with the place that names it.
  package struct Assets: Sendable {
    /// The path of the catalogue, from where the configuration's own path starts.
    package var path: String
    /// What is wrong with the file where the catalogue cannot be read, but for the reason.
    fileprivate var mistake: InputError

    /// Returns the error of a catalogue that cannot be read.
    package func error(_ reason: String) -> InputError {
      var error = mistake
      error.message += ": \(reason)"
      return error
    }
  }

  /// Reads a configuration.
  ///
  /// - Throws: The first thing that is wrong, with its place.
  package init(_ bytes: [UInt8], path: String) throws(InputError) {
    let root = try ValueReader(parsing: bytes, path: path)
    let object = try root.object(keys: ["$schema"] + AuditLayerReader.keys + ["assets"])
    _ = try object["$schema"]?.string()
    self.path = path
    layer = try AuditLayerReader.read(object) { .configuration($0) }
    assets = []
    for element in try object["assets"]?.elements() ?? [] {
      let path = InputFiles.path(try element.string(), besideFile: path)
      let mistake = element.error("cannot read the asset catalogue “\(path)”")
      assets.append(Assets(path: path, mistake: mistake))
    }
  }
}
