import CardA11y
import Testing

/// What views do by themselves as they come to the screen, change and go.
@MainActor
struct EventTests {
  private struct Greeting: View {
    @State private var name = "nobody"

    var body: some View {
      Text("Hello, \(name)").onAppear { name = "Ada" }
    }
  }

  /// On the iPhone it runs before anybody can read the screen.
  @Test func whatAppearingChangesIsSeenAtOnce() {
    #expect(Greeting().screen().labels == ["Hello, Ada"])
    #expect(ViewHost(Greeting()).screen.labels == ["Hello, Ada"])
  }

  private struct Part: View {
    let log: Log

    var body: some View {
      Text("Part").onAppear { log.lines.append("on") }.onDisappear { log.lines.append("off") }
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  private struct Page: View {
    let log: Log
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      Button("Show") { isShown.toggle() }
      Button("Count") { count += 1 }
        .onChange(of: count) { old, new in log.lines.append("\(old) to \(new)") }
        .onChange(of: isShown, initial: true) { log.lines.append("shown: \(isShown)") }
        .onChange(of: count) { new in log.lines.append("now \(new)") }
      if isShown { Part(log: log) }
    }
  }

  @Test func eachEventIsToldOnce() {
    let log = Log()
    let host = ViewHost(Page(log: log))
    #expect(log.lines == ["shown: true", "on"])
    host.activate("Count")
    host.activate("Show")
    host.activate("Show")
    #expect(
      log.lines.dropFirst(2) == ["now 1", "0 to 1", "off", "shown: false", "shown: true", "on"])
  }

  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func aViewThatNeverRestsIsLeftAsItIs() {
    #expect(ViewHost(Restless()).screen.labels == ["32"])
  }

  private struct Loading: View {
    @State private var lines: [String] = []
    @State private var query = 1

    var body: some View {
      Button("Again") { query += 1 }
      ForEach(lines, id: \.self) { Text($0) }
        .onAppear {}
      Text("Query \(query)")
        .task(id: query) {
          await Task.yield()
          lines.append("Result \(query)")
          UIAccessibility.post(notification: .announcement, argument: "Loaded")
        }
    }
  }

  @Test func tasksRunOnceSomebodyWaits() async {
    #expect(Loading().screen().labels == ["Again", "Query 1"])
    let host = ViewHost(Loading())
    #expect(host.screen.labels == ["Again", "Query 1"])
    let events = await host.settle()
    #expect(events == [.announcement("Loaded", priority: .default)])
    #expect(host.screen.labels == ["Again", "Result 1", "Query 1"])
    host.activate("Again")
    await host.settle()
    #expect(host.screen.labels == ["Again", "Result 1", "Result 2", "Query 2"])
  }

  private struct Endless: View {
    @State private var isShown = true
    let log: Log

    var body: some View {
      Button("Hide") { isShown = false }
      if isShown {
        Text("Shown").task {
          while !Task.isCancelled { await Task.yield() }
          log.lines.append("cancelled")
        }
      }
    }
  }

  @Test func aTaskOfAViewThatHasGoneIsCancelled() async {
    let log = Log()
    let host = ViewHost(Endless(log: log))
    await host.settle(within: .milliseconds(1))
    #expect(log.lines == [])
    host.activate("Hide")
    await host.settle()
    #expect(log.lines == ["cancelled"])
  }

  @Test func aModelMayBeChangedFromOutside() {
    final class Model: ObservableObject {
      @Published var name = "Ada"
    }
    struct Card: View {
      @ObservedObject var model: Model
      var body: some View { Text(model.name) }
    }
    let model = Model()
    let host = ViewHost(Card(model: model))
    model.name = "Grace"
    #expect(host.screen.labels == ["Ada"])
    host.update()
    #expect(host.screen.labels == ["Grace"])
  }
}
