import CardA11y
import Foundation
import Observation
import Testing

/// Models that views keep, share and are given.
@MainActor
struct ModelTests {
  private final class Cart: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var count = 0
    @Published var note = ""

    init() {
      Self.made += 1
    }
  }

  private struct CartButton: View {
    @StateObject private var cart = Cart()

    var body: some View {
      Button("Add, \(cart.count)") { cart.count += 1 }
      CartNote(cart: cart)
      CartTotal()
        .environmentObject(cart)
    }
  }

  private struct CartNote: View {
    @ObservedObject var cart: Cart

    var body: some View {
      TextField("Note", text: $cart.note)
      Button("Fill") { $cart.note.wrappedValue = "full" }
    }
  }

  private struct CartTotal: View {
    @EnvironmentObject private var cart: Cart

    var body: some View {
      Text("Total \(cart.count) \(cart.note)")
    }
  }

  @Test func aModelIsMadeOnceAndShared() {
    Cart.made = 0
    let host = ViewHost(CartButton())
    host.activate("Add, 0")
    host.activate("Fill")
    host.activate("Add, 1")
    #expect(host.screen.labels == ["Add, 2", nil, "Fill", "Total 2 full"])
    #expect(Cart.made == 1)
  }

  @Observable @MainActor
  fileprivate final class Player {
    var isPlaying = false
    var volume = 0.5
  }

  private struct PlayerCard: View {
    @State private var player = Player()

    var body: some View {
      Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
      PlayerSwitch(player: player)
      PlayerState()
        .environment(player)
    }
  }

  private struct PlayerSwitch: View {
    @Bindable var player: Player

    var body: some View {
      Toggle("Playing", isOn: $player.isPlaying)
    }
  }

  private struct PlayerState: View {
    @Environment(Player.self) private var player

    var body: some View {
      Text(player.isPlaying ? "on" : "off")
    }
  }

  @Test func anObservableModelIsBoundAndGiven() {
    let host = ViewHost(PlayerCard())
    #expect(host.screen.labels == ["Play", "Playing", "off"])
    host.activate("Playing")
    #expect(host.screen.labels == ["Pause", "Playing", "on"])
  }

  /// A property wrapper of the app's own, with state and environment inside.
  @propertyWrapper
  private struct Ticker: DynamicProperty {
    @State private var ticks = 0
    @Environment(\.dynamicTypeSize) private var size

    var wrappedValue: Int {
      get { size.isAccessibilitySize ? -ticks : ticks }
      nonmutating set { ticks = newValue }
    }
  }

  private struct Ticking: View {
    @Ticker private var ticks

    var body: some View {
      Button("Tick \(ticks)") { ticks = abs(ticks) + 1 }
    }
  }

  @Test func propertiesInsideOfPropertiesAreKept() {
    let host = ViewHost(Ticking())
    host.activate("Tick 0")
    host.activate("Tick 1")
    #expect(host.screen.labels == ["Tick 2"])
    let large = ViewHost(Ticking().dynamicTypeSize(.accessibility1))
    large.activate("Tick 0")
    #expect(large.screen.labels == ["Tick -1"])
  }

  private struct Setting: View {
    @AppStorage("units") private var isMetric = true
    @SceneStorage("tab") private var tab: String?

    var body: some View {
      Toggle("Metric", isOn: $isMetric)
      Button("Tab") { tab = "second" }
      Text(tab ?? "first")
    }
  }

  private struct Distance: View {
    @AppStorage("units", store: .standard) private var isMetric = true

    var body: some View {
      Text(isMetric ? "12 km" : "7 mi")
    }
  }

  @Test func storedValuesAreSharedByTheirNames() {
    let host = ViewHost(
      VStack {
        Setting()
        Distance()
      })
    host.activate("Metric")
    host.activate("Tab")
    #expect(host.screen.labels == ["Metric", "Tab", "second", "7 mi"])
    #expect(Distance().screen().labels == ["12 km"])
  }

  private struct Form: View {
    enum Field: Hashable { case name, mail }
    @FocusState private var field: Field?

    var body: some View {
      TextField("Name", text: .constant("")).focused($field, equals: .name)
      TextField("Mail", text: .constant("")).focused($field, equals: .mail)
      FocusButton(field: $field)
    }
  }

  private struct FocusButton: View {
    @FocusState.Binding var field: Form.Field?

    var body: some View {
      Button("Next") { field = .mail }
    }
  }

  @Test func theCursorFollowsTheKeyboard() throws {
    let host = ViewHost(Form())
    let events = host.activate("Next")
    let mail = try #require(host.screen.tree.nodes.first { $0.label == "Mail" })
    #expect(events == [.layoutChanged(focus: mail.id)])
  }

  private struct Identified: View {
    @State private var item = 1

    var body: some View {
      Button("Next item") { item += 1 }
      Ticking().id(item)
    }
  }

  @Test func anotherIdentityBeginsAnew() {
    let host = ViewHost(Identified())
    host.activate("Tick 0")
    #expect(host.screen.labels.contains("Tick 1"))
    host.activate("Next item")
    #expect(host.screen.labels.contains("Tick 0"))
  }
}
