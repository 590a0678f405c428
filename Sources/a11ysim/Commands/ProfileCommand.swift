import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim profile list|show|diff`.
  static let profile = CommandSpec(
    name: "profile", summary: "lists the versions of VoiceOver, and tells what another one changes",
    operands: Operands(
      synopsis: "list | show NAME | diff OLD NEW [PATH…]", minimum: 1, maximum: nil,
      hint: ", such as list, or diff ios-18 ios-26 Scenarios",
      completions: [
        .words(["list", "show", "diff"]), .words(ReaderProfile.all.map(\.name)),
        .words(ReaderProfile.all.map(\.name)), .files,
      ]),
    details: [
      "diff tells what an update of the system changes for the same scenarios: what is heard, and "
        + "what the rules find by the colours of that system. It is a11ysim diff with another "
        + "reader on each side, and ends with the same status: 1 where something is lost."
    ],
    options: [
      .comparison, OptionGroup(title: "Reader", options: [.nativeTraitsOnly]), .environment,
      .assets, DiffReports.output,
    ],
    examples: [
      Example("a11ysim profile list", "lists the versions of VoiceOver"),
      Example("a11ysim profile show ios-18", "tells what is known of one"),
      Example(
        "a11ysim profile diff ios-18 ios-26 Scenarios",
        "tells what an update of the system changes for the scenarios"),
    ]
  ) { invocation throws(UsageError) in
    let words = Array(invocation.operands.dropFirst())
    switch invocation.operands.first {
    case "list":
      return try invocation.show(ReaderProfile.all, isDetailed: false, words, count: 0)
    case "show":
      return try invocation.show(
        try words.prefix(1).map { name throws(UsageError) in try invocation.profile(named: name) },
        isDetailed: true, words, count: 1)
    case "diff":
      guard words.count >= 2 else {
        throw invocation.usageError("profile diff needs two profiles: ios-18 ios-26")
      }
      let profiles = try words.prefix(2).map { name throws(UsageError) in
        try invocation.profile(named: name).name
      }
      guard !words.contains("-") else {
        throw invocation.usageError("standard input can be read only once; name a file")
      }
      return try DiffReports.result(invocation) {
        DiffSides(
          profiles: (profiles[0], profiles[1]), of: Array(words.dropFirst(2)),
          console: invocation.console)
      }
    default:
      let word = invocation.operands.first ?? ""
      throw invocation.usageError(
        "profile: unknown action '\(word)'"
          + word.suggestion(among: ["list", "show", "diff"], listing: true))
    }
  }
}

extension Invocation {
  fileprivate func profile(named name: String) throws(UsageError) -> ReaderProfile {
    guard let profile = ReaderProfile.named(name) else {
      throw usageError(
        "unknown profile '\(name)'"
          + name.suggestion(among: ReaderProfile.all.map(\.name), listing: true))
    }
    return profile
  }

  /// Shows profiles, where nothing but so many words stands behind the action.
  @MainActor
  fileprivate func show(
    _ profiles: [ReaderProfile], isDetailed: Bool, _ words: [String], count: Int
  ) throws(UsageError) -> CommandResult {
    guard words.count <= count else {
      throw usageError("unexpected argument '\(words[count])'")
    }
    guard words.count == count else { throw usageError("profile show needs NAME") }
    for group in [OptionGroup.environment, .assets] {
      if let option = group.options.first(where: { has($0) }) {
        throw usageError("--\(option.name) is for profile diff")
      }
    }
    let plan = try OutputPlan(self)
    let report = ProfileReport(profiles: profiles, isDetailed: isDetailed)
    var result = CommandResult()
    plan.deliver(into: &result, console: console, page: report.page, value: report.value)
    return result
  }
}
