extension View {
  /// Acts when the view comes to the screen, before anybody reads it.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ObservedView(content: self, name: "onAppear") { kept, connecting in
      (ViewEvents.Cell(), kept == nil ? action.map(connecting) : nil)
    }
  }

  /// Acts once the view has left the screen.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ObservedView(content: self, name: "onDisappear") { _, connecting in
      (ViewEvents.Cell(end: action.map(connecting)), nil)
    }
  }

  /// Acts when a value has changed, with the one before and the one now.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ObservedView(content: self, name: "onChange") { kept, connecting in
      let cell = ViewEvents.Cell(value: value)
      guard let kept else { return (cell, initial ? connecting { action(value, value) } : nil) }
      guard let old = kept.value as? Value, old != value else { return (cell, nil) }
      return (cell, connecting { action(old, value) })
    }
  }

  /// Acts when a value has changed.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Acts when a value has changed, with the one now.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Begins a task when the view comes to the screen, and cancels it when the view has gone.
  ///
  /// Only a `ViewHost` runs it; `settle()` waits for its end.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: nil, priority: priority, action: action)
  }

  /// Begins a task when the view comes to the screen, and anew whenever a value has changed.
  nonisolated public func task<ID: Hashable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: AnyHashable(value), priority: priority, action: action)
  }
}

/// A view of which something is told.
private struct ObservedView<Content: View>: PrimitiveView {
  typealias Connecting = (@escaping () -> Void) -> @MainActor () -> Void

  let content: Content
  let name: String
  let happen:
    (ViewEvents.Cell?, Connecting) -> (cell: ViewEvents.Cell, due: (@MainActor () -> Void)?)

  @MainActor func _lower(into context: inout _LoweringContext) {
    let connecting = context.connecting
    context.observe(name) { happen($0, connecting) }
    content._lower(into: &context)
  }
}

/// A view that does something in the background.
private struct TaskView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor func _lower(into context: inout _LoweringContext) {
    let tasks = context.tasks
    let (id, priority, action) = (id, priority, action)
    context.observe("task") { kept in
      let before = kept?.value as? ViewTasks.Handle
      if let before, before.id == id { return (cell(before), nil) }
      let handle = ViewTasks.Handle(id: id)
      return (
        cell(handle),
        {
          before?.task?.cancel()
          tasks?.start(handle, priority: priority, action)
        }
      )
    }
    content._lower(into: &context)
  }

  @MainActor private func cell(_ handle: ViewTasks.Handle) -> ViewEvents.Cell {
    ViewEvents.Cell(value: handle) { handle.task?.cancel() }
  }
}
