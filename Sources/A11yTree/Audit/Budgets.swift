/// How much of something there may be before it is too much.
public struct Budgets: Hashable, Sendable {
  /// The letters of a control's name.
  public var lettersPerName = 40
  /// The letters of a name that stands for several texts, as that of a card.
  public var lettersPerCardName = 120
  /// The words that one stop says.
  public var wordsPerStop = 40
  /// The stops of a card that are only read.
  public var stopsPerCard = 5
  /// The gestures that it may take to reach an action, nil for any number.
  public var gestures: Int?
  /// The seconds of speech that it may take to reach an action, nil for any number.
  public var seconds: Int?
  /// What it may take to reach single actions, which goes before what holds for every one.
  public var actions: [ActionBudget] = []

  /// Creates the budgets that hold where nobody says otherwise.
  public init() {}

  /// What it may take to reach one action.
  public struct ActionBudget: Hashable, Sendable {
    /// The name of the action.
    public let action: ActionID
    /// The gestures, nil for what holds for every action.
    public var gestures: Int?
    /// The seconds of speech, nil for what holds for every action.
    public var seconds: Int?

    /// Creates a budget that limits nothing yet.
    public init(_ action: ActionID) {
      self.action = action
    }
  }

  /// The value of a budget, nil where it limits nothing; one that always does keeps its value.
  public subscript(budget: Budget) -> Int? {
    get {
      switch budget.path {
      case .value(let path): self[keyPath: path]
      case .ofActions(let path, _): self[keyPath: path]
      }
    }
    set {
      switch budget.path {
      case .value(let path): self[keyPath: path] = newValue ?? self[keyPath: path]
      case .ofActions(let path, _): self[keyPath: path] = newValue
      }
    }
  }

  /// Limits what it may take to reach one action, for the budgets of that kind.
  public mutating func limit(_ action: ActionID, _ budget: Budget, to value: Int) {
    guard case .ofActions(_, let path) = budget.path else { return }
    let place = actions.firstIndex { $0.action == action } ?? actions.count
    if place == actions.count { actions.append(ActionBudget(action)) }
    actions[place][keyPath: path] = value
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
  fileprivate let path: Path

  fileprivate enum Path: Sendable {
    /// One that always limits.
    case value(any WritableKeyPath<Budgets, Int> & Sendable)
    /// One that may limit nothing, and that can be set for single actions too.
    case ofActions(
      any WritableKeyPath<Budgets, Int?> & Sendable,
      any WritableKeyPath<Budgets.ActionBudget, Int?> & Sendable)
  }

  /// Whether it can be set for single actions too.
  public var isOfActions: Bool {
    if case .ofActions = path { true } else { false }
  }

  /// Every budget, in the order of the reports.
  public static let all: [Budget] = [
    Budget(
      key: "lettersPerName", title: "letters of a control's name", rule: "name-too-long",
      range: 0...10_000, path: .value(\.lettersPerName)),
    Budget(
      key: "lettersPerCardName", title: "letters of a card's name", rule: "name-too-long",
      range: 0...10_000, path: .value(\.lettersPerCardName)),
    Budget(
      key: "wordsPerStop", title: "words that one stop says", rule: "group-too-fat",
      range: 0...10_000, path: .value(\.wordsPerStop)),
    Budget(
      key: "stopsPerCard", title: "stops of a card that are only read", rule: "group-too-chatty",
      range: 0...1000, path: .value(\.stopsPerCard)),
    Budget(
      key: "gestures", title: "gestures to reach an action", rule: "effort-budget",
      range: 1...10_000, path: .ofActions(\.gestures, \.gestures)),
    Budget(
      key: "seconds", title: "seconds of speech to reach an action", rule: "effort-budget",
      range: 1...10_000, path: .ofActions(\.seconds, \.seconds)),
  ]

  /// Returns the budget of a name, nil where there is none.
  public static func named(_ key: some StringProtocol) -> Budget? {
    all.first { $0.key == key }
  }
}
