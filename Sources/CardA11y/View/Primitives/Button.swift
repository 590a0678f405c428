import A11yTree

/// What a button does, for cards, which know nothing of the render tree.
package typealias ButtonAction = ActionReference

/// A control that acts when it is activated, under SwiftUI's name.
///
/// Its label becomes one element: texts joined, a symbol without a label left out.
public struct Button<Label: View>: PrimitiveView, @unchecked Sendable {
  private let action: ActionReference
  private let label: Label

  /// Creates a button from what it does and what it shows.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = .closure(action)
    self.label = label()
  }

  /// Creates a button whose action may be a name, for components that scenario files use too.
  public init(action: ActionReference, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label())
  }

  package init(action: ActionReference, label: Label) {
    self.action = action
    self.label = label
  }

  /// Writes the label in the style of the button's place.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.button("Button", action, label)
  }
}

extension _LoweringContext {
  /// Writes a control of the button trait, its label in the style of its place.
  @MainActor
  mutating func button(
    _ name: String, _ action: ActionReference, _ label: some View,
    leaksHiddenPictures: Bool = false
  ) {
    var control = ControlSpec(action: action, traits: .isButton)
    if !environment.isEnabled { control.traits.insert(.notEnabled) }
    control.leaksHiddenPictures = leaksHiddenPictures
    open(.control(control), name: name)
    let style = environment.buttonStyle ?? PlainButtonStyle.automatic
    withEnvironment {
      $0.buttonStyle = nil
    } _: {
      style._lower(ButtonStyleConfiguration(label: .init(label)), into: &$0)
    }
    close()
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a title.
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: .closure(action), label: Text(title))
  }

  package init(_ title: String, actionName: String) {
    self.init(action: .named(actionName), label: Text(title))
  }
}

/// How buttons look, under SwiftUI's name.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that a style makes.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  fileprivate func _lower(
    _ configuration: ButtonStyleConfiguration, into context: inout _LoweringContext
  ) {
    context.withStates(of: self, ViewType.of(self)) { context in
      context.withCurrentEnvironment {
        makeBody(configuration: configuration)._lower(into: &$0)
      }
    }
  }
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public let label: Label
  /// Whether a finger lies on the button.
  public let isPressed = false

  /// What a button shows, of any type.
  public struct Label: PrimitiveView {
    private let content: any View

    fileprivate init(_ content: any View) {
      self.content = content
    }

    /// Writes the label.
    @MainActor public func _lower(into context: inout _LoweringContext) {
      content._lower(into: &context)
    }
  }
}

/// The style of a button that looks as its label does, under SwiftUI's name.
nonisolated public struct PlainButtonStyle: ButtonStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  private init(tint: Color) {
    self.tint = tint
  }

  /// The style where none was set: the label in the accent colour, dimmed while disabled.
  static let automatic = PlainButtonStyle(tint: .accentColor)

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      configuration.label.foregroundStyle(tint)
    } else {
      configuration.label
    }
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The style of a button that looks as its label does.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  /// Gives the buttons inside a style.
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> some View {
    EnvironmentModifier(content: self) { $0.buttonStyle = style }
  }
}
