/// What the views of a screen do in the background.
@MainActor
package final class ViewTasks {
  /// How many of them have not come to an end.
  package private(set) var running = 0

  package init() {}

  /// A task that a view has begun, until it is done or the view has gone.
  final class Handle {
    let id: AnyHashable?
    var task: Task<Void, Never>?

    init(id: AnyHashable?) {
      self.id = id
    }
  }

  /// Begins a task.
  func start(
    _ handle: Handle, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) {
    running += 1
    handle.task = Task(priority: priority) {
      await action()
      running -= 1
    }
  }
}
