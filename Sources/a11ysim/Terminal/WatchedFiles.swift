/// What a run looked at, and what it was then.
///
/// Whatever a command reads goes through its console. So everything that a result depends on is
/// known without knowing what scenarios name, files among it that were looked for in vain.
final class WatchedFiles {
  /// What the run was told, by what it asked; what it wrote itself is up to date.
  private(set) var answers: [Question: Answer] = [:]
  private let world: Console

  /// What a run can ask about a path.
  enum Question: Hashable {
    /// What the file holds.
    case content(String)
    /// What stands there.
    case kind(String)
    /// What the folder holds.
    case names(String)
  }

  /// What stands for the answer, short enough to be kept and compared.
  enum Answer: Equatable {
    /// There is nothing that could be looked at.
    case nothing
    /// A content, which changes with the file or with what is written into it.
    case content(PathStatus.Identity, PathStatus.Version)
    /// A kind of thing.
    case kind(PathStatus.Kind)
    /// The names in a folder, sorted.
    case names([String])
  }

  /// Watches nothing yet.
  init(_ world: Console) {
    self.world = world
  }

  /// How many files were read.
  var count: Int {
    answers.keys.count { question in
      if case .content = question { answers[question] != .nothing } else { false }
    }
  }

  /// A console that notes what is asked of it.
  var console: Console {
    var console = world
    console.read = { path throws(FileError) in
      self.note(.content(path))
      return try self.world.read(path)
    }
    console.inspect = { path throws(FileError) in
      self.note(.kind(path))
      return try self.world.inspect(path)
    }
    console.list = { path throws(FileError) in
      self.note(.names(path))
      return try self.world.list(path)
    }
    console.replace = { path, text throws(FileError) in
      try self.world.replace(path, text)
      self.renew(path)
    }
    return console
  }

  /// Returns what would be answered now.
  func currentAnswers() -> [Question: Answer] {
    var current = answers
    for question in answers.keys { current[question] = answer(question) }
    return current
  }

  /// The first answer counts, as what changes during a run is seen by a part of it only.
  private func note(_ question: Question) {
    if answers[question] == nil { answers[question] = answer(question) }
  }

  /// What the run itself has written is no change.
  private func renew(_ path: String) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    for question in [Question.content(path), .kind(path), .names(folder)]
    where answers[question] != nil {
      answers[question] = answer(question)
    }
  }

  private func answer(_ question: Question) -> Answer {
    switch question {
    case .content(let path):
      guard let status = try? world.inspect(path) else { return .nothing }
      return .content(status.identity, status.version)
    case .kind(let path):
      guard let status = try? world.inspect(path) else { return .nothing }
      return .kind(status.kind)
    case .names(let folder):
      guard let entries = try? world.list(folder) else { return .nothing }
      return .names(entries.map(\.name).sorted())
    }
  }
}
