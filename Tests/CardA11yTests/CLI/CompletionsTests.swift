import Foundation
import Testing

@testable import a11ysim

/// What shells offer, asked of the shells themselves.
@MainActor
struct CompletionsTests {
  /// A command line that ends where Tab is pressed, and what is offered, in a folder with the
  /// files `a b.json` and `cards.json` and the folder `Cards`.
  struct Row {
    let words: [String]
    let offered: [String]

    init(_ words: String..., offers offered: [String]) {
      self.words = words
      self.offered = offered
    }

    /// The line as it is typed.
    var line: String { (["a11ysim"] + words).joined(separator: " ") }
  }

  private static let rows: [Row] = [
    Row("tr", offers: ["transcript", "tree"]),
    Row("--v", offers: ["--version"]),
    Row("help", "zz", offers: []),
    Row("help", "aud", offers: ["audit"]),
    Row("audit", "--thr", offers: ["--thresholds"]),
    Row("audit", "--thresholds", "wc", offers: ["wcag22-aa", "wcag22-aaa"]),
    Row("audit", "x", "--dynamic-type", "accessibility5", "--col", offers: ["--color-scheme"]),
    Row("audit", "car", offers: ["cards.json"]),
    Row("audit", "x", "a", offers: ["a b.json"]),
    Row("audit", "--assets", "C", offers: ["Cards"]),
    Row("audit", "--assets", "c", offers: []),
    Row("audit", "--baseline", "c", offers: ["cards.json"]),
    Row("audit", "--today", "c", offers: []),
    Row("transcript", "--up", offers: ["--update"]),
    Row("transcript", "--update", "c", offers: ["cards.json"]),
    Row("transcript", "--format", "w", offers: ["webvtt"]),
    Row("baseline", "p", offers: ["prune"]),
    Row("baseline", "check", "c", offers: ["cards.json"]),
    Row("baseline", "check", "x", "c", offers: ["cards.json"]),
    Row("voices", "f", offers: ["fr"]),
    Row("completions", "", offers: ["bash", "zsh", "fish"]),
    Row("completions", "bash", "", offers: []),
    Row("man", "", offers: []),
    Row("nothing", "", offers: []),
  ]

  /// Rows for shells that leave a word whole that has "=" in it.
  private static let joinedRows: [Row] = [
    Row("audit", "--thresholds=st", offers: ["strict"]),
    Row("transcript", "--format", "json=c", offers: ["cards.json"]),
    Row("transcript", "--format=json=c", offers: ["cards.json"]),
    Row("transcript", "--format=js", offers: ["json"]),
  ]

  /// A row for each list of words behind an option.
  private var wordLists: [Row] {
    CommandSpec.all.flatMap { command in
      command.allOptions.compactMap { option in
        switch option.offered {
        case .words(let words), .wordsWithFiles(let words):
          Row(command.name, "--\(option.name)", "", offers: words)
        case .nothing, .files, .folders: nil
        }
      }
    }
  }

  @Test func bashOffersWhatTheTableHolds() throws {
    let more = [
      // bash itself splits words at "=".
      Row("audit", "--thresholds", "=", "st", offers: ["strict"]),
      Row("audit", "--thresholds", "=", "strict", "--thr", offers: ["--thresholds"]),
      Row("transcript", "--format", "json", "=", "c", offers: ["cards.json"]),
      Row("transcript", "--format", "=", "json", "=", "c", offers: ["cards.json"]),
      Row("transcript", "--format", "json", "=", offers: ["a b.json", "cards.json", "Cards"]),
      Row("transcript", "--format", "json", "=", "x", "--che", offers: ["--check"]),
      Row("transcript", "--format", "json", "=", "x", "c", offers: ["cards.json"]),
    ]
    let rows = Self.rows + more + wordLists
    let questions = rows.map { row in
      "ask \((["a11ysim"] + row.words).map(\.quotedForShell).joined(separator: " "))\n"
    }
    try expect(rows, of: "bash") { folder in
      try Program.run(
        "bash", ["-u"],
        input: Shell.bash.script(for: CommandSpec.all) + Self.asking + questions.joined(),
        in: folder)
    }
  }

  private static let asking = #"""
    ask() {
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _a11ysim
      printf '%s\n' ${COMPREPLY[@]+"${COMPREPLY[@]}"} --
    }

