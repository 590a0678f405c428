/// The program's own name and version.
enum Version {
  /// The version, by semantic versioning.
  static let current = "0.1.0"
}
