import SwiftUI

struct CardsApp: App {
  @State private var session = Session()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      AccountCard()
        .environment(session)
    }
  }
}

@Observable
final class Session {
  var user: String?
  var visits = 1_204
}

/// A card that reads a model of the environment, and loads.
struct AccountCard: View {
  @Environment(Session.self) private var session
  @Environment(\.locale) private var locale
  @State private var offers: [String] = []
  @State private var phase = Phase.idle

  enum Phase: Equatable {
    case idle, loading
    case failed(String)
  }

  var body: some View {
    @Bindable var session = session
    VStack {
      TextField("Name", text: Binding($session.user, default: ""))
      Text("\(session.visits) visits")
      Text(verbatim: locale.identifier)
      switch phase {
      case .idle: Text("Ready")
      case .loading: ProgressView("Loading")
      case .failed(let reason): Text("Failed: \(reason)")
      }
      ForEach(offers, id: \.self, content: Text.init)
    }
    .task {
      phase = .loading
      offers = await Self.load()
      phase = .idle
    }
    .onChange(of: phase) { old, new in
      if case .failed = new { offers = [] }
    }
  }

  private static func load() async -> [String] {
    await Task.yield()
    return ["Two for one", "Free delivery"]
  }
}

extension Binding {
  /// A binding that stands in for a value that is absent.
  init(_ source: Binding<Value?>, default value: Value) {
    self.init(
      get: { source.wrappedValue ?? value },
      set: { source.wrappedValue = $0 })
  }

  func onUpdate(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { newValue in
        wrappedValue = newValue
        handler(newValue)
      })
  }
}