    """#

  @Test(.enabled(if: Program.canTry("fish")))
  func fishOffersWhatTheTableHolds() throws {
    let rows = Self.rows + wordLists + Self.joinedRows
    let questions = rows.map { "complete -C'\($0.line)'\necho -- --\n" }
    try expect(rows, of: "fish") { folder in
      try Program.run(
        "fish", ["--no-config"],
        input: Shell.fish.script(for: CommandSpec.all) + questions.joined(), in: folder)
    }
  }

  @Test(.enabled(if: Program.canTry("zsh")))
  func zshOffersWhatTheTableHolds() throws {
    let rows = Self.rows + wordLists + Self.joinedRows
    try expect(rows, of: "zsh") { folder in
      let files = [
        "_a11ysim": Shell.zsh.script(for: CommandSpec.all), "inner": Self.askingInside,
        "lines": rows.map { $0.line + "\n" }.joined(),
      ]
      for (name, text) in files {
        try text.write(toFile: "\(folder)/../\(name)", atomically: true, encoding: .utf8)
      }
      return try Program.run("zsh", ["-f"], input: Self.askingOutside, in: folder)
    }
  }

  /// Completions exist at a terminal only, so that a second shell is given one.
  private static let askingOutside = """
    zmodload zsh/zpty
    zpty asked zsh -f -i
    zpty -w asked 'source ../inner'
    while zpty -r asked chunk; do :; done
    cat ../out

    """

  /// Completes each line, and writes what is added to the list instead of showing it.
  private static let askingInside = #"""
    PROMPT=
    autoload -U compinit
    compinit -D -u
    source ../_a11ysim
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return
      fi
      local -a hits
      builtin compadd -A hits "$@"
      (( $#hits )) && print -rl -- $hits >> ../out
      builtin compadd "$@"
    }
    zle -C ask complete-word _ask
    _ask() { _main_complete; compstate[insert]=''; compstate[list]='' }
    zle-line-init() {
      local line
      for line in "${(@f)$(<../lines)}"; do
        BUFFER=$line CURSOR=$#line
        zle ask
        print -r -- -- >> ../out
      done
      exit
    }
    zle -N zle-line-init

    """#

  /// Every word that is offered must be one that no shell takes apart.
  @Test func noOfferedWordHasToBeQuoted() {
    for command in CommandSpec.all {
      let offers = command.operands.completions + command.allOptions.map(\.offered)
      for case .words(let words) in offers {
        #expect(words.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9._-]+/) != nil }, "\(words)")
      }
    }
  }

  /// Options that name files offer files.
  @Test func placeholdersAreWhatIsOffered() {
    for option in CommandSpec.all.flatMap(\.allOptions) {
      switch (option.value.expected, option.offered) {
      case ("FILE", .files), ("FOLDER", .folders): break
      case ("FILE", _), ("FOLDER", _), (_, .files), (_, .folders):
        Issue.record("--\(option.name) offers something else than \(option.value.expected)")
      default: break
      }
    }
  }

  @Test func anUnknownShellIsNamed() {
    let world = FakeWorld()
    #expect(world.run("completions", "zhs") == .notMeasured)
    #expect(world.errors.contains("unknown shell 'zhs'; did you mean 'zsh'?"))
    #expect(world.run("completions") == .notMeasured)
    #expect(world.errors.contains("completions needs bash|zsh|fish"))
  }

  /// Asks a shell, and compares what it offers that goes on from what is typed.
  private func expect(
    _ rows: [Row], of shell: String, _ ask: (String) throws -> Program.Outcome
  ) throws {
    let outcome = try Self.inFolder(ask)
    #expect(outcome.errors == "")
    let answers = outcome.output.components(separatedBy: "--\n").dropLast()
    try #require(answers.count == rows.count, "\(outcome.output)")
    for (row, answer) in zip(rows, answers) {
      let start = (row.words.last ?? "").split(separator: "=").last.map(String.init) ?? ""
      let offered = answer.split(separator: "\n").compactMap { line -> String? in
        // fish adds a description; both fish and zsh quote, and fish ends a folder.
        var word = line.split(separator: "\t")[0].replacing(#"\ "#, with: " ")
        if word.hasSuffix("/") { word.removeLast() }
        if let end = word.lastIndex(of: "=") { word = word[word.index(after: end)...] }
        // Without anything typed, options are one more thing to begin with.
        return word.hasPrefix(start) && (start != "" || !word.hasPrefix("-")) ? String(word) : nil
      }
      #expect(Set(offered) == Set(row.offered), "\(shell): \(row.line)")
    }
  }

  private static func inFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
    let files = FileManager.default
    let folder = files.temporaryDirectory.path + "/a11ysim-\(UUID().uuidString)"
    try files.createDirectory(
      atPath: "\(folder)/work/Cards", withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    for name in ["a b.json", "cards.json"] {
      try "{}".write(toFile: "\(folder)/work/\(name)", atomically: true, encoding: .utf8)
    }
    return try body("\(folder)/work")
  }
}
