import CardA11y

extension CommandSpec {
  /// `a11ysim init [FOLDER]`.
  static let initFiles = CommandSpec(
    name: "init", summary: "writes a first scenario and a configuration, which pass an audit",
    operands: Operands(
      synopsis: "[FOLDER]", minimum: 0, maximum: 1, completions: [.folders]),
    details: [
      "The folder is the current one unless another is named, which need not be there yet. Nothing "
        + "is ever written over: where one of the files stands already, none is written."
    ],
    options: [OptionGroup(title: "What to do", options: [.ci])],
    examples: [
      Example("a11ysim init", "begins in the current folder"),
      Example("a11ysim init Cards", "begins in a folder of its own"),
    ]
  ) { invocation throws(UsageError) in
    try invocation.refuseToWriteInCI("init")
    let start = FirstFiles(folder: invocation.operands.first ?? ".")
    do throws(FileError) {
      for file in start.files where (try? invocation.console.inspect(file.path)) != nil {
        return .notMeasured([
          "\(file.path): error: stands there already, and init never writes over a file: move it "
            + "away, or name another folder"
        ])
      }
      try invocation.console.create(start.files)
    } catch {
      return .notMeasured(["\(error.message); nothing was written"])
    }
    return CommandResult(output: start.page.text(in: invocation.console.style(of: .output)))
  }
}

/// What a folder begins with.
private struct FirstFiles {
  /// The folder, as it was named.
  let folder: String

  var files: [Console.NewFile] {
    [
      .init(path: path(AuditConfiguration.fileName), text: Self.configuration),
      .init(path: scenario, text: Self.scenario),
    ]
  }

  /// What was written, and what can be done with it.
  var page: Page {
    var page = Page()
    for file in files { page.line("wrote ", Span(file.path, .place)) }
    page.gap()
    page.line(Span("Next", .strong))
    page.table(
      next.map { [Span("a11ysim \($0.arguments)"), Span($0.summary)] })
    return page
  }

  private var next: [(arguments: String, summary: String)] {
    let scenarios = path(ScenarioFiles.defaultFolder).typed
    return [
      ("audit \(scenarios)", "plays the script and runs the rules over every text size"),
      ("transcript \(scenario.typed)", "shows what VoiceOver says"),
      ("transcript --update \(scenarios)", "keeps it as a golden, which audit compares"),
      ("tree \(scenario.typed)", "shows elements, frames and colours"),
      ("schema > scenario.schema.json", "writes what an editor needs to complete the file"),
    ]
  }

  private var scenario: String {
    path("\(ScenarioFiles.defaultFolder)/first-card\(FileFinder.suffix)")
  }

  private func path(_ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static let configuration = """
    {
      "thresholds": "wcag22-aa",
      "largeText": "ios-points",
      "failOn": "failed"
    }

    """

  private static let scenario = """
    {
      "name": "First card",
      "matrix": { "dynamicType": "all", "colorScheme": ["light", "dark"] },
      "screen": [
        {
          "type": "VStack",
          "alignment": "leading",
          "spacing": 8,
          "content": [
            {
              "type": "Text",
              "text": "Summer Salad",
              "font": "headline",
              "accessibilityAddTraits": ["header"]
            },
            "Ready in 20 minutes",
            {
              "type": "Button",
              "action": "cook",
              "label": {
                "type": "Text",
                "text": "Cook",
                "foregroundStyle": "primary",
                "modifiers": [{ "frame": { "minWidth": 44, "minHeight": 44 } }]
              }
            }
          ],
          "modifiers": [{ "padding": 16 }]
        }
      ],
      "script": [
        { "gesture": "swipeRight", "expect": "Summer Salad, heading" },
        { "gesture": "swipeRight", "expect": "Ready in 20 minutes" },
        { "gesture": "swipeRight", "expect": "Cook, button" },
        { "gesture": "doubleTap", "expect": { "action": "cook" } },
        { "gesture": "swipeRight", "expect": { "sound": "boundary" } }
      ]
    }

    """
}

extension String {
  /// The path as it is typed in a shell, quoted only where it has to be.
  fileprivate var typed: String {
    let isPlain = utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || "/._-".utf8.contains(byte)
    }
    return isPlain ? self : quotedForShell
  }
}
