import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim render PATH`.
  static let render = CommandSpec(
    name: "render", summary: "draws the screen, with the focus order and the findings on it",
    operands: .someScenarios,
    details: [
      "The picture is SVG. Texts stand in the lines and widths that were computed; pictures and "
        + "symbols are placeholders. Numbers are the stops of VoiceOver in their order, with what "
        + "is heard beside them; letters are findings, without advice."
    ],
    options: [
      OptionGroup(title: "What to draw", options: [.sizeList, .compare]),
      OptionGroup(title: "Limits", options: [.thresholds, .largeText]), .reader, .environment,
      .assets, OptionGroup(title: "Output", options: [.out, .format([.svg])]),
    ],
    examples: [
      Example(
        "a11ysim render Scenarios/salad.scenario.json --out salad.svg",
        "draws the screen with its focus order and findings"),
      Example(
        "a11ysim render Scenarios/salad.scenario.json --sizes all --compare scheme --out sheet.svg",
        "draws every text size, light beside dark"),
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation.namingItsFile(), formats: [.svg])
    let files = try ScenarioFiles(invocation)
    let sizes = try invocation.sizes()
    let (figures, errors) = files.map { path throws(InputError) -> PictureFigure in
      let scenario = try files.scenario(at: path)
      return try scenario.figure(
        sizes: sizes, judgedBy: try files.policy(of: scenario).options, invocation)
    }
    var result = CommandResult(errors: errors)
    guard !figures.isEmpty else { return result }
    plan.write(
      into: &result, console: invocation.console,
      [(.svg, { _ in PictureSheet(figures: figures).document })])
    return result
  }
}

extension OptionSpec {
  fileprivate static let sizeList = OptionSpec(
    name: "sizes", value: .word("all|SIZE,…"),
    summary: "a sheet with every text size, or with some of them",
    completion: .words(["all"] + DynamicTypeSize.allCases.map(\.rawValue)))
  fileprivate static let compare = OptionSpec(
    name: "compare", value: .choice(["scheme", "direction"]),
    summary: "light beside dark, or left to right beside right to left")
  fileprivate static let out = OptionSpec(
    name: "out", value: .word("FILE"), summary: "into a file instead of standard output",
    completion: .files)
}

extension Invocation {
  /// Returns the command line with `--out FILE` said as `--format svg=FILE`.
  fileprivate func namingItsFile() -> Invocation {
    var result = self
    guard let file = self[.out] else { return result }
    result.values[OptionSpec.format.name, default: []].append("svg=\(file)")
    return result
  }

  /// Returns the text sizes to draw, nil for the one of the environment.
  fileprivate func sizes() throws(UsageError) -> [DynamicTypeSize]? {
    guard let text = self[.sizeList] else { return nil }
    if OptionGroup.environment.options.contains(where: {
      $0.name == "dynamic-type" && has($0)
    }) {
      throw usageError("--sizes and --dynamic-type exclude each other")
    }
    guard text != "all" else { return DynamicTypeSize.allCases }
    var sizes: [DynamicTypeSize] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let size = DynamicTypeSize(rawValue: word) else {
        let known = ["all"] + DynamicTypeSize.allCases.map(\.rawValue)
        throw usageError(
          "--sizes: unknown text size '\(word)'" + word.suggestion(among: known, listing: true))
      }
      if !sizes.contains(size) { sizes.append(size) }
    }
    return sizes
  }
}

extension Scenario {
  /// Returns the figure of the screens that a command line asks for.
  @MainActor
  fileprivate func figure(
    sizes: [DynamicTypeSize]?, judgedBy options: Audit.Options, _ invocation: Invocation
  ) throws(InputError) -> PictureFigure {
    let environments = environment.compared(by: invocation[.compare]).flatMap { environment in
      (sizes ?? [environment.dynamicType]).map { size in
        var environment = environment
        environment.dynamicType = size
        return environment
      }
    }
    let screens = try screens(in: environments)
    let findings = Audit.run(screens, options: options).findings
    let varying = EnvironmentWords.varying(environments)
    var panels: [PicturePanel] = []
    for (screen, entries) in zip(screens, varying) {
      panels.append(
        PicturePanel(
          caption: entries.map(\.words).joined(separator: ", "), screen: screen,
          announcements: try announcements(on: screen), findings: findings,
          rendering: invocation.rendering))
    }
    return PictureFigure(title: name ?? path, panels: panels)
  }
}

extension ScreenEnvironment {
  /// Returns this environment, or it and its counterpart where the two are compared.
  fileprivate func compared(by word: String?) -> [ScreenEnvironment] {
    switch word {
    case "scheme": return schemes
    case "direction":
      return LayoutDirection.allCases.map { direction in
        var environment = self
        environment.layoutDirection = direction
        return environment
      }
    default: return [self]
    }
  }
}
