/// A limit with which a rule compares, under each named set of thresholds.
public struct RuleLimit: Hashable, Sendable {
  /// The name of the property.
  public let key: String
  /// What it limits, in a few words.
  public let title: String
  /// The values with the names of the sets that have them, the default one first.
  public let values: [Entry]

  /// A value, with the names of the sets that have it.
  public struct Entry: Hashable, Sendable {
    /// The value as people read it.
    public let value: String
    /// The names of the sets.
    public fileprivate(set) var thresholds: [String]
  }

  /// Returns the limit of a key in all sets, nil where there is none.
  init?(key: String) {
    var title: String?
    var values: [Entry] = []
    for set in Thresholds.all {
      guard let limit = set.limits.first(where: { $0.key == key }) else { return nil }
      title = limit.title
      let value = limit.value.description
      if let place = values.firstIndex(where: { $0.value == value }) {
        values[place].thresholds.append(set.name)
      } else {
        values.append(Entry(value: value, thresholds: [set.name]))
      }
    }
    guard let title else { return nil }
    self.key = key
    self.title = title
    self.values = values
  }
}

extension Rule {
  /// What it compares with, under each named set of thresholds.
  public var comparedLimits: [RuleLimit] { limits.compactMap { RuleLimit(key: $0) } }
}
