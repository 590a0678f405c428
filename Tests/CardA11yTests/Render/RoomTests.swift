import CardA11y
import Testing

/// What leaves the room that is left for it keeps its frame, and says so.
@MainActor
struct RoomTests {
  private func items(_ view: some View) -> [SceneItem] {
    view.screen(in: environment { $0.width = 200 }).scene.items
  }

  private func bar(_ width: Double, _ height: Double = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func whatStaysInsideSaysNothing() {
    #expect(items(bar(200)).map(\.room) == [nil])
    #expect(items(Text("Plan").padding()).map(\.room) == [nil])
  }

  @Test func theScreenIsARoom() {
    let item = items(bar(250))[0]
    #expect(item.frame.width == 250)
    #expect(item.room == Rect(x: 0, y: 0, width: 200, height: 10))
  }

  @Test func aFrameIsARoom() {
    let text = Text("A supporting text").fixedSize().frame(width: 50, height: 30)
    let item = items(text)[0]
    #expect(item.room == Rect(x: 0, y: 0, width: 50, height: 30))
    #expect(item.frame.width > 100)
    #expect(item.frame.x < 0)
  }

  @Test func whatCanBeScrolledToStaysInside() {
    let row = HStack(spacing: 0) {
      bar(150)
      bar(150)
    }
    #expect(items(ScrollView(.horizontal) { row }).map(\.room) == [nil, nil])
    #expect(items(ScrollView { row }).map { $0.room != nil } == [false, true])
    #expect(items(ScrollView { bar(10, 5000) }.frame(height: 100)).map(\.room) == [nil])
    #expect(items(bar(10, 500).frame(height: 100)).map { $0.room?.height } == [100])
  }

  @Test func whatIsClippedHasLeftNothing() {
    let picture = Image("photo").resizable().scaledToFill().frame(height: 60).clipped()
    #expect(items(picture).map(\.room) == [nil])
  }

  @Test func aClippedTextKeepsItsFrame() throws {
    let item = items(Text("A supporting text").fixedSize().frame(width: 50).clipped())[0]
    #expect(item.room?.width == 50)
    guard case .text(let run) = item.content else {
      Issue.record("no text")
      return
    }
    #expect(run.truncation == .certain)
  }

  @Test func roomsTurnWithThePage() {
    let view = bar(60).frame(width: 50, alignment: .leading)
    let screen = view.screen(
      in: environment {
        $0.width = 200
        $0.layoutDirection = .rightToLeft
      })
    let item = screen.scene.items[0]
    #expect(item.frame.x == 140 && item.room?.x == 150)
  }
}
