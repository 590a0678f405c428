import A11yTree

extension OptionSpec {
  /// Which version of the reader speaks.
  static let profile = OptionSpec(
    name: "profile", value: .choice(ReaderProfile.all.map(\.name)),
    summary: "the version of VoiceOver; the newest if none is named")
  /// How announcements are written.
  static let rendering = OptionSpec(
    name: "rendering", value: .choice(Rendering.allCases.map(\.rawValue)),
    summary: "as heard, or as AccessibilitySnapshot writes it")
  /// Whether traits of our own are left out.
  static let nativeTraitsOnly = OptionSpec(
    name: "native-traits-only", value: .flag, summary: "leave out traits that iOS does not have")
}

extension OptionGroup {
  /// How the reader speaks.
  static let reader = OptionGroup(
    title: "Reader", options: [.profile, .rendering, .nativeTraitsOnly])
}

extension Invocation {
  /// The profile of the reader that speaks.
  var profile: ReaderProfile {
    var profile = self[.profile].flatMap { ReaderProfile.named($0) } ?? .newest
    profile.nativeTraitsOnly = has(.nativeTraitsOnly)
    return profile
  }

  /// How announcements are written.
  var rendering: Rendering { self[.rendering].flatMap(Rendering.init) ?? .comma }
}
