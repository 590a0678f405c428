/// The folder of the rules, found from this file.
enum RuleFiles {
  static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/") + "/Sources/A11yTree/Audit/Rules"
  }()
}
