import CardA11y
import Testing

/// The lines of Swift that findings name.
@MainActor
struct SourceTests {
  /// Each text says the line on which it stands.
  private struct Card: View {
    var isShown = true

    var body: some View {
      Text("\(#line)")
      title
      subtitle(#line)
      subtitle(#line, isLong: true)
      Button("Act") {}.buttonStyle(Boxed())
      ForEach(0..<1) { _ in
        Text("\(#line)")
      }
      Text("\(#line)")
        .font(.title)
        .padding()
        .accessibilityAddTraits(.isHeader)
      Color.white
        .overlay(Text("\(#line)"))
        .overlay {
          Text("\(#line)")
        }
      if isShown { Text("\(#line)") } else { EmptyView() }
      Group { Text("\(#line)") }.modifier(Framed())
      AnyView(Text("\(#line)"))
    }

    private var title: some View {
      Text("\(#line)").bold()
    }

    /// A string says its line in a builder only; outside of one it is that of its use.
    private func subtitle(_ line: Int) -> some View {
      let text = "\(line)"
      return Text(text).font(.caption)
    }

    @ViewBuilder private func subtitle(_ line: Int, isLong: Bool) -> some View {
      if isLong { Text("\(#line)") }
    }
  }

  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(#line)").padding()
    }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content
        Text("\(#line)")
      }
    }
  }

  @Test func everyTextNamesItsLine() throws {
    let screen = Card().screen()
    var count = 0
    for item in screen.scene.items {
      guard case .text(let run) = item.content else { continue }
      let source = try #require(item.source, "\(run.text)")
      #expect("\(source.line)" == run.text && source.path == "CardA11yTests/SourceTests.swift")
      count += 1
    }
    #expect(count == 13)
    for element in screen.elements where !element.traits.contains(.isButton) {
      #expect((element.source?.line).map { "\($0)" } == element.label)
    }
  }

  private struct Faulty: View {
    static let line = #line

    var body: some View {
      VStack {
        icon
        Text("Pale")
          .foregroundStyle(Color(white: 0.8))
      }
    }

    private var icon: some View {
      Button {
      } label: {
        Image(decorative: "heart").frame(width: 44, height: 44)
      }
    }
  }

  @Test func findingsNameTheLine() throws {
    let report = Faulty().audit(in: [ScreenEnvironment()])
    let lines = report.findings.filter { $0.outcome == .failed }.map {
      "\($0.rule) \($0.location.map { "\($0.path):\($0.line)" } ?? "nowhere")"
    }
    let icon = Faulty.line + 11
    #expect(
      lines.sorted() == [
        "contrast-text-aa CardA11yTests/SourceTests.swift:\(Faulty.line + 5)",
        "name-missing-control CardA11yTests/SourceTests.swift:\(icon)",
      ])
    let difference = try #require(report.difference())
    #expect("\(difference)".contains("(CardA11yTests/SourceTests.swift:\(icon))"))
  }

  /// What this package itself is made of has no line of its own.
  @Test func componentsAreNamedWhereTheyAreUsed() throws {
    let line = #line + 2
    let screen = VStack {
      ODSCardSmall(title: Text(verbatim: "Salad"), imageSource: .image(Image("salad")))
      Stepper("Amount", onIncrement: {}, onDecrement: {})
    }.screen()
    #expect(screen.elements.map { $0.source?.line } == [line, line + 1, line + 1, line + 1])
  }

  /// As in SwiftUI a builder leaves the type of what it is given as it is.
  fileprivate struct Box<Content: View, Footer: View>: View {
    let content: Content
    let footer: Footer

    init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
      self.content = content()
      self.footer = footer()
    }

    var body: some View {
      content
      footer
    }
  }

  @Test func buildersKeepTypes() {
    #expect(Box { Text("a") }.screen().labels == ["a"])
    #expect(Box("b", icon: Image("c")).screen().labels == ["b", "c"])
    #expect(Box(any: Text("d")).screen().labels == ["d", "Close"])
  }
}

extension SourceTests.Box where Footer == EmptyView {
  fileprivate init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension SourceTests.Box where Content == Text, Footer == Image {
  fileprivate init(_ title: String, icon: Image) {
    self.init {
      Text(title)
    } footer: {
      icon
    }
  }
}

extension SourceTests.Box where Content == AnyView, Footer == Button<Text> {
  fileprivate init(any view: some View) {
    self.init {
      AnyView(view)
    } footer: {
      Button("Close") {}
    }
  }
}
