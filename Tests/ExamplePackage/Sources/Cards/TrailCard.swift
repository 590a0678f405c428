import SwiftUI

@MainActor @Observable
final class TrailModel {
  let name = "Ridge Loop"
  var isSaved = false
  var isShowingDetails = false

  func toggleSaved() { isSaved.toggle() }
}

struct PillButtonStyle: ButtonStyle {
  @ScaledMetric private var minHeight: CGFloat = 44

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(Color("OnAccent", bundle: .module))
      .padding(.horizontal, 20)
      .frame(minHeight: minHeight)
      .background(Color("BrandAccent", bundle: .module), in: Capsule())
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

struct TrailCard: View {
  @State private var model = TrailModel()
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .title2) private var spacing: CGFloat = 12

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
      : AnyLayout(HStackLayout(spacing: spacing))
    layout {
      VStack(alignment: .leading) {
        Text(model.name).font(.title2).accessibilityAddTraits(.isHeader)
        Text(dynamicTypeSize.isAccessibilitySize ? "12 km" : "12 km, 640 m of ascent")
      }
      Button(model.isSaved ? "Saved" : "Save", action: model.toggleSaved)
      Button("Details") { model.isShowingDetails = true }
    }
    .buttonStyle(PillButtonStyle())
    .padding(spacing)
    .sheet(isPresented: $model.isShowingDetails) { TrailDetails(name: model.name) }
  }
}

struct TrailDetails: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("\(name): steep in places").padding()
    Button("Close") { dismiss() }
  }
}
