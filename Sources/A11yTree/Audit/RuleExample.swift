/// A small screen that shows what a rule is about, in outline notation.
///
/// For a rule about several environments, each line that starts with `screen` begins the next.
public struct RuleExample: Hashable, Sendable {
  /// What it shows, in a few words.
  public let title: String
  /// The outline, with `↓` before each node that must be reported.
  public let outline: String
  /// The budgets under which it is one.
  public let budgets: Budgets
  /// The file that holds it, as `Module/File.swift`.
  package let file: String
  /// The line on which it begins.
  package let line: Int

  init(
    _ title: String, _ outline: String, budgets: Budgets = Budgets(), file: String = #fileID,
    line: Int = #line
  ) {
    self.title = title
    self.outline = outline
    self.budgets = budgets
    self.file = file
    self.line = line
  }

  /// The outlines of its screens.
  package var outlines: [String] {
    var outlines: [String] = []
    for line in outline.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      let text = String(decoding: line, as: UTF8.self)
      if outlines.isEmpty || text.hasPrefix("screen") { outlines.append("") }
      outlines[outlines.count - 1] += text + "\n"
    }
    return outlines
  }
}
