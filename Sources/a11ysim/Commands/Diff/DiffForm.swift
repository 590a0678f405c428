/// What a command line asks to compare, before anything is looked up.
enum DiffForm: Equatable {
  /// Two scenario files, or two folders.
  case paths(old: String, new: String)
  /// Two revisions, or the working tree with one where no new one is named.
  case revisions(old: String, new: String?, fromMergeBase: Bool, paths: [String])

  /// Reads the arguments of a command line.
  ///
  /// `A..B`, `A...B` and one argument alone are revisions; before `--` there are nothing but
  /// revisions, behind it nothing but paths. Two arguments are paths if both are there, and
  /// revisions if neither is.
  init(_ invocation: Invocation) throws(UsageError) {
    let operands = invocation.operands
    let paths = operands.map { (try? invocation.console.inspect($0)) != nil }
    if operands.contains("-") {
      throw invocation.usageError("standard input has no other version; name files")
    }
    if let count = invocation.leadingOperands {
      self = try Self.revisions(
        Array(operands[..<count]), paths: Array(operands[count...]), invocation)
    } else if let first = operands.first, Self.range(first) != nil, !paths[0] {
      self = try Self.revisions([first], paths: Array(operands.dropFirst()), invocation)
    } else if operands.count == 1 {
      self = try Self.revisions(operands, paths: [], invocation)
    } else if operands.count == 2, paths == [true, true] {
      self = .paths(old: operands[0], new: operands[1])
    } else if operands.count == 2, paths == [false, false] {
      self = try Self.revisions(operands, paths: [], invocation)
    } else {
      let missing = zip(operands, paths).first { !$0.1 }?.0
      throw invocation.usageError(
        (missing.map { "'\($0)' is no file or folder; " } ?? "too many arguments; ")
          + "revisions and paths are told apart by --, as in a11ysim diff main -- Scenarios")
    }
  }

  private static func revisions(
    _ words: [String], paths: [String], _ invocation: Invocation
  ) throws(UsageError) -> DiffForm {
    if let word = words.first(where: { $0.hasPrefix("-") }) {
      throw invocation.usageError("'\(word)' is no revision")
    }
    switch words.count {
    case 1:
      guard let range = range(words[0]) else {
        return .revisions(old: words[0], new: nil, fromMergeBase: false, paths: paths)
      }
      return .revisions(
        old: range.old, new: range.new, fromMergeBase: range.isSymmetric, paths: paths)
    case 2 where words.allSatisfy({ range($0) == nil }):
      return .revisions(old: words[0], new: words[1], fromMergeBase: false, paths: paths)
    default:
      throw invocation.usageError(
        "one or two revisions stand before --, as in a11ysim diff main HEAD -- Scenarios")
    }
  }

  /// Returns the ends of a range, HEAD for one that is left out; nil for what is none.
  private static func range(_ word: String) -> (old: String, new: String, isSymmetric: Bool)? {
    guard let dots = word.firstRange(of: "..") else { return nil }
    var rest = word[dots.upperBound...]
    let isSymmetric = rest.hasPrefix(".")
    if isSymmetric { rest = rest.dropFirst() }
    // No revision begins with a slash: that is a path upwards.
    guard !rest.hasPrefix("/") else { return nil }
    let old = word[..<dots.lowerBound]
    return (old.isEmpty ? "HEAD" : String(old), rest.isEmpty ? "HEAD" : String(rest), isSymmetric)
  }
}
