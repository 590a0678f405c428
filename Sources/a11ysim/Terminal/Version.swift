/// The program's own name and version.
enum Version {
  /// The version, by semantic versioning.
  static let current = "0.1.0"
  /// The day of the version, for the manual page.
  static let day = "2026-11-30"
}
