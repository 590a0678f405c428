public import A11yTree

/// Turns views into Screens.
@MainActor
public enum ViewCompiler {
  /// Returns the Screen that a view makes in an environment.
  ///
  /// The view stands on a page of the system's background colour: in a vertical scroll view,
  /// leading, without margins (DESIGN §4). What it does as it appears is done before; tasks are not
  /// begun, as nobody waits for them.
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
    var tree = settled(view, values: values, states: states)
    values.alteration?(&tree)
    var layout = LayoutEngine(tree: tree, displayScale: environment.displayScale)
    layout.run(
      width: environment.width, isRightToLeft: environment.layoutDirection == .rightToLeft)
    var pass = SemanticsPass(render: tree, layout: layout)
    let screen = pass.run(environment: environment)
    return CompiledViews(screen: screen, closures: pass.closures, focus: pass.focus)
  }

  /// How often a view may change itself as it appears; one that never ends is left as it is (ours).
  private static let maximumRounds = 32

  /// Returns what a view becomes once all is done that it does by itself.
  private static func settled(
    _ view: some View, values: EnvironmentValues, states: StateStore
  ) -> RenderTree {
    var tree = lowered(view, values: values, states: states)
    if states.lacksEvents { return settled(view, values: values, states: StateStore()) }
    var rounds = 0
    while rounds < maximumRounds, states.events.run() {
      tree = lowered(view, values: values, states: states)
      rounds += 1
    }
    return tree
  }

  private static func lowered(
    _ view: some View, values: EnvironmentValues, states: StateStore
  ) -> RenderTree {
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
    return context.tree
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
