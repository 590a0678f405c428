import A11yTree

/// What a button does, for cards, which know nothing of the render tree.
package typealias ButtonAction = ActionReference

/// A control that acts when it is activated, under SwiftUI's name.
///
/// Its label becomes one element: texts joined, a symbol without a label left out.
public struct Button<Label: View>: PrimitiveView, _LocatedView, @unchecked Sendable {
  private let action: ActionReference
  private let role: ButtonRole?
  private let label: Label
  /// The line on which the button was written.
  public var _source: _SourceMark?

  /// Creates a button from what it does and what it shows.
  @preconcurrency
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(action: .closure(action), label: label(), at: _SourceMark(file, line))
  }

  /// Creates a button of a role from what it does and what it shows.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(action: .closure(action), role: role, label: label(), at: _SourceMark(file, line))
  }

  /// Creates a button whose action may be a name, for components that scenario files use too.
  public init(action: ActionReference, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label())
  }

  package init(
    action: ActionReference, role: ButtonRole? = nil, label: Label, at source: _SourceMark? = nil
  ) {
    self.action = action
    self.role = role
    self.label = label
    _source = source
  }

  /// Writes the label in the style of the button's place.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.at(_source) { $0.button("Button", action, role: role, label) }
  }
}

extension _LoweringContext {
  /// Writes a control of the button trait, its label in the style of its place.
  @MainActor
  mutating func button(
    _ name: String, _ action: ActionReference, role: ButtonRole? = nil, _ label: some View,
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
      style._lower(ButtonStyleConfiguration(role: role, label: .init(label)), into: &$0)
    }
    close()
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a title.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(action: .closure(action), label: Text(titleKey), at: _SourceMark(file, line))
  }

  /// Creates a button that shows a title.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, action: @escaping @MainActor () -> Void,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(action: .closure(action), label: Text(title), at: _SourceMark(file, line))
  }

  /// Creates a button of a role that shows a title.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(
      action: .closure(action), role: role, label: Text(titleKey), at: _SourceMark(file, line))
  }

  /// Creates a button of a role that shows a title.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(action: .closure(action), role: role, label: Text(title), at: _SourceMark(file, line))
  }

  package init(_ title: String, actionName: String) {
    self.init(action: .named(actionName), label: Text(title))
  }
}

extension Button where Label == CardA11y.Label<Text, Image> {
  /// Creates a button that shows a title with a symbol of the system.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(
      action: .closure(action), role: role, label: Label(titleKey, systemImage: systemImage),
      at: _SourceMark(file, line))
  }

  /// Creates a button that shows a title with a symbol of the system.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(
      action: .closure(action), role: role, label: Label(title, systemImage: systemImage),
      at: _SourceMark(file, line))
  }
}

/// What a button is for, under SwiftUI's name; readers say nothing of it.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
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
  /// What the button is for, nil for nothing in particular.
  public let role: ButtonRole?
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
