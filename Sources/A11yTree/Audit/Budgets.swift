/// How much of something a card may have before it is too much.
public struct Budgets: Hashable, Sendable {
  /// The letters of a control's name.
  public var lettersPerName = 40
  /// The letters of a name that stands for several texts, as that of a card.
  public var lettersPerCardName = 120
  /// The words that one stop says.
  public var wordsPerStop = 40
  /// The stops of a card that are only read.
  public var stopsPerCard = 5

  /// Creates the budgets that hold where nobody says otherwise.
  public init() {}

  /// The value of a budget.
  public subscript(budget: Budget) -> Int {
    get { self[keyPath: budget.path] }
    set { self[keyPath: budget.path] = newValue }
  }
}

/// One of the budgets, under its name in files.
///
/// A further one is a property of `Budgets` and a row here; files, their schema and the list of
/// limits take it from the row.
public struct Budget: Sendable {
  /// The name.
  public let key: String
  /// What it limits, in a few words.
  public let title: String
  /// The id of the rule that it belongs to.
  public let rule: String
  /// The values that make sense.
  public let range: ClosedRange<Int>
  fileprivate let path: any WritableKeyPath<Budgets, Int> & Sendable

  /// Every budget, in the order of the reports.
  public static let all: [Budget] = [
    Budget(
      key: "lettersPerName", title: "letters of a control's name", rule: "name-too-long",
      range: 0...10_000, path: \.lettersPerName),
    Budget(
      key: "lettersPerCardName", title: "letters of a card's name", rule: "name-too-long",
      range: 0...10_000, path: \.lettersPerCardName),
    Budget(
      key: "wordsPerStop", title: "words that one stop says", rule: "group-too-fat",
      range: 0...10_000, path: \.wordsPerStop),
    Budget(
      key: "stopsPerCard", title: "stops of a card that are only read", rule: "group-too-chatty",
      range: 0...1000, path: \.stopsPerCard),
  ]

  /// Returns the budget of a name, nil where there is none.
  public static func named(_ key: some StringProtocol) -> Budget? {
    all.first { $0.key == key }
  }
}
