import CardA11y
import Testing

/// What views keep while they are on the screen.
@MainActor
struct StateTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private func tap<Content: View>(_ label: String, on host: ViewHost<Content>) throws {
    let element = host.screen.elements.first { $0.label == label }
    host.perform(try #require(element?.defaultAction, "\(label)"))
  }

  @Test func aValueOutlivesTheDescription() throws {
    let host = ViewHost(Counter(name: "A"))
    for count in 0..<3 { try tap("A \(count)", on: host) }
    #expect(host.screen.labels == ["A 3"])
  }

  @Test func eachPlaceKeepsItsOwn() throws {
    let twice = Counter(name: "A")
    let host = ViewHost(
      VStack {
        twice
        twice
        ForEach(["x", "y"], id: \.self) { Counter(name: $0) }
      })
    try tap("A 0", on: host)
    try tap("y 0", on: host)
    try tap("y 1", on: host)
    #expect(host.screen.labels == ["A 1", "A 0", "x 0", "y 2"])
  }

  @Test func twoScreensKeepTheirOwn() throws {
    let view = Counter(name: "A")
    let (first, second) = (ViewHost(view), ViewHost(view))
    try tap("A 0", on: first)
    try tap("A 0", on: second)
    try tap("A 1", on: first)
    #expect(first.screen.labels == ["A 2"])
    #expect(second.screen.labels == ["A 1"])
    #expect(view.screen().labels == ["A 0"])
  }

  private struct Page: View {
    @State private var isShown = true
    @State private var isFirst = true
    @State private var names = ["a", "b"]

    var body: some View {
      Button("Show") { isShown.toggle() }
      Button("Switch") { isFirst.toggle() }
      Button("Turn") { names.reverse() }
      if isShown { Counter(name: "Part") }
      if isFirst { Counter(name: "First") } else { Counter(name: "Second") }
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }

  @Test func whatDisappearsBeginsAnew() throws {
    let host = ViewHost(Page())
    try tap("Part 0", on: host)
    try tap("First 0", on: host)
    try tap("Show", on: host)
    try tap("Show", on: host)
    #expect(host.screen.labels.contains("Part 0") && host.screen.labels.contains("First 1"))
    try tap("Switch", on: host)
    #expect(host.screen.labels.contains("Second 0"))
  }

  @Test func whatMovesInALoopKeepsItsValue() throws {
    let host = ViewHost(Page())
    try tap("a 0", on: host)
    try tap("Turn", on: host)
    #expect(host.screen.labels.suffix(2) == ["b 0", "a 1"])
  }

  private struct Settings: View {
    struct Values {
      var isLoud = false
      var name: String?
    }
    @State private var values = Values()
    @State private var choice: Int?

    var body: some View {
      Toggle("Loud", isOn: $values.isLoud)
      Child(choice: $choice)
      Text(choice.map { "Chosen: \($0)" } ?? "Nothing chosen")
    }
  }

  private struct Child: View {
    @Binding var choice: Int?

    var body: some View {
      Button("Choose") { choice = (choice ?? 0) + 1 }
    }
  }

  @Test func bindingsReachThroughChildren() throws {
    let host = ViewHost(Settings())
    try tap("Loud", on: host)
    try tap("Choose", on: host)
    try tap("Choose", on: host)
    #expect(host.screen.labels == ["Loud", "Choose", "Chosen: 2"])
    #expect(host.screen.elements[0].value == "1")
  }

  private struct Striking: ViewModifier {
    @State private var isStruck = false

    func body(content: Content) -> some View {
      content.accessibilityValue(isStruck ? "struck" : "")
      Button("Strike") { isStruck = true }
    }
  }

  @Test func modifiersKeepValuesToo() throws {
    let host = ViewHost(Text("Task").modifier(Striking()))
    try tap("Strike", on: host)
    #expect(host.screen.elements.map(\.value) == ["struck", nil])
  }

  private struct Tasks: View {
    struct Item: Identifiable {
      let id: String
      var isDone = false
    }
    @State private var items = [Item(id: "a"), Item(id: "b")]

    var body: some View {
      ForEach($items) { $item in Toggle(item.id, isOn: $item.isDone) }
      Button("Turn") { items.reverse() }
      Button("Drop") { items.removeLast() }
      Text(items.filter(\.isDone).map(\.id).joined())
    }
  }

  @Test func rowsChangeTheElementsThatTheyShow() throws {
    let host = ViewHost(Tasks())
    try tap("b", on: host)
    #expect(host.screen.labels == ["a", "b", "Turn", "Drop", "b"])
    try tap("Turn", on: host)
    #expect(host.screen.elements.prefix(2).map(\.value) == ["1", "0"])
    try tap("Drop", on: host)
    try tap("b", on: host)
    #expect(host.screen.labels == ["b", "Turn", "Drop", ""])
  }

  private struct Sized: View {
    @Environment(\.dynamicTypeSize) private var size
    @State private var seen = "none"

    var body: some View {
      Button("Look") { seen = size.rawValue }
      Text(seen)
    }
  }

  /// An action reads the environment of its view.
  @Test func actionsReadTheEnvironment() throws {
    let host = ViewHost(
      VStack {
        Sized()
        Sized().environment(\.dynamicTypeSize, .xSmall)
      }, in: environment { $0.dynamicType = .accessibility2 })
    for element in host.screen.elements where element.label == "Look" {
      host.perform(try #require(element.defaultAction))
    }
    #expect(host.screen.labels == ["Look", "accessibility2", "Look", "xSmall"])
  }
}
