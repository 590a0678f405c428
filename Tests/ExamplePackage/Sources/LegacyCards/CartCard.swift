import SwiftUI

// An older card: Swift 5, a view model of Combine's kind, and the names of iOS 13.

final class CartViewModel: ObservableObject {
  @Published var count = 0
  @Published private(set) var isOrdered = false
  @Published var note: String = ""

  func add() {
    count += 1
  }

  func order() {
    objectWillChange.send()
    DispatchQueue.main.async {
      self.isOrdered = true
    }
  }
}

struct CartCard: View {
  @StateObject var viewModel = CartViewModel()
  @Environment(\.presentationMode) var presentationMode
  @AppStorage("showsNotes") private var showsNotes = true
  @State private var width: CGFloat = 0
  let spacing: CGFloat = 8

  var body: some View {
    let isEmpty = viewModel.count == 0
    return VStack(alignment: .leading, spacing: spacing * 2) {
      CartHeader(viewModel: viewModel)
      if showsNotes {
        TextField("Note", text: $viewModel.note)
      }
      Button(action: viewModel.add) {
        Text("Add").padding(.horizontal, spacing)
      }
      .frame(minWidth: width, maxWidth: .infinity, minHeight: 44 + spacing)
      Button(action: { viewModel.order() }) {
        Text(viewModel.isOrdered ? "Ordered" : "Order")
      }
      .disabled(isEmpty)
    }
    .padding([.leading, .trailing], spacing)
    .onAppear { width = UIMetrics.width / 2 }
  }
}

enum UIMetrics {
  static let width: CGFloat = 200
  static var badge: some View { Text("New").font(.caption) }
}

struct CartHeader: View {
  @ObservedObject var viewModel: CartViewModel

  var body: some View {
    HStack {
      Text("Cart").font(.system(size: 20)).bold()
      Text("\(viewModel.count)")
      UIMetrics.badge
    }
    .accessibilityElement(children: .combine)
  }
}
