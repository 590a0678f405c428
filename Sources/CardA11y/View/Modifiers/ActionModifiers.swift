import A11yTree

extension View {
  /// Says what a double tap does, or what another gesture does.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    attributed { $0.add(.running(handler), for: actionKind) }
  }

  /// Adds an action that readers offer by name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    attributed { $0.customActions = [(name.string(in: $1), .running(handler))] }
  }

  /// Adds an action that readers offer by name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action that readers offer by name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets the value be changed by swiping up and down.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    adjusted(
      increment: .running { handler(.increment) }, decrement: .running { handler(.decrement) })
  }

  nonisolated func adjusted(increment: ActionReference, decrement: ActionReference) -> some View {
    attributed {
      $0.addedTraits = .adjustable
      $0.gestures = GestureActions(increment: increment, decrement: decrement)
    }
  }

  /// Acts on a tap; readers get neither a role nor a stop of it.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modified(.tap(.running(action)))
  }

  /// Acts on a long press, which readers offer as one too.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void
  ) -> some View {
    longPressed(.running(action))
  }

  nonisolated func longPressed(_ action: ActionReference) -> some View {
    attributed { $0.gestures.longPress = action }
  }
}

/// What a reader asks a view to do, under SwiftUI's name.
public struct AccessibilityActionKind: Hashable, Sendable {
  fileprivate enum Kind: Hashable {
    case activation
    case escape
    case magicTap
    case named(String)
  }
  fileprivate let kind: Kind

  /// Creates the kind of an action that is offered by name.
  public init(named name: Text) {
    kind = .named(name.string(in: EnvironmentValues()))
  }

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(.activation)
  /// What the two-finger scrub does: to go back, or to dismiss.
  public static let escape = AccessibilityActionKind(.escape)
  /// What the two-finger double tap does.
  public static let magicTap = AccessibilityActionKind(.magicTap)
}

/// The way in which a value is changed, under SwiftUI's name.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

extension SemanticAttributes {
  mutating func add(_ action: ActionReference, for actionKind: AccessibilityActionKind) {
    switch actionKind.kind {
    case .activation: defaultAction = action
    case .escape: gestures.escape = action
    case .magicTap: gestures.magicTap = action
    case .named(let name): customActions.append((name, action))
    }
  }
}
