/// Something of which a rule requires nothing, listed rather than skipped.
public struct Exemption: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  /// Why nothing is required: `disabled`, `decorative`, `logotype`, `invisible`, `no-words`.
  public var reason: String
  /// The element.
  public var element: Finding.Element
  /// What of the element it is about, as `text-0`.
  public var evidence: String
  /// Where it was written, nil where that is not known.
  public var location: SourceLocation?
  /// The environments in which it holds, by the settings in which the screens differ.
  public var environments: [[EnvironmentEntry]]
}
