import A11yTree
import CardA11y

/// What this program is, for whoever has to know which one has measured.
enum VersionReport {
  /// The line for a person, which begins with the name.
  static let line = "a11ysim \(Version.current)\n"

  /// The same for machines, with what may be named of the reader and the audit.
  static var value: JSONValue {
    .object([
      .schemaVersion, .init("name", "a11ysim"), .init("version", .string(Version.current)),
      .init("profile", .string(ReaderProfile.newest.name)),
      .init("profiles", .strings(ReaderProfile.all.map(\.name))),
      .init("thresholds", .strings(Thresholds.all.map(\.name))),
    ])
  }
}
