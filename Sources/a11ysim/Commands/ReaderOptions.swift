import A11yTree

extension OptionSpec {
  /// Which version of the reader speaks.
  static let profile = OptionSpec(
    name: "profile", value: .choice(ReaderProfile.all.map(\.name)),
    summary: "the version of VoiceOver; the scenario's own, else the newest if none is named")
  /// How announcements are written.
  static let rendering = OptionSpec(
    name: "rendering", value: .choice(Rendering.allCases.map(\.rawValue)),
    summary: "as heard, or as AccessibilitySnapshot writes it")
  /// Whether traits of our own are left out.
  static let nativeTraitsOnly = OptionSpec(
    name: "native-traits-only", value: .flag, summary: "leave out traits that iOS does not have")
}

extension OptionSpec {
  /// What the screen is operated with.
  static let technology = OptionSpec(
    name: "reader", value: .choice(AssistiveTechnology.allCases.map(\.rawValue)),
    summary: "what the screen is operated with")
}

extension OptionGroup {
  /// How the reader speaks.
  static let reader = OptionGroup(
    title: "Reader", options: [.profile, .rendering, .nativeTraitsOnly])
  /// What operates the screen, and how VoiceOver speaks.
  static let operation = OptionGroup(
    title: "Reader", options: [.technology, .profile, .rendering, .nativeTraitsOnly])
}

extension Invocation {
  /// Returns the reader that speaks: a scenario's own, but for what the options replace.
  ///
  /// Another version keeps the scenario's settings.
  func reader(insteadOf own: ReaderProfile) -> ReaderProfile {
    var reader = self[.profile].flatMap { ReaderProfile.named($0) } ?? own
    reader.verbosity = own.verbosity
    reader.nativeTraitsOnly = own.nativeTraitsOnly || has(.nativeTraitsOnly)
    return reader
  }

  /// What the screen is operated with, nil where none is named.
  var technology: AssistiveTechnology? { self[.technology].flatMap(AssistiveTechnology.init) }

  /// How announcements are written.
  var rendering: Rendering { self[.rendering].flatMap(Rendering.init) ?? .comma }
}
