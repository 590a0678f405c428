public import A11yTree

/// Turns views into Screens.
@MainActor
public enum ViewCompiler {
  /// Returns the Screen that a view makes in an environment.
  ///
  /// The view stands on a page of the system's background colour: in a vertical scroll view,
  /// leading, without margins (DESIGN §4).
  public static func compile(
    _ view: some View, in environment: ScreenEnvironment = ScreenEnvironment()
  ) -> Screen {
    compile(view, in: environment, values: EnvironmentValues(environment))
  }

  /// Returns the Screen of a view under values that a theme has changed.
  package static func compile(
    _ view: some View, in environment: ScreenEnvironment, values: EnvironmentValues
  ) -> Screen {
    compiled(view, in: environment, values: values, states: StateStore(runsActions: false)).screen
  }

  /// Returns the Screen of a view whose state is kept, and what its actions do.
  package static func compiled(
    _ view: some View, in environment: ScreenEnvironment, values: EnvironmentValues,
    states: StateStore
  ) -> CompiledViews {
    var context = _LoweringContext(environment: values, states: states)
    let page = StackSpec(axis: .vertical, alignment: UnitAlignment(x: 0, y: 0), spacing: 0)
    context.openModifier(.depth(UnitAlignment(x: 0, y: 0)))
    context.openModifier(.scroll(ScrollSpec(horizontal: false, vertical: true)))
    context.openModifier(.stack(page))
    context.environment.stackAxis = .vertical
    view._lower(into: &context)
    context.close()
    context.close()
    context.lowerPresentations()
    context.close()
    states.endLowering()

    var layout = LayoutEngine(tree: context.tree, displayScale: environment.displayScale)
    layout.run(
      width: environment.width, isRightToLeft: environment.layoutDirection == .rightToLeft)
    var pass = SemanticsPass(render: context.tree, layout: layout)
    let screen = pass.run(environment: environment)
    return CompiledViews(screen: screen, closures: pass.closures, focus: pass.focus)
  }
}

/// What views make: a Screen, and what it does not hold.
package struct CompiledViews {
  package let screen: Screen
  /// What actions do that views gave a closure.
  package let closures: [ActionID: @MainActor () -> Void]
  /// The node that gets the cursor of readers, nil where it stays.
  package let focus: NodeID?
}

extension View {
  /// Returns the Screen that the view makes in an environment.
  @MainActor @preconcurrency
  public func screen(
    in environment: ScreenEnvironment = ScreenEnvironment()
  ) -> Screen {
    ViewCompiler.compile(self, in: environment)
  }
}
